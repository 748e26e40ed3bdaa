import { Island } from '#design/island/island.tsx'
import { PageFeedbackForm } from '#forms/page-feedback/page-feedback-form.tsx'
import { pageFeedbackFormWords } from '#forms/page-feedback/words.ts'
import type { Locale } from '#language/locales.ts'
import { type PageId, type PageKind, page } from '#site/addresses.ts'

/** Pages of words, which a reader may find useful or not. */
const asksBack: readonly PageKind[] = [
  'landing',
  'entry',
  'phase',
  'condition',
  'service',
  'about',
  'resource',
  'legal',
  'area',
  'notice',
]

const isAsked = (id: PageId) => asksBack.includes(page(id).kind)

/** What draws the question, on the pages that ask it: the others do not carry its styles. */
export const filesAskingBack = (id: PageId) =>
  isAsked(id) ? ['src/forms/page-feedback/page-feedback-form.tsx'] : []

/** Asks whether a page of words was useful. */
export function AskBack({ id, locale }: { id: PageId; locale: Locale }) {
  return isAsked(id) ? (
    <Island
      name="page-feedback-form"
      component={PageFeedbackForm}
      props={{ locale, page: id }}
      words={pageFeedbackFormWords[locale]}
    />
  ) : null
}
