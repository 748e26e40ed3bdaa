import { type Kysely, sql } from 'kysely'
import { hour, minute } from '#language/dates/durations.ts'
import type { Tables } from '#server/store/tables.ts'
import { isOfPausedIssue } from './claims.ts'
import { type Lane, lanes, paceOf } from './lanes.ts'

/** What waits to be sent and what never will be. Times are milliseconds since 1970. */
export interface OutboxState {
  lanes: readonly LaneState[]
  /** Mails given up, by the code of the error; never by recipient. */
  givenUp: readonly { error: string; mails: number }[]
}

export interface LaneState {
  lane: Lane
  /** Without those of an issue that is paused. */
  waiting: number
  /** When the mail was queued that waits longest. */
  oldest: number | undefined
  /** Before when the last of them does not leave. */
  lastDue: number | undefined
  /** When a mail of the lane went out last, as far as that is still known. */
  lastSent: number | undefined
}

/** A mail may wait for one slow recipient; all of them waiting so long is another matter. */
const stuckAfter = hour

/** Whether no mail of a lane leaves, although one waits. */
export function isStuck({ lastSent = 0, oldest }: LaneState, now: number) {
  return oldest !== undefined && oldest <= now - stuckAfter && lastSent <= now - stuckAfter
}

/** Shorter, nobody would notice. */
const heldFrom = minute

/**
 * When all that waits in a lane has left at its pace; `undefined` when it is not held up.
 * @param perHour how many mails may leave in an hour.
 */
export function heldUntil(
  { lane, lastDue = 0, waiting }: LaneState,
  now: number,
  perHour: number | undefined,
) {
  const pace = paceOf(lane, perHour)
  const byPace = pace ? now + Math.max(0, waiting - pace.burst) * pace.interval : now
  const until = Math.max(byPace, lastDue)
  return lane !== 'clinic' && waiting > 0 && until - now >= heldFrom ? until : undefined
}

export async function readOutbox(
  db: Kysely<Tables>,
): Promise<{ kind: 'outbox'; state: OutboxState }> {
  const { count, max, min } = db.fn
  // Of what was tried before, this is the time of the next try.
  const notBefore = sql<number | null>`case when attempts = 0 then next_attempt_at end`
  const [waiting, sent, givenUp] = await Promise.all([
    db
      .selectFrom('outbox')
      .select([
        'lane',
        count<number>('id').as('mails'),
        min('created_at').as('oldest'),
        max(notBefore).as('lastDue'),
      ])
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where((builder) => builder.not(isOfPausedIssue(builder)))
      .groupBy('lane')
      .execute(),
    db
      .selectFrom('outbox')
      .select(['lane', max('sent_at').as('last')])
      .groupBy('lane')
      .execute(),
    db
      .selectFrom('outbox')
      .select(['last_error', count<number>('id').as('mails')])
      .where('failed_at', 'is not', null)
      .groupBy('last_error')
      .orderBy('last_error')
      .execute(),
  ])
  const state = {
    lanes: lanes.map((lane) => {
      const row = waiting.find((each) => each.lane === lane)
      return {
        lane,
        waiting: row?.mails ?? 0,
        oldest: row?.oldest ?? undefined,
        lastDue: row?.lastDue ?? undefined,
        lastSent: sent.find((each) => each.lane === lane)?.last ?? undefined,
      }
    }),
    givenUp: givenUp.map(({ last_error, mails }) => ({ error: last_error ?? 'unknown', mails })),
  }
  return { kind: 'outbox', state }
}
