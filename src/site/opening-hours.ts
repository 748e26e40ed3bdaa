import { clinic } from '#clinic'
import { buildTime } from '#clinic/clock/build-time.ts'
import { localDate } from '#clinic/clock/clock.ts'
import { formatSpan } from '#language/dates/date-span.ts'
import { formatMinute } from '#language/dates/dates-in-words.ts'
import { addDays, type Day, weekdayOf } from '#language/dates/days.ts'
import { everyWeekday, type Weekday, weekdayName, weekdays } from '#language/dates/weekdays.ts'
import { fill } from '#language/fill.ts'
import { formatList } from '#language/format-list.ts'
import { withFullStop } from '#language/full-stop.ts'
import type { Bilingual, Locale } from '#language/locales.ts'
import { siteWords } from '#site/words.ts'

/** Local times of a 24-hour clock, such as 08:00 and 18:00. */
export interface Shift {
  opens: string
  closes: string
}

/** Days without shifts are closed. */
type Hours = Partial<Record<Weekday, readonly Shift[]>>

export interface HoursRow {
  from: Weekday
  to: Weekday
  /** In the order of the clock; none on days when the clinic is closed. */
  shifts: readonly Shift[]
}

const sameShifts = (a: readonly Shift[], b: readonly Shift[]) =>
  a.length === b.length &&
  a.every(({ opens, closes }, index) => opens === b[index]?.opens && closes === b[index]?.closes)

/** Opening hours with equal neighbouring days joined: Monday to Friday, Saturday, Sunday. */
export function openingHoursRows(hours: Hours = clinic.hours) {
  const rows: HoursRow[] = []
  for (const day of weekdays) {
    const shifts = hours[day] ?? []
    const last = rows.at(-1)
    if (last && sameShifts(last.shifts, shifts)) last.to = day
    else rows.push({ from: day, to: day, shifts })
  }
  return rows
}

/** Spanish begins a range with a word of its own inside a sentence: "de lunes a viernes". */
type Range = 'range' | 'rangeInSentence'

function daysInWords({ from, to }: HoursRow, locale: Locale, range: Range) {
  if (from === to) return (range === 'range' ? weekdayName : everyWeekday)(from, locale)
  const days = { from: weekdayName(from, locale), to: weekdayName(to, locale) }
  return fill(siteWords[locale].hours[range], days)
}

/** Keeps "3 p. m." on one line. */
const unbroken = (words: string) => words.replaceAll(' ', '\u00a0')

const timeInWords = (time: string, locale: Locale) =>
  unbroken(formatMinute(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)), locale))

const shiftInWords = ({ opens, closes }: Shift, locale: Locale, range: Range) =>
  fill(siteWords[locale].hours[range], {
    from: timeInWords(opens, locale),
    to: timeInWords(closes, locale),
  })

const shiftsInWords = (shifts: readonly Shift[], locale: Locale, range: Range) =>
  formatList(
    shifts.map((shift) => shiftInWords(shift, locale, range)),
    locale,
  )

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A line for each row: "Monday to Friday" and "8 am to 12 pm and 2 pm to 6 pm". */
export const openingHoursLines = (locale: Locale, hours: Hours = clinic.hours) =>
  openingHoursRows(hours).map((row) => ({
    days: withCapital(daysInWords(row, locale, 'range')),
    hours:
      row.shifts.length > 0
        ? shiftsInWords(row.shifts, locale, 'range')
        : siteWords[locale].hours.closed,
  }))

const inSentence = (row: HoursRow, locale: Locale) =>
  `${daysInWords(row, locale, 'rangeInSentence')}, ${shiftsInWords(row.shifts, locale, 'rangeInSentence')}`

/** The open days inside a sentence: "Monday to Friday, 8 am to 6 pm; Saturday, …". */
export const openingHoursInSentence = (locale: Locale, hours: Hours = clinic.hours) =>
  openingHoursRows(hours)
    .filter(({ shifts }) => shifts.length > 0)
    .map((row) => inSentence(row, locale))
    .join('; ')

