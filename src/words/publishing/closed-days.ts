import type { Day } from '#language/dates/days.ts'
import { closedDaysMissing } from '#site/closed-days.ts'
import { lineWith, type Stop, type WrittenFile } from './stop.ts'

/** The closed days of this year, and from October on of the next, while the clinic has not listed them. */
export function findUnlistedClosedDays(facts: WrittenFile, today: Day): Stop[] {
  const needed = closedDaysMissing(today)
  if (needed === undefined) return []
  const text = `the closed days until ${needed} are not all listed: add those that are missing, then write closedListedUntil: "${needed}"`
  return [{ file: facts.file, line: lineWith(facts, 'closed:'), text }]
}
