import * as v from 'valibot'
import { districts } from '#city/here/city.ts'

/** Closed rings: `M1 2l3 4 5-6z`. */
export const rings = v.pipe(v.string(), v.regex(/^(M[l\d .-]+z)+$/))

/** What every drawing of the districts says, whatever else is in it. */
export const districtShapes = {
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
      v.strictObject({ path: rings, middle: v.tuple([v.number(), v.number()]) }),
    ),
  ),
}
