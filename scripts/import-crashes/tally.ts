import {
  circumstances,
  collisionTypes,
  factors,
  hours,
  type Injury,
  injuries,
  lightings,
  modes,
  months,
  type PersonInjury,
  type Placement,
  personInjuries,
  type Role,
  roles,
} from '#city/crash-figures/figures.ts'
import { type District, districts } from '#city/here/city.ts'
import { weekdays } from '#language/dates/weekdays.ts'
import type { Crash } from './crash.ts'
import { injuryOfCrash, isInjuryCrash, isSevereCrash } from './severity.ts'
import { isInjuryAtCorner } from './streets.ts'

/** Crashes, injury crashes, fatal or serious crashes. */
export type Count = [crashes: number, injury: number, severe: number]

export interface AreaTally {
  all: Count
  byInjury: Record<Injury, number>
  injured: number
  killed: number
  /** By the names of the categories of `figures.ts`. */
  factors: Record<string, Count>
  collisionTypes: Record<string, Count>
  lighting: Record<string, Count>
  modes: Record<string, Count>
  circumstances: Record<string, Count>
  weekdays: Record<string, Count>
  hours: Record<string, Count>
  months: Record<string, Count>
  roads: Map<string, Count>
  /** Weekday from Monday, then hour. */
  injuryWeek: number[][]
  severeWeek: number[][]
}

export type People = Record<Role, Record<PersonInjury, number>>

/** One year of crashes, counted. */
export interface YearTally {
  year: number
  layers: Record<Crash['layer'], AreaTally>
  people: Record<Crash['layer'], People>
  districts: Record<District, AreaTally>
  notPlaced: AreaTally
  placement: Placement
  /** Injury crashes on city streets within `mostFeet` of a corner. */
  atCorner: number
  crashesWithoutParties: number
}

const noCount = (): Count => [0, 0, 0]

function byName<Name extends string, Value>(names: readonly Name[], value: () => Value) {
  return Object.fromEntries(names.map((name) => [name, value()])) as Record<Name, Value>
}

const emptyWeek = () => weekdays.map(() => Array.from({ length: 24 }, () => 0))

function emptyArea(): AreaTally {
  return {
    all: noCount(),
    byInjury: byName(injuries, () => 0),
    injured: 0,
    killed: 0,
    factors: byName(factors, noCount),
    collisionTypes: byName(collisionTypes, noCount),
    lighting: byName(lightings, noCount),
    modes: byName(modes, noCount),
    circumstances: byName(circumstances, noCount),
    weekdays: byName(weekdays, noCount),
    hours: byName(hours, noCount),
    months: byName(months, noCount),
    roads: new Map(),
    injuryWeek: emptyWeek(),
    severeWeek: emptyWeek(),
  }
}

function byLayer<Value>(value: () => Value): Record<Crash['layer'], Value> {
  return { cityStreets: value(), freeways: value(), otherAgencies: value() }
}

export function emptyPeopleByLayer() {
  return byLayer((): People => byName(roles, () => byName(personInjuries, () => 0)))
}

/** Counts the crashes of a year, once their parties and people have been read. */
export function countYear({
  year,
  crashes,
  people,
}: {
  year: number
  crashes: ReadonlyMap<number, Crash>
  people: Record<Crash['layer'], People>
}) {
  const tally: YearTally = {
    year,
    layers: byLayer(emptyArea),
    people,
    districts: byName(districts, emptyArea),
    notPlaced: emptyArea(),
    placement: { intersection: 0, nearbyStreets: 0, beat: 0, notPlaced: 0 },
    atCorner: 0,
    crashesWithoutParties: 0,
  }
  for (const crash of crashes.values()) countCrash(tally, crash)
  return tally
}

function countCrash(tally: YearTally, crash: Crash) {
  countIn(tally.layers[crash.layer], crash)
  if (crash.placedBy) {
    countIn(crash.district ? tally.districts[crash.district] : tally.notPlaced, crash)
    tally.placement[crash.placedBy]++
  }
  if (isInjuryAtCorner(crash)) tally.atCorner++
  if (!crash.hasParties) tally.crashesWithoutParties++
}

function countIn(area: AreaTally, crash: Crash) {
  const injury = injuryOfCrash(crash.worstPerson, crash.injured, crash.killed)
  const add = (count: Count | undefined) => {
    if (!count) return
    count[0]++
    if (isInjuryCrash(injury)) count[1]++
    if (isSevereCrash(injury)) count[2]++
  }
  add(area.all)
  area.byInjury[injury]++
  area.injured += crash.injured
  area.killed += crash.killed
  add(area.factors[crash.factor])
  add(area.collisionTypes[crash.collisionType])
  add(area.lighting[crash.lighting])
  if (crash.pedestrian) add(area.modes.pedestrian)
  if (crash.bicycle) add(area.modes.bicycle)
  if (crash.motorcycle) add(area.modes.motorcycle)
  if (!crash.pedestrian && !crash.bicycle && !crash.motorcycle) add(area.modes.motorVehiclesOnly)
  if (crash.hitAndRun) add(area.circumstances.hitAndRun)
  if (crash.drinking) add(area.circumstances.drinking)
  if (crash.inattention) add(area.circumstances.inattention)
  add(area.weekdays[weekdays[crash.weekday] ?? ''])
  add(area.hours[crash.hour ?? 'unknown'])
  add(area.months[monthOf(crash)])
  for (const road of crash.roads) add(countOfRoad(area, road))
  if (crash.hour !== undefined) {
    if (isInjuryCrash(injury)) addToWeek(area.injuryWeek, crash.weekday, crash.hour)
    if (isSevereCrash(injury)) addToWeek(area.severeWeek, crash.weekday, crash.hour)
  }
}

/** `2019-01-20` is in `1`. */
const monthOf = ({ isoDate }: Crash) => String(Number(isoDate.slice(5, 7)))

function countOfRoad(area: AreaTally, road: string) {
  const count = area.roads.get(road) ?? noCount()
  area.roads.set(road, count)
  return count
}

function addToWeek(week: number[][], weekday: number, hour: number) {
  const day = week[weekday]
  if (day) day[hour] = (day[hour] ?? 0) + 1
}
