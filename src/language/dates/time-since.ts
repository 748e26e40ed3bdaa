import { type Day, daysBetween } from './days.ts'

/** A stretch of calendar time as a person says it, in whole units. */
export interface TimeSince {
  unit: 'days' | 'months' | 'years'
  count: number
}

/** Days are counted up to 12 weeks, months below 2 years. */
const mostDays = 84
const firstYears = 24

/** Whole calendar months from one day to a later one; a month counts once its day has come. */
export function monthsBetween(from: Day, to: Day) {
  const [fromYear = 0, fromMonth = 0, fromDate = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDate = 0] = to.split('-').map(Number)
  const months = (toYear - fromYear) * 12 + (toMonth - fromMonth)
  return toDate < fromDate ? months - 1 : months
}

/** How long ago `from` was on the day `to`: 84 days, 3 months, 36 years. */
export function timeSince(from: Day, to: Day): TimeSince {
  const days = daysBetween(from, to)
  if (days <= mostDays) return { unit: 'days', count: days }
  const months = monthsBetween(from, to)
  if (months < firstYears) return { unit: 'months', count: months }
  return { unit: 'years', count: Math.floor(months / 12) }
}
