import type { Kysely, Transaction } from 'kysely'
import type { HoldReason } from '#desk/view.ts'
import { foldLetters } from '#language/fold-letters.ts'
import { liftSuppression, suppress } from '#server/mail/suppressions.ts'
import { findHold, liftHold, setHold } from '#server/messages/erasure-holds.ts'
import { readMessages, type StoredMessage } from '#server/messages/queries.ts'
import { endSubscription } from '#server/newsletter/queries.ts'
import { type ByStaff, logBy } from '#server/staff/desk-log.ts'
import type { Engine } from '#server/store/engine.ts'
import { readHashing } from '#server/store/hashing.ts'
import type { OutboxRow, SubscriberRow, SuppressionReason, Tables } from '#server/store/tables.ts'

export type PeopleQueries = ReturnType<typeof createPeopleQueries>

/** What a person may ask of the clinic about what the site keeps of them, in all its tables. */
export function createPeopleQueries({ changing, erasing, reading }: Engine) {
  return {
    read: reading(readPerson),
    hash: reading(hashAddress),
    hashAll: reading(hashAddresses),
    find: reading(findAddress),
    search: reading(searchPeople),
    forget: erasing(forgetUnlessHeld),
    hold: changing(holdPerson),
    liftHold: changing(liftPersonsHold),
    stop: changing(stop),
    lift: changing(lift),
  }
}

/** Everything that is stored about an address. Times are milliseconds since 1970. */
interface Person {
  subscription: Pick<SubscriberRow, 'state'> | undefined
  /** Links in mails: what each is for and when it was used, not the secret. */
  links: readonly object[]
  /** The words only while a mail has not gone out. */
  mails: readonly Pick<OutboxRow, 'created_at' | 'failed_at' | 'kind' | 'message' | 'sent_at'>[]
  messages: readonly StoredMessage[]
  suppression: { reason: SuppressionReason; since: number; author: string } | undefined
  /** Why nobody may erase it. */
  hold: { reason: HoldReason; since: number; author: string } | undefined
}

/** Everything about an e-mail address or a telephone number. */
async function readPerson(
  db: Kysely<Tables>,
  address: string,
): Promise<{ kind: 'person'; person: Person }> {
  const key = address.toLowerCase()
  const hash = (await readHashing(db)).ofAddress(key)
  const subscription = await db
    .selectFrom('subscribers')
    .selectAll()
    .where('email_key', '=', key)
    .executeTakeFirst()
  const links = await db
    .selectFrom('tokens')
    .select(['purpose', 'created_at', 'expires_at', 'used_at'])
    .where('subscriber_id', '=', subscription?.id ?? '')
    .execute()
  const messages = (await readMessages(db)).messages.filter(
    ({ email, phone }) => email.toLowerCase() === key || phone === key,
  )
  const mails = await db
    .selectFrom('outbox')
    .select(['kind', 'created_at', 'sent_at', 'failed_at', 'message'])
    .where(({ eb, fn, or }) =>
      or([
        eb('subscriber_id', '=', subscription?.id ?? ''),
        eb(fn<string | null>('lower', ['recipient']), '=', key),
        eb('message_id', 'in', ['', ...messages.map(({ id }) => id)]),
      ]),
    )
    .execute()
  const suppression = await db
    .selectFrom('suppressions')
    .select(['reason', 'since', 'author'])
    .where('address_hash', '=', hash)
    .executeTakeFirst()
  const hold = await db
    .selectFrom('erasure_holds')
    .select(['reason', 'since', 'author'])
    .where('address_hash', '=', hash)
    .executeTakeFirst()
  return { kind: 'person', person: { subscription, links, mails, messages, suppression, hold } }
}

/** The keyed hash under which an address is known once it is erased. */
async function hashAddress(db: Kysely<Tables>, address: string) {
  return { kind: 'hash', hash: (await readHashing(db)).ofAddress(address) } as const
}

/** The same for several, in their order. */
async function hashAddresses(db: Kysely<Tables>, addresses: readonly string[]) {
  const { ofAddress } = await readHashing(db)
  return { kind: 'hashes', hashes: addresses.map(ofAddress) } as const
}

/** Whoever is stored with an address: from the newsletter, or with each message. */
async function readReachable(db: Kysely<Tables>) {
  const messages = await db
    .selectFrom('messages')
    .select(['name', 'email', 'phone'])
    .orderBy('created_at', 'desc')
    .execute()
  const subscribers = await db.selectFrom('subscribers').select('email').execute()
  return [
    ...messages.flatMap(({ email, name, phone }) => [
      { name, address: email.toLowerCase() },
      { name, address: phone },
    ]),
    ...subscribers.map(({ email }) => ({ name: '', address: email.toLowerCase() })),
  ].filter(({ address }) => address !== '')
}

/** The address or number that has a keyed hash, while anything is stored about it. */
async function findAddress(
  db: Kysely<Tables>,
  hash: string,
): Promise<{ kind: 'address'; address: string } | { kind: 'unknown' }> {
  const { ofAddress } = await readHashing(db)
  const found = (await readReachable(db)).find(({ address }) => ofAddress(address) === hash)
  return found ? { kind: 'address', address: found.address } : { kind: 'unknown' }
}

