import * as v from 'valibot'
import { cityFolder } from '#city/here/city.ts'
import { readDataFile } from '#clinic/reading/data-file.ts'
import { readOnce } from '#clinic/reading/read-once.ts'
import { districtShapes, rings } from './district-shapes.ts'
import type { DrawnMap } from './drawn-map.ts'

/** Open lines: `M1 2l3 4 5-6`. */
export const lines = v.pipe(v.string(), v.regex(/^(M[l\d .-]+)+$/))

const schema = v.strictObject({
  ...districtShapes,
  lake: rings,
  streets: v.array(v.strictObject({ name: v.string(), path: lines })),
})

const file = {
  file: `${cityFolder}/map.json`,
  madeBy: 'node scripts/draw-map.ts (docs/crash-figures.md)',
}

/**
 * The drawing of `#city/here/map.json`.
 * @throws Error when the file is missing or not in its shape.
 */
export const readMap = readOnce(
  (): DrawnMap => readDataFile(file, (text) => v.parse(schema, JSON.parse(text))),
)
