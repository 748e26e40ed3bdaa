import type { Kysely } from 'kysely'

/** Finds the expired tokens without reading all the others. */
export async function up(db: Kysely<unknown>) {
  await db.schema.createIndex('tokens_expiry').on('tokens').column('expires_at').execute()
}
