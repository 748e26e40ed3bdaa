import { sql, type Transaction } from 'kysely'
import type { OutboxRow, Tables } from '#server/store/tables.ts'

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
  lane: OutboxRow['lane']
  /** The mails that one network caused go one after the other; networks take turns. */
  network?: string
  now: number
  /** Before when it does not leave; without it, at once. */
  notBefore?: number
}

/**
 * Puts a mail into the outbox. In a lane, the mails of a network go one after the other; networks
 * take turns, however many mails each has waiting.
 */
export async function queueMail(
  change: Transaction<Tables>,
  { notBefore, now, network = '', ...mail }: NewMail & Addressed,
) {
  await change
    .insertInto('outbox')
    .values({
      ...mail,
      network,
      turn: nextTurn({ lane: mail.lane, network }),
      created_at: now,
      attempts: 0,
      next_attempt_at: notBefore ?? now,
    })
    .execute()
}

/** Behind the last mail of the network that waits, and not before the first of its lane. */
export function nextTurn({ lane, network }: Pick<OutboxRow, 'lane' | 'network'>) {
  const waiting = sql`from outbox where sent_at is null and failed_at is null and lane = ${lane}`
  const first = sql`select turn ${waiting} order by turn limit 1`
  const behind = sql`select turn + 1 ${waiting} and network = ${network} order by turn desc limit 1`
  return sql<number>`(select coalesce(max(turn), 0) from
    (select * from (${first}) as first union all select * from (${behind}) as behind) as turns)`
}
