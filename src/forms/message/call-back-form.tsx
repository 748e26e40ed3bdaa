import { Labelled } from '#design/field/labelled.tsx'
import type { Words } from '#forms/message/words.en.ts'
import { FormFrame, fieldId } from '#forms/sending/form-frame.tsx'
import { FormLines } from '#forms/sending/form-lines.tsx'
import { useForm } from '#forms/sending/use-form.ts'
import type { Locale } from '#language/locales.ts'
import { CallInstead } from './call-instead.tsx'
import { callTimes, message } from './contract/contract.ts'

export interface CallBackFormProps {
  locale: Locale
  words: Words
}

const name = 'call-back'
const callId = fieldId(name, 'call')

const inputs = {
  name: { autoComplete: 'name' },
  phone: { type: 'tel', autoComplete: 'tel' },
}

/** This form has a place for a number only, so it does not ask for an e-mail address either. */
function askForNumber({ fields, ...words }: Words): Words {
  const { phone } = fields
  const faults = { ...phone.faults, missing: phone.faults.malformed }
  return { ...words, fields: { ...fields, phone: { ...phone, faults } } }
}

/** The short form of a message: a name, a number and a time. */
export function CallBackForm({ locale, words }: CallBackFormProps) {
  const form = useForm(message, { locale, words: askForNumber(words) })
  return (
    <FormFrame
      name={name}
      heading={words.callBack.heading}
      form={form}
      locale={locale}
      words={{ ...words, submit: words.callBack.submit }}
      afterwards={<CallInstead words={words} />}
    >
      <CallInstead words={words} />
      <FormLines name={name} inputs={inputs} fields={words.fields} faults={form.faults} />
      <Labelled id={callId} label={words.call}>
        <select id={callId} name="call">
          {callTimes.map((time) => (
            <option key={time} value={time}>
              {words.calls[time]}
            </option>
          ))}
        </select>
      </Labelled>
      <input type="hidden" name="topic" value="appointment" />
    </FormFrame>
  )
}
