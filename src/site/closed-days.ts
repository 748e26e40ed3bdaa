import { clinic } from '#clinic'
import type { Day } from '#language/dates/days.ts'

interface ListedDays {
  closed?: readonly unknown[] | undefined
  closedListedUntil?: Day | undefined
}

/** Visitors plan, and calendars are printed, before a year begins. */
const asksFrom = '10-01'

/**
 * The last day of the year whose closed days are to be listed and are not: of this year, and from
 * October on of the next. Nothing when all are, or when the clinic tells of none at all.
 * @param today the day at the clinic.
 */
export function closedDaysMissing(
  today: Day,
  { closed, closedListedUntil }: ListedDays = clinic,
): Day | undefined {
  if (closed === undefined && closedListedUntil === undefined) return
  const year = Number(today.slice(0, 4)) + (today.slice(5) >= asksFrom ? 1 : 0)
  const needed = `${year}-12-31`
  return closedListedUntil !== undefined && closedListedUntil >= needed ? undefined : needed
}
