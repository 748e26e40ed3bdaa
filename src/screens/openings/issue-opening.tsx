import { clinic } from '#clinic'
import { formatDate } from '#language/dates/dates-in-words.ts'
import { OpeningFrame } from '#screens/opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { href, page as pageOf } from '#site/addresses.ts'
import './issue-opening.css'

/** The head of a letter: who writes, and when. */
export function IssueOpening(page: ScreenProps) {
  const { locale, words } = page
  const { address, name } = clinic
  return (
    <OpeningFrame {...page} name="issue">
      <address className="letterhead">
        <b>{name}</b>
        <br />
        {address.street}
        <br />
        {address.city}, {address.region} {address.postalCode}
        <br />
        {formatDate(words.reviewed, locale)}
        <br />
        <a href={href('newsletter', locale)}>{pageOf('newsletter').name[locale]}</a>
      </address>
    </OpeningFrame>
  )
}
