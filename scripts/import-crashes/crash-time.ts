import { type Day, isDay, weekdayOf } from '#language/dates/days.ts'

export interface CrashDate {
  year: number
  /** `2019-01-20`. */
  isoDate: Day
  /** Monday is 0. */
  weekday: number
  /** Hour of the merged date and time; `undefined` at midnight, which also stands for no time. */
  hour: number | undefined
}

const mergedForm = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: (\d{1,2}):(\d{2}):(\d{2}) (AM|PM))?$/

/** Reads `1/20/2019 4:50:00 AM`; `undefined` for anything else, a February 30 included. */
export function readCrashDate(text: string): CrashDate | undefined {
  const [, month = '', day = '', year = '', twelve, minute, , half] = mergedForm.exec(text) ?? []
  const isoDate = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (!isDay(isoDate)) return undefined
  const hour = (Number(twelve) % 12) + (half === 'PM' ? 12 : 0)
  const isMidnight = hour === 0 && Number(minute) === 0
  return {
    year: Number(year),
    isoDate,
    weekday: weekdayOf(isoDate),
    hour: twelve === undefined || isMidnight ? undefined : hour,
  }
}

/**
 * The hour of a crash, 0 to 23, or `undefined`. The 24-hour description comes first: 1 to 4
 * digits (`5` is 00:05), at times with a colon; 2500 says that the time is not known. Where it is
 * blank or impossible, the merged time counts.
 */
export function hourOfCrash(description: string, mergedHour: number | undefined) {
  const digits = description.replace(':', '')
  if (digits === '2500') return undefined
  if (!/^\d{1,4}$/.test(digits)) return mergedHour
  const hour = Math.floor(Number(digits) / 100)
  return hour < 24 && Number(digits) % 100 < 60 ? hour : mergedHour
}
