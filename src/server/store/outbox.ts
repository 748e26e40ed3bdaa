import type { Kysely, NotNull, Transaction } from 'kysely'
import type { ClaimOutcome, MailResult } from './store.ts'
import type { OutboxRow, Tables } from './tables.ts'

export function findDueMail(db: Kysely<Tables>, now: number) {
  return db
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'message', 'attempts', 'next_attempt_at'])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1)
    .$narrowType<{ recipient: NotNull; message: NotNull }>()
    .executeTakeFirst()
}

export async function claimMail(
  change: Transaction<Tables>,
  { now, lease }: { now: number; lease: number },
): Promise<ClaimOutcome> {
  for (;;) {
    const due = await findDueMail(change, now)
    if (!due) return { kind: 'nothing-due' }
    const { id, kind, recipient, message } = due
    const attempts = due.attempts + 1
    const claimed = await change
      .updateTable('outbox')
      .set({ attempts, claimed_at: now, next_attempt_at: now + lease })
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('next_attempt_at', '=', due.next_attempt_at)
      .executeTakeFirst()
    if (claimed.numUpdatedRows === 1n) {
      return { kind: 'mail', mail: { id, kind, recipient, message, attempts } }
    }
    // Another worker took it between the two statements; perhaps there is another mail.
  }
}

export async function settleMail(
  change: Transaction<Tables>,
  { id, now, result }: { id: string; now: number; result: MailResult },
) {
  await change
    .updateTable('outbox')
    .set({ claimed_at: null, ...settledColumns(result, now) })
    .where('id', '=', id)
    .execute()
}

function settledColumns(result: MailResult, now: number): Partial<OutboxRow> {
  const erased = { recipient: null, message: null }
  switch (result.kind) {
    case 'sent':
      return { sent_at: now, last_error: null, ...erased }
    case 'given-up':
      return { failed_at: now, last_error: result.error, ...erased }
    case 'try-again':
      return { next_attempt_at: result.at, last_error: result.error }
  }
}

/**
 * Makes mails that a stopped process had in hand due at once. Only for an engine that has one
 * process: with several, the lease must run out.
 */
export async function releaseClaims(db: Kysely<Tables>) {
  await db
    .updateTable('outbox')
    .set({ claimed_at: null, next_attempt_at: 0 })
    .where('claimed_at', 'is not', null)
    .execute()
}
