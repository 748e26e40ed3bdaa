import type { Kysely } from 'kysely'

/** Issues that are being sent, how far that is, and what came back. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('newsletter_issues')
    .addColumn('issue', 'text', (column) => column.primaryKey())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('queued_until', 'text', (column) => column.notNull())
    .addColumn('queued_at', 'bigint')
    .execute()
  await db.schema.alterTable('outbox').addColumn('issue', 'text').execute()
  await db.schema
    .alterTable('outbox')
    .addColumn('interrupted', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('subscribers_state')
    .on('subscribers')
    .columns(['state', 'id'])
    .execute()

  await db.schema
    .createTable('mail_reports')
    .addColumn('mail_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .addColumn('reported_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('mail_reports_key', ['mail_id', 'kind'])
    .execute()
  await db.schema
    .createIndex('mail_reports_address')
    .on('mail_reports')
    .columns(['address_hash', 'reported_at'])
    .execute()
}
