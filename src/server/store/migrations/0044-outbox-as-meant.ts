import { type Kysely, sql } from 'kysely'

/**
 * Two versions left an outbox unlike all others: `0004-messages` came after `0010-suppression` and made
 * the table anew without two of its columns, and `0032-waiting-mail` was landed without two of its
 * indexes.
 */
export async function up(db: Kysely<unknown>) {
  const tables = await db.introspection.getTables()
  const outbox = tables.find(({ name }) => name === 'outbox')
  for (const column of ['postponed', 'unsure']) {
    if (outbox?.columns.some(({ name }) => name === column)) continue
    await db.schema
      .alterTable('outbox')
      .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
      .execute()
  }
  await db.schema.dropIndex('outbox_due').ifExists().execute()
  for (const column of ['sent_at', 'failed_at']) {
    await db.schema
      .createIndex(`outbox_${column.replace('_at', '')}`)
      .ifNotExists()
      .on('outbox')
      .column(column)
      .where(sql<boolean>`${sql.raw(column)} is not null`)
      .execute()
  }
}
