import { Button } from '#design/button/button.tsx'
import { Field } from '#design/field/field.tsx'
import type { Words } from '#forms/page-feedback/words.en.ts'
import { Trap } from '#forms/sending/trap.tsx'
import { type GivenBack, useForm } from '#forms/sending/use-form.ts'
import type { Locale } from '#language/locales.ts'
import type { PageId } from '#site/addresses.ts'
import { type FeedbackFaults, longestSentence, pageFeedback } from './contract/contract.ts'
import './page-feedback.css'

export interface PageFeedbackFormProps extends GivenBack<FeedbackFaults> {
  locale: Locale
  words: Words
  /** Which page it is about; on the page that gives the form back, what was sent says it. */
  page?: PageId
}

const answers = ['yes', 'no'] as const

/** Asks whether a page was useful. A plain form with a button for each answer. */
export function PageFeedbackForm({
  locale,
  words,
  page,
  typed = {},
  ...given
}: PageFeedbackFormProps) {
  const form = useForm(pageFeedback, { locale, words, ...given })
  const { attributes, faults, outcome, refusal, sending, taken } = form
  const said = taken === undefined ? refusal : words.taken
  return (
    <section className="page-feedback no-print" aria-labelledby="feedback-heading">
      <div ref={outcome} tabIndex={-1} className="form-outcome">
        {said === undefined ? null : <p>{said}</p>}
      </div>
      {taken === undefined ? (
        <form {...attributes}>
          <h2 id="feedback-heading">{words.fields.useful.label}</h2>
          <details open={page === undefined}>
            <summary>{words.more}</summary>
            <Field
              id="feedback-sentence"
              name="sentence"
              label={words.fields.sentence.label}
              hint={words.noMedical}
              defaultValue={typed['sentence']}
              error={faults.sentence}
              maxLength={longestSentence}
            />
          </details>
          <Trap label={words.trap} />
          <input type="hidden" name="page" value={page ?? typed['page']} />
          <input type="hidden" name="locale" value={locale} />
          {answers.map((answer) => (
            <Button
              key={answer}
              type="submit"
              variant="outline"
              size="sm"
              name="useful"
              value={answer}
              disabled={sending}
            >
              {words.answers[answer]}
            </Button>
          ))}
        </form>
      ) : null}
    </section>
  )
}
