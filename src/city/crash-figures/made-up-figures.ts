import { districts } from '#city/here/city.ts'
import { weekdays } from '#language/dates/weekdays.ts'
import {
  type AreaFigures,
  type ByYear,
  type Counted,
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
  type Table,
} from './figures.ts'
import { parseFigures } from './figures-schema.ts'
import type { SummedFigures } from './totals.ts'

/** Small made-up figures for the tests: three years, all zero but for what a test sets. */
const madeUpYears = [2021, 2022, 2023]

const none: ByYear = madeUpYears.map(() => 0)
const noCrash: Counted = [none, none, none]

function named<Name extends string, Value>(names: readonly Name[], value: Value) {
  return Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>
}

/** A table with zeros for every name that is not given. */
export function tableOf<Name extends string>(
  names: readonly Name[],
  counts: Partial<Record<Name, Counted>>,
): Table<Name> {
  return { ...named(names, noCrash), ...counts }
}

/** The same count every year, for crashes, injury crashes and severe ones. */
export function everyYear(crashes: number, injury: number, severe: number): Counted {
  const each = (count: number) => madeUpYears.map(() => count)
  return [each(crashes), each(injury), each(severe)]
}

export function emptyArea(): AreaFigures {
  return {
    byInjury: named(injuries, none),
    injured: none,
    killed: none,
    factors: tableOf(factors, {}),
    collisionTypes: tableOf(collisionTypes, {}),
    lighting: tableOf(lightings, {}),
    modes: tableOf(modes, {}),
    circumstances: tableOf(circumstances, {}),
    weekdays: tableOf(weekdays, {}),
    hours: tableOf(hours, {}),
    corridors: [],
  }
}

/** A week with the same count in each of its 168 hours. */
export function evenWeek<Cell>(cell: Cell): Cell[][] {
  return weekdays.map(() => Array.from({ length: 24 }, () => cell))
}

/**
 * The figures after the import of one more, made-up year, in which everything is different: other
 * causes come first, other hours are the busiest, and no share is as before.
 */
export function aYearLater({ totals, ...figures }: SummedFigures): CrashFigures {
  const length = figures.years.length
  let made = 0
  const another = (value: unknown): unknown => {
    if (Array.isArray(value) && value.length === length && value.every(Number.isInteger)) {
      made++
      return [...value, (made * 7919) % 60_013]
    }
    if (Array.isArray(value)) return value.map(another)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, another(inner)]))
  }
  const next = Math.max(...figures.years) + 1
  return {
    ...parseFigures(JSON.stringify(another(figures))),
    years: [...figures.years, next],
    yearsNotCounted: [next + 1],
    dataThrough: `${next + 1}-06-30`,
    placement: { intersection: 61_234, nearbyStreets: 21_234, beat: 11_234, notPlaced: 1_234 },
  }
}

const emptyTotals = { crashes: none, injury: none, severe: none, injured: none, killed: none }

export function emptyFigures(): CrashFigures {
  const layer = {
    ...emptyArea(),
    months: tableOf(months, {}),
    people: named(roles, named(personInjuries, none)),
    injuryWeek: evenWeek(none),
    severeWeek: evenWeek(0),
  }
  return {
    years: madeUpYears,
    dataThrough: '2024-04-30',
    yearsNotCounted: [2024],
    cityStreets: layer,
    freeways: layer,
    districts: named(districts, { ...emptyArea(), injuryWeek: evenWeek(0) }),
    notPlaced: emptyTotals,
    placement: { intersection: 0, nearbyStreets: 0, beat: 0, notPlaced: 0 },
    placing: named(['intersection', 'nearbyStreets', 'beat', 'notPlaced'] as const, none),
    atCorner: none,
    allAgencies: emptyTotals,
    source: {
      name: 'Made up',
      address: 'https://example.org/',
      terms: 'public domain',
      motorcycles: 'inferred',
      crashesWithoutParties: 0,
      files: [],
      placeTables: [],
    },
  }
}
