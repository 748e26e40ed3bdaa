import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '#server/store/tables.ts'
import { type ClaimedMail, updateClaimed } from './claims.ts'
import { nextTurn } from './outbox.ts'
import { suppressRefused, takeBackRefusals } from './suppressions.ts'

/** Refusals by so many domains, with no mail taken in between, are about us and not about them. */
const domainsInARow = 3

/** `error` is a code without personal data. */
export type MailResult =
  | { kind: 'sent' }
  /** `counts` says which of its counts this adds to; without it, the reason was not this mail. */
  | { kind: 'try-again'; at: number; error: string; counts?: 'postponed' | 'unsure' }
  /** There is no such mailbox; `at` is when it is tried again if that turns out to be wrong. */
  | { kind: 'refused'; at: number; error: string }
  | { kind: 'given-up'; error: string }

type Settled =
  | { kind: 'settled' }
  /** So many domains refused in a row that the refusals, this one included, are taken back. */
  | { kind: 'taken-back'; mails: number }

async function readLane(db: Kysely<Tables>, { id }: ClaimedMail) {
  const row = await db.selectFrom('outbox').select('lane').where('id', '=', id).executeTakeFirst()
  return row?.lane ?? ''
}

/**
 * Says what became of a claimed mail. The words of a mail that is sent or given up are erased,
 * those of one that was refused when the next is sent.
 */
export async function settleMail(
  change: Transaction<Tables>,
  { mail, now, result }: { mail: ClaimedMail; now: number; result: MailResult },
): Promise<Settled> {
  const erased = { recipient: null, message: null }
  const settled = { claimed_at: null }
  switch (result.kind) {
    case 'sent':
      // Also when another worker has it in hand by now: it was taken, and that is what counts.
      await change
        .updateTable('outbox')
        .set({ ...settled, ...erased, sent_at: now, failed_at: null, last_error: null })
        .where('id', '=', mail.id)
        .execute()
      await eraseRefused(change, now)
      break
    case 'given-up':
      await updateClaimed(change, mail)
        .set({ ...settled, ...erased, failed_at: now, last_error: result.error })
        .execute()
      break
    case 'try-again': {
      // Behind the others, or a mail that is never taken would always be the first to be tried.
      const turn = nextTurn(await readLane(change, mail))
      await updateClaimed(change, mail)
        .set((builder) => ({
          ...settled,
          turn,
          next_attempt_at: result.at,
          last_error: result.error,
          ...(result.counts ? { [result.counts]: builder(result.counts, '+', 1) } : {}),
        }))
        .execute()
      break
    }
    case 'refused':
      return refuseMail(change, { mail, now, result })
  }
  return { kind: 'settled' }
}

/**
 * Gives a mail up because its recipient does not exist, and writes to them no more. Its words stay
 * until a mail is taken; when enough domains refuse before that, all of it is taken back.
 */
async function refuseMail(
  change: Transaction<Tables>,
  {
    mail,
    now,
    result,
  }: { mail: ClaimedMail; now: number; result: MailResult & { kind: 'refused' } },
): Promise<Settled> {
  const refused = await updateClaimed(change, mail)
    .set({ claimed_at: null, failed_at: now, last_error: result.error })
    .returning('subscriber_id')
    .executeTakeFirst()
  if (refused?.subscriber_id) {
    const { address_hash } = await change
      .selectFrom('subscribers')
      .select('address_hash')
      .where('id', '=', refused.subscriber_id)
      .executeTakeFirstOrThrow()
    await suppressRefused(change, address_hash, { mailId: mail.id, now })
  }

  const undecided = await change
    .selectFrom('outbox')
    .select(['id', 'recipient'])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is not', null)
    .where('recipient', 'is not', null)
    .execute()
  const domains = new Set(undecided.map(({ recipient }) => domainOf(recipient ?? '')))
  if (domains.size < domainsInARow) return { kind: 'settled' }

  const ids = undecided.map(({ id }) => id)
  await change
    .updateTable('outbox')
    .set({ failed_at: null, next_attempt_at: result.at })
    .where('id', 'in', ids)
    .execute()
  await takeBackRefusals(change, ids)
  return { kind: 'taken-back', mails: ids.length }
}

function domainOf(address: string) {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}

/** What was refused by this time stays refused: a mail was taken since, or nobody wrote for long. */
export async function eraseRefused(change: Transaction<Tables>, now: number) {
  const decided = await change
    .updateTable('outbox')
    .set({ recipient: null, message: null })
    .where('sent_at', 'is', null)
    .where('failed_at', '<=', now)
    .where('recipient', 'is not', null)
    .returning('id')
    .execute()
  if (decided.length === 0) return
  await change
    .updateTable('suppressions')
    .set({ mail_id: null })
    .where(
      'mail_id',
      'in',
      decided.map(({ id }) => id),
    )
    .execute()
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
