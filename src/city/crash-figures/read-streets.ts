import { readDataFile } from '#clinic/reading/data-file.ts'
import { readOnce } from '#clinic/reading/read-once.ts'
import { parseStreets, type StreetFigures } from './streets.ts'

const file = {
  file: 'src/city/oakland/streets.json',
  madeBy: 'npm run crashes:import (docs/crash-figures.md)',
}

/**
 * The corners and roads of `src/city/oakland/streets.json`.
 * @throws Error when the file is missing or not in its shape.
 */
export const readStreets = readOnce((): StreetFigures => readDataFile(file, parseStreets))
