import { type District, districts } from '#reports/crash-figures/figures.ts'
import { smallestShown } from '#reports/crash-figures/small-numbers.ts'
import type { CountOfStreets, StreetFigures } from '#reports/crash-figures/streets.ts'
import type { Crash } from './crash.ts'
import type { Places } from './places.ts'
import { injuryOfCrash, isInjuryCrash, isSevereCrash } from './severity.ts'
import { roadsOf } from './tally.ts'

/** As far from the corner as a crash may be, by the report, to count for it. */
const mostFeet = 50

/** Injury crashes, and those of them that were severe, or with someone on foot or on a bicycle. */
interface Tally {
  roads: readonly string[]
  injury: number
  severe: number
  pedestrian: number
  bicycle: number
  /** How many of them were placed in each district. */
  districts: Map<District, number>
}

type Tallies = ReadonlyMap<string, Tally>

/** Injury crashes on city streets of one year, by corner and by road. */
export interface YearStreets {
  corners: Tallies
  roads: Tallies
}

export function countStreets(crashes: Iterable<Crash>): YearStreets {
  const corners = new Map<string, Tally>()
  const roads = new Map<string, Tally>()
  for (const crash of crashes) {
    const injury = injuryOfCrash(crash.worstPerson, crash.injured, crash.killed)
    if (crash.layer !== 'cityStreets' || !isInjuryCrash(injury)) continue
    const names = roadsOf(crash).toSorted()
    const tally = tallyOf(crash, isSevereCrash(injury))
    for (const name of names) add(roads, name, { roads: [name], ...tally })
    if (names.length === 2 && crash.feetFromCorner <= mostFeet) {
      add(corners, names.join('|'), { roads: names, ...tally })
    }
  }
  return { corners, roads }
}

function tallyOf({ pedestrian, bicycle, district }: Crash, severe: boolean): Omit<Tally, 'roads'> {
  return {
    injury: 1,
    severe: Number(severe),
    pedestrian: Number(pedestrian),
    bicycle: Number(bicycle),
    districts: new Map(district ? [[district, 1]] : []),
  }
}

/** Adds a tally to that of the same key. */
function add(tallies: Map<string, Tally>, key: string, more: Tally) {
  const before = tallies.get(key)
  if (!before) {
    tallies.set(key, { ...more, districts: new Map(more.districts) })
    return
  }
  before.injury += more.injury
  before.severe += more.severe
  before.pedestrian += more.pedestrian
  before.bicycle += more.bicycle
  for (const [district, crashes] of more.districts) {
    before.districts.set(district, (before.districts.get(district) ?? 0) + crashes)
  }
}

function together(years: readonly Tallies[]): Tallies {
  const all = new Map<string, Tally>()
  for (const [key, tally] of years.flatMap((tallies) => [...tallies])) add(all, key, tally)
  return all
}

/**
 * The corners with a point in the table of intersections, and the roads, of at least
 * `smallestShown` injury crashes; most crashes first, and where two are even, by name.
 */
export function streetFigures(
  years: readonly YearStreets[],
  points: Places['corners'],
): Pick<StreetFigures, 'intersections' | 'corridors'> {
  return {
    intersections: ranked(together(years.map(({ corners }) => corners))).flatMap(
      ([corner, tally]) => {
        const point = points.get(corner)
        const [one = '', other = ''] = tally.roads
        if (!point) return []
        return [{ roads: [one, other], ...point, district: mostOften(tally), ...shown(tally) }]
      },
    ),
    corridors: ranked(together(years.map(({ roads }) => roads))).map(([road, tally]) => ({
      road,
      ...shown(tally),
    })),
  }
}

function ranked(tallies: Tallies) {
  return [...tallies]
    .filter(([, { injury }]) => injury >= smallestShown)
    .toSorted(
      ([one, { injury }], [other, { injury: others }]) => others - injury || (one < other ? -1 : 1),
    )
}

/** A corner on a border counts where most of its crashes were placed. */
function mostOften({ districts: counts }: Tally): District | null {
  const placed = districts.filter((district) => counts.has(district))
  const [most] = placed.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
  return most ?? null
}

function shown({ injury, severe, pedestrian, bicycle }: Tally): CountOfStreets {
  const orNull = (number: number) => (number >= smallestShown ? number : null)
  return {
    injury,
    severe: orNull(severe),
    pedestrian: orNull(pedestrian),
    bicycle: orNull(bicycle),
  }
}
