import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { HeaderFamily } from './columns.ts'
import { fileText, type MadeUpYear } from './made-up-files.ts'

/** A folder that is gone after the test. */
export async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'crashes-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** Writes the years' files in a format; gives the folder. */
export async function writeYears(
  family: HeaderFamily,
  years: Readonly<Record<number, MadeUpYear>>,
) {
  const folder = join(await temporaryFolder(), 'files')
  await mkdir(folder)
  for (const [year, tables] of Object.entries(years)) {
    for (const table of ['crashes', 'parties', 'injuredwitnesspassengers'] as const) {
      const text = fileText(family, table, tables[table])
      await writeFile(join(folder, `${table}_${year}.csv`), text)
    }
  }
  return folder
}
