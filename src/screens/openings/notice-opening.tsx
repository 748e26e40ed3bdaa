import { formatDate } from '#language/dates/dates-in-words.ts'
import { nextLabel } from '#screens/next-label.ts'
import { OpeningFrame } from '#screens/opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { screenWords } from '#screens/words.ts'
import './notice-opening.css'

/** Plain text, with the dates that a notice is asked for. */
export function NoticeOpening(page: ScreenProps) {
  const { locale, words } = page
  const { review } = screenWords[locale]
  return (
    <OpeningFrame {...page} name="notice" lineless>
      <p className="notice-dates">
        {review.updated} <b>{formatDate(words.reviewed, locale)}</b>
        <br />
        {nextLabel(words.nextReview, locale)} <b>{formatDate(words.nextReview, locale)}</b>
      </p>
    </OpeningFrame>
  )
}
