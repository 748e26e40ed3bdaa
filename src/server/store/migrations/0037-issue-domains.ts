import type { Kysely } from 'kysely'

/** How many mails of an issue each domain gets: an issue begins slowly with each, while it is queued. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('issue_domains')
    .addColumn('issue', 'text', (column) => column.notNull())
    .addColumn('domain', 'text', (column) => column.notNull())
    .addColumn('mails', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('issue_domains_key', ['issue', 'domain'])
    .execute()
}
