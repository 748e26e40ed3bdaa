import type { Kysely } from 'kysely'

/** Whether pages were useful, and nothing about who says so. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('page_feedback')
    // Chosen at random, so that nothing keeps the order in which the answers came.
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('useful', 'text', (column) => column.notNull())
    .addColumn('sentence', 'text', (column) => column.notNull())
    .execute()
}
