import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOnce } from '#facts/read-once.ts'
import { parseStreets, type StreetFigures } from '#reports/crash-figures/streets.ts'

/**
 * The corners and roads of `data/crashes/streets.json`; for the build, which runs in the project's
 * folder. Throws when the file is missing or not in its shape.
 */
export const readStreets = readOnce(
  (): StreetFigures =>
    parseStreets(readFileSync(join(process.cwd(), 'data/crashes/streets.json'), 'utf8')),
)
