import { hour, minute } from '#language/dates/durations.ts'
import type { Clock } from '#server/clock.ts'
import type { MailQueries } from './queries.ts'

/**
 * Whether no more mails may leave in this hour, on all servers together. It asks the store once a
 * minute, and whenever nothing is left by our own count.
 */
export function createMailBudget(
  store: Pick<MailQueries, 'countSent'>,
  clock: Clock,
  perHour: number | undefined,
) {
  let left = 0
  let readAt = Number.NEGATIVE_INFINITY

  /** Takes one mail from the budget; true when there was none left. */
  return async function isSpent() {
    if (perHour === undefined) return false
    const now = clock()
    left -= 1
    if (left < 0 || Math.abs(now - readAt) >= minute) {
      const sent = await store.countSent({ after: now - hour, until: now })
      left = sent.kind === 'counted' ? perHour - sent.mails - 1 : -1
      readAt = now
    }
    return left < 0
  }
}
