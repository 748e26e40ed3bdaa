import type { Kysely, Transaction } from 'kysely'
import type { HoldReason } from '#desk/view.ts'
import { readHashing } from '#server/store/hashing.ts'
import type { Tables } from '#server/store/tables.ts'

/** Somebody's hold, in the place of any that they have. */
export async function setHold(
  change: Transaction<Tables>,
  { hash, ...hold }: { hash: string; reason: HoldReason; since: number; author: string },
) {
  await change
    .insertInto('erasure_holds')
    .values({ address_hash: hash, ...hold })
    .onConflict((conflict) => conflict.column('address_hash').doUpdateSet(hold))
    .execute()
  return { kind: 'held' } as const
}

export async function liftHold(change: Transaction<Tables>, hash: string) {
  const lifted = await change
    .deleteFrom('erasure_holds')
    .where('address_hash', '=', hash)
    .executeTakeFirst()
  return { kind: lifted.numDeletedRows === 0n ? 'not-held' : 'lifted' } as const
}

/**
 * Why these may not be erased: somebody's hold, or that of another address in a message which would go
 * with theirs.
 */
export async function findHold(
  db: Kysely<Tables>,
  { hashes = [], messageId }: { hashes?: readonly string[]; messageId?: string },
): Promise<HoldReason | undefined> {
  const holds = await db.selectFrom('erasure_holds').select(['address_hash', 'reason']).execute()
  if (holds.length === 0) return
  const { ofAddress } = await readHashing(db)
  const messages = await db.selectFrom('messages').select(['id', 'email_key', 'phone']).execute()
  const ofMessages = messages
    .map(({ email_key, id, phone }) => ({
      id,
      own: [email_key, phone].filter(Boolean).map(ofAddress),
    }))
    .filter(({ id, own }) => id === messageId || own.some((hash) => hashes.includes(hash)))
    .flatMap(({ own }) => own)
  return holds.find(({ address_hash }) => [...hashes, ...ofMessages].includes(address_hash))?.reason
}

/** What is said at the terminal. */
export const heldInWords = (reason: HoldReason) =>
  `Nothing was erased: it is held for a ${reason.replace('-', ' ')}. See: npm run desk -- person lift-hold ADDRESS`
