import { addDays, type Day } from '#language/dates/days.ts'
import { type Schedule, takesPlace } from '#language/dates/schedule.ts'
import type { Stop } from './stop.ts'

/** A calendar in which nothing takes place for longer than this is one that nobody looks after. */
const daysAhead = 60

/** A calendar without an event in the next 60 days, this one included. */
export function findQuietCalendar(events: readonly Schedule[], file: string, today: Day): Stop[] {
  const last = addDays(today, daysAhead)
  if (events.some((event) => takesPlace(event, today, last))) return []
  const text = `no event takes place until ${last}: add one, or let one come again`
  return [{ file, line: 1, text }]
}
