import type { Kysely, Transaction } from 'kysely'
import { randomId } from '#records/random-id.ts'
import type {
  ConfirmOutcome,
  SignUpOutcome,
  SignUpRequest,
  TokenRequest,
  TokenState,
  UnsubscribeOutcome,
} from './store.ts'
import { hashAddress, touchSuppression } from './suppressions.ts'
import type { Tables } from './tables.ts'

export async function signUp(
  change: Transaction<Tables>,
  request: SignUpRequest,
): Promise<SignUpOutcome> {
  const { signup, locale, now } = request
  const emailKey = signup.email.toLowerCase()
  const addressHash = await hashAddress(change, signup.email)
  if ((await touchSuppression(change, addressHash)) === 'suppressed') return { kind: 'suppressed' }

  const added = await change
    .insertInto('subscribers')
    .values({
      id: randomId(),
      ...signup,
      email_key: emailKey,
      address_hash: addressHash,
      locale,
      state: 'pending',
      created_at: now,
      last_signup_at: now,
      last_mail_at: now,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .executeTakeFirst()

  const queued =
    added.numInsertedOrUpdatedRows === 1n ||
    (await startOver(change, request, emailKey)) === 'started-over'

  // Known addresses cost a write as well, so that the time of an answer does not tell them apart.
  const { id, state } = await change
    .updateTable('subscribers')
    .set({ last_signup_at: now })
    .where('email_key', '=', emailKey)
    .returning(['id', 'state'])
    .executeTakeFirstOrThrow()

  if (queued) {
    await queueConfirmation(change, request, id)
    return { kind: 'mail-queued' }
  }
  return { kind: state === 'confirmed' ? 'already-confirmed' : 'mailed-recently' }
}

/** Another mail for an address that unsubscribed, or that has waited long enough for its mail. */
async function startOver(change: Transaction<Tables>, request: SignUpRequest, emailKey: string) {
  const { signup, locale, now, repeatAfter } = request
  const changed = await change
    .updateTable('subscribers')
    .set({ ...signup, locale, state: 'pending', last_mail_at: now })
    .where('email_key', '=', emailKey)
    .where(({ and, eb, or }) =>
      or([
        eb('state', '=', 'unsubscribed'),
        and([eb('state', '=', 'pending'), eb('last_mail_at', '<=', now - repeatAfter)]),
      ]),
    )
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n ? 'started-over' : 'left-alone'
}

async function queueConfirmation(
  change: Transaction<Tables>,
  { confirmToken, signup, mail, now, unsubscribeToken }: SignUpRequest,
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
  await change
    .insertInto('outbox')
    .values({
      id: mail.id,
      kind: mail.kind,
      subscriber_id: subscriberId,
      recipient: signup.email,
      message: mail.message,
      created_at: now,
      attempts: 0,
      next_attempt_at: now,
    })
    .execute()
}

export async function readToken(db: Kysely<Tables>, request: TokenRequest): Promise<TokenState> {
  const token = await db
    .selectFrom('tokens')
    .select(['used_at', 'expires_at'])
    .where('hash', '=', request.hash)
    .where('purpose', '=', request.purpose)
    .executeTakeFirst()
  if (!token) return { kind: 'unknown' }
  // An unsubscribe link works however often it is pressed.
  if (token.used_at !== null && request.purpose === 'confirm') return { kind: 'used' }
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
    return state.kind === 'usable' ? { kind: 'used' } : state
  }

  await change
    .updateTable('subscribers')
    .set({ state: 'confirmed', confirmed_at: now })
    .where('id', '=', token.subscriber_id)
    .execute()
  await endConfirmTokens(change, token.subscriber_id, now)
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
  await change
    .deleteFrom('outbox')
    .where('subscriber_id', '=', token.subscriber_id)
    .where('sent_at', 'is', null)
    .execute()
  return { kind: 'unsubscribed' }
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
