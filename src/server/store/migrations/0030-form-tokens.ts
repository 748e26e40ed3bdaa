import type { Kysely } from 'kysely'

/** The key that signs the tokens of forms, and the tokens that were used. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('form_keys')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('used_tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute()
}
