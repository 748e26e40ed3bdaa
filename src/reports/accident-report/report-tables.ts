import type { Breakdown } from '#city/crash-figures/breakdown.ts'
import type { Mode } from '#city/crash-figures/figures.ts'
import { smallestShown } from '#city/crash-figures/small-numbers.ts'
import { isDistrict, type Period } from '#city/crash-figures/view.ts'
import { districts } from '#city/here/city.ts'
import { weekdays } from '#language/dates/weekdays.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import type { Report } from '#reports/accident-report/report.ts'
import type { ReportLinks } from '#reports/accident-report/report-links.ts'
import { hourSaid, outOf100, periodSaid } from '#reports/accident-report/said.ts'
import type { Words } from '#reports/accident-report/words.en.ts'

/** `null` is a count from 1 to 10, which is not shown by itself. */
export type Cell = number | null | undefined

interface TableRow {
  label: string
  cells: readonly Cell[]
  /** The years of each cell, where they are not those of the table. */
  periods?: readonly (Period | undefined)[]
}

export interface ReportTable {
  id: 'tiles' | 'trend' | 'week' | 'factors' | 'modes' | 'circumstances' | 'districts' | 'corridors'
  title: string
  /** The first column holds the names of the rows. */
  head: readonly string[]
  rows: readonly TableRow[]
  period: Period
  /** The way of traveling that is counted; without it all crashes. */
  mode?: Mode | undefined
}

export interface Wording {
  locale: Locale
  words: Words
  links: ReportLinks
}

/**
 * The figures of a report as tables: those behind the charts of the page, and the CSV file. One
 * source for both, so that the file is exactly what is shown.
 */
export function tablesOf(report: Report, wording: Wording): ReportTable[] {
  return [
    tileTable(report, wording),
    trendTable(report, wording),
    weekTable(report, wording),
    breakdownTable('factors', report.factors, report, wording),
    breakdownTable('modes', report.modes, report, wording),
    breakdownTable('circumstances', report.circumstances, report, wording),
    districtTable(report, wording),
    corridorTable(report, wording),
  ].filter((table) => table !== undefined)
}

function tileTable({ tiles, period, view }: Report, { words }: Wording): ReportTable {
  return {
    id: 'tiles',
    title: words.tiles.heading,
    head: [
      words.columns.figure,
      words.columns.total,
      words.columns.change,
      words.columns.changeBefore,
    ],
    rows: tiles.map(({ id, count, period: years, change }) => ({
      label: words.tiles[id],
      cells: [count, change?.count, change?.beforeCount],
      periods: [years, change?.now, change?.before],
    })),
    period,
    mode: view.mode,
  }
}

function trendTable({ trend, view }: Report, { words }: Wording): ReportTable {
  const { columns } = words
  const mean = isDistrict(view.area) ? [fill(columns.mean, { districts: districts.length })] : []
  return {
    id: 'trend',
    title: words.trend.heading,
    head: [columns.years, columns[view.severity], ...mean],
    rows: trend.map((bar) => ({
      label: periodSaid(bar.period, words),
      cells: [bar.count, ...(bar.mean === undefined ? [] : [Math.round(bar.mean)])],
      periods: [bar.period, bar.period],
    })),
    period: { from: trend[0]?.period.from ?? view.from, to: trend.at(-1)?.period.to ?? view.to },
    mode: view.mode,
  }
}

function weekTable({ week }: Report, { words, locale }: Wording): ReportTable | undefined {
  if (!week) return undefined
  const { blockHours, days, period } = week
  const blocks = Array.from({ length: 24 / blockHours }, (_, block) => block * blockHours)
  return {
    id: 'week',
    title: words.week.heading,
    head: [words.week.hour, ...words.weekdaysShort],
    rows: blocks.map((hour, block) => ({
      label: fill(words.week.hours, {
        start: hourSaid(hour, locale),
        end: hourSaid(hour + blockHours, locale),
      }),
      cells: weekdays.map((_, day) => days[day]?.[block]),
    })),
    period,
  }
}

function breakdownTable<Id extends 'factors' | 'modes' | 'circumstances'>(
  id: Id,
  { rows, few, period }: Breakdown<string>,
  { view }: Report,
  { words }: Wording,
): ReportTable {
  const { columns } = words
  const names: Readonly<Record<string, string>> = words[id].names
  const city = isDistrict(view.area) ? [columns.cityShare] : []
  const shown = rows.map(({ name, count, share, cityShare }) => ({
    label: names[name] ?? name,
    cells: [count, outOf100(share), ...(cityShare === undefined ? [] : [outOf100(cityShare)])],
  }))
  const rest = few
    ? [{ label: words[id].few, cells: [few.count < smallestShown ? null : few.count] }]
    : []
  return {
    id,
    title: words[id].heading,
    head: [words[id].column, columns.count, columns.share, ...city],
    rows: [...shown, ...rest],
    period,
  }
}

function districtTable({ districts: across, view }: Report, { words, links }: Wording) {
  if (!across) return undefined
  const { columns } = words
  const { notPlaced } = across
  const table: ReportTable = {
    id: 'districts',
    title: fill(words.districts.heading, { districts: districts.length }),
    head: [columns.district, columns[view.severity]],
    rows: [
      ...across.rows.map(({ district, count }) => ({
        label: links[`district-${district}`].name,
        cells: [count],
      })),
      { label: words.districts.unplaced, cells: [notPlaced] },
    ],
    period: across.period,
    mode: view.mode,
  }
  return table
}

function corridorTable({ corridors, view }: Report, { words }: Wording): ReportTable | undefined {
  if (corridors.rows.length === 0) return undefined
  return {
    id: 'corridors',
    title: view.area === 'freeways' ? words.corridors.headingFreeways : words.corridors.heading,
    head: [words.columns.road, words.columns[view.severity]],
    rows: corridors.rows.map((row) => ({ label: row.road, cells: [row[view.severity]] })),
    period: corridors.period,
  }
}
