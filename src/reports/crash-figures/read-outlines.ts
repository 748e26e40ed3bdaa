import * as v from 'valibot'
import { readDataFile } from '#facts/data-file.ts'
import { districtShapes } from '#places/map/district-shapes.ts'
import type { Outlines } from '#reports/crash-figures/outlines.ts'

const schema = v.strictObject(districtShapes)

const file = {
  file: 'data/crashes/districts.json',
  madeBy: 'node scripts/draw-districts.ts (docs/crash-figures.md)',
}

/**
 * The drawing of `data/crashes/districts.json`, which the maps are made from.
 * @throws Error when the file is missing or not in its shape.
 */
export const readOutlines = (): Outlines =>
  readDataFile(file, (text) => v.parse(schema, JSON.parse(text)))
