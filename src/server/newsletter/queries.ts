import { type Kysely, sql, type Transaction } from 'kysely'
import type { Signup } from '#forms/newsletter/contract/contract.ts'
import type { Locale } from '#language/locales.ts'
import { randomId } from '#language/records/random-id.ts'
import { type NewMail, queueMail } from '#server/mail/outbox.ts'
import { liftSuppression, suppress, touchSuppression } from '#server/mail/suppressions.ts'
import type { Engine } from '#server/store/engine.ts'
import { readHashing } from '#server/store/hashing.ts'
import type { Tables } from '#server/store/tables.ts'
import { holdMailbox } from './mailboxes.ts'

export type NewsletterQueries = ReturnType<typeof createNewsletterQueries>

/** Who gets the newsletter: sign-ups, and what the links of their mails do. */
export function createNewsletterQueries({ changing, reading }: Engine) {
  return {
    signUp: changing(signUp),
    readToken: reading(readToken),
    confirm: changing(confirm),
    unsubscribe: changing(unsubscribe),
    startAgain: changing(startAgain),
    readConfirmed: reading(readConfirmed),
  }
}

export interface SignUpRequest {
  /** Its address is compared without regard to case. */
  signup: Signup
  locale: Locale
  now: number
  /** How old the last mail to a waiting address must be before it gets another, in ms. */
  repeatAfter: number
  confirmToken: { hash: string; expiresAt: number }
  unsubscribeToken: { hash: string }
  mail: NewMail
  /** Of whom it comes: mails that one network caused take turns with those of others. */
  network: string
}

type SignUpOutcome =
  | { kind: 'mail-queued' }
  /** Waiting for its confirmation; the last mail is younger than `repeatAfter`. */
  | { kind: 'mailed-recently' }
  | { kind: 'already-confirmed' }
  /** On the list of those who get no mail; nothing is stored. */
  | { kind: 'suppressed' }
  /** The mailbox had all the confirmation mails that it may get in a year; nothing is stored. */
  | { kind: 'mailed-enough' }

export type TokenPurpose = 'confirm' | 'unsubscribe'

interface TokenRequest {
  /** SHA-256 of the token, in hex. The token itself is never stored outside an unsent mail. */
  hash: string
  purpose: TokenPurpose
  now: number
}

export type TokenState =
  | { kind: 'usable' }
  /** Of an unsubscribe token: nothing is sent to the address any more, for whatever reason. */
  | { kind: 'stopped' }
  /** Used before, or ended because the subscription was confirmed or cancelled otherwise. */
  | { kind: 'used' }
  | { kind: 'expired' }
  /** Never given out, or given out for another purpose. */
  | { kind: 'unknown' }

/** What a button does: the token of its mail, and when it was pressed. */
type Press = Pick<TokenRequest, 'hash' | 'now'>

/**
 * Keeps a sign-up together with the mail that asks for its confirmation: both or neither.
 * A confirmed address stays as it is and gets no mail.
 */
async function signUp(change: Transaction<Tables>, request: SignUpRequest): Promise<SignUpOutcome> {
  const { signup, now } = request
  const hashing = await readHashing(change)
  const addressHash = hashing.ofAddress(signup.email)
  const isListed = (await touchSuppression(change, addressHash)) === 'suppressed'
  await sql`savepoint visitor`.execute(change)
  const mailbox = await holdMailbox(change, hashing.ofMailbox(signup.email), now)
  const known = await touchSubscriber(change, request)
  await sql`savepoint mail`.execute(change)
  await mailbox.countMail()
  const id = known?.id ?? (await addSubscriber(change, request, addressHash))
  if (known) await startOver(change, request, id)
  await queueConfirmation(change, request, id)

  const outcome = isListed ? 'suppressed' : chooseOutcome(request, { known, mailbox })
  // What nobody shall get is made and taken back: the time of an answer does not tell who is known.
  if (outcome === 'suppressed') await sql`rollback to visitor`.execute(change)
  else if (outcome !== 'mail-queued') await sql`rollback to mail`.execute(change)
  return { kind: outcome }
}

