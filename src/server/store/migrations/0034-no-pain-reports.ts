import type { Kysely } from 'kysely'

/**
 * The site collects no pain reports any more. Erases what was collected: reports, published figures,
 * keys of their noise and counts of senders, with the key and the used tokens of forms that nothing
 * else asked for.
 */
export async function up(db: Kysely<unknown>) {
  for (const table of [
    'pain_reports',
    'pain_quarters',
    'pain_keys',
    'pain_months',
    'pain_senders',
    'form_keys',
    'used_tokens',
  ]) {
    await db.schema.dropTable(table).execute()
  }
}
