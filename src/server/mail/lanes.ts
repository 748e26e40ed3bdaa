import { day, hour } from '#language/dates/durations.ts'
import type { OutboxRow } from '#server/store/tables.ts'

/** The lanes of mail: each leaves by itself, and none waits for another. */
export const lanes = [
  'clinic',
  'confirmations',
  'newsletter',
] as const satisfies OutboxRow['lane'][]

export type Lane = (typeof lanes)[number]

/** For how long a mail is tried, from its first try on; the clinic's own is never given up. */
export const triedFor: Readonly<Record<Lane, number>> = {
  clinic: Number.POSITIVE_INFINITY,
  confirmations: day,
  newsletter: 3 * day,
}

/** How fast mails of a lane leave: a bucket that holds `burst` mails and gets one every `interval` ms. */
export interface Pace {
  interval: number
  burst: number
}

/**
 * What each lane has of the mails that may leave in an hour: what its bucket holds and what flows in
 * add up to the whole, so that no hour has more. The clinic's own mails are not held up.
 */
const shares = {
  confirmations: { holds: 0.1, flows: 0.15 },
  newsletter: { holds: 0.01, flows: 0.74 },
}

export function paceOf(lane: Lane, perHour: number | undefined): Pace | undefined {
  if (lane === 'clinic' || perHour === undefined) return
  const { flows, holds } = shares[lane]
  return { burst: Math.max(1, Math.floor(perHour * holds)), interval: hour / (perHour * flows) }
}
