import { type Kysely, sql } from 'kysely'

/** The page of all neighborhoods has a new id: what was said of it stays with it. */
export async function up(db: Kysely<unknown>) {
  await sql`update page_feedback set page = 'neighborhoods' where page = 'oakland-neighborhoods'`.execute(
    db,
  )
}
