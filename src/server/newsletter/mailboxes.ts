import type { Transaction } from 'kysely'
import { day } from '#language/dates/durations.ts'
import type { Tables } from '#server/store/tables.ts'

/** What strangers can have us send to one mailbox. */
const mostMails = 3
const mailsCountedFor = 365 * day

/**
 * Whether a mailbox may get another confirmation mail. Its row is held until the change ends, so
 * that sign-ups for one mailbox come one after the other.
 */
export async function holdMailbox(change: Transaction<Tables>, mailboxHash: string, now: number) {
  const { mailed_at } = await change
    .insertInto('mailboxes')
    .values({ mailbox_hash: mailboxHash, mailed_at: '', last_mailed_at: now })
    .onConflict((conflict) =>
      conflict.column('mailbox_hash').doUpdateSet({ mailbox_hash: mailboxHash }),
    )
    .returning('mailed_at')
    .executeTakeFirstOrThrow()
  const recent = mailed_at.split(' ').filter((time) => Number(time) > now - mailsCountedFor)
  return {
    isFull: recent.length >= mostMails,
    async countMail() {
      await change
        .updateTable('mailboxes')
        .set({ mailed_at: [...recent, now].join(' '), last_mailed_at: now })
        .where('mailbox_hash', '=', mailboxHash)
        .execute()
    },
  }
}

/** Forgets the mailboxes whose mails count no more at this time. */
export async function forgetMailboxes(change: Transaction<Tables>, now: number) {
  await change
    .deleteFrom('mailboxes')
    .where('last_mailed_at', '<', now - mailsCountedFor)
    .execute()
}
