import { createHmac, randomBytes } from 'node:crypto'
import type { Clock } from '#server/clock.ts'
import type { VisitorAddress } from './visitor-address.ts'

interface Limit {
  count: number
  /** Milliseconds. */
  within: number
}

export interface Limits {
  perAddress: Limit
  perNetwork: Limit
  /** Addresses and networks remembered at most; the one seen longest ago is forgotten first. */
  remembered?: number
}

export type Admission =
  /** `giveBack` undoes the count of a request that came to nothing through our fault. */
  | { kind: 'admitted'; giveBack(): void }
  /** `retryAfter` in whole seconds, at least 1. */
  | { kind: 'refused'; retryAfter: number }

export interface RateLimit {
  admit(visitor: VisitorAddress): Admission
}

export const noRateLimit: RateLimit = {
  admit: () => ({ kind: 'admitted', giveBack() {} }),
}

/**
 * Counts requests in memory, under a keyed hash: nobody's address is stored, and nobody can choose
 * addresses that collide. A refused request does not lengthen the wait. Whoever stays away is
 * forgotten after twice the longest limit, even if nobody else comes.
 */
export function createRateLimit(
  { remembered = 20_000, ...limits }: Limits,
  clock: Clock,
): RateLimit {
  const key = randomBytes(32)
  const seen = new Map<string, number[]>()
  const longest = Math.max(limits.perAddress.within, limits.perNetwork.within)
  let looksAgain = false

  const hash = (kind: string, text: string) =>
    createHmac('sha256', key).update(`${kind} ${text}`).digest('base64url').slice(0, 16)

  function recentTimes(name: string, { within }: Limit, now: number) {
    // Times ahead of now are of a clock that ran ahead and was set back.
    return (seen.get(name) ?? []).filter((time) => time > now - within && time <= now)
  }

  function remember(name: string, times: number[]) {
    // Deleted first, so that the map's order is the order of last use.
    seen.delete(name)
    if (times.length === 0) return
    seen.set(name, times)
    if (!looksAgain) lookAgain()
    if (seen.size <= remembered) return
    const [oldest] = seen.keys()
    if (oldest !== undefined) seen.delete(oldest)
  }

  /** As long as anybody is remembered. */
  function lookAgain() {
    looksAgain = seen.size > 0
    if (looksAgain) setTimeout(forgetOver, longest).unref()
  }

  function forgetOver() {
    const now = clock()
    for (const [name, times] of seen) {
      if (!times.some((time) => time > now - longest && time <= now)) seen.delete(name)
    }
    lookAgain()
  }

  return {
    admit(visitor) {
      const now = clock()
      const checks = [
        { name: hash('address', visitor.address), limit: limits.perAddress },
        { name: hash('network', visitor.network), limit: limits.perNetwork },
      ].map((check) => ({ ...check, times: recentTimes(check.name, check.limit, now) }))

      const waits = checks
        .filter(({ limit, times }) => times.length >= limit.count)
        .map(({ limit, times }) => (times[0] ?? now) + limit.within - now)
      if (waits.length > 0) {
        return { kind: 'refused', retryAfter: Math.max(1, Math.ceil(Math.max(...waits) / 1000)) }
      }

      for (const { name, times } of checks) remember(name, [...times, now])
      return {
        kind: 'admitted',
        giveBack() {
          for (const { name } of checks) {
            const times = seen.get(name)
            const index = times?.indexOf(now) ?? -1
            if (times && index !== -1) remember(name, times.toSpliced(index, 1))
          }
        },
      }
    },
  }
}