/** Who is stored with a text in their name, address or number: each address once. */
async function searchPeople(
  db: Kysely<Tables>,
  { most, text }: { text: string; most: number },
): Promise<{ kind: 'people'; people: readonly { hash: string; name: string; address: string }[] }> {
  const wanted = foldLetters(text.trim())
  const digits = text.replaceAll(/\D/g, '')
  const has = ({ address, name }: { name: string; address: string }) =>
    foldLetters(name).includes(wanted) ||
    address.includes(wanted) ||
    (digits.length > 2 && address.startsWith('+') && address.includes(digits))
  const found = (await readReachable(db)).filter(has)
  const byAddress = new Map(found.toReversed().map((person) => [person.address, person]))
  const { ofAddress } = await readHashing(db)
  const people = [...byAddress.values()]
    .slice(-most)
    .toReversed()
    .map((person) => ({ hash: ofAddress(person.address), ...person }))
  return { kind: 'people', people }
}

/** Ends the mails to an address for somebody who asked the clinic; erases nothing. */
async function stop(
  change: Transaction<Tables>,
  { author, by, email, now }: { author: string; email: string } & ByStaff,
) {
  const hash = (await readHashing(change)).ofAddress(email)
  await endSubscription(change, hash, { reason: 'stopped', author, now })
  await logBy(change, { act: 'stopped-mail', subject: hash, by, now })
  return { kind: 'stopped' } as const
}

/** Lets an address sign up again; subscribes nobody. */
async function lift(change: Transaction<Tables>, { by, email, now }: { email: string } & ByStaff) {
  const hash = (await readHashing(change)).ofAddress(email)
  const kind = await liftSuppression(change, hash)
  if (kind === 'lifted') await logBy(change, { act: 'mail-lifted', subject: hash, by, now })
  return { kind } as const
}

async function holdPerson(
  change: Transaction<Tables>,
  { by, now, ...hold }: Parameters<typeof setHold>[1] & ByStaff,
) {
  const held = await setHold(change, hold)
  await logBy(change, { act: `held-for-${hold.reason}`, subject: hold.hash, by, now })
  return held
}

async function liftPersonsHold(
  change: Transaction<Tables>,
  { by, hash, now }: { hash: string } & ByStaff,
) {
  const lifted = await liftHold(change, hash)
  if (lifted.kind === 'lifted') await logBy(change, { act: 'hold-lifted', subject: hash, by, now })
  return lifted
}

interface Meant {
  hashes: readonly string[]
  now: number
}

/** Erases people as {@link forgetPeople} does, or nobody while one of them is held. */
async function forgetUnlessHeld(
  change: Transaction<Tables>,
  { by, ...meant }: Meant & ByStaff,
): Promise<Forgotten | { kind: 'held'; reason: HoldReason }> {
  const reason = await findHold(change, meant)
  if (reason) return { kind: 'held', reason }
  const forgotten = await forgetPeople(change, meant)
  await logBy(change, { act: 'erased-person', subject: meant.hashes.join(' '), by, now: meant.now })
  return forgotten
}

interface Forgotten {
  kind: 'forgotten'
  rows: number
  /** The mails that belonged to them: their files have these names. */
  mailIds: readonly string[]
}

/**
 * Erases the people whose address or telephone number has one of these keyed hashes: rows, links,
 * messages and mails. The hashes stay on the list of who gets no mail.
 */
export async function forgetPeople(
  change: Transaction<Tables>,
  { hashes, now }: Meant,
): Promise<Forgotten> {
  const { ofAddress: hashOf } = await readHashing(change)
  const isMeant = (...addresses: readonly (string | null)[]) =>
    addresses.some((address) => address && hashes.includes(hashOf(address)))

  const subscribers = (
    await change.selectFrom('subscribers').select(['id', 'email_key']).execute()
  ).filter(({ email_key }) => isMeant(email_key))
  const messages = (
    await change.selectFrom('messages').select(['id', 'email_key', 'phone']).execute()
  ).filter(({ email_key, phone }) => isMeant(email_key, phone))
  const subscriberIds = subscribers.map(({ id }) => id)
  const messageIds = messages.map(({ id }) => id)
  const mailIds = (
    await change
      .selectFrom('outbox')
      .select(['id', 'kind', 'subscriber_id', 'message_id', 'recipient', 'sent_at'])
      .execute()
  )
    .filter(
      ({ kind, message_id, recipient, sent_at, subscriber_id }) =>
        subscriberIds.includes(subscriber_id ?? '') ||
        messageIds.includes(message_id ?? '') ||
        isMeant(recipient) ||
        // A digest may name them; the next morning has another.
        (kind === 'clinic-digest' && sent_at === null),
    )
    .map(({ id }) => id)

  const deleteFrom = async (
    table: 'messages' | 'outbox' | 'subscribers',
    ids: readonly string[],
  ) => {
    for (const id of ids) await change.deleteFrom(table).where('id', '=', id).execute()
  }
  await deleteFrom('outbox', mailIds)
  await deleteFrom('messages', messageIds)
  await deleteFrom('subscribers', subscriberIds)
  for (const hash of hashes) {
    await change.deleteFrom('mail_reports').where('address_hash', '=', hash).execute()
    // A backup that is restored may hold somebody who was erased after it.
    await liftHold(change, hash)
    await suppress(change, hash, { reason: 'forgotten', now })
  }
  return { kind: 'forgotten', rows: subscribers.length + messages.length, mailIds }
}
