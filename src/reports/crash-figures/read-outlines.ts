import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { districtShapes } from '#places/map/district-shapes.ts'
import type { Outlines } from '#reports/crash-figures/outlines.ts'

const schema = v.strictObject(districtShapes)

/**
 * The drawing of `data/crashes/districts.json`, which the maps are made from; run in the project's
 * folder. Throws when the file is missing or not in its shape.
 */
export function readOutlines(): Outlines {
  const text = readFileSync(join(process.cwd(), 'data/crashes/districts.json'), 'utf8')
  return v.parse(schema, JSON.parse(text))
}