/** When the clinic opens, as a sentence: "Open Monday to Friday, 8 am to 6 pm; Saturday, …". */
export function openingHoursSentence(locale: Locale, hours: Hours = clinic.hours) {
  const days = openingHoursInSentence(locale, hours)
  return withFullStop(fill(siteWords[locale].hours.openOn, { days }))
}

export interface ClosedDate {
  /** Such as 2026-12-25. */
  date: string
  name?: Bilingual
}

/** A date on which the hours of the week do not hold: closed when it has no shifts. */
interface OtherDate extends ClosedDate {
  shifts?: readonly Shift[]
}

/** The same, and the last of the days in a row on which it stays so. */
interface OtherDates extends OtherDate {
  until?: Day
}

/** A year is listed ahead, and nobody reads it all. */
const linesTold = 4

const isClosed = ({ shifts = [] }: OtherDate) => shifts.length === 0

const lastDayOf = ({ date, until = date }: OtherDates) => until

/** Whether the clinic opens on no day after one date and before the other. */
function nobodyThereBetween(last: Day, next: Day, hours: Hours) {
  for (let day = addDays(last, 1); day < next; day = addDays(day, 1)) {
    const weekday = weekdays[weekdayOf(day)]
    if (weekday && hours[weekday]?.length) return false
  }
  return true
}

const goesOn = (last: OtherDates, next: OtherDates, hours: Hours) =>
  isClosed(last) && isClosed(next) && nobodyThereBetween(lastDayOf(last), next.date, hours)

const sameName = (a: ClosedDate, b: ClosedDate) =>
  a.name?.en === b.name?.en && a.name?.es === b.name?.es

/** Closed days in a row joined, where they have the same name. */
function joined(dates: readonly OtherDate[], hours: Hours) {
  const spans: OtherDates[] = []
  for (const next of dates) {
    const last = spans.at(-1)
    if (last && sameName(last, next) && goesOn(last, next, hours)) last.until = next.date
    else spans.push({ ...next })
  }
  return spans
}

/** The first lines, and more of them where a closure would be cut: its reader would come too early. */
function toldOf(spans: readonly OtherDates[], hours: Hours) {
  const end = spans.findIndex((next, index) => {
    const last = spans[index - 1]
    return index >= linesTold && last !== undefined && !goesOn(last, next, hours)
  })
  return end === -1 ? [...spans] : spans.slice(0, end)
}

/** The next dates on which the clinic is closed or has other hours, from a day on. */
export function closedDates(
  today = localDate(buildTime()),
  closed: readonly ClosedDate[] = clinic.closed ?? [],
  days: readonly OtherDate[] = [],
  hours: Hours = clinic.hours,
): OtherDates[] {
  const own = new Set(days.map(({ date }) => date))
  const ahead = [...closed.filter(({ date }) => !own.has(date)), ...days]
    .filter(({ date }) => date >= today)
    .sort((a, b) => a.date.localeCompare(b.date))
  return toldOf(joined(ahead, hours), hours)
}

function otherHoursInWords({ name, shifts = [] }: OtherDate, locale: Locale) {
  const { closed, closedFor } = siteWords[locale].hours
  if (shifts.length === 0) return name ? fill(closedFor, { name: name[locale] }) : closed
  const hours = shiftsInWords(shifts, locale, 'range')
  return name ? `${hours} (${name[locale]})` : hours
}

/** A line for each: "December 25, 2026" or "November 29 to December 12, 2026", and "Closed: Christmas Day". */
export const closedDateLines = (locale: Locale, dates: readonly OtherDates[] = closedDates()) =>
  dates.map((span) => ({
    day: withCapital(formatSpan(span.date, lastDayOf(span), locale)),
    hours: otherHoursInWords(span, locale),
  }))
