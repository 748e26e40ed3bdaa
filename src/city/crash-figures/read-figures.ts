import { readDataFile } from '#clinic/reading/data-file.ts'
import { readOnce } from '#clinic/reading/read-once.ts'
import { parseFigures } from './figures-schema.ts'
import { type SummedFigures, withTotals } from './totals.ts'

const file = {
  file: 'src/city/oakland/crashes.json',
  madeBy: 'npm run crashes:import (docs/crash-figures.md)',
}

/**
 * The figures of `src/city/oakland/crashes.json`.
 * @throws Error when the file is missing or not in its shape: no page is built without them.
 */
export const readFigures = readOnce(
  (): SummedFigures => withTotals(readDataFile(file, parseFigures)),
)
