import type { SourceFile } from '#city/crash-figures/figures.ts'
import { departures } from './against-years.ts'
import type { ComparedFigures } from './compared-tables.ts'
import type { YearDifference } from './difference.ts'
import { ImportProblem } from './problem.ts'

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
  return [
    ...difference.flatMap((row) =>
      [...moreKilledThanHurt(row), ...notCountedAnyMore(row)].map(
        (words) => new ImportProblem(fileOf(row.year), words),
      ),
    ),
    ...(before ? departures(before, now) : []).map(
      ({ year, table, words }) => new ImportProblem(fileOf(year), words, undefined, table),
    ),
  ]
}

function moreKilledThanHurt({ layer, now }: YearDifference) {
  if (!now || now.killed <= now.injured) return []
  return [
    `${number(now.killed)} people killed and ${number(now.injured)} hurt ${layerWords[layer]}; more hurt than killed are expected: the two columns have changed places. Download it again`,
  ]
}

function notCountedAnyMore({ year, before, now }: YearDifference) {
  if (!before || now) return []
  return [
    `${year} was counted before and is not any more: its files, or the first months of ${year + 1}, are missing. Put them into the folder`,
  ]
}
