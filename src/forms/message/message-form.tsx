import { ChoiceGroup } from '#design/choice-group/choice-group.tsx'
import { TextBox } from '#design/field/text-box.tsx'
import type { Words } from '#forms/message/words.en.ts'
import { FormFrame, fieldId } from '#forms/sending/form-frame.tsx'
import { FormLines } from '#forms/sending/form-lines.tsx'
import { type GivenBack, useForm } from '#forms/sending/use-form.ts'
import { type Locale, locales } from '#language/locales.ts'
import { textLine } from '#site/contact-links.ts'
import { CallInstead } from './call-instead.tsx'
import {
  callTimes,
  longestNote,
  type MessageFaults,
  message,
  messageTopics,
} from './contract/contract.ts'

export interface MessageFormProps extends GivenBack<MessageFaults> {
  locale: Locale
  words: Words
}

const name = 'message'
const idOf = (field: string) => fieldId(name, field)

const inputs = {
  name: { autoComplete: 'name', required: true },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
}

const named = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: labels[value] }))

/** A message to the clinic, or a wish to be called. A plain form that a page answers. */
export function MessageForm({ locale, words, typed = {}, ...given }: MessageFormProps) {
  const form = useForm(message, { locale, words, ...given })
  const { faults } = form
  const { fields } = words
  const choices = [
    { field: 'language', options: named(locales, words.languages), first: locale },
    { field: 'call', options: named(callTimes, words.calls), first: 'any' },
    { field: 'topic', options: named(messageTopics, words.topics), first: 'appointment' },
  ] as const
  return (
    <FormFrame
      name={name}
      heading={words.heading}
      form={form}
      locale={locale}
      words={words}
      afterwards={<CallInstead words={words} />}
    >
      <p>{words.intro}</p>
      <CallInstead words={words} />
      <FormLines name={name} inputs={inputs} fields={fields} typed={typed} faults={faults} />
      {choices.map(({ field, options, first }) => (
        <ChoiceGroup
          key={field}
          id={idOf(field)}
          name={field}
          legend={words[field]}
          pick="one"
          layout="columns"
          choices={options}
          chosenAtFirst={[typed[field] ?? first]}
        />
      ))}
      <TextBox
        id={idOf('note')}
        name="note"
        label={fields.note.label}
        hint={fields.note.hint}
        error={faults.note}
        rows={3}
        maxLength={longestNote}
        defaultValue={typed['note']}
      />
      {textLine ? (
        <label className="choice">
          <input
            type="checkbox"
            name="texts"
            value="yes"
            defaultChecked={typed['texts'] === 'yes'}
          />
          <span>{words.texts}</span>
        </label>
      ) : null}
    </FormFrame>
  )
}
