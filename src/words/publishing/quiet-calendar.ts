import { addDays, type Day } from '#language/dates/days.ts'
import { type Schedule, takesPlace } from '#language/dates/schedule.ts'
import { fill } from '#language/fill.ts'
import type { Stop } from './stop.ts'
import { gateWords } from './words.ts'

/** A calendar in which nothing takes place for longer than this is one that nobody looks after. */
const daysAhead = 60

/** A calendar without an event in the next 60 days, this one included. */
export function findQuietCalendar(
  events: readonly Schedule[],
  file: string,
  today: Day,
  words = gateWords.en,
): Stop[] {
  const last = addDays(today, daysAhead)
  if (events.some((event) => takesPlace(event, today, last))) return []
  return [{ file, line: 1, text: fill(words.calendar, { day: last }) }]
}
