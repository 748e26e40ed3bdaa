import type { InputHTMLAttributes } from 'react'
import {
  callTimes,
  longestNote,
  type MessageFaults,
  type MessageField,
  message,
  messageTopics,
} from '#contracts/message/contract.ts'
import type { Words } from '#forms/message/words.en.ts'
import { FormFrame, fieldId } from '#forms/sending/form-frame.tsx'
import { type GivenBack, useForm } from '#forms/sending/use-form.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import { textLine } from '#site/contact-links.ts'
import { ChoiceGroup } from '#ui/choice-group/choice-group.tsx'
import { Field } from '#ui/field/field.tsx'
import { TextBox } from '#ui/field/text-box.tsx'
import { CallInstead } from './call-instead.tsx'

export interface MessageFormProps extends GivenBack<MessageFaults> {
  locale: Locale
  words: Words
}

const name = 'message'
const idOf = (field: string) => fieldId(name, field)

/** The lines to fill in, as the browser knows them. */
const inputs: Readonly<
  Record<Exclude<MessageField, 'note'>, InputHTMLAttributes<HTMLInputElement>>
> = {
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
  const chosen = (field: string, first: string) => [typed[field] ?? first]
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
      {Object.entries(inputs).map(([field, input]) => (
        <Field
          key={field}
          id={idOf(field)}
          name={field}
          label={fields[field as keyof typeof inputs].label}
          defaultValue={typed[field]}
          error={faults[field as MessageField]}
          {...input}
        />
      ))}
      <ChoiceGroup
        id="message-language"
        name="language"
        legend={words.language}
        pick="one"
        layout="columns"
        choices={named(locales, words.languages)}
        chosenAtFirst={chosen('language', locale)}
      />
      <ChoiceGroup
        id="message-call"
        name="call"
        legend={words.call}
        pick="one"
        layout="columns"
        choices={named(callTimes, words.calls)}
        chosenAtFirst={chosen('call', 'any')}
      />
      <ChoiceGroup
        id="message-topic"
        name="topic"
        legend={words.topic}
        pick="one"
        layout="columns"
        choices={named(messageTopics, words.topics)}
        chosenAtFirst={chosen('topic', 'appointment')}
      />
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
