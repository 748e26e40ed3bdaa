import type { Kysely } from 'kysely'

/** Whether somebody who is no owner may change the words of the site. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('staff')
    .addColumn('edits_words', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
