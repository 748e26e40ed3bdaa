import type { Kysely } from 'kysely'

/** Turns in the outbox, so that no source of mails waits behind another; mails to one mailbox. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('outbox')
    .addColumn('lane', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('outbox')
    .addColumn('turn', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('outbox_turn')
    .on('outbox')
    .columns(['sent_at', 'failed_at', 'turn'])
    .execute()
  await db.schema
    .createIndex('outbox_lane')
    .on('outbox')
    .columns(['lane', 'sent_at', 'failed_at', 'turn'])
    .execute()

  await db.schema
    .createTable('mailboxes')
    .addColumn('mailbox_hash', 'text', (column) => column.primaryKey())
    .addColumn('mailed_at', 'text', (column) => column.notNull())
    .addColumn('last_mailed_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('mailboxes_last').on('mailboxes').column('last_mailed_at').execute()
}
