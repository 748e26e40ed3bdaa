import type { Kysely, Transaction } from 'kysely'
import { randomId } from '#language/records/random-id.ts'
import { queueMail } from '#server/mail/outbox.ts'
import {
  liftSuppression,
  readHashing,
  suppress,
  touchSuppression,
} from '#server/mail/suppressions.ts'
import type {
  ConfirmOutcome,
  SignUpOutcome,
  SignUpRequest,
  StartAgainOutcome,
  TokenRequest,
  TokenState,
  UnsubscribeOutcome,
} from '#server/store/store.ts'
import type { Tables } from '#server/store/tables.ts'
import { holdMailbox } from './mailboxes.ts'

export async function signUp(
  change: Transaction<Tables>,
  request: SignUpRequest,
): Promise<SignUpOutcome> {
  const { signup, now } = request
  const hashing = await readHashing(change)
  const addressHash = hashing.ofAddress(signup.email)
  if ((await touchSuppression(change, addressHash)) === 'suppressed') return { kind: 'suppressed' }

  const mailbox = await holdMailbox(change, hashing.ofMailbox(signup.email), now)
  const known = await touchSubscriber(change, request)
  if (known?.state === 'confirmed') return { kind: 'already-confirmed' }
  // Also when a clock that ran ahead wrote the time of the last mail.
  const mailedRecently = known && Math.abs(now - known.last_mail_at) < request.repeatAfter
  if (known?.state === 'pending' && mailedRecently) return { kind: 'mailed-recently' }
  if (mailbox.isFull) return { kind: 'mailed-enough' }

  await mailbox.countMail()
  const id = known?.id ?? (await addSubscriber(change, request, addressHash))
  if (known) await startOver(change, request, id)
  await queueConfirmation(change, request, id)
  return { kind: 'mail-queued' }
}

/**
 * Who it is, as they were before, held until the change ends. Known addresses cost a write as well,
 * so that the time of an answer does not tell them apart.
 */
function touchSubscriber(change: Transaction<Tables>, { now, signup }: SignUpRequest) {
  return change
    .updateTable('subscribers')
    .set({ last_signup_at: now })
    .where('email_key', '=', signup.email.toLowerCase())
    .returning(['id', 'state', 'last_mail_at'])
    .executeTakeFirst()
}

async function addSubscriber(
  change: Transaction<Tables>,
  { locale, now, signup }: SignUpRequest,
  addressHash: string,
) {
  const id = randomId()
  await change
    .insertInto('subscribers')
    .values({
      id,
      ...signup,
      email_key: signup.email.toLowerCase(),
      address_hash: addressHash,
      locale,
      state: 'pending',
      created_at: now,
      last_signup_at: now,
      last_mail_at: now,
    })
    .execute()
  return id
}

async function startOver(
  change: Transaction<Tables>,
  { locale, now, signup }: SignUpRequest,
  id: string,
) {
  await change
    .updateTable('subscribers')
    .set({ ...signup, locale, state: 'pending', last_mail_at: now })
    .where('id', '=', id)
    .execute()
}

async function queueConfirmation(
  change: Transaction<Tables>,
  { confirmToken, lane, mail, now, signup, unsubscribeToken }: SignUpRequest,
  subscriberId: string,
) {
  const token = { subscriber_id: subscriberId, created_at: now }
  await change
    .insertInto('tokens')
    .values([
      {
        ...token,
        hash: confirmToken.hash,
        purpose: 'confirm',
        expires_at: confirmToken.expiresAt,
      },
      { ...token, hash: unsubscribeToken.hash, purpose: 'unsubscribe', expires_at: null },
    ])
    .execute()
  await queueMail(change, {
    ...mail,
    subscriber_id: subscriberId,
    recipient: signup.email,
    lane,
    now,
  })
}

export async function readToken(db: Kysely<Tables>, request: TokenRequest): Promise<TokenState> {
  const token = await db
    .selectFrom('tokens')
    .innerJoin('subscribers', 'subscribers.id', 'tokens.subscriber_id')
    .leftJoin('suppressions', 'suppressions.address_hash', 'subscribers.address_hash')
    .select(['tokens.used_at', 'tokens.expires_at', 'suppressions.reason'])
    .where('tokens.hash', '=', request.hash)
    .where('tokens.purpose', '=', request.purpose)
    .executeTakeFirst()
  if (!token) return { kind: 'unknown' }
  // An unsubscribe link works however often it is pressed.
  if (request.purpose === 'unsubscribe') return { kind: token.reason ? 'stopped' : 'usable' }
  if (token.used_at !== null) return { kind: 'used' }
  if (token.expires_at !== null && token.expires_at <= request.now) return { kind: 'expired' }
  return { kind: 'usable' }
}

