import { type Kysely, sql } from 'kysely'

/** Since when an issue of the newsletter is paused, and how many mails it has had. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('newsletter_issues').addColumn('paused_at', 'bigint').execute()
  await sql`alter table newsletter_issues add column mails integer not null default 0`.execute(db)
  // The notes of older mails are gone: their issues say no number.
  await sql`update newsletter_issues set mails =
    (select count(*) from outbox where outbox.issue = newsletter_issues.issue)`.execute(db)
}
