import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { CrashFigures } from '#reports/crash-figures/figures.ts'
import { figuresText } from './figures-text.ts'
import { importFolder } from './import-folder.ts'
import { readPlaces } from './places.ts'
import type { ImportProblem } from './problem.ts'
import type { SourceReport } from './read-source.ts'

export type UpdateOutcome =
  | { kind: 'written'; figures: CrashFigures; path: string; bytes: number }
  | { kind: 'refused'; problem: ImportProblem }

/**
 * Reads the state's files in `source` and writes `oakland.json` into `figuresFolder`, where the
 * place tables lie. When anything is wrong with the files, the old figures stay as they are.
 */
export async function updateFigures(
  source: string,
  figuresFolder: string,
  onFile?: (report: SourceReport) => void,
): Promise<UpdateOutcome> {
  const outcome = await importFolder(source, await readPlaces(figuresFolder), onFile)
  if (outcome.kind === 'refused') return outcome
  const path = join(figuresFolder, 'oakland.json')
  const text = figuresText(outcome.figures)
  await replaceFile(path, text)
  return { kind: 'written', figures: outcome.figures, path, bytes: Buffer.byteLength(text) }
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
