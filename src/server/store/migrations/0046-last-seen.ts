import type { Kysely } from 'kysely'

/** When somebody did something last is asked of a log of years. */
export async function up(db: Kysely<unknown>) {
  await db.schema.createIndex('desk_log_staff').on('desk_log').columns(['staff_id', 'at']).execute()
}
