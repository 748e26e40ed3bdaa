import { callTimes, message } from '#contracts/message/contract.ts'
import type { Words } from '#forms/message/words.en.ts'
import { FormOutcome } from '#forms/sending/form-outcome.tsx'
import { functionAddress } from '#forms/sending/send-form.ts'
import { Trap } from '#forms/sending/trap.tsx'
import { useForm } from '#forms/sending/use-form.ts'
import type { Locale } from '#i18n/locales.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Labelled } from '#ui/field/labelled.tsx'
import { MessageTaken } from './message-taken.tsx'
import './message.css'

export interface CallBackFormProps {
  locale: Locale
  words: Words
}

const idOf = (field: string) => `call-back-${field}`

/** This form has a place for a number only, so it does not ask for an e-mail address either. */
function askForNumber({ fields, ...words }: Words): Words {
  const { phone } = fields
  const faults = { ...phone.faults, missing: phone.faults.malformed }
  return { ...words, fields: { ...fields, phone: { ...phone, faults } } }
}

/** The short form of a message: a name, a number and a time. */
export function CallBackForm({ locale, words }: CallBackFormProps) {
  const form = useForm(message, { locale, words: askForNumber(words) })
  const { faults, outcome, refusal, send, sending, taken } = form
  return (
    <section className="message" aria-labelledby="call-back-heading">
      <h2 id="call-back-heading">{words.callBack.heading}</h2>
      {taken === undefined ? (
        <>
          <FormOutcome
            ref={outcome}
            heading={words.notTaken}
            faults={faults}
            refusal={refusal}
            idOf={idOf}
          />
          <form
            className="message-form"
            action={functionAddress(message.address)}
            method="post"
            noValidate
            aria-busy={sending}
            onSubmit={send}
          >
            <p>
              {words.urgent} <a href="tel:911">{words.urgentLink}</a>.
            </p>
            <Field
              id={idOf('name')}
              name="name"
              label={words.fields.name.label}
              error={faults.name}
              autoComplete="name"
            />
            <Field
              id={idOf('phone')}
              name="phone"
              label={words.fields.phone.label}
              error={faults.phone}
              type="tel"
              autoComplete="tel"
            />
            <Labelled id={idOf('call')} label={words.call}>
              <select id={idOf('call')} name="call">
                {callTimes.map((time) => (
                  <option key={time} value={time}>
                    {words.calls[time]}
                  </option>
                ))}
              </select>
            </Labelled>
            <Trap label={words.trap} />
            <input type="hidden" name="topic" value="appointment" />
            <input type="hidden" name="locale" value={locale} />
            <p className="fine-print">{words.kept}</p>
            <Button type="submit" variant="trust" disabled={sending}>
              {sending ? words.sending : words.callBack.submit}
            </Button>
          </form>
        </>
      ) : (
        <MessageTaken ref={outcome} next={taken} words={words} />
      )}
    </section>
  )
}
