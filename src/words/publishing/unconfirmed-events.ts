import type { CommunityEvent } from '#city/events/community-event.ts'
import { addDays, type Day } from '#language/dates/days.ts'
import { fill } from '#language/fill.ts'
import { lineWith, type Stop, type WrittenFile } from './stop.ts'
import { gateWords } from './words.ts'

/** How long before an event lapses somebody is asked to confirm it, in days. */
const daysBefore = 30

/** Events that come again and that nobody has confirmed for half a year, or almost. */
export const findUnconfirmedEvents = (
  events: readonly Pick<CommunityEvent, 'id' | 'confirmed' | 'lapses'>[],
  register: WrittenFile,
  today: Day,
  words = gateWords.en,
): Stop[] =>
  events.flatMap(({ confirmed, id, lapses }) =>
    confirmed === undefined || lapses === undefined || addDays(lapses, -daysBefore) > today
      ? []
      : [
          {
            file: register.file,
            line: lineWith(register, `id: ${id}`),
            text: fill(words.confirmation, { id, confirmed, lapses }),
          },
        ],
  )
