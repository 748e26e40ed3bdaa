import { type Kysely, sql } from 'kysely'

/** How many issues in a row came back from a subscriber, and which was the last of them. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table subscribers add column soft_issues integer not null default 0`.execute(db)
  await db.schema.alterTable('subscribers').addColumn('soft_issue', 'text').execute()
}
