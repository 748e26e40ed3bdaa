import { hour, minute, second } from '#language/dates/durations.ts'
import type { Clock } from '#server/clock.ts'
import type { Log } from '#server/log.ts'
import type { Lane } from './lanes.ts'

const firstRetry = 30 * second
const longestRetry = hour
/** The longest rest after the other end was away or refused us: it may be well again. */
const longestRest = 10 * minute

export type MailStatus =
  | { kind: 'sending' }
  /** No mail leaves: the other end is away, or refuses us whatever we send. */
  | { kind: 'resting'; because: 'unreachable' | 'blocked'; since: number; error: string }

/** Milliseconds until the next try after `tries` that failed: doubling, at most an hour. */
export function retryDelay(tries: number) {
  return Math.min(firstRetry * 2 ** (tries - 1), longestRetry)
}

const restAfter = (failures: number) => Math.min(retryDelay(failures), longestRest)

/** Refusals of us by so many domains, with no mail taken in between, are about us and not about them. */
const domainsInARow = 3

interface Rest {
  status: MailStatus & { kind: 'resting' }
  /** How many attempts failed in a row. */
  failures: number
  until: number
}

/** When no mail of a lane leaves, because what is wrong is not about one mail. */
export function createMailRest(lane: Lane, clock: Clock, log: Log) {
  let rest: Rest | undefined
  const doubting = new Set<string>()
  const failuresNow = () => (rest?.failures ?? 0) + 1

  function take(because: Rest['status']['because'], error: string) {
    const now = clock()
    const failures = failuresNow()
    const since = rest?.status.since ?? now
    rest = {
      status: { kind: 'resting', because, since, error },
      failures,
      until: now + restAfter(failures),
    }
    if (because === 'blocked') log.event('mail-blocked', { lane, error, failures })
  }

  return {
    status: (): MailStatus => rest?.status ?? { kind: 'sending' },
    /** Milliseconds that the lane would rest if it had to now. */
    next: () => restAfter(failuresNow()),
    /** A clock that ran ahead must not make the rest longer than it can be. */
    isOn() {
      if (!rest) return false
      const left = rest.until - clock()
      return left > 0 && left <= longestRest
    },
    take,
    /** The server of a domain refuses us: one alone may mean somebody else. */
    doubt(domain: string, error: string) {
      doubting.add(domain)
      if (doubting.size >= domainsInARow) take('blocked', error)
    },
    end() {
      rest = undefined
      doubting.clear()
    },
  }
}

export type MailRest = ReturnType<typeof createMailRest>
