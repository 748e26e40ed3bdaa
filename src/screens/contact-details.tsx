import { clinic } from '#clinic'
import type { Locale } from '#i18n/locales.ts'
import { strings } from '#i18n/strings.ts'
import { emergencyLine, faxNumber, mailLink, officeLine, textLine } from '#site/contact-links.ts'
import { closedDateLines, openingHoursLines } from '#site/opening-hours.ts'

/** Telephone, text, address and hours, large enough to read at arm's length. */
export function ContactDetails({ locale }: { locale: Locale }) {
  const words = strings(locale)
  const { address } = clinic
  return (
    <div className="contact-details">
      <section>
        <h2>{textLine ? words.contact.callOrText : words.contact.callOnly}</h2>
        <dl>
          <dt>{words.footer.office}</dt>
          <dd>
            <a href={officeLine.href}>{officeLine.number}</a>
          </dd>
          {emergencyLine ? (
            <>
              <dt>{words.footer.emergency}</dt>
              <dd>
                <a href={emergencyLine.href}>{emergencyLine.number}</a>
              </dd>
            </>
          ) : null}
          {textLine ? (
            <>
              <dt>{words.footer.textLine}</dt>
              <dd>
                <a href={textLine.href}>{textLine.number}</a>
              </dd>
            </>
          ) : null}
          {faxNumber ? (
            <>
              <dt>{words.contact.fax}</dt>
              <dd>{faxNumber}</dd>
            </>
          ) : null}
        </dl>
        <p>
          <a href={mailLink}>{clinic.email}</a>
        </p>
        <p>{textLine ? words.contact.noMedicalByTextOrMail : words.contact.noMedicalByMail}</p>
        {clinic.links.upload ? (
          <p>
            <a href={clinic.links.upload}>{words.contact.upload}</a>
          </p>
        ) : null}
      </section>
      <section>
        <h2>{words.contact.visit}</h2>
        <address>
          {clinic.name}
          <br />
          {address.street}
          <br />
          {address.city}, {address.region} {address.postalCode}
        </address>
      </section>
      <section>
        <h2>{words.contact.hoursHeading}</h2>
        <dl>
          {openingHoursLines(locale).map(({ days, hours }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
          {closedDateLines(locale).map(({ day, hours }) => (
            <div key={day}>
              <dt>{day}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
