import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOnce } from '#facts/read-once.ts'
import { parseFigures } from '#reports/crash-figures/figures-schema.ts'
import { type SummedFigures, withTotals } from '#reports/crash-figures/totals.ts'

/**
 * The figures of `data/crashes/oakland.json`; for the build, which runs in the project's folder.
 * Throws when the file is missing or not in its shape, so that a page is never built without them.
 */
export const readFigures = readOnce((): SummedFigures => {
  const text = readFileSync(join(process.cwd(), 'data/crashes/oakland.json'), 'utf8')
  return withTotals(parseFigures(text))
})
