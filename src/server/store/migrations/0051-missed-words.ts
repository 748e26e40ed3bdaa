import type { Kysely } from 'kysely'

/** Words of our own in searches that no page answered whole: totals, and nothing about who searched. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('missed_words')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('missed_words_of_a_day', ['day', 'word'])
    .execute()
}
