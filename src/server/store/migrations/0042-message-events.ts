import type { Kysely } from 'kysely'

interface Messages {
  messages: { id: string; desk_note: string }
  message_events: {
    id: string
    message_id: string
    at: number | null
    author: string
    kind: string
    text: string
  }
}

/** What the desk did with a message: notes are added, no longer overwritten. */
export async function up(db: Kysely<Messages>) {
  await db.schema
    .createTable('message_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) =>
      column.notNull().references('messages.id').onDelete('cascade'),
    )
    // The notes of before have neither a time nor an author.
    .addColumn('at', 'bigint')
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('message_events_message')
    .on('message_events')
    .column('message_id')
    .execute()
  const noted = await db
    .selectFrom('messages')
    .select(['id', 'desk_note'])
    .where('desk_note', '!=', '')
    .execute()
  for (const { desk_note: text, id } of noted) {
    await db
      .insertInto('message_events')
      .values({ id, message_id: id, at: null, author: '', kind: 'note', text })
      .execute()
  }
  await db.schema.alterTable('messages').dropColumn('desk_note').execute()
}
