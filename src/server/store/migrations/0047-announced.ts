import type { Kysely } from 'kysely'

/** What the desk announces: notices, days with other hours, entries that were taken down; and who was told to build. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('notices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('text_en', 'text', (column) => column.notNull())
    .addColumn('text_es', 'text', (column) => column.notNull())
    .addColumn('closes', 'integer', (column) => column.notNull())
    .addColumn('begins_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('other_days')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('shifts', 'text', (column) => column.notNull())
    .addColumn('name_en', 'text', (column) => column.notNull())
    .addColumn('name_es', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('taken_down')
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('taken_down_key', ['list', 'entry'])
    .execute()
  await db.schema
    .createTable('build_calls')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('told', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addColumn('last_at', 'bigint')
    .addColumn('outcome', 'text', (column) => column.notNull())
    .execute()
  await db
    .insertInto('build_calls' as never)
    .values({ id: 1, told: '', tries: 0, next_at: 0, last_at: null, outcome: '' } as never)
    .execute()
}
