import { createHmac } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { SuppressionReason, Tables } from '#server/store/tables.ts'

/**
 * The keyed hash under which an address is known once it is erased, in hex. The key stays in the
 * store: whoever has only the hashes cannot try addresses.
 */
export async function hashAddress(db: Kysely<Tables>, email: string) {
  return (await readHashing(db)).ofAddress(email)
}

/** The same for many addresses, or for what else is known of them. */
export async function readHashing(db: Kysely<Tables>) {
  const key = await readKey(db)
  return {
    ofAddress: (email: string) => hash(key, `address ${email.toLowerCase()}`),
    /**
     * Of a mailbox, whichever of its names is used: without what follows a plus, and without dots,
     * before the @. Other servers may tell these apart, so this is for limits only.
     */
    ofMailbox(email: string) {
      const at = email.lastIndexOf('@')
      const [name = ''] = email.slice(0, at).replaceAll('.', '').split('+')
      return hash(key, `mailbox ${name}${email.slice(at)}`.toLowerCase())
    },
  }
}

/** What makes sure that a report is about a mail of ours: nobody else can write it for its id. */
export async function tagMail(db: Kysely<Tables>, mailId: string) {
  return hash(await readKey(db), `mail ${mailId}`).slice(0, 16)
}

async function readKey(db: Kysely<Tables>) {
  const { secret } = await db
    .selectFrom('address_keys')
    .select('secret')
    .where('name', '=', 'addresses')
    .executeTakeFirstOrThrow()
  return secret
}

function hash(key: string, text: string) {
  return createHmac('sha256', key).update(text).digest('hex')
}

/**
 * Nothing is sent to this address any more, not even what waits; a reason that is there already
 * gives way.
 */
export async function suppress(
  change: Transaction<Tables>,
  addressHash: string,
  { now, reason }: { reason: SuppressionReason; now: number },
) {
  await change
    .insertInto('suppressions')
    .values({ address_hash: addressHash, reason, since: now, mail_id: null })
    .onConflict((conflict) =>
      conflict.column('address_hash').doUpdateSet({ reason, mail_id: null }),
    )
    .execute()
  await change
    .deleteFrom('outbox')
    .where('sent_at', 'is', null)
    .where('subscriber_id', 'in', (select) =>
      select.selectFrom('subscribers').select('id').where('address_hash', '=', addressHash),
    )
    .execute()
}

/** The same because this mail was refused, until {@link takeBackRefusals}. */
export async function suppressRefused(
  change: Transaction<Tables>,
  addressHash: string,
  { mailId, now }: { mailId: string; now: number },
) {
  await change
    .insertInto('suppressions')
    .values({ address_hash: addressHash, reason: 'bounced', since: now, mail_id: mailId })
    .onConflict((conflict) => conflict.column('address_hash').doNothing())
    .execute()
}

export async function takeBackRefusals(change: Transaction<Tables>, mailIds: readonly string[]) {
  await change.deleteFrom('suppressions').where('mail_id', 'in', mailIds).execute()
}

/** Writes even though nothing changes, so that the time of an answer does not tell who is listed. */
export async function touchSuppression(change: Transaction<Tables>, addressHash: string) {
  const touched = await change
    .updateTable('suppressions')
    .set({ address_hash: addressHash })
    .where('address_hash', '=', addressHash)
    .executeTakeFirst()
  return touched.numUpdatedRows > 0n ? 'suppressed' : 'welcome'
}

export async function findSuppression(db: Kysely<Tables>, addressHash: string) {
  const row = await db
    .selectFrom('suppressions')
    .select(['reason', 'since'])
    .where('address_hash', '=', addressHash)
    .executeTakeFirst()
  return row
}

export async function liftSuppression(change: Transaction<Tables>, addressHash: string) {
  const lifted = await change
    .deleteFrom('suppressions')
    .where('address_hash', '=', addressHash)
    .executeTakeFirst()
  return lifted.numDeletedRows > 0n ? 'lifted' : 'not-suppressed'
}
