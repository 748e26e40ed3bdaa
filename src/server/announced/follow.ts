import type { Clock } from '#server/clock.ts'
import type { Announcing } from '#server/http/services.ts'
import type { Log } from '#server/log.ts'
import { type Announced, nothingAnnounced } from '#site/announced.ts'
import type { AnnouncedQueries } from './queries.ts'

/**
 * Pages go on with what was read last while the store cannot be read: a notice ends by itself, and what
 * was taken down stays so. That is said once, until it can be read again.
 * @param lastKnown what an earlier server left here, for as long as this one has read nothing.
 */
export function followAnnounced({
  clock,
  lastKnown = nothingAnnounced,
  log,
  store,
}: {
  store: { announced: Pick<AnnouncedQueries, 'read'> }
  clock: Clock
  log: Log
  lastKnown?: Announced | undefined
}): Announcing {
  let known = lastKnown
  let isLost = false
  return {
    announced: () => known,
    async follow() {
      const read = await store.announced.read(clock())
      if (read.kind === 'announced') known = read.announced
      else if (!isLost) log.event('announced-not-read', { reason: read.reason })
      isLost = read.kind !== 'announced'
    },
  }
}
