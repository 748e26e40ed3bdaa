import * as v from 'valibot'
import { bounds, type District, districts } from '#city/here/city.ts'
import { type Day, isDay } from '#language/dates/days.ts'
import type { CrashFigures } from './figures.ts'
import type { CountShown } from './small-numbers.ts'

/**
 * The shape of `#city/here/streets.json`: injury crashes on city streets by corner and by road,
 * all years together. Made by `scripts/import-crashes.ts`; how: `docs/crash-figures.md`.
 */
export interface StreetFigures extends Pick<CrashFigures, 'years' | 'dataThrough'> {
  /** Corners with at least 11 injury crashes; most crashes first. */
  intersections: readonly (Intersection & StreetDetails)[]
  /** Roads with at least 11 injury crashes, those of crossing streets included; most first. */
  corridors: readonly StreetCorridor[]
}

/** Crashes with anyone hurt or killed, and which of them; `null` is 10 or fewer. */
export interface CountOfStreets {
  injury: number
  severe: number | null
  pedestrian: number | null
  bicycle: number | null
}

/**
 * How the crashes of a corner or a road are spread. What would be a count from 1 to 10 is `null`, or
 * taken together with others.
 */
export interface StreetDetails {
  /** Injury crashes by their worst injury; those that are worse are `severe`. */
  minor: CountShown
  possible: CountShown
  /** Parts of the years, equally long, each with 11 crashes or more; none where there are too few. */
  spans: readonly { from: number; to: number; injury: number }[]
  /** The day in equal parts from midnight, at most one of them too small to tell. */
  hours: readonly CountShown[]
}

export interface Intersection extends CountOfStreets {
  /** In full, in the order of the alphabet. */
  roads: readonly [string, string]
  /** Further streets of the same corner, less than 160 feet away. */
  also?: readonly string[]
  /** `null` where nobody knows the place well enough to draw it or to measure from it. */
  lat: number | null
  lon: number | null
  /** In which most of its crashes were placed. */
  district: District | null
}

interface StreetCorridor extends CountOfStreets, StreetDetails {
  road: string
}

const count = v.pipe(v.number(), v.integer(), v.minValue(11))
const shown = v.nullable(v.union([v.literal(0), count]))
const counts = {
  injury: count,
  severe: v.nullable(count),
  pedestrian: v.nullable(count),
  bicycle: v.nullable(count),
  minor: shown,
  possible: shown,
  spans: v.array(v.strictObject({ from: v.number(), to: v.number(), injury: count })),
  hours: v.array(shown),
}

const schema = v.strictObject({
  years: v.pipe(v.array(v.number()), v.minLength(1)),
  dataThrough: v.custom<Day>(isDay),
  intersections: v.array(
    v.strictObject({
      roads: v.tuple([v.string(), v.string()]),
      also: v.exactOptional(v.pipe(v.array(v.string()), v.minLength(1))),
      lat: v.nullable(v.pipe(v.number(), v.minValue(bounds.south), v.maxValue(bounds.north))),
      lon: v.nullable(v.pipe(v.number(), v.minValue(bounds.west), v.maxValue(bounds.east))),
      district: v.nullable(v.picklist(districts)),
      ...counts,
    }),
  ),
  corridors: v.array(v.strictObject({ road: v.string(), ...counts })),
})

/** Reads the text of `streets.json`. Throws when it is not in this shape. */
export function parseStreets(text: string): StreetFigures {
  return v.parse(schema, JSON.parse(text))
}
