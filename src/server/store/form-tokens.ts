import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** A form's token that may not be used again. */
export interface UsedToken {
  /** SHA-256. */
  hash: string
  /** When the token is no longer good anyway, and this can be forgotten; in whole hours. */
  until: number
}

/** There is one key. */
const id = 1

export async function findFormKey(db: Kysely<Tables>) {
  const row = await db
    .selectFrom('form_keys')
    .select('secret')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.secret
}

/** Keeps a key unless there is one; the first of several servers wins. */
export async function keepFormKey(change: Transaction<Tables>, secret: string) {
  await change
    .insertInto('form_keys')
    .values({ id, secret })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return (await findFormKey(change)) ?? secret
}

/** Uses a token up: a second time, or at the same time on another server, it is `used-before`. */
export async function spendToken(change: Transaction<Tables>, { hash, until }: UsedToken) {
  const added = await change
    .insertInto('used_tokens')
    .values({ hash, until })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n ? 'used' : 'used-before'
}

export async function forgetTokens(change: Transaction<Tables>, now: number) {
  await change.deleteFrom('used_tokens').where('until', '<=', now).execute()
}
