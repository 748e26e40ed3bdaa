import { clinic } from '#clinic'
import { formatMinute } from '#i18n/dates.ts'
import type { Locale } from '#i18n/locales.ts'
import { strings } from '#i18n/strings.ts'
import { contactLinks, emergencyPhone, officePhone, textPhone } from '#site/contact-links.ts'
import { openingHoursRows } from '#site/opening-hours.ts'

/** Telephone, text, address and hours, large enough to read at arm's length. */
export function ContactDetails({ locale }: { locale: Locale }) {
  const words = strings(locale)
  const to = { en: 'to', es: 'a' }[locale]
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
          {openingHoursRows().map(({ from, to: until, shift }) => (
            <div key={from}>
              <dt>
                {from === until
                  ? words.days[from]
                  : `${words.days[from]} ${to} ${words.days[until]}`}
              </dt>
              <dd>
                {shift
                  ? `${formatMinute(shift.opens, locale)} ${to} ${formatMinute(shift.closes, locale)}`
                  : words.footer.closed}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
