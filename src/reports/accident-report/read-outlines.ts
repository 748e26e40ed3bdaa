import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Outlines } from '#reports/crash-figures/outlines.ts'

/**
 * The drawing of `data/crashes/districts.json`; for the build, which runs in the project's folder.
 * Throws when the file is missing, so that a page is never built without its map.
 */
export function readDistrictOutlines(): Outlines {
  return JSON.parse(readFileSync(join(process.cwd(), 'data/crashes/districts.json'), 'utf8'))
}
