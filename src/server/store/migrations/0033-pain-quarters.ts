import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'

interface Reports {
  pain_reports: { week: string }
  pain_keys: { quarter: string; secret: string }
}

/** Such as `2026-Q3`. */
const quarterOf = (day: string) => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`

/**
 * Pain figures are frozen by quarters, with noise under a key of the quarter; the weekly figures go.
 * A month's count of reports by sender, under a key of the month.
 */
export async function up(db: Kysely<Reports>) {
  await db.schema.dropTable('pain_figures').execute()
  await db.schema
    .createTable('pain_quarters')
    .addColumn('quarter', 'text', (column) => column.primaryKey())
    // The Mondays of its weeks: the first, and the one after the last.
    .addColumn('from_week', 'text', (column) => column.notNull())
    .addColumn('before_week', 'text', (column) => column.notNull())
    .addColumn('counts', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('pain_keys')
    .addColumn('quarter', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute()
  const stored = await db.selectFrom('pain_reports').select('week').distinct().execute()
  for (const quarter of new Set(stored.map(({ week }) => quarterOf(week)))) {
    const secret = randomBytes(32).toString('base64url')
    await db.insertInto('pain_keys').values({ quarter, secret }).execute()
  }

  await db.schema
    .createTable('pain_months')
    .addColumn('month', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('pain_senders')
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('reports', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('pain_senders_of_a_month', ['month', 'sender'])
    .execute()
}
