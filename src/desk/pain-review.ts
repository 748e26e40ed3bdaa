import type { PainReport } from '#contracts/pain-report/contract.ts'
import {
  type PainCounts,
  type PainQuarter,
  painCount,
  painTableNames,
  painTables,
} from '#contracts/pain-report/figures.ts'
import type { PainWeek } from '#server/store/pain-reports.ts'

export interface Reviewed {
  reports: readonly PainReport[]
  /** Of the quarter. */
  weeks: readonly PainWeek[]
  /** As they would be published. */
  counts: PainCounts
  /** The frozen quarter before this one, if there is one. */
  before: PainQuarter | undefined
}

/** Under so many, what is published of a quarter is mostly noise. */
const fewReports = 20
/** Reports of one week that are worth a look, when it has three times as many as the others. */
const busyWeek = 20
/** The same answers to every question, so often, and so large a part of all. */
const sameAnswers = { reports: 10, share: 0.1 }
/** A share that moved by so much since the quarter before, where both are large enough to tell. */
const moved = { share: 0.2, reports: 100 }

/** What a person should look at before a quarter is published: totals and patterns, no single report. */
export function findOddities(reviewed: Reviewed): string[] {
  return [
    ...findFewReports(reviewed),
    ...findBusyWeeks(reviewed),
    ...findSameAnswers(reviewed),
    ...findMovedShares(reviewed),
  ]
}

function findFewReports({ reports }: Reviewed) {
  return reports.length < fewReports
    ? [`Only ${reports.length} reports: what is published is mostly noise.`]
    : []
}

function findBusyWeeks({ reports, weeks }: Reviewed) {
  return weeks
    .filter(({ reports: inWeek }) => {
      const others = (reports.length - inWeek) / Math.max(1, weeks.length - 1)
      return inWeek >= busyWeek && inWeek > 3 * others
    })
    .map((week) => `${week.reports} of ${reports.length} reports came in the week of ${week.week}.`)
}

function findSameAnswers({ reports }: Reviewed) {
  const alike = Map.groupBy(reports, (report) => JSON.stringify(report))
  const most = Math.max(0, ...[...alike.values()].map(({ length }) => length))
  return most >= sameAnswers.reports && most >= reports.length * sameAnswers.share
    ? [`${most} of ${reports.length} reports give the same answers to every question.`]
    : []
}

/** Of all who travelled in some way: everybody did. */
const totalOf = ({ mode }: PainCounts) => Object.values(mode).reduce((sum, count) => sum + count, 0)

function findMovedShares({ before, counts }: Reviewed) {
  if (!before) return []
  const [then, now] = [totalOf(before.counts), totalOf(counts)]
  if (Math.min(then, now) < moved.reports) return []
  return painTableNames.flatMap((table) =>
    painTables[table].flatMap((answer) => {
      const from = painCount(before.counts, table, answer) / then
      const to = painCount(counts, table, answer) / now
      return Math.abs(to - from) > moved.share
        ? [`${table} ${answer} went from ${percent(from)} to ${percent(to)} of the reports.`]
        : []
    }),
  )
}

const percent = (share: number) => `${Math.round(share * 100)} %`
