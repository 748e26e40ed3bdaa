import type { InputHTMLAttributes } from 'react'
import {
  type RecordsFaults,
  type RecordsField,
  recordsNeeds,
  recordsRequest,
} from '#contracts/records-request/contract.ts'
import type { Words } from '#forms/records-request/words.en.ts'
import { FormOutcome } from '#forms/sending/form-outcome.tsx'
import { functionAddress } from '#forms/sending/send-form.ts'
import { Trap } from '#forms/sending/trap.tsx'
import { type GivenBack, useForm } from '#forms/sending/use-form.ts'
import type { Locale } from '#i18n/locales.ts'
import { Button } from '#ui/button/button.tsx'
import { ChoiceGroup } from '#ui/choice-group/choice-group.tsx'
import { Field } from '#ui/field/field.tsx'
import './records-request.css'

export interface RecordsRequestFormProps extends GivenBack<RecordsFaults> {
  locale: Locale
  words: Words
}

const idOf = (field: string) => `request-${field}`

const inputs: Readonly<
  Record<Exclude<RecordsField, 'needs'>, InputHTMLAttributes<HTMLInputElement>>
> = {
  firm: { autoComplete: 'organization' },
  name: { autoComplete: 'name' },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
}

/** An attorney's office asks for records. It names no patient: the answer says how to, safely. */
export function RecordsRequestForm({
  locale,
  words,
  typed = {},
  ...given
}: RecordsRequestFormProps) {
  const form = useForm(recordsRequest, { locale, words, ...given })
  const { faults, outcome, refusal, send, sending, taken } = form
  const { needs } = words.fields
  return (
    <section className="records-request" aria-labelledby="request-heading">
      <h2 id="request-heading">{words.heading}</h2>
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
            className="records-request-form"
            action={functionAddress(recordsRequest.address)}
            method="post"
            noValidate
            aria-busy={sending}
            onSubmit={send}
          >
            <p>{words.intro}</p>
            {Object.entries(inputs).map(([field, input]) => (
              <Field
                key={field}
                id={idOf(field)}
                name={field}
                label={words.fields[field as keyof typeof inputs].label}
                defaultValue={typed[field]}
                error={faults[field as RecordsField]}
                {...input}
              />
            ))}
            <ChoiceGroup
              id={idOf('needs')}
              name="needs"
              legend={needs.label}
              hint={needs.hint}
              error={faults.needs}
              pick="many"
              choices={recordsNeeds.map((value) => ({ value, label: words.needs[value] }))}
              chosenAtFirst={typed['needs']?.split(' ') ?? []}
            />
            <Trap label={words.trap} />
            <input type="hidden" name="locale" value={locale} />
            <p className="fine-print">{words.kept}</p>
            <Button type="submit" variant="trust" size="lg" disabled={sending}>
              {sending ? words.sending : words.submit}
            </Button>
          </form>
        </>
      ) : (
        <div ref={outcome} tabIndex={-1} className="form-outcome form-taken">
          <p>
            <strong>{words.taken}</strong> {taken}
          </p>
        </div>
      )}
    </section>
  )
}
