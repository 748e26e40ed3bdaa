import type { CommunityEvent } from '#city/events/community-event.ts'
import { addDays, type Day } from '#language/dates/days.ts'
import { lineWith, type Stop, type WrittenFile } from './stop.ts'

/** How long before an event lapses somebody is asked to confirm it, in days. */
const daysBefore = 30

/** Events that come again and that nobody has confirmed for half a year, or almost. */
export const findUnconfirmedEvents = (
  events: readonly Pick<CommunityEvent, 'id' | 'confirmed' | 'lapses'>[],
  register: WrittenFile,
  today: Day,
): Stop[] =>
  events.flatMap(({ confirmed, id, lapses }) =>
    lapses === undefined || addDays(lapses, -daysBefore) > today
      ? []
      : [
          {
            file: register.file,
            line: lineWith(register, `id: ${id}`),
            text: `${id} was last confirmed on ${confirmed} and is told until ${lapses}: ask the organizer, and put the day under confirmed`,
          },
        ],
  )
