import { type Kysely, sql } from 'kysely'

/** What visitors write to the clinic, and mails that belong to a message instead of a subscriber. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('firm', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('call', 'text', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('needs', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('texts', 'integer', (column) => column.notNull())
    .addColumn('answer_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('answered_at', 'bigint')
    .addColumn('desk_note', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('messages_answered')
    .on('messages')
    .columns(['answered_at', 'created_at'])
    .execute()
  await db.schema.createIndex('messages_email').on('messages').column('email_key').execute()
  await db.schema.createIndex('messages_phone').on('messages').column('phone').execute()
  await letMailsBelongToMessages(db)
}

/** SQLite cannot change a column, so the mails move to a new table. */
async function letMailsBelongToMessages(db: Kysely<unknown>) {
  await db.schema
    .createTable('outbox_new')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subscriber_id', 'text', (column) =>
      column.references('subscribers.id').onDelete('cascade'),
    )
    .addColumn('message_id', 'text', (column) =>
      column.references('messages.id').onDelete('cascade'),
    )
    .addColumn('recipient', 'text')
    .addColumn('message', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
    .addColumn('claimed_at', 'bigint')
    .addColumn('sent_at', 'bigint')
    .addColumn('failed_at', 'bigint')
    .addColumn('last_error', 'text')
    .execute()
  const columns = sql.raw(
    'id, kind, subscriber_id, recipient, message, created_at, attempts, next_attempt_at, claimed_at, sent_at, failed_at, last_error',
  )
  await sql`insert into outbox_new (${columns}) select ${columns} from outbox`.execute(db)
  await db.schema.dropTable('outbox').execute()
  await db.schema.alterTable('outbox_new').renameTo('outbox').execute()
  await db.schema
    .createIndex('outbox_due')
    .on('outbox')
    .columns(['sent_at', 'failed_at', 'next_attempt_at'])
    .execute()
  await db.schema.createIndex('outbox_subscriber').on('outbox').column('subscriber_id').execute()
  await db.schema.createIndex('outbox_message').on('outbox').column('message_id').execute()
}
