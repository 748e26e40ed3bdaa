import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Accepted, CrashFigures } from '#city/crash-figures/figures.ts'
import { shownFigures } from '#city/crash-figures/shown-figures.ts'
import { doubtfulCsv, doubtfulFile } from '#city/streets/doubtful-corners.ts'
import { readCommitted } from './committed-figures.ts'
import { differenceOf, type YearDifference } from './difference.ts'
import { figuresText } from './figures-text.ts'
import { importFolder } from './import-folder.ts'
import { readPlaces } from './places.ts'
import { objectionsTo } from './plausible.ts'
import { ImportProblem } from './problem.ts'
import type { SourceReport } from './read-source.ts'

export interface UpdateOptions {
  onFile?: (report: SourceReport) => void
  /** Why the figures of a table are right although they look wrong; it stands in what is written. */
  accept?: Readonly<Record<string, string>>
}

export type UpdateOutcome =
  | {
      kind: 'written'
      figures: CrashFigures
      path: string
      bytes: number
      difference: readonly YearDifference[]
      passedOver: readonly string[]
    }
  /** The files cannot be read as they are. */
  | { kind: 'refused'; problem: ImportProblem }
  /** The files can be read, and what comes out looks wrong. */
  | {
      kind: 'objected'
      objections: readonly ImportProblem[]
      difference: readonly YearDifference[]
      passedOver: readonly string[]
    }

/**
 * Reads the state's files in `source` and writes `crashes.json`, what the pages show of
 * it, the ranked streets and the doubtful corners into `figuresFolder`, where the place tables lie. When anything is wrong with the files, or looks wrong and is not accepted,
 * the old figures stay as they are.
 */
export async function updateFigures(
  source: string,
  figuresFolder: string,
  { onFile, accept = {} }: UpdateOptions = {},
): Promise<UpdateOutcome> {
  const path = join(figuresFolder, 'crashes.json')
  try {
    const committed = await readCommitted(path)
    const places = await readPlaces(figuresFolder)
    const outcome = await importFolder(source, places, onFile)
    if (outcome.kind === 'refused') return outcome
    const { figures, streets, passedOver } = outcome
    const difference = differenceOf(committed, figures)
    const objections = [
      ...outcome.objections,
      ...objectionsTo(difference, committed, figures, figures.source.files),
    ]
    const open = objections.filter(({ table }) => !(table in accept))
    if (open.length > 0) {
      return { kind: 'objected', objections: open, difference, passedOver }
    }
    const written = withReasons(figures, accept, objections, committed?.source?.accepted ?? [])
    const text = figuresText(written)
    await replaceFile(join(figuresFolder, 'crashes-shown.json'), figuresText(shownFigures(written)))
    await replaceFile(join(figuresFolder, 'streets.json'), figuresText(streets, 2))
    const { doubtful } = places.crossings
    await replaceFile(join(figuresFolder, doubtfulFile), doubtfulCsv(doubtful))
    await replaceFile(path, text)
    const bytes = Buffer.byteLength(text)
    return { kind: 'written', figures: written, path, bytes, difference, passedOver }
  } catch (error) {
    if (error instanceof ImportProblem) return { kind: 'refused', problem: error }
    throw error
  }
}

/** What was accepted in an earlier import stays true as long as nothing newer is said of its table. */
function withReasons(
  figures: CrashFigures,
  reasons: Readonly<Record<string, string>>,
  objections: readonly ImportProblem[],
  earlier: readonly Accepted[],
): CrashFigures {
  const byTable = Map.groupBy(objections, ({ table }) => table)
  const now = [...byTable].map(([table, problems]) => ({
    table,
    reason: reasons[table] ?? '',
    objections: problems.map(({ message }) => message),
  }))
  const accepted = [...earlier.filter(({ table }) => !byTable.has(table)), ...now]
  if (accepted.length === 0) return figures
  return { ...figures, source: { ...figures.source, accepted } }
}

/**
 * Writes beside the old file and puts the new one in its place in one step: whoever reads
 * meanwhile, or a full disk, finds the old or the new one, never a half.
 */
async function replaceFile(path: string, text: string) {
  const unfinished = `${path}.unfinished`
  try {
    const file = await open(unfinished, 'w')
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
