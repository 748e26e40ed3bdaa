import { createHmac, randomBytes, randomInt } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { readForm } from '#contracts/form.ts'
import { type PainReport, painReport } from '#contracts/pain-report/contract.ts'
import { type PainQuarter, readPainCounts } from '#contracts/pain-report/figures.ts'
import type { Day } from '#dates/days.ts'
import { addQuarters, firstDayOf, type Quarter, quarterOf } from '#dates/quarters.ts'
import { spendToken, type UsedToken } from './form-tokens.ts'
import type { Tables } from './tables.ts'

/** A report as it is kept. */
export interface KeptPainReport extends PainReport {
  /**
   * The Monday of the week in which it came, such as `2026-03-02`: no time is kept finer. The week
   * belongs to the quarter in which that Monday lies.
   */
  week: Day
}

/** Who sent a report, for the count of a month only. */
export interface PainSender {
  /** Such as `2026-11`. */
  month: string
  /** What one household or company has of the network; kept as a keyed hash. */
  line: string
  /** How many reports of a line are counted in a month. */
  most: number
}

/** How many reports came in a week. */
export interface PainWeek {
  week: Day
  reports: number
}

/** What a quarter's figures are made of, as long as they are not frozen. */
export interface OpenPainQuarter {
  frozen: boolean
  /** The key of its noise: made with its first report, gone once it is frozen. */
  key: string | undefined
  reports: readonly PainReport[]
}

const largestId = 2 ** 31 - 1
const makeSecret = () => randomBytes(32).toString('base64url')

export async function addPainReport(
  change: Transaction<Tables>,
  { regions, ...report }: KeptPainReport,
  { sender, token }: { token?: UsedToken | undefined; sender?: PainSender | undefined },
) {
  if (token && (await spendToken(change, token)) === 'used-before') return 'kept-before'
  if (sender && (await countSender(change, sender)) === 'full') {
    if (token) await change.deleteFrom('used_tokens').where('hash', '=', token.hash).execute()
    return 'month-full'
  }
  await change
    .insertInto('pain_keys')
    .values({ quarter: quarterOf(report.week), secret: makeSecret() })
    .onConflict((conflict) => conflict.column('quarter').doNothing())
    .execute()
  await change
    .insertInto('pain_reports')
    .values({ id: randomInt(1, largestId), ...report, regions: regions.join(' ') })
    .execute()
  return 'kept'
}

/** Counts a report of a sender, unless the month is full for them. */
async function countSender(change: Transaction<Tables>, { line, month, most }: PainSender) {
  await change
    .insertInto('pain_months')
    .values({ month, secret: makeSecret() })
    .onConflict((conflict) => conflict.column('month').doNothing())
    .execute()
  const { secret } = await change
    .selectFrom('pain_months')
    .select('secret')
    .where('month', '=', month)
    .executeTakeFirstOrThrow()
  const sender = createHmac('sha256', secret).update(line).digest('base64url')
  const counted = await change
    .insertInto('pain_senders')
    .values({ month, sender, reports: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['month', 'sender'])
        .doUpdateSet((row) => ({ reports: row('pain_senders.reports', '+', 1) }))
        .where('pain_senders.reports', '<', most),
    )
    .returning('reports')
    .executeTakeFirst()
  return counted ? 'counted' : 'full'
}

/** Erases the counts of senders of all months but one, and the keys that they were made with. */
export async function forgetPainSenders(change: Transaction<Tables>, { but }: { but: string }) {
  await change.deleteFrom('pain_senders').where('month', '!=', but).execute()
  await change.deleteFrom('pain_months').where('month', '!=', but).execute()
}

/** Of all reports that are kept, the oldest week first. */
export async function readPainWeeks(db: Kysely<Tables>): Promise<readonly PainWeek[]> {
  const rows = await db
    .selectFrom('pain_reports')
    .select(({ fn }) => ['week', fn.countAll<number>().as('reports')])
    .groupBy('week')
    .orderBy('week')
    .execute()
  return rows.map(({ reports, week }) => ({ week, reports: Number(reports) }))
}

/** The Mondays of a quarter: from the first on, and before the other. */
const weeksOf = (quarter: Quarter) => ({
  from: firstDayOf(quarter),
  before: firstDayOf(addQuarters(quarter, 1)),
})

/** @throws Error when a row is not a report: the figures would be wrong without a word. */
export async function readPainQuarter(
  db: Kysely<Tables>,
  quarter: Quarter,
): Promise<OpenPainQuarter> {
  const { before, from } = weeksOf(quarter)
  const is = ['quarter', '=', quarter] as const
  const key = await db
    .selectFrom('pain_keys')
    .select('secret')
    .where(...is)
    .executeTakeFirst()
  const rows = await db
    .selectFrom('pain_reports')
    .select(['district', 'regions', 'worst', 'since', 'mode'])
    .where('week', '>=', from)
    .where('week', '<', before)
    .execute()
  // Asked last: whoever freezes the quarter in between has taken the reports away.
  const frozen = await db
    .selectFrom('pain_quarters')
    .select('quarter')
    .where(...is)
    .executeTakeFirst()
  return { frozen: frozen !== undefined, key: key?.secret, reports: rows.map(readRow) }
}

function readRow({ regions, ...row }: { regions: string }): PainReport {
  const read = readForm(painReport, { ...row, regions: regions.split(' ') })
  if (read.kind === 'faulty') throw new Error('a row of pain_reports is not a report')
  return read.values
}

/**
 * Freezes the figures of a quarter for good, and erases its reports and its key, so that nobody can
 * work the figures out again. The first of several wins.
 */
export async function freezePainQuarter(
  change: Transaction<Tables>,
  { counts, quarter }: PainQuarter,
) {
  const { before, from } = weeksOf(quarter)
  const added = await change
    .insertInto('pain_quarters')
    .values({ quarter, from_week: from, before_week: before, counts: JSON.stringify(counts) })
    .onConflict((conflict) => conflict.column('quarter').doNothing())
    .executeTakeFirst()
  if (added.numInsertedOrUpdatedRows !== 1n) return 'frozen-before'
  await eraseFrozen(change)
  return 'frozen'
}

/** Erases the reports of frozen quarters, also those that came late, and of the quarters before one. */
export async function erasePainReports(
  change: Transaction<Tables>,
  { before }: { before: Quarter },
) {
  await eraseFrozen(change)
  await change.deleteFrom('pain_reports').where('week', '<', firstDayOf(before)).execute()
  await change.deleteFrom('pain_keys').where('quarter', '<', before).execute()
}

async function eraseFrozen(change: Transaction<Tables>) {
  await change
    .deleteFrom('pain_reports')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('pain_quarters')
          .select('quarter')
          .whereRef('from_week', '<=', 'pain_reports.week')
          .whereRef('before_week', '>', 'pain_reports.week'),
      ),
    )
    .execute()
  await change
    .deleteFrom('pain_keys')
    .where('quarter', 'in', (select) => select.selectFrom('pain_quarters').select('quarter'))
    .execute()
}

/** The frozen quarters from one on, the oldest first. */
export async function readPainQuarters(
  db: Kysely<Tables>,
  from: Quarter,
): Promise<readonly PainQuarter[]> {
  const rows = await db
    .selectFrom('pain_quarters')
    .select(['quarter', 'counts'])
    .where('quarter', '>=', from)
    .orderBy('quarter')
    .execute()
  return rows.map(({ counts, quarter }) => ({ quarter, counts: readPainCounts(counts) }))
}
