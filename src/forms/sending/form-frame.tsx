import type { ReactNode } from 'react'
import { Button } from '#design/button/button.tsx'
import { FormOutcome } from '#forms/sending/form-outcome.tsx'
import { Trap } from '#forms/sending/trap.tsx'
import type { FormState } from '#forms/sending/use-form.ts'
import type { Locale } from '#language/locales.ts'
import './form-frame.css'

export interface FormFrameProps {
  /** Begins the ids of the page: `message` for `message-heading`, `message-email`. */
  name: string
  heading: string
  form: FormState
  locale: Locale
  words: {
    notTaken: string
    trap: string
    stored: string
    submit: string
    sending: string
    taken: string
  }
  /** What stands below the answer of a form that was taken. */
  afterwards?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** The id of a field, by the name of its form. */
export const fieldId = (name: string, field: string) => `${name}-${field}`

/**
 * A form to the clinic with its heading, what was wrong with it above, and in its place what happens
 * next when it was taken.
 */
export function FormFrame({
  name,
  heading,
  form,
  locale,
  words,
  afterwards,
  children,
}: FormFrameProps) {
  const { attributes, faults, outcome, refusal, sending, taken } = form
  return (
    <section className="form-frame" aria-labelledby={`${name}-heading`}>
      <h2 id={`${name}-heading`}>{heading}</h2>
      {taken === undefined ? (
        <>
          <FormOutcome
            ref={outcome}
            heading={words.notTaken}
            faults={faults}
            refusal={refusal}
            idOf={(field) => fieldId(name, field)}
          />
          <form className="form-fields" {...attributes}>
            {children}
            <Trap label={words.trap} />
            <input type="hidden" name="locale" value={locale} />
            <p className="fine-print">{words.stored}</p>
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
          {afterwards}
        </div>
      )}
    </section>
  )
}
