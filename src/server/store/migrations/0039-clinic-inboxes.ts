import type { Kysely } from 'kysely'

/** What became of mails to the clinic's own addresses, and who was told of a late message. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('clinic_inboxes')
    .addColumn('address', 'text', (column) => column.primaryKey())
    .addColumn('taken_at', 'bigint')
    .addColumn('refused_at', 'bigint')
    .addColumn('error', 'text')
    .execute()
  await db.schema.alterTable('messages').addColumn('late_at', 'bigint').execute()
}
