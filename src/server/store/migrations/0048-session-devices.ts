import type { Kysely } from 'kysely'

/** On what kind of device somebody signed in at the desk, for whoever looks for a session of theirs. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('desk_sessions')
    .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
