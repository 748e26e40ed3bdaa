import type { ByYear, SourceFile } from '#city/crash-figures/figures.ts'
import {
  type ComparedFigures,
  type ComparedTable,
  comparedLayers,
  comparedTables,
} from './committed-figures.ts'
import type { ComparedCount, YearDifference } from './difference.ts'
import { ImportProblem } from './problem.ts'

/**
 * A year that differs by more than this from the committed one is asked about. Late reports change
 * it by a few in a hundred. The same share of a year's crashes may go over to other names of a
 * table; and a new year may differ by as much from the one before it, of all crashes in the city:
 * from 2016 to 2024 it was 13 in 100 at most, in 2020.
 */
const mostOff = 15 / 100

const counted = {
  crashes: 'crashes',
  injuryCrashes: 'injury crashes',
  injured: 'people hurt',
} satisfies Partial<Record<ComparedCount, string>>
const countedNames = Object.keys(counted) as (keyof typeof counted)[]

const layerWords = { cityStreets: 'on city streets', freeways: 'on freeways' }
const number = (count: number) => count.toLocaleString('en-US')

/** What a person has to explain before new figures take the place of old ones. */
export function objectionsTo(
  difference: readonly YearDifference[],
  before: ComparedFigures | undefined,
  now: ComparedFigures,
  files: readonly Pick<SourceFile, 'name'>[],
): ImportProblem[] {
  const fileOf = (year: number) =>
    files.find(({ name }) => name.toLowerCase().startsWith(`crashes_${year}.`))?.name ??
    `crashes_${year}.csv`
  const objection = (year: number, words: string) => new ImportProblem(fileOf(year), words)
  return [
    ...difference.flatMap((row) =>
      [...moreKilledThanHurt(row), ...offTheCommitted(row)].map((words) =>
        objection(row.year, words),
      ),
    ),
    ...newYearsOff(difference).map(({ year, words }) => objection(year, words)),
    ...(before ? moved(before, now) : []).map(({ year, words }) => objection(year, words)),
  ]
}

function moreKilledThanHurt({ layer, now }: YearDifference) {
  if (!now || now.killed <= now.injured) return []
  return [
    `${number(now.killed)} people killed and ${number(now.injured)} hurt ${layerWords[layer]}; more hurt than killed are expected: the two columns have changed places. Download it again`,
  ]
}

function offTheCommitted({ layer, year, before, now }: YearDifference) {
  if (!before) return []
  if (!now) {
    return [
      `${year} was counted before and is not any more: its files, or the first months of ${year + 1}, are missing. Put them into the folder`,
    ]
  }
  return countedNames
    .filter((name) => isOff(before[name], now[name]))
    .map(
      (name) =>
        `${number(now[name])} ${counted[name]} ${layerWords[layer]}, ${number(before[name])} were counted before; at most 15 in 100 more or fewer are expected. Download all three files of ${year} again`,
    )
}

function isOff(before: number, now: number) {
  return Math.abs(now - before) > before * mostOff
}

/** Nothing is committed to compare a new year with but the year before it. */
function newYearsOff(difference: readonly YearDifference[]) {
  const isCommitted = difference.some(({ before }) => before)
  const years = [...new Set(difference.map(({ year }) => year))]
  return years.flatMap((year) => {
    const rows = difference.filter((row) => row.year === year)
    if (!isCommitted || rows.some(({ before }) => before)) return []
    const allOf = (of: number, name: ComparedCount) =>
      difference
        .filter((row) => row.year === of)
        .reduce((sum, { now }) => sum + (now?.[name] ?? 0), 0)
    return countedNames
      .filter((name) => years.includes(year - 1) && isOff(allOf(year - 1, name), allOf(year, name)))
      .map((name) => ({
        year,
        words: `${number(allOf(year, name))} ${counted[name]} in this new year, ${number(allOf(year - 1, name))} in the year before; at most 15 in 100 more or fewer are expected. Download all three files of ${year} again`,
      }))
  })
}

/** Codes of two columns that have changed places are all known, but the crashes change their names. */
function moved(before: ComparedFigures, now: ComparedFigures) {
  return comparedLayers.flatMap((layer) =>
    comparedTables.flatMap((table) =>
      now.years.flatMap((year) => {
        const was = before.years.indexOf(year)
        if (was === -1) return []
        const { from, to, share } = movedBetween(
          sharesOf(before[layer][table], before[layer].byInjury, was),
          sharesOf(now[layer][table], now[layer].byInjury, now.years.indexOf(year)),
        )
        if (share <= mostOff) return []
        const words = `${Math.round(share * 100)} in 100 crashes ${layerWords[layer]} have changed their name in the table "${table}", mostly from "${from}" to "${to}"; at most 15 are expected: a column holds other codes than before. Download it again`
        return [{ year, words }]
      }),
    ),
  )
}

type Shares = ReadonlyMap<string, number>

/** The share of the year's crashes that has each name. Of some tables a crash has several, or none. */
function sharesOf(
  table: ComparedTable,
  byInjury: Readonly<Record<string, ByYear>>,
  at: number,
): Shares {
  const all = Object.values(byInjury).reduce((sum, counts) => sum + (counts[at] ?? 0), 0)
  return new Map(
    Object.entries(table).map(([name, [crashes]]) => [name, (crashes[at] ?? 0) / (all || 1)]),
  )
}

/** The larger of what all growing names gained and all shrinking ones lost. */
function movedBetween(before: Shares, now: Shares) {
  const gains = [...now].map(([name, share]) => ({ name, gain: share - (before.get(name) ?? 0) }))
  const sum = (sign: 1 | -1) =>
    gains.reduce((total, { gain }) => total + Math.max(0, sign * gain), 0)
  const byGain = gains.toSorted((one, other) => one.gain - other.gain)
  return {
    share: Math.max(sum(1), sum(-1)),
    from: byGain.at(0)?.name ?? '',
    to: byGain.at(-1)?.name ?? '',
  }
}
