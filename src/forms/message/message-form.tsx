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
import { FormOutcome } from '#forms/sending/form-outcome.tsx'
import { functionAddress } from '#forms/sending/send-form.ts'
import { Trap } from '#forms/sending/trap.tsx'
import { type GivenBack, useForm } from '#forms/sending/use-form.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import { textLine } from '#site/contact-links.ts'
import { Button } from '#ui/button/button.tsx'
import { ChoiceGroup } from '#ui/choice-group/choice-group.tsx'
import { Field } from '#ui/field/field.tsx'
import { TextBox } from '#ui/field/text-box.tsx'
import { MessageTaken } from './message-taken.tsx'
import './message.css'

export interface MessageFormProps extends GivenBack<MessageFaults> {
  locale: Locale
  words: Words
}

const idOf = (field: string) => `message-${field}`

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
  const { faults, outcome, refusal, send, sending, taken } = useForm(message, {
    locale,
    words,
    ...given,
  })
  const { fields } = words
  const chosen = (field: string, first: string) => [typed[field] ?? first]
  return (
    <section className="message" aria-labelledby="message-heading">
      <h2 id="message-heading">{words.heading}</h2>
      {taken === undefined ? (
        <FormOutcome
          ref={outcome}
          heading={words.notTaken}
          faults={faults}
          refusal={refusal}
          idOf={idOf}
        />
      ) : (
        <MessageTaken ref={outcome} next={taken} words={words} />
      )}
      {taken === undefined ? (
        <form
          className="message-form"
          action={functionAddress(message.address)}
          method="post"
          noValidate
          aria-busy={sending}
          onSubmit={send}
        >
          <p>{words.intro}</p>
          <p>
            {words.urgent} <a href="tel:911">{words.urgentLink}</a>.
          </p>
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
          <Trap label={words.trap} />
          <input type="hidden" name="locale" value={locale} />
          <p className="fine-print">{words.kept}</p>
          <Button type="submit" variant="trust" size="lg" disabled={sending}>
            {sending ? words.sending : words.submit}
          </Button>
        </form>
      ) : null}
    </section>
  )
}
