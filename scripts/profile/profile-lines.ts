import { clinic } from '#clinic'
import { weekdays } from '#language/dates/weekdays.ts'
import { locales } from '#language/locales.ts'
import { canonicalPath } from '#site/addresses.ts'
import {
  emergencyLine,
  faxNumber,
  officeLine,
  postalAddress,
  profileLinks,
  textLine,
} from '#site/contact-links.ts'
import { closedDates } from '#site/opening-hours.ts'
import { siteOrigin } from '#site/origin.ts'
import { nameWithTitle, otherChiropractors } from '#site/people.ts'
import { siteWords } from '#site/words.ts'

interface Line {
  name: string
  value: string | undefined
}

const hoursOf = (day: (typeof weekdays)[number]) =>
  (clinic.hours[day] ?? []).map(({ opens, closes }) => `${opens} to ${closes}`).join(', ')

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Whoever writes them down reads a colon and a value; what the clinic has not stands nowhere. */
const written = (lines: readonly Line[]) =>
  lines.flatMap(({ name, value }) => (value ? [`  ${`${name}:`.padEnd(15)} ${value}`] : []))

/** The sheet, a line each: name, address, telephone, hours and links of the clinic. */
export function profileLines(): string[] {
  const { address, chiropractor, coordinates, links } = clinic
  return [
    'How the clinic stands in every directory, letter for letter',
    '',
    ...written([
      { name: 'Name', value: clinic.name },
      ...[chiropractor, ...otherChiropractors].flatMap((each) => [
        { name: 'Chiropractor', value: nameWithTitle(each) },
        { name: 'License', value: each.licenseNumber },
      ]),
      { name: 'Address', value: postalAddress },
      { name: 'Country', value: address.country },
      { name: 'Map point', value: `${coordinates.latitude}, ${coordinates.longitude}` },
      { name: 'Telephone', value: officeLine.number },
      { name: 'Day and night', value: emergencyLine?.number },
      { name: 'Text', value: textLine?.number },
      { name: 'Fax', value: faxNumber },
      { name: 'E-mail', value: clinic.email },
      { name: 'Languages', value: 'English, Spanish' },
      { name: 'Price range', value: clinic.priceRange },
      {
        name: 'Payment',
        value: clinic.paymentWays.map((way) => siteWords.en.payment[way]).join(', '),
      },
      { name: 'Serves', value: clinic.areasServed.join(', ') },
    ]),
    '',
    'Hours, by a 24-hour clock',
    ...written(weekdays.map((day) => ({ name: capital(day), value: hoursOf(day) || 'closed' }))),
    ...written(
      closedDates().map(({ date, until }) => ({
        name: until ? `${date} to ${until}` : date,
        value: 'closed',
      })),
    ),
    '',
    'Links',
    ...written([
      ...locales.map((locale) => ({
        name: `Website (${locale})`,
        value: `${siteOrigin()}${canonicalPath('home', locale)}`,
      })),
      { name: 'Booking', value: links.booking },
      { name: 'Reviews', value: links.review },
      ...profileLinks.map((link) => ({ name: 'Profile', value: link })),
    ]),
  ]
}
