import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { readOnce } from '#facts/read-once.ts'
import { districtShapes, rings } from '#places/map/district-shapes.ts'
import type { DrawnMap } from '#places/map/drawn-map.ts'

/** Open lines: `M1 2l3 4 5-6`. */
export const lines = v.pipe(v.string(), v.regex(/^(M[l\d .-]+)+$/))

const schema = v.strictObject({
  ...districtShapes,
  lake: rings,
  streets: v.array(v.strictObject({ name: v.string(), path: lines })),
})

/**
 * The drawing of `data/places/map.json`; for the build, which runs in the project's folder.
 * Throws when the file is missing or not in its shape.
 */
export const readMap = readOnce((): DrawnMap => {
  const text = readFileSync(join(process.cwd(), 'data/places/map.json'), 'utf8')
  return v.parse(schema, JSON.parse(text))
})
