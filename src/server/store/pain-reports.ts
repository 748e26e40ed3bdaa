import { randomInt } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { readForm } from '#contracts/form.ts'
import { type PainReport, painReport } from '#contracts/pain-report/contract.ts'
import { addDays } from '#dates/days.ts'
import { spendToken, type UsedToken } from './form-tokens.ts'
import type { Tables } from './tables.ts'

/** A report as it is kept. */
export interface KeptPainReport extends PainReport {
  /** The Monday of the week in which it came, such as `2026-03-02`: no time is kept finer. */
  week: string
}

export interface PublishedWeek {
  /** The Monday on which the week of the publication begins; it counts the weeks before. */
  week: string
  /** JSON, as it is handed out. */
  figures: string
}

const largestId = 2 ** 31 - 1

export async function addPainReport(
  change: Transaction<Tables>,
  { regions, ...report }: KeptPainReport,
  token: UsedToken | undefined,
) {
  if (token && (await spendToken(change, token)) === 'used-before') return 'kept-before'
  await change
    .insertInto('pain_reports')
    .values({ id: randomInt(1, largestId), ...report, regions: regions.join(' ') })
    .execute()
  return 'kept'
}

/**
 * Every report of the weeks before `week`, oldest week first.
 * @throws Error when a row is not a report: the figures would be wrong without a word.
 */
export async function readPainReports(
  db: Kysely<Tables>,
  week: string,
): Promise<readonly KeptPainReport[]> {
  const rows = await db
    .selectFrom('pain_reports')
    .select(['week', 'district', 'regions', 'worst', 'since', 'mode'])
    .where('week', '<', week)
    .orderBy('week')
    .execute()
  return rows.map(({ week, ...row }) => {
    const read = readForm(painReport, { ...row, regions: row.regions.split(' ') })
    if (read.kind === 'faulty') throw new Error('a row of pain_reports is not a report')
    return { ...read.values, week }
  })
}

/**
 * Keeps what is published in a week; the first of several servers wins. What a clock published that
 * ran ahead by more than a week goes, so that those weeks get their own figures when they come.
 */
export async function addPainFigures(change: Transaction<Tables>, published: PublishedWeek) {
  await change.deleteFrom('pain_figures').where('week', '>', addDays(published.week, 7)).execute()
  const added = await change
    .insertInto('pain_figures')
    .values(published)
    .onConflict((conflict) => conflict.column('week').doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n ? 'published' : 'already-published'
}

/**
 * What was published last, up to a week; `undefined` before the first time. Of a later week is only
 * what a clock published that ran ahead.
 */
export function readPainFigures(
  db: Kysely<Tables>,
  week: string,
): Promise<PublishedWeek | undefined> {
  return db
    .selectFrom('pain_figures')
    .select(['week', 'figures'])
    .where('week', '<=', week)
    .orderBy('week', 'desc')
    .limit(1)
    .executeTakeFirst()
}
