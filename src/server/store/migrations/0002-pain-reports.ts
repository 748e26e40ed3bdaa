import type { Kysely } from 'kysely'

/** Anonymous pain reports, and the figures published from them. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('pain_reports')
    // Chosen at random, and in SQLite it is also the place of the row: nothing keeps the order in
    // which the reports came.
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('week', 'text', (column) => column.notNull())
    .addColumn('district', 'text', (column) => column.notNull())
    .addColumn('regions', 'text', (column) => column.notNull())
    .addColumn('worst', 'integer', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('mode', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('pain_figures')
    .addColumn('week', 'text', (column) => column.primaryKey())
    .addColumn('figures', 'text', (column) => column.notNull())
    .execute()
}