export async function confirm(
  change: Transaction<Tables>,
  { hash, now }: { hash: string; now: number },
): Promise<ConfirmOutcome> {
  const token = await change
    .updateTable('tokens')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('purpose', '=', 'confirm')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('subscriber_id')
    .executeTakeFirst()
  if (!token) {
    const state = await readToken(change, { hash, purpose: 'confirm', now })
    return state.kind === 'expired' || state.kind === 'unknown' ? state : { kind: 'used' }
  }

  await change
    .updateTable('subscribers')
    .set({ state: 'confirmed', confirmed_at: now })
    .where('id', '=', token.subscriber_id)
    .execute()
  await endConfirmTokens(change, token.subscriber_id, now)
  // Whoever pressed the button has the mailbox, whatever bounced before.
  await liftSuppression(change, await readAddressHash(change, token.subscriber_id))
  return { kind: 'confirmed' }
}

export async function unsubscribe(
  change: Transaction<Tables>,
  { hash, now }: { hash: string; now: number },
): Promise<UnsubscribeOutcome> {
  const token = await change
    .updateTable('tokens')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('purpose', '=', 'unsubscribe')
    .returning('subscriber_id')
    .executeTakeFirst()
  if (!token) return { kind: 'unknown' }

  await change
    .updateTable('subscribers')
    .set({ state: 'unsubscribed', unsubscribed_at: now })
    .where('id', '=', token.subscriber_id)
    .where('state', '!=', 'unsubscribed')
    .execute()
  // An older confirm link must not undo this, and no mail may follow it.
  await endConfirmTokens(change, token.subscriber_id, now)
  const addressHash = await readAddressHash(change, token.subscriber_id)
  await suppress(change, addressHash, { reason: 'unsubscribed', now })
  return { kind: 'unsubscribed' }
}

/** Undoes an unsubscription, or what a bounce or a complaint did, for whoever has the mail. */
export async function startAgain(
  change: Transaction<Tables>,
  { hash, now }: { hash: string; now: number },
): Promise<StartAgainOutcome> {
  const token = await change
    .selectFrom('tokens')
    .select('subscriber_id')
    .where('hash', '=', hash)
    .where('purpose', '=', 'unsubscribe')
    .executeTakeFirst()
  if (!token) return { kind: 'unknown' }
  const addressHash = await readAddressHash(change, token.subscriber_id)
  if ((await liftSuppression(change, addressHash)) === 'not-suppressed') return { kind: 'unknown' }
  await change
    .updateTable('subscribers')
    .set({ state: 'confirmed', confirmed_at: now })
    .where('id', '=', token.subscriber_id)
    .execute()
  return { kind: 'started' }
}

async function readAddressHash(change: Transaction<Tables>, subscriberId: string) {
  const { address_hash } = await change
    .selectFrom('subscribers')
    .select('address_hash')
    .where('id', '=', subscriberId)
    .executeTakeFirstOrThrow()
  return address_hash
}

/** Erases who never confirmed, with their tokens and mails; never a mail that still waits. */
export async function erasePending(change: Transaction<Tables>, before: number, most: number) {
  const erased = await change
    .deleteFrom('subscribers')
    .where('id', 'in', (select) =>
      select
        .selectFrom('subscribers')
        .select('id')
        .where('state', '=', 'pending')
        .where('last_mail_at', '<', before)
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom('outbox')
                .select('outbox.id')
                .whereRef('outbox.subscriber_id', '=', 'subscribers.id')
                .where('sent_at', 'is', null)
                .where('failed_at', 'is', null),
            ),
          ),
        )
        .limit(most),
    )
    .executeTakeFirst()
  return Number(erased.numDeletedRows)
}

async function endConfirmTokens(change: Transaction<Tables>, subscriberId: string, now: number) {
  await change
    .updateTable('tokens')
    .set({ used_at: now })
    .where('subscriber_id', '=', subscriberId)
    .where('purpose', '=', 'confirm')
    .where('used_at', 'is', null)
    .execute()
}
