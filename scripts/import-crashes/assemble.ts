import {
  type AllAgencies,
  type AreaFigures,
  type ByYear,
  type Corridor,
  type CrashFigures,
  circumstances,
  collisionTypes,
  factors,
  hours,
  injuries,
  type Layer,
  type LayerFigures,
  lightings,
  modes,
  months,
  type Placement,
  type Provenance,
  personInjuries,
  roles,
  type Table,
  type WeekGrid,
} from '#city/crash-figures/figures.ts'
import { districts } from '#city/here/city.ts'
import { weekdays } from '#language/dates/weekdays.ts'
import type { AreaTally, Count, People, YearTally } from './tally.ts'

export interface Circumstances {
  dataThrough: string
  yearsNotCounted: number[]
  motorcycles: Provenance['motorcycles']
  files: Provenance['files']
  placeTables: Provenance['placeTables']
}

const waysPlaced = ['intersection', 'nearbyStreets', 'beat', 'notPlaced'] as const

/** Roads with fewer injury crashes than this are no corridor. */
const fewestOnCorridor = 20
const mostCorridors = 10

/** Puts the years side by side, in the order given. */
export function assembleFigures(years: readonly YearTally[], about: Circumstances): CrashFigures {
  const layer = (name: Layer) =>
    layerFigures(
      years.map((year) => year.layers[name]),
      years.map((year) => year.people[name]),
    )
  return {
    years: years.map(({ year }) => year),
    dataThrough: about.dataThrough,
    yearsNotCounted: about.yearsNotCounted,
    cityStreets: layer('cityStreets'),
    freeways: layer('freeways'),
    districts: named(districts, (district) => {
      const areas = years.map((year) => year.districts[district])
      return { ...areaFigures(areas), injuryWeek: weekOf(areas.map((area) => area.injuryWeek)) }
    }),
    notPlaced: totals(years.map((year) => [year.notPlaced])),
    placement: placementOf(years),
    placing: named(waysPlaced, (way) => years.map((year) => year.placement[way])),
    atCorner: years.map((year) => year.atCorner),
    allAgencies: totals(years.map((year) => Object.values(year.layers))),
    source: {
      name: 'California Crash Reporting System (CCRS)',
      address: 'https://data.ca.gov/dataset/ccrs',
      terms: 'public domain',
      motorcycles: about.motorcycles,
      crashesWithoutParties: sum(years.map((year) => year.crashesWithoutParties)),
      files: about.files,
      placeTables: about.placeTables,
    },
  }
}

function named<Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>
}

function sum(numbers: readonly number[]) {
  return numbers.reduce((total, number) => total + number, 0)
}

function layerFigures(areas: readonly AreaTally[], people: readonly People[]): LayerFigures {
  return {
    ...areaFigures(areas),
    months: table(
      months,
      areas.map((area) => area.months),
    ),
    people: named(roles, (role) =>
      named(personInjuries, (injury) => people.map((year) => year[role][injury])),
    ),
    injuryWeek: weekdays.map((_, weekday) =>
      Array.from({ length: 24 }, (_, hour) =>
        areas.map(({ injuryWeek }) => injuryWeek[weekday]?.[hour] ?? 0),
      ),
    ),
    severeWeek: weekOf(areas.map((area) => area.severeWeek)),
  }
}

function areaFigures(areas: readonly AreaTally[]): AreaFigures {
  return {
    byInjury: named(injuries, (injury) => areas.map((area) => area.byInjury[injury])),
    injured: areas.map((area) => area.injured),
    killed: areas.map((area) => area.killed),
    factors: table(
      factors,
      areas.map((area) => area.factors),
    ),
    collisionTypes: table(
      collisionTypes,
      areas.map((area) => area.collisionTypes),
    ),
    lighting: table(
      lightings,
      areas.map((area) => area.lighting),
    ),
    modes: table(
      modes,
      areas.map((area) => area.modes),
    ),
    circumstances: table(
      circumstances,
      areas.map((area) => area.circumstances),
    ),
    weekdays: table(
      weekdays,
      areas.map((area) => area.weekdays),
    ),
    hours: table(
      hours,
      areas.map((area) => area.hours),
    ),
    corridors: corridorsOf(areas),
  }
}

function table<Name extends string>(
  names: readonly Name[],
  years: readonly Readonly<Record<string, Count>>[],
): Table<Name> {
  return named(names, (name) => {
    const column = (which: 0 | 1 | 2): ByYear => years.map((year) => year[name]?.[which] ?? 0)
    return [column(0), column(1), column(2)]
  })
}

/**
 * The roads with the most injury crashes and those with the most severe ones, together; most
 * injury crashes first, and where two are even, by name.
 */
function corridorsOf(areas: readonly AreaTally[]): Corridor[] {
  const roads = new Map<string, Corridor>()
  for (const [road, [, injury, severe]] of areas.flatMap((area) => [...area.roads])) {
    const before = roads.get(road)
    roads.set(road, {
      road,
      injury: injury + (before?.injury ?? 0),
      severe: severe + (before?.severe ?? 0),
    })
  }
  const all = [...roads.values()].filter(({ injury }) => injury >= fewestOnCorridor)
  const most = (figure: 'injury' | 'severe') =>
    all
      .toSorted((one, other) => other[figure] - one[figure] || (one.road < other.road ? -1 : 1))
      .slice(0, mostCorridors)
  return all
    .filter((road) => most('injury').includes(road) || most('severe').includes(road))
    .toSorted((one, other) => other.injury - one.injury || (one.road < other.road ? -1 : 1))
}

function weekOf(years: readonly number[][][]): WeekGrid {
  return weekdays.map((_, weekday) =>
    Array.from({ length: 24 }, (_, hour) => sum(years.map((week) => week[weekday]?.[hour] ?? 0))),
  )
}

/** Adds up the areas of each year. */
function totals(years: readonly (readonly AreaTally[])[]): AllAgencies {
  const each = (figure: (area: AreaTally) => number) => years.map((areas) => sum(areas.map(figure)))
  return {
    crashes: each((area) => area.all[0]),
    injury: each((area) => area.all[1]),
    severe: each((area) => area.all[2]),
    injured: each((area) => area.injured),
    killed: each((area) => area.killed),
  }
}

function placementOf(years: readonly YearTally[]): Placement {
  const each = (way: keyof Placement) => sum(years.map(({ placement }) => placement[way]))
  return {
    intersection: each('intersection'),
    nearbyStreets: each('nearbyStreets'),
    beat: each('beat'),
    notPlaced: each('notPlaced'),
  }
}
