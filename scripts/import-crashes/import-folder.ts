import type { CrashFigures, SourceFile } from '#city/crash-figures/figures.ts'
import type { StreetFigures } from '#city/crash-figures/streets.ts'
import { assembleFigures } from './assemble.ts'
import { tables } from './columns.ts'
import type { Places } from './places.ts'
import { ImportProblem } from './problem.ts'
import { readFamily, type SourceReport } from './read-source.ts'
import { readYear } from './read-year.ts'
import { findSourceFiles, type YearFiles } from './source-files.ts'
import { countStreets, streetFigures, type YearStreets } from './streets.ts'
import { countYear, type YearTally } from './tally.ts'

interface CountedYear {
  tally: YearTally
  streets: YearStreets
  reports: SourceReport[]
  /** Days with a crash: `2024-12-31`. */
  dates: ReadonlySet<string>
  objections: readonly ImportProblem[]
}

export type ImportOutcome =
  | {
      kind: 'read'
      figures: CrashFigures
      streets: StreetFigures
      /** What looks wrong in the files, and a person may let pass. */
      objections: readonly ImportProblem[]
      /** Files of the folder that are none of the state's. */
      passedOver: readonly string[]
    }
  | { kind: 'refused'; problem: ImportProblem }

/**
 * Reads the state's files of a folder into figures, year by year. The same files give the same
 * figures. `onFile` hears of every file that has been read.
 */
export async function importFolder(
  folder: string,
  places: Places,
  onFile: (report: SourceReport) => void = () => {},
): Promise<ImportOutcome> {
  try {
    return { kind: 'read', ...(await readFolder(folder, places, onFile)) }
  } catch (error) {
    if (error instanceof ImportProblem) return { kind: 'refused', problem: error }
    throw error
  }
}

async function readFolder(folder: string, places: Places, onFile: (report: SourceReport) => void) {
  const { years: files, passedOver } = await findSourceFiles(folder)
  const motorcycles = await motorcyclesIn(files)
  const crashesSeen = new Set<number>()
  const years: CountedYear[] = []
  for (const yearFiles of files) {
    const year = await readYear(yearFiles, { places, motorcycles, crashesSeen })
    for (const report of year.reports) onFile(report)
    const dates = new Set([...year.crashes.values()].map((crash) => crash.isoDate))
    const { reports, objections } = year
    const streets = countStreets(year.crashes.values())
    years.push({ tally: countYear(year), streets, reports, dates, objections })
  }
  const dataThrough = newestDate(years)
  const counted = years.filter(({ tally }) => isCounted(tally.year, dataThrough))
  const left = years.filter((year) => !counted.includes(year))
  if (counted.length === 0) {
    throw new ImportProblem(folder, `no year to count: the newest crash is of ${dataThrough}`)
  }
  for (const year of counted) checkMonths(year)
  const figures = assembleFigures(
    counted.map(({ tally }) => tally),
    {
      dataThrough,
      yearsNotCounted: left.map(({ tally }) => tally.year),
      motorcycles,
      placeTables: places.tables,
      files: [
        ...counted.flatMap(({ reports }) => reports.map(sourceFile)),
        ...left.flatMap(({ reports }) => reports.map(notCounted)),
      ],
    },
  )
  const streets = {
    years: figures.years,
    dataThrough,
    ...streetFigures(
      counted.map((year) => year.streets),
      places.crossings,
      figures.years,
    ),
  }
  const objections = [...years.flatMap((year) => year.objections), ...counted.flatMap(thinMonths)]
  return { figures, streets, objections, passedOver }
}

/**
 * Reads the header of every file, so that a wrong one stops the import before the long reading.
 * Vehicle types tell motorcycles only if every year has them: one rule for all years.
 */
async function motorcyclesIn(files: readonly YearFiles[]) {
  let areRecorded = true
  for (const { paths } of files) {
    for (const table of tables) {
      const family = await readFamily(paths[table], table)
      if (table === 'parties' && family === 'extract') areRecorded = false
    }
  }
  return areRecorded ? 'recorded' : 'inferred'
}

function newestDate(years: readonly CountedYear[]) {
  return (
    years
      .flatMap(({ dates }) => [...dates])
      .toSorted()
      .at(-1) ?? ''
  )
}

/**
 * Reports come in late: of the first months of 2025 no death had arrived by May. So a year
 * counts once the files hold crashes of the April that follows it.
 */
function isCounted(year: number, dataThrough: string) {
  return dataThrough >= `${year + 1}-04-01`
}

/** A file that was cut between two rows shows no damage, but months are missing. */
function checkMonths({ tally, dates, reports }: CountedYear) {
  const months = new Set([...dates].map((date) => date.slice(0, 7)))
  if (months.size < 12) {
    const name = reports[0]?.name ?? ''
    throw new ImportProblem(
      name,
      `only ${months.size} months of ${tally.year} have crashes: the file is cut short`,
    )
  }
}

/** In the extract of 2016 to 2024 no month has less than 75 in 100 of the mean of its year. */
const fewestInMonth = 50 / 100

/** A file that lacks most of a month has crashes in all twelve, and a year that is hardly smaller. */
function thinMonths({ tally, reports }: CountedYear) {
  const { all, months } = tally.layers.cityStreets
  const mean = all[0] / 12
  return Object.entries(months)
    .filter(([, [crashes]]) => crashes < mean * fewestInMonth)
    .map(
      ([month, [crashes]]) =>
        new ImportProblem(
          reports[0]?.name ?? '',
          `${crashes} crashes on city streets in month ${month} of ${tally.year}, ${Math.round(mean)} in the mean of its months; at least half as many are expected: the file lacks days. Download it again`,
        ),
    )
}

function sourceFile({ name, sha256, rows, counted, skipped }: SourceReport): SourceFile {
  return { name, sha256, rows, counted, skipped }
}

function notCounted(report: SourceReport): SourceFile {
  const { counted, skipped } = report
  return { ...sourceFile(report), counted: 0, skipped: { ...skipped, yearNotCounted: counted } }
}
