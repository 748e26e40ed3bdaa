import { clinic } from '#clinic'
import { formatMinute } from '#i18n/dates.ts'
import type { Locale } from '#i18n/locales.ts'
import { strings } from '#i18n/strings.ts'
import { type Weekday, weekdayNames, weekdays } from '#i18n/weekdays.ts'

/** Minutes after local midnight, so 9:30 is 570. */
export interface Shift {
  opens: number
  closes: number
}

/** Days without hours are closed. */
type Hours = Partial<Record<Weekday, Shift>>

export interface HoursRow {
  from: Weekday
  to: Weekday
  /** Missing on days when the clinic is closed. */
  shift?: Shift
}

const sameShift = (a?: Shift, b?: Shift) => a?.opens === b?.opens && a?.closes === b?.closes

/** Opening hours with equal neighbouring days joined: Monday to Friday, Saturday, Sunday. */
export function openingHoursRows(hours: Hours = clinic.hours) {
  const rows: HoursRow[] = []
  for (const day of weekdays) {
    const shift = hours[day]
    const last = rows.at(-1)
    if (last && sameShift(last.shift, shift)) last.to = day
    else rows.push({ from: day, to: day, ...(shift ? { shift } : {}) })
  }
  return rows
}

const until = { en: 'to', es: 'a' }

function daysInWords({ from, to }: HoursRow, locale: Locale) {
  const names = weekdayNames[locale]
  return from === to ? names[from] : `${names[from]} ${until[locale]} ${names[to]}`
}

/** Keeps "3 p. m." on one line. */
const unbroken = (words: string) => words.replaceAll(' ', '\u00a0')

function shiftInWords({ opens, closes }: Shift, locale: Locale) {
  const [from, to] = [opens, closes].map((minute) => unbroken(formatMinute(minute, locale)))
  return `${from} ${until[locale]} ${to}`
}

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A line for each row: "Monday to Friday" and "8 am to 6 pm". */
export const openingHoursLines = (locale: Locale, hours: Hours = clinic.hours) =>
  openingHoursRows(hours).map((row) => ({
    days: withCapital(daysInWords(row, locale)),
    hours: row.shift ? shiftInWords(row.shift, locale) : strings(locale).contact.closed,
  }))

/** The open days inside a sentence: "Monday to Friday, 8 am to 6 pm; Saturday, …". */
export const openingHoursInSentence = (locale: Locale, hours: Hours = clinic.hours) =>
  openingHoursRows(hours)
    .flatMap((row) =>
      row.shift ? [`${daysInWords(row, locale)}, ${shiftInWords(row.shift, locale)}`] : [],
    )
    .join('; ')
