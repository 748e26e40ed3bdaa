import { day, hour } from '#language/dates/durations.ts'
import type { Clock } from '#server/clock.ts'
import type { Log } from '#server/log.ts'
import type { Store } from '#server/store/store.ts'

const cleanUpEvery = hour
/** How long expired tokens, the notes of mails, and addresses that never confirm are kept. */
const keptFor = 30 * day

/** Deletes once an hour what the store has kept long enough. */
export function createCleanUp(store: Pick<Store, 'cleanUp'>, clock: Clock, log: Log) {
  let cleanedUpAt = Number.NEGATIVE_INFINITY

  return async function cleanUpIfDue() {
    const now = clock()
    // In both directions: a clock that ran ahead may have been put right.
    if (Math.abs(now - cleanedUpAt) < cleanUpEvery) return
    cleanedUpAt = now
    const outcome = await store.cleanUp({ before: now - keptFor })
    if (outcome.kind === 'not-stored') log.event('not-cleaned-up', { reason: outcome.reason })
    else {
      const { kind, ...deleted } = outcome
      if (Object.values(deleted).some((rows) => rows > 0)) log.event(kind, deleted)
    }
  }
}
