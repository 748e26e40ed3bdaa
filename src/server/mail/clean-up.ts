import { day, hour } from '#language/dates/durations.ts'
import type { Clock } from '#server/clock.ts'
import type { Log } from '#server/log.ts'
import type { NotStored } from '#server/store/engine.ts'

const cleanUpEvery = hour
/** How long expired tokens, the notes of mails, and addresses that never confirm are stored. */
const storedFor = 30 * day

export interface CleaningStore {
  /** Deletes some of what nobody needs any more, and counts its rows. */
  cleanUp(request: {
    before: number
  }): Promise<
    { kind: 'cleaned-up'; tokens: number; mails: number; subscribers: number } | NotStored
  >
}

/** Deletes once an hour what the store has held long enough. */
export function createCleanUp(store: CleaningStore, clock: Clock, log: Log) {
  let cleanedUpAt = Number.NEGATIVE_INFINITY

  return async function cleanUpIfDue() {
    const now = clock()
    // In both directions: a clock that ran ahead may have been put right.
    if (Math.abs(now - cleanedUpAt) < cleanUpEvery) return
    cleanedUpAt = now
    const outcome = await store.cleanUp({ before: now - storedFor })
    if (outcome.kind === 'not-stored') log.event('not-cleaned-up', { reason: outcome.reason })
    else {
      const { kind, ...deleted } = outcome
      if (Object.values(deleted).some((rows) => rows > 0)) log.event(kind, deleted)
    }
  }
}
