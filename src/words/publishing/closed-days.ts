import type { Day } from '#language/dates/days.ts'
import { fill } from '#language/fill.ts'
import { closedDaysMissing } from '#site/closed-days.ts'
import { lineWith, type Stop, type WrittenFile } from './stop.ts'
import { gateWords } from './words.ts'

/** The closed days of this year, and from October on of the next, while the clinic has not listed them. */
export function findUnlistedClosedDays(
  facts: WrittenFile,
  today: Day,
  words = gateWords.en,
): Stop[] {
  const needed = closedDaysMissing(today)
  if (needed === undefined) return []
  const text = fill(words.closedDays, { day: needed })
  return [{ file: facts.file, line: lineWith(facts, 'closed:'), text }]
}
