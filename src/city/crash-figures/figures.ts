import type { District } from '#city/here/city.ts'
import type { Weekday } from '#language/dates/weekdays.ts'

/**
 * The shape of `#city/here/crashes.json`: counts of reported crashes in the city, made by
 * `scripts/import-crashes.ts` from the California Crash Reporting System
 * (https://data.ca.gov/dataset/ccrs). How each figure is counted: `docs/crash-figures.md`.
 *
 * Counts only: nothing about one person or one crash, and nothing by age, sex or race.
 */

/** City streets are reported by the city's police, freeways by the Highway Patrol; never mixed. */
const layers = ['cityStreets', 'freeways'] as const
export type Layer = (typeof layers)[number]

/** The worst injury in a crash, in the officer's words at the scene: not a diagnosis. */
export const injuries = ['none', 'possible', 'minor', 'serious', 'fatal'] as const
export type Injury = (typeof injuries)[number]

/** The main cause the officer named, by the categories of the state's Vehicle Code table. */
export const factors = [
  'improperTurning',
  'signals',
  'unsafeSpeed',
  'autoRightOfWay',
  'underInfluence',
  'startingOrBacking',
  'followingTooClosely',
  'otherThanDriver',
  'hazardousParking',
  'pedestrianRightOfWay',
  'wrongSide',
  'otherHazardous',
  'otherImproperDriving',
  'pedestrianViolation',
  'improperPassing',
  'laneChange',
  'lights',
  'impeding',
  'unknown',
] as const
export type Factor = (typeof factors)[number]

export const collisionTypes = [
  'headOn',
  'sideSwipe',
  'rearEnd',
  'broadside',
  'hitObject',
  'overturned',
  'pedestrian',
  'other',
  'notStated',
] as const
export type CollisionType = (typeof collisionTypes)[number]

export const lightings = [
  'daylight',
  'duskOrDawn',
  'darkWithStreetLights',
  'darkWithoutStreetLights',
  'darkStreetLightsOut',
  'notStated',
] as const
export type Lighting = (typeof lightings)[number]

/**
 * Crashes with at least one party of the kind. A crash of a bicycle and a pedestrian is in both;
 * `motorVehiclesOnly` is the crashes in none of the other three.
 */
export const modes = ['pedestrian', 'bicycle', 'motorcycle', 'motorVehiclesOnly'] as const
export type Mode = (typeof modes)[number]

/** Crashes in which the officer recorded this. Recorded means noted, not measured. */
export const circumstances = ['hitAndRun', 'drinking', 'inattention'] as const
export type Circumstance = (typeof circumstances)[number]

/** The hour in which the crash happened: `17` is from 5 pm to 5:59 pm. */
export const hours = [
  ...(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'] as const),
  ...(['12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23'] as const),
  'unknown',
] as const
type Hour = (typeof hours)[number]

/** The month in which the crash happened: `1` is January. */
export const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const
export type Month = (typeof months)[number]

export const roles = ['driver', 'passenger', 'pedestrian', 'bicyclist', 'other'] as const
export type Role = (typeof roles)[number]

/** What a person's injury can be called; people who were not hurt are not counted. */
export const personInjuries = ['killed', 'serious', 'minor', 'possible'] as const
export type PersonInjury = (typeof personInjuries)[number]

/** One count for each of the years of the figures, in their order. */
export type ByYear = readonly number[]

/** Crashes, those with anyone hurt or killed, and those with a serious injury or a death. */
export type Counted = readonly [crashes: ByYear, injury: ByYear, severe: ByYear]

export type Table<Name extends string> = Readonly<Record<Name, Counted>>

/** The tables that a layer and a district have in common. */
export interface AreaFigures {
  /** Crashes by their worst injury. Together they are all crashes. */
  byInjury: Readonly<Record<Injury, ByYear>>
  /** People, from the crash reports' own counts. */
  injured: ByYear
  killed: ByYear
  factors: Table<Factor>
  collisionTypes: Table<CollisionType>
  lighting: Table<Lighting>
  modes: Table<Mode>
  circumstances: Table<Circumstance>
  weekdays: Table<Weekday>
  hours: Table<Hour>
  /** The roads with the most injury or severe crashes over all years; most injury crashes first. */
  corridors: readonly Corridor[]
}

export interface Corridor {
  /** In full: `International Boulevard`, `I-880`. */
  road: string
  /** Over all years. */
  injury: number
  severe: number
}

/** Injury crashes of all years: seven weekdays from Monday, each with 24 hours from midnight. */
export type WeekGrid = readonly (readonly number[])[]

export interface LayerFigures extends AreaFigures {
  /** Not for a district: a month of a year would be too small. */
  months: Table<Month>
  people: Readonly<Record<Role, Readonly<Record<PersonInjury, ByYear>>>>
  /** Seven weekdays from Monday, each with 24 hours from midnight, each with one count a year. */
  injuryWeek: readonly (readonly ByYear[])[]
  /** Fatal or serious crashes over all years: by single years the cells are too small. */
  severeWeek: WeekGrid
}

/** City streets only. No grid of fatal or serious crashes: its cells would be too small. */
interface DistrictFigures extends AreaFigures {
  injuryWeek: WeekGrid
}

/** How the city-street crashes were placed in districts. */
export interface Placement {
  intersection: number
  nearbyStreets: number
  beat: number
  notPlaced: number
}

/** Everything inside the city limits, whoever reported it; for comparison with other counts. */
export interface AllAgencies {
  crashes: ByYear
  injury: ByYear
  severe: ByYear
  injured: ByYear
  killed: ByYear
}

/** One file that was read. */
export interface SourceFile {
  name: string
  sha256: string
  rows: number
  /** Rows that are counted in the figures. */
  counted: number
  /** Rows that are not, by reason. With `counted` they make up `rows`. */
  skipped: Readonly<Partial<Record<SkipReason, number>>>
}

export type SkipReason =
  | 'otherCity'
  | 'otherCrash'
  | 'noCrash'
  | 'otherYear'
  | 'deleted'
  | 'repeated'
  | 'unreadable'
  | 'yearNotCounted'

/** What the import objected to in one table, and why a person let it pass. */
export interface Accepted {
  /** By its name for `--accept`: "months". */
  table: string
  reason: string
  objections: readonly string[]
}

export interface Provenance {
  name: string
  address: string
  terms: string
  /** Whether the motorcycles are the state's own vehicle types or inferred from helmets. */
  motorcycles: 'inferred' | 'recorded'
  /** Crashes of the years counted for which no party row was found. */
  crashesWithoutParties: number
  files: readonly SourceFile[]
  /** The tables by which crashes were placed in districts, as they were then. */
  placeTables: readonly { name: string; sha256: string }[]
  /** What the import objected to, and why a person let it pass; absent when nothing was. */
  accepted?: readonly Accepted[]
}

export interface CrashFigures {
  /** The years counted, in order; all counts by year follow it. */
  years: readonly number[]
  /** Date of the newest crash in the files, also when its year is not counted: `2025-05-07`. */
  dataThrough: string
  /** Years in the files that are left out because the files end too soon after them. */
  yearsNotCounted: readonly number[]
  cityStreets: LayerFigures
  freeways: LayerFigures
  districts: Readonly<Record<District, DistrictFigures>>
  /** City-street crashes in no district. */
  notPlaced: AllAgencies
  placement: Placement
  /** The same by year. */
  placing: Readonly<Record<keyof Placement, ByYear>>
  /** Injury crashes on city streets within 50 feet of a corner. */
  atCorner: ByYear
  allAgencies: AllAgencies
  source: Provenance
}
