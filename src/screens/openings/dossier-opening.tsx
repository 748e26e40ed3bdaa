import { clinic } from '#clinic'
import { formatDate } from '#language/dates/dates-in-words.ts'
import { sharedWords } from '#language/words.ts'
import { OpeningFrame } from '#screens/opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { screenWords } from '#screens/words.ts'
import { faxNumber, officeLine, postalAddress } from '#site/contact-links.ts'
import './dossier-opening.css'

/** For a colleague at a desk: the ways to reach the office as the cover of a file has them. */
export function DossierOpening(page: ScreenProps) {
  const { locale, words } = page
  const { contact, review } = screenWords[locale]
  const { phones, waysToReachUs, listing } = sharedWords[locale]
  const { upload } = clinic.links
  return (
    <OpeningFrame {...page} name="dossier" lineless>
      <section className="dossier" aria-label={waysToReachUs}>
        <dl>
          <dt>{phones.office}</dt>
          <dd>
            <a href={officeLine.href}>{officeLine.number}</a>
          </dd>
          {faxNumber ? (
            <>
              <dt>{contact.fax}</dt>
              <dd>{faxNumber}</dd>
            </>
          ) : null}
          <dt>{listing.address}</dt>
          <dd>{postalAddress}</dd>
          <dt>{review.updated.replace(':', '')}</dt>
          <dd>{formatDate(words.reviewed, locale)}</dd>
        </dl>
        {upload ? <a href={upload}>{contact.upload}</a> : null}
      </section>
    </OpeningFrame>
  )
}
