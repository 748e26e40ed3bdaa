import { injuries } from '#city/crash-figures/figures.ts'
import type { ComparedFigures } from './compared-tables.ts'

const comparedLayers = ['cityStreets', 'freeways'] as const

/** Crashes by their worst injury, and people. */
const comparedCounts = ['crashes', 'injuryCrashes', ...injuries, 'injured', 'killed'] as const
type ComparedCount = (typeof comparedCounts)[number]

type Counts = Readonly<Record<ComparedCount, number>>

/** One year of city streets or freeways, before the import and after it. */
export interface YearDifference {
  layer: (typeof comparedLayers)[number]
  year: number
  /** `undefined` for a year that was not counted. */
  before: Counts | undefined
  now: Counts | undefined
}

/** The years of both figures side by side, layer by layer. */
export function differenceOf(
  before: ComparedFigures | undefined,
  now: ComparedFigures,
): YearDifference[] {
  const years = [...new Set([...(before?.years ?? []), ...now.years])].toSorted()
  return comparedLayers.flatMap((layer) =>
    years.map((year) => ({
      layer,
      year,
      before: before && countsOf(before, layer, year),
      now: countsOf(now, layer, year),
    })),
  )
}

function countsOf(
  figures: ComparedFigures,
  layer: (typeof comparedLayers)[number],
  year: number,
): Counts | undefined {
  const at = figures.years.indexOf(year)
  return at === -1 ? undefined : countsAt(figures[layer], at)
}

function countsAt(
  { byInjury, injured, killed }: ComparedFigures['cityStreets'],
  at: number,
): Counts {
  const [none, possible, minor, serious, fatal] = [
    byInjury.none[at] ?? 0,
    byInjury.possible[at] ?? 0,
    byInjury.minor[at] ?? 0,
    byInjury.serious[at] ?? 0,
    byInjury.fatal[at] ?? 0,
  ]
  const injuryCrashes = possible + minor + serious + fatal
  return {
    crashes: injuryCrashes + none,
    injuryCrashes,
    ...{ none, possible, minor, serious, fatal },
    injured: injured[at] ?? 0,
    killed: killed[at] ?? 0,
  }
}

const layerNames = { cityStreets: 'City streets', freeways: 'Freeways' }
const headings: Record<ComparedCount, string> = {
  crashes: 'crashes',
  injuryCrashes: 'injury crashes',
  none: 'no injury',
  possible: 'possible',
  minor: 'minor',
  serious: 'serious',
  fatal: 'fatal',
  injured: 'people hurt',
  killed: 'killed',
}

/** A table of each layer with a line a year: `3,943 → 865` where a count has changed. */
export function differenceText(difference: readonly YearDifference[]) {
  return comparedLayers
    .map((layer) => {
      const rows = difference.filter((row) => row.layer === layer)
      const lines = [
        ['year', ...comparedCounts.map((name) => headings[name])],
        ...rows.map(({ year, before, now }) => [
          String(year),
          ...comparedCounts.map((name) => changed(before?.[name], now?.[name])),
        ]),
      ]
      return `${layerNames[layer]}, old → new\n${aligned(lines)}`
    })
    .join('\n\n')
}

function changed(before: number | undefined, now: number | undefined) {
  const said = (count: number | undefined) =>
    count === undefined ? '–' : count.toLocaleString('en-US')
  return before === now ? said(now) : `${said(before)} → ${said(now)}`
}

function aligned(lines: readonly (readonly string[])[]) {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  return lines
    .map((line) => line.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '))
    .join('\n')
}
