import { mondayOf } from '#dates/days.ts'
import { oaklandDate } from '#i18n/dates.ts'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import { fewestReports, publish } from './pain-publication.ts'
import type { KeptPainReport } from './store/pain-reports.ts'
import type { Store } from './store/store.ts'

/** The Monday of the week in which an instant falls in Oakland: `2026-03-02`. */
export function weekOf(instant: number) {
  return mondayOf(oaklandDate(instant))
}

/**
 * The reports that may be published now. They are added by whole weeks and at least twenty at a
 * time: from two publications that differ by one report, anybody could read off that report.
 *
 * @param reports oldest week first.
 */
export function chooseReports(reports: readonly KeptPainReport[]) {
  const lastOfWeek = reports.flatMap(({ week }, index) =>
    reports[index + 1]?.week === week ? [] : [index + 1],
  )
  const end = lastOfWeek.reduce(
    (taken, count) => (count - taken >= fewestReports ? count : taken),
    0,
  )
  return reports.slice(0, end)
}

export interface PublicationServices {
  store: Store
  clock: Clock
  log: Log
}

/**
 * Publishes the figures of the weeks before this one, unless this week has its publication. Safe
 * to call at any time and from several servers; what fails is tried again by the next call.
 */
export async function publishIfDue({ clock, log, store }: PublicationServices) {
  const week = weekOf(clock())
  const last = await store.readPainFigures(week)
  if (last.kind === 'figures' && last.published.week === week) return
  const read = last.kind === 'not-stored' ? last : await store.readPainReports(week)
  if (read.kind === 'not-stored') {
    log.event('pain-figures-not-read', { reason: read.reason })
    return
  }
  const figures = JSON.stringify({ week, ...publish(chooseReports(read.reports)) })
  const saved = await store.addPainFigures({ week, figures })
  if (saved.kind === 'not-stored') log.event('pain-figures-not-stored', { reason: saved.reason })
}
