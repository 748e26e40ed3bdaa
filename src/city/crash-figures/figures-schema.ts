import * as v from 'valibot'
import { districts } from '#city/here/city.ts'
import { type Day, isDay } from '#language/dates/days.ts'
import { weekdays } from '#language/dates/weekdays.ts'
import {
  type CrashFigures,
  circumstances,
  collisionTypes,
  factors,
  hours,
  injuries,
  lightings,
  modes,
  months,
  personInjuries,
  roles,
} from './figures.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const byYear = v.array(count)
const counted = v.tuple([byYear, byYear, byYear])
const week = <Cell extends v.GenericSchema>(cell: Cell) =>
  v.pipe(v.array(v.pipe(v.array(cell), v.length(24))), v.length(7))
const sha256 = v.pipe(v.string(), v.hash(['sha256']))

const table = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  v.strictObject(v.entriesFromList(names, counted))

const areaEntries = {
  byInjury: v.strictObject(v.entriesFromList(injuries, byYear)),
  injured: byYear,
  killed: byYear,
  factors: table(factors),
  collisionTypes: table(collisionTypes),
  lighting: table(lightings),
  modes: table(modes),
  circumstances: table(circumstances),
  weekdays: table(weekdays),
  hours: table(hours),
  corridors: v.array(v.strictObject({ road: v.string(), injury: count, severe: count })),
}

const layer = v.strictObject({
  ...areaEntries,
  months: table(months),
  people: v.strictObject(
    v.entriesFromList(roles, v.strictObject(v.entriesFromList(personInjuries, byYear))),
  ),
  injuryWeek: week(byYear),
  severeWeek: week(count),
})

const district = v.strictObject({ ...areaEntries, injuryWeek: week(count) })

const totals = v.strictObject({
  crashes: byYear,
  injury: byYear,
  severe: byYear,
  injured: byYear,
  killed: byYear,
})

const skipped = v.strictObject({
  otherCity: v.optional(count),
  otherCrash: v.optional(count),
  noCrash: v.optional(count),
  otherYear: v.optional(count),
  deleted: v.optional(count),
  repeated: v.optional(count),
  unreadable: v.optional(count),
  yearNotCounted: v.optional(count),
})

const schema = v.strictObject({
  years: v.pipe(v.array(count), v.minLength(1)),
  dataThrough: v.custom<Day>(isDay),
  yearsNotCounted: v.array(count),
  cityStreets: layer,
  freeways: layer,
  districts: v.strictObject(v.entriesFromList(districts, district)),
  notPlaced: totals,
  placement: v.strictObject({
    intersection: count,
    nearbyStreets: count,
    beat: count,
    notPlaced: count,
  }),
  placing: v.strictObject({
    intersection: byYear,
    nearbyStreets: byYear,
    beat: byYear,
    notPlaced: byYear,
  }),
  atCorner: byYear,
  allAgencies: totals,
  source: v.strictObject({
    name: v.string(),
    address: v.pipe(v.string(), v.url()),
    terms: v.string(),
    motorcycles: v.picklist(['inferred', 'recorded']),
    crashesWithoutParties: count,
    files: v.array(
      v.strictObject({ name: v.string(), sha256, rows: count, counted: count, skipped }),
    ),
    placeTables: v.array(v.strictObject({ name: v.string(), sha256 })),
    accepted: v.exactOptional(
      v.array(
        v.strictObject({ table: v.string(), reason: v.string(), objections: v.array(v.string()) }),
      ),
    ),
  }),
})

/** Reads the text of `crashes.json`. Throws when it is not in the shape of `figures.ts`. */
export function parseFigures(text: string): CrashFigures {
  return v.parse(schema, JSON.parse(text))
}
