import type { Clock } from '#server/clock.ts'
import { unlessFailed } from '#server/terminal/command.ts'
import type { Actor } from './desk-log.ts'
import type { StaffQueries } from './queries.ts'

interface Services {
  store: { staff: Pick<StaffQueries, 'addToLog'> }
  clock: Clock
  author: string
}

/** Who acts at the terminal, in the log of the desk: never the name of somebody on the web. */
export const atTerminal = (author: string): Actor => ({ staffId: `terminal:${author}`, id: '' })

/** Writes into the log of the desk what was done at the terminal, like what is done on the web. */
export async function noteAtTerminal(
  { author, clock, store }: Services,
  act: string,
  subject: string,
) {
  const { id: sessionId, staffId } = atTerminal(author)
  unlessFailed(await store.staff.addToLog({ staffId, sessionId, act, subject, now: clock() }))
}
