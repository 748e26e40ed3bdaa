import type { Transaction } from 'kysely'
import type { Tables } from '#server/store/tables.ts'
import {
  type ClaimedMail,
  type ClaimOutcome,
  type ClaimRequest,
  claimMail,
  updateClaimed,
} from './claims.ts'
import { type InboxNote, noteInbox } from './inboxes.ts'
import { nextTurn } from './outbox.ts'
import { noteSoftIssue } from './soft-issues.ts'
import { suppress } from './suppressions.ts'

/** `error` is a code without personal data. */
export type MailResult =
  | { kind: 'sent' }
  /**
   * `counts` says which of its counts this adds to; without it, the reason was not this mail. `next`
   * is to whom it goes then, when not to the same.
   */
  | { kind: 'try-again'; at: number; error: string; counts?: 'postponed' | 'unsure'; next?: string }
  /** There is no such mailbox, as it seems; `at` is when it is asked again. */
  | { kind: 'refused'; at: number; error: string }
  /** `soft`: the recipient's own server put it off until its last try. */
  | { kind: 'given-up'; error: string; soft?: boolean }

/** `given-up`: the mail goes out no more. */
interface Settled {
  kind: 'settled' | 'given-up'
}

export interface Settling {
  mail: ClaimedMail
  now: number
  result: MailResult
  /** Of the clinic's own mail: what was said of its inbox. */
  inbox?: InboxNote | undefined
}

/** Says what became of a claimed mail and, if asked to, claims another: one wait for the disk. */
export async function settleMail(
  change: Transaction<Tables>,
  { next, ...settling }: Settling & { next?: ClaimRequest | undefined },
): Promise<Settled & { next?: ClaimOutcome }> {
  const settled = await settle(change, settling)
  return next ? { ...settled, next: await claimMail(change, next) } : settled
}

/** The words of a mail that is sent or given up are erased. */
async function settle(
  change: Transaction<Tables>,
  { inbox, mail, now, result }: Settling,
): Promise<Settled> {
  if (inbox) await noteInbox(change, inbox)
  switch (result.kind) {
    case 'sent':
      // Also when another worker has it in hand by now: it was taken, and that is what counts.
      await change
        .updateTable('outbox')
        .set({ ...erased, claimed_at: null, sent_at: now, failed_at: null, last_error: null })
        .where('id', '=', mail.id)
        .execute()
      return { kind: 'settled' }
    case 'given-up':
      await giveUpForGood(change, { mail, now, result })
      return { kind: 'given-up' }
    case 'try-again':
      await putOff(change, mail, result)
      return { kind: 'settled' }
    case 'refused':
      return refuseMail(change, { mail, now, result })
  }
}

const erased = { recipient: null, message: null }

function giveUp(
  change: Transaction<Tables>,
  { error, mail, now }: { mail: ClaimedMail; now: number; error: string },
) {
  return updateClaimed(change, mail)
    .set({ ...erased, claimed_at: null, failed_at: now, last_error: error })
    .returning(['subscriber_id', 'issue'])
    .executeTakeFirst()
}

/** A mailbox that took no issue of several in a row gets no other. */
async function giveUpForGood(
  change: Transaction<Tables>,
  {
    mail,
    now,
    result: { error, soft = false },
  }: { mail: ClaimedMail; now: number; result: MailResult & { kind: 'given-up' } },
) {
  const { issue = null, subscriber_id: reader } = (await giveUp(change, { mail, now, error })) ?? {}
  if (soft && reader && (await noteSoftIssue(change, reader, issue)) === 'too-many') {
    await listAsBounced(change, reader, now)
  }
}

async function listAsBounced(change: Transaction<Tables>, reader: string, now: number) {
  const { address_hash } = await change
    .selectFrom('subscribers')
    .select('address_hash')
    .where('id', '=', reader)
    .executeTakeFirstOrThrow()
  await suppress(change, address_hash, { reason: 'bounced', now })
}

async function putOff(
  change: Transaction<Tables>,
  mail: ClaimedMail,
  { at, counts, error, next }: Omit<MailResult & { kind: 'try-again' }, 'kind'>,
) {
  const row = await change
    .selectFrom('outbox')
    .select(['lane', 'network'])
    .where('id', '=', mail.id)
    .executeTakeFirst()
  if (!row) return
  await updateClaimed(change, mail)
    .set((builder) => ({
      claimed_at: null,
      // Behind the others, or a mail that is never taken would always be the first to be tried.
      turn: nextTurn(row),
      next_attempt_at: at,
      last_error: error,
      ...(next ? { recipient: next } : {}),
      ...(counts ? { [counts]: builder(counts, '+', 1) } : {}),
    }))
    .execute()
}

/**
 * Somebody says that there is no such mailbox. Who says so of every mailbox is a server of ours that
 * is not well, so this is believed when it is said again and another mail was taken in between: then
 * the mail is given up, and nothing more goes to its recipient.
 */
async function refuseMail(
  change: Transaction<Tables>,
  {
    mail,
    now,
    result: { at, error },
  }: { mail: ClaimedMail; now: number; result: MailResult & { kind: 'refused' } },
): Promise<Settled> {
  const row = await change
    .selectFrom('outbox')
    .select('refused_at')
    .where('id', '=', mail.id)
    .executeTakeFirst()
  const refusedAt = row?.refused_at ?? now
  const taken = await change
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', '>', refusedAt)
    .limit(1)
    .executeTakeFirst()
  if (!taken) {
    await updateClaimed(change, mail).set({ refused_at: refusedAt }).execute()
    await putOff(change, mail, { at, error, counts: 'postponed' })
    return { kind: 'settled' }
  }
  const givenUp = await giveUp(change, { mail, now, error })
  if (givenUp?.subscriber_id) await listAsBounced(change, givenUp.subscriber_id, now)
  return { kind: 'given-up' }
}

/** Deletes the notes of some mails that were sent or given up before a time; says of how many. */
export async function eraseSettled(change: Transaction<Tables>, before: number, most: number) {
  const erased = await change
    .deleteFrom('outbox')
    .where('id', 'in', (select) =>
      select
        .selectFrom('outbox')
        .select('id')
        .where(({ eb, or }) => or([eb('sent_at', '<', before), eb('failed_at', '<', before)]))
        .limit(most),
    )
    .executeTakeFirst()
  return Number(erased.numDeletedRows)
}