function chooseOutcome(
  { now, repeatAfter }: SignUpRequest,
  {
    known,
    mailbox,
  }: {
    known: Awaited<ReturnType<typeof touchSubscriber>>
    mailbox: { isFull: boolean }
  },
) {
  if (known?.state === 'confirmed') return 'already-confirmed'
  // Also when a clock that ran ahead wrote the time of the last mail.
  const mailedRecently = known && Math.abs(now - known.last_mail_at) < repeatAfter
  if (known?.state === 'pending' && mailedRecently) return 'mailed-recently'
  return mailbox.isFull ? 'mailed-enough' : 'mail-queued'
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
  { confirmToken, mail, network, now, signup, unsubscribeToken }: SignUpRequest,
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
    lane: 'confirmations',
    network,
    now,
  })
}

/** Says what a token from a mail is good for. Changes nothing. */
async function readToken(db: Kysely<Tables>, request: TokenRequest): Promise<TokenState> {
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

/** Uses a confirm token: once, before it expires. */
async function confirm(
  change: Transaction<Tables>,
  { hash, now }: Press,
): Promise<{ kind: 'confirmed' | 'used' | 'expired' | 'unknown' }> {
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

/** Uses an unsubscribe token; a second time has the same outcome. */
async function unsubscribe(
  change: Transaction<Tables>,
  { hash, now }: Press,
): Promise<{ kind: 'unsubscribed' | 'unknown' }> {
  const token = await change
    .updateTable('tokens')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('purpose', '=', 'unsubscribe')
    .returning('subscriber_id')
    .executeTakeFirst()
  if (!token) return { kind: 'unknown' }
  const addressHash = await readAddressHash(change, token.subscriber_id)
  await endSubscription(change, addressHash, { reason: 'unsubscribed', now })
  return { kind: 'unsubscribed' }
}

/** Ends the mails to an address, and its subscription if there is one. */
export async function endSubscription(
  change: Transaction<Tables>,
  addressHash: string,
  why: { reason: 'unsubscribed' | 'stopped'; now: number; author?: string },
) {
  const subscriber = await change
    .selectFrom('subscribers')
    .select('id')
    .where('address_hash', '=', addressHash)
    .executeTakeFirst()
  if (subscriber) {
    await change
      .updateTable('subscribers')
      .set({ state: 'unsubscribed', unsubscribed_at: why.now })
      .where('id', '=', subscriber.id)
      .where('state', '!=', 'unsubscribed')
      .execute()
    // An older confirm link must not undo this, and no mail may follow it.
    await endConfirmTokens(change, subscriber.id, why.now)
  }
  await suppress(change, addressHash, why)
}

/**
 * Undoes an unsubscription, or what a bounce or a complaint did, for whoever has an earlier mail: the
 * address is confirmed again. `unknown` also when there is nothing to undo.
 */
async function startAgain(
  change: Transaction<Tables>,
  { hash, now }: Press,
): Promise<{ kind: 'started' | 'unknown' }> {
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

/**
 * Deletes some confirm tokens that expired before a time; says how many. They are used before they
 * expire, so the used ones are among them. Unsubscribe tokens never expire: the link in an old mail
 * must work.
 */
export async function eraseExpired(change: Transaction<Tables>, before: number, most: number) {
  const erased = await change
    .deleteFrom('tokens')
    .where('hash', 'in', (select) =>
      select.selectFrom('tokens').select('hash').where('expires_at', '<', before).limit(most),
    )
    .executeTakeFirst()
  return Number(erased.numDeletedRows)
}

/** When sign-ups were confirmed from a time on, and where on the site they were made; not whose. */
async function readConfirmed(
  db: Kysely<Tables>,
  from: number,
): Promise<{ kind: 'confirmed'; confirmed: readonly { at: number; source: string }[] }> {
  const rows = await db
    .selectFrom('subscribers')
    .select(['confirmed_at', 'source'])
    .where('confirmed_at', '>=', from)
    .execute()
  const confirmed = rows.map(({ confirmed_at, source }) => ({ at: Number(confirmed_at), source }))
  return { kind: 'confirmed', confirmed }
}
