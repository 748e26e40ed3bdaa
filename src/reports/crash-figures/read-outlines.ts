import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { districts } from '#reports/crash-figures/figures.ts'
import type { Outlines } from '#reports/crash-figures/outlines.ts'

const schema = v.strictObject({
  source: v.string(),
  width: v.number(),
  height: v.number(),
  projection: v.strictObject({
    west: v.number(),
    north: v.number(),
    unitsPerDegreeEast: v.number(),
    unitsPerDegreeSouth: v.number(),
  }),
  districts: v.strictObject(
    v.entriesFromList(
      districts,
      v.strictObject({
        path: v.pipe(v.string(), v.regex(/^M[Mlz\d .-]+z$/)),
        middle: v.tuple([v.number(), v.number()]),
      }),
    ),
  ),
})

/**
 * The drawing of `data/crashes/districts.json`; for the build, which runs in the project's folder.
 * Throws when the file is missing or not in its shape.
 */
export function readOutlines(): Outlines {
  const text = readFileSync(join(process.cwd(), 'data/crashes/districts.json'), 'utf8')
  return v.parse(schema, JSON.parse(text))
}
