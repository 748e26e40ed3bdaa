import type { Clock } from '#server/clock.ts'
import type { Announcing } from '#server/http/services.ts'
import type { Log } from '#server/log.ts'
import { nothingAnnounced } from '#site/announced.ts'
import type { AnnouncedQueries } from './queries.ts'

/**
 * Pages go on with what was read last while the store cannot be read: a notice ends by itself, and what
 * was taken down stays so. That is said once, until it can be read again.
 */
export function followAnnounced({
  clock,
  log,
  store,
}: {
  store: { announced: Pick<AnnouncedQueries, 'read'> }
  clock: Clock
  log: Log
}): Announcing {
  let known = nothingAnnounced
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
