import { cityFolder } from '#city/here/city.ts'
import { readDataFile } from '#clinic/reading/data-file.ts'
import { readOnce } from '#clinic/reading/read-once.ts'
import { parseStreets, type StreetFigures } from './streets.ts'

const file = {
  file: `${cityFolder}/streets.json`,
  madeBy: 'npm run crashes:import (docs/crash-figures.md)',
}

/**
 * The corners and roads of `#city/here/streets.json`.
 * @throws Error when the file is missing or not in its shape.
 */
export const readStreets = readOnce((): StreetFigures => readDataFile(file, parseStreets))
