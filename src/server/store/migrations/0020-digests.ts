import type { Kysely } from 'kysely'

/** On which mornings the clinic was reminded of messages that wait. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('digests')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .execute()
}
