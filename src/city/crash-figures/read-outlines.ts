import * as v from 'valibot'
import { cityFolder } from '#city/here/city.ts'
import { districtShapes } from '#city/map/district-shapes.ts'
import { readDataFile } from '#clinic/reading/data-file.ts'
import type { Outlines } from './outlines.ts'

const schema = v.strictObject(districtShapes)

const file = {
  file: `${cityFolder}/districts.json`,
  madeBy: 'node scripts/draw-districts.ts (docs/crash-figures.md)',
}

/**
 * The drawing of `#city/here/districts.json`, which the maps are made from.
 * @throws Error when the file is missing or not in its shape.
 */
export const readOutlines = (): Outlines =>
  readDataFile(file, (text) => v.parse(schema, JSON.parse(text)))
