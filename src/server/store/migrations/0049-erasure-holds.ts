import type { Kysely } from 'kysely'

/** Whose messages nobody may erase for now, and why. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('erasure_holds')
    .addColumn('address_hash', 'text', (column) => column.primaryKey())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .execute()
}
