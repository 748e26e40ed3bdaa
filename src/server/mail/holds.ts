import { formatDateTime } from '#clinic/clock/clock.ts'
import { hour } from '#language/dates/durations.ts'
import type { Clock } from '#server/clock.ts'
import type { Log } from '#server/log.ts'
import { heldUntil, type OutboxState } from './outbox-state.ts'
import type { MailQueries } from './queries.ts'

/** How often the log says again that mails are held up. */
const saidEvery = hour

/** The lanes whose mails leave later than they could, with the time when all have left. */
export const findHeld = (state: OutboxState, now: number, perHour: number | undefined) =>
  state.lanes.flatMap((lane) => {
    const until = heldUntil(lane, now, perHour)
    if (until === undefined) return []
    const doneBy = new Date(until).toISOString()
    return [{ lane: lane.lane, mails: lane.waiting, doneBy }]
  })

/** `done about March 4, 2026 at 10:00 AM`. */
export const doneWords = ({ doneBy }: { doneBy: string }) =>
  `done about ${formatDateTime(doneBy, 'en')}`

/** Writes into the log which mails are held up, and until when: at first, and then once an hour. */
export function createHoldNotes(
  store: Pick<MailQueries, 'readOutbox'>,
  clock: Clock,
  log: Log,
  perHour: number | undefined,
) {
  const saidAt = new Map<string, number>()

  return async function noteHolds() {
    const now = clock()
    const outbox = await store.readOutbox()
    if (outbox.kind === 'not-stored') return
    const held = findHeld(outbox.state, now, perHour)
    for (const lane of saidAt.keys()) {
      if (!held.some((each) => each.lane === lane)) saidAt.delete(lane)
    }
    for (const each of held) {
      if (Math.abs(now - (saidAt.get(each.lane) ?? Number.NEGATIVE_INFINITY)) < saidEvery) continue
      saidAt.set(each.lane, now)
      log.event('mail-paced', each)
    }
  }
}
