import { clinic } from '#clinic'
import type { Locale } from '#i18n/locales.ts'
import { strings } from '#i18n/strings.ts'
import { contactLinks, emergencyPhone, officePhone, textPhone } from '#site/contact-links.ts'
import { closedDateLines, openingHoursLines } from '#site/opening-hours.ts'

/** Telephone, text, address and hours, large enough to read at arm's length. */
export function ContactDetails({ locale }: { locale: Locale }) {
  const words = strings(locale)
  const { address } = clinic
  return (
    <div className="contact-details">
      <section>
        <h2>{words.contact.callHeading}</h2>
        <dl>
          <dt>{words.footer.office}</dt>
          <dd>
            <a href={contactLinks.call}>{officePhone}</a>
          </dd>
          <dt>{words.footer.emergency}</dt>
          <dd>
            <a href={contactLinks.emergencyLine}>{emergencyPhone}</a>
          </dd>
          <dt>{words.footer.textLine}</dt>
          <dd>
            <a href={contactLinks.text}>{textPhone}</a>
          </dd>
        </dl>
        <p>
          <a href={contactLinks.mail}>{clinic.email}</a>
        </p>
        <p>{words.contact.noMedical}</p>
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
