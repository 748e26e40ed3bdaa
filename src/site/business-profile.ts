import type { MedicalClinic, OpeningHoursSpecification } from 'schema-dts'
import { clinic } from '#clinic'
import { buildTime } from '#clinic/clock/build-time.ts'
import { localDate } from '#clinic/clock/clock.ts'
import { weekdays } from '#language/dates/weekdays.ts'
import type { Locale } from '#language/locales.ts'
import { canonicalPath, ofKind, page } from '#site/addresses.ts'
import { announcedAtBuild } from '#site/announced-at-build.ts'
import { profileLinks } from '#site/contact-links.ts'
import { closedDates, openingHoursRows } from '#site/opening-hours.ts'
import { employees } from '#site/person-data.ts'
import { siteWords } from '#site/words.ts'

export interface RatingFacts {
  /** 1 to 5, as printed. */
  value: string
  reviews: number
}

const schemaDay = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const

/** By which all that is said of the clinic names it. */
export const clinicId = (origin: string) => `${origin}/#clinic`

function openingHours(): OpeningHoursSpecification[] {
  return openingHoursRows().flatMap(({ from, to, shifts }) => {
    const days = weekdays.slice(weekdays.indexOf(from), weekdays.indexOf(to) + 1)
    return shifts.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: days.map((day) => schemaDay[day]),
      opens,
      closes,
    }))
  })
}

/** Opening and closing at midnight is how search engines are told of a closed day. */
const closedAllDay = [{ opens: '00:00', closes: '00:00' }]

const otherDays = (): OpeningHoursSpecification[] =>
  closedDates(localDate(buildTime()), clinic.closed ?? [], announcedAtBuild.days).flatMap(
    ({ date, shifts = [], until = date }) =>
      (shifts.length > 0 ? shifts : closedAllDay).map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        opens,
        closes,
        validFrom: date,
        validThrough: until,
      })),
  )

/** The clinic, with every field that search engines read. */
export function businessProfile(
  origin: string,
  locale: Locale,
  rating?: RatingFacts,
): Exclude<MedicalClinic, string> {
  const { address, coordinates, phones } = clinic
  const specialOpeningHoursSpecification = otherDays()
  return {
    '@type': 'MedicalClinic',
    '@id': clinicId(origin),
    name: clinic.name,
    url: `${origin}${canonicalPath('home', locale)}`,
    telephone: clinic.phones.office,
    email: clinic.email,
    image: `${origin}/og/home.${locale}.png`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', ...coordinates },
    openingHoursSpecification: openingHours(),
    ...(specialOpeningHoursSpecification.length > 0 ? { specialOpeningHoursSpecification } : {}),
    ...(phones.fax ? { faxNumber: phones.fax } : {}),
    ...(phones.emergency
      ? {
          contactPoint: {
            '@type': 'ContactPoint' as const,
            contactType: 'emergency',
            telephone: phones.emergency,
            availableLanguage: ['en', 'es'],
          },
        }
      : {}),
    priceRange: clinic.priceRange,
    paymentAccepted: clinic.paymentWays.map((way) => siteWords[locale].payment[way]).join(', '),
    areaServed: clinic.areasServed.map((name) => ({ '@type': 'City' as const, name })),
    availableService: ofKind('service').map((id) => ({
      '@type': 'MedicalTherapy' as const,
      name: page(id).name[locale],
    })),
    knowsLanguage: ['en', 'es'],
    employee: employees(locale, origin),
    ...(profileLinks.length > 0 ? { sameAs: [...profileLinks] } : {}),
    ...(rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating' as const,
            ratingValue: rating.value,
            reviewCount: rating.reviews,
          },
        }
      : {}),
  }
}
