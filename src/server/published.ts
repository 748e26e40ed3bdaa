import { firstPainQuarter } from '#contracts/pain-report/figures.ts'
import type { Published } from '#live/live-part.ts'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import type { Store } from './store/store.ts'

interface Reading {
  store: Pick<Store, 'readPainQuarters'>
  clock: Clock
  log: Log
}

/** What was published from the store, at hand for pages; another process may publish at any time. */
export function createPublished() {
  let known: Published | undefined
  return {
    /** As it was read last; `undefined` before the first time. */
    now: () => known,
    /** Reads it anew; what cannot be read stays as it was, and the log says why. */
    async read({ clock, log, store }: Reading) {
      const read = await store.readPainQuarters(firstPainQuarter(clock()))
      if (read.kind === 'quarters') known = { painQuarters: read.quarters }
      else log.event('pain-figures-not-read', { reason: read.reason })
    },
  }
}
