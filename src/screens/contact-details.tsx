import { ClinicMap } from '#city/map/clinic-map.tsx'
import { readMap } from '#city/map/read-map.ts'
import { clinic } from '#clinic'
import { ButtonLink } from '#design/button/button.tsx'
import type { Locale } from '#language/locales.ts'
import { sharedWords } from '#language/words.ts'
import { HoursList } from '#screens/hours-list.tsx'
import { Live } from '#screens/live/live.tsx'
import { openPart } from '#screens/live/open-part.tsx'
import { screenWords } from '#screens/words.ts'
import {
  directionsLink,
  emergencyLine,
  faxNumber,
  mailLink,
  officeLine,
  textLine,
} from '#site/contact-links.ts'
import { whatsappLine } from '#site/whatsapp.ts'
import { blockWords } from '#words/words.ts'
import './contact-details.css'

/** Telephone, text, address and hours, large enough to read at arm's length. */
export function ContactDetails({ locale }: { locale: Locale }) {
  const words = screenWords[locale].contact
  const { bookFreeSentence, openInNewTab, phones } = sharedWords[locale]
  const { address, gettingHere } = clinic
  return (
    <div className="contact-details">
      <section>
        <h2>{textLine ? words.callOrText : words.callOnly}</h2>
        <dl>
          <dt>{phones.office}</dt>
          <dd>
            <a href={officeLine.href}>{officeLine.number}</a>
          </dd>
          {emergencyLine ? (
            <>
              <dt>{phones.emergency}</dt>
              <dd>
                <a href={emergencyLine.href}>{emergencyLine.number}</a>
              </dd>
            </>
          ) : null}
          {textLine ? (
            <>
              <dt>{phones.textLine}</dt>
              <dd>
                <a href={textLine.href}>{textLine.number}</a>
              </dd>
            </>
          ) : null}
          {whatsappLine ? (
            <>
              <dt>{blockWords[locale].whatsapp}</dt>
              <dd>
                <a href={whatsappLine.href}>{whatsappLine.number}</a>
              </dd>
            </>
          ) : null}
          {faxNumber ? (
            <>
              <dt>{words.fax}</dt>
              <dd>{faxNumber}</dd>
            </>
          ) : null}
        </dl>
        <p>
          <a href={mailLink}>{clinic.email}</a>
        </p>
        <p>{textLine ? words.noMedicalByTextOrMail : words.noMedicalByMail}</p>
        {clinic.links.upload ? (
          <p>
            <a href={clinic.links.upload}>{words.upload}</a>
          </p>
        ) : null}
      </section>
      <section className="contact-visit">
        <h2>{words.visit}</h2>
        <ClinicMap map={readMap()} />
        <address>
          {clinic.name}
          <br />
          {address.street}
          <br />
          {address.city}, {address.region} {address.postalCode}
        </address>
        {gettingHere ? (
          <ul>
            {[gettingHere.door, gettingHere.parking, gettingHere.transit].map((line) =>
              line ? <li key={line.en}>{line[locale]}</li> : null,
            )}
          </ul>
        ) : null}
        <p>
          <ButtonLink href={directionsLink} variant="outline" opensNewTab={openInNewTab}>
            {words.directions}
          </ButtonLink>
        </p>
      </section>
      <section>
        <h2>{words.hoursHeading}</h2>
        <Live part={openPart} locale={locale} className="contact-open open-now" />
        <HoursList locale={locale} />
        <ButtonLink href={clinic.links.booking} variant="outline" opensNewTab={openInNewTab}>
          {bookFreeSentence}
        </ButtonLink>
      </section>
    </div>
  )
}
