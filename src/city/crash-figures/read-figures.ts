import { cityFolder } from '#city/here/city.ts'
import { readDataFile } from '#clinic/reading/data-file.ts'
import { readOnce } from '#clinic/reading/read-once.ts'
import { parseFigures } from './figures-schema.ts'
import { type SummedFigures, withTotals } from './totals.ts'

const file = {
  file: `${cityFolder}/crashes.json`,
  madeBy: 'npm run crashes:import (docs/crash-figures.md)',
}

/**
 * The figures of `#city/here/crashes.json`.
 * @throws Error when the file is missing or not in its shape: no page is built without them.
 */
export const readFigures = readOnce(
  (): SummedFigures => withTotals(readDataFile(file, parseFigures)),
)
