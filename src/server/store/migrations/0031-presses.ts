import type { Kysely } from 'kysely'

/** How often the ways to reach the clinic were pressed: totals, and nothing about who pressed. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('presses')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('presses_of_a_day', ['day', 'page', 'kind'])
    .execute()
}
