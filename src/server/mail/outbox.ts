import { sql, type Transaction } from 'kysely'
import type { OutboxRow, Tables } from '#server/store/tables.ts'

/** Mails for the clinic itself: they wait for nobody, and no budget holds them up. */
export const clinicLane = 'clinic'

/** A mail that nobody has queued yet. */
export interface NewMail {
  /** Names the mail for good: part of its Message-ID and its file name. */
  id: string
  kind: string
  /** The whole message (RFC 5322), ready to send, or what a letter is made of. */
  message: string
}

interface Addressed extends Partial<Pick<OutboxRow, 'issue' | 'message_id' | 'subscriber_id'>> {
  recipient: string
  lane: string
  now: number
}

/**
 * Puts a mail into the outbox. The mails of a lane go one after the other; lanes take turns,
 * however many mails each has waiting.
 */
export async function queueMail(
  change: Transaction<Tables>,
  { now, ...mail }: NewMail & Addressed,
) {
  const turn = nextTurn(mail.lane)
  await change
    .insertInto('outbox')
    .values({ ...mail, turn, created_at: now, attempts: 0, next_attempt_at: now })
    .execute()
}

/** Behind the last mail of the lane that waits, and not before the first of all. */
export function nextTurn(lane: string) {
  if (lane === clinicLane) return sql<number>`-1`
  const waiting = sql`from outbox where sent_at is null and failed_at is null and turn >= 0`
  const first = sql`select turn ${waiting} order by turn limit 1`
  const behind = sql`select turn + 1 ${waiting} and lane = ${lane} order by turn desc limit 1`
  return sql<number>`(select coalesce(max(turn), 0) from
    (select * from (${first}) as first union all select * from (${behind}) as behind) as turns)`
}
