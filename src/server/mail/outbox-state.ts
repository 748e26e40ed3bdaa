import type { Kysely } from 'kysely'
import { hour } from '#language/dates/durations.ts'
import type { Tables } from '#server/store/tables.ts'

/** What waits to be sent and what never will be. Times are milliseconds since 1970. */
export interface OutboxState {
  waiting: number
  /** When the mail was queued that waits longest. */
  oldest: number | undefined
  /** When a mail went out last, as far as that is still known. */
  lastSent: number | undefined
  /** Mails given up, by the code of the error; never by recipient. */
  givenUp: readonly { error: string; mails: number }[]
}

/** A mail may wait for one slow recipient; all of them waiting so long is another matter. */
const stuckAfter = hour

export function isStuck({ lastSent = 0, oldest }: OutboxState, now: number) {
  return oldest !== undefined && oldest <= now - stuckAfter && lastSent <= now - stuckAfter
}

export async function readOutbox(
  db: Kysely<Tables>,
): Promise<{ kind: 'outbox'; state: OutboxState }> {
  const { count, max, min } = db.fn
  const [waiting, sent, givenUp] = await Promise.all([
    db
      .selectFrom('outbox')
      .select([count<number>('id').as('mails'), min('created_at').as('oldest')])
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .executeTakeFirstOrThrow(),
    db.selectFrom('outbox').select(max('sent_at').as('last')).executeTakeFirstOrThrow(),
    db
      .selectFrom('outbox')
      .select(['last_error', count<number>('id').as('mails')])
      .where('failed_at', 'is not', null)
      .groupBy('last_error')
      .orderBy('last_error')
      .execute(),
  ])
  const state = {
    waiting: waiting.mails,
    oldest: waiting.oldest ?? undefined,
    lastSent: sent.last ?? undefined,
    givenUp: givenUp.map(({ last_error, mails }) => ({ error: last_error ?? 'unknown', mails })),
  }
  return { kind: 'outbox', state }
}
