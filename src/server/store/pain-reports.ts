import { randomInt } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { readForm } from '#contracts/form.ts'
import { type PainReport, painReport } from '#contracts/pain-report/contract.ts'
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

/** Keeps what is published in a week; the first of several servers wins. */
export async function addPainFigures(change: Transaction<Tables>, published: PublishedWeek) {
  const added = await change
    .insertInto('pain_figures')
    .values(published)
    .onConflict((conflict) => conflict.column('week').doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n ? 'published' : 'already-published'
}

/** What was published last; `undefined` before the first time. */
export function readPainFigures(db: Kysely<Tables>): Promise<PublishedWeek | undefined> {
  return db
    .selectFrom('pain_figures')
    .select(['week', 'figures'])
    .orderBy('week', 'desc')
    .limit(1)
    .executeTakeFirst()
}
