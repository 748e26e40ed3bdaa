import type { Injury } from '#city/crash-figures/figures.ts'
import { smallestShown } from '#city/crash-figures/small-numbers.ts'
import type { CountOfStreets, StreetDetails, StreetFigures } from '#city/crash-figures/streets.ts'
import { type MapPoint, milesBetween } from '#city/distance.ts'
import { type District, districts } from '#city/here/city.ts'
import type { PlacedCrossings } from '#city/streets/in-place.ts'
import { type Crash, feetInMile } from './crash.ts'
import { routeName } from './route-name.ts'
import { injuryOfCrash, isInjuryCrash, isSevereCrash } from './severity.ts'
import { detailsOf, type StreetCrash } from './street-details.ts'

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
  crashes: StreetCrash[]
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
    for (const road of crash.roads) count(tallyOf(roads, road, [road]), crash, injury)
    if (isInjuryAtCorner(crash)) {
      const key = cornerKey(crash.roads)
      count(tallyOf(corners, key, crash.roads), crash, injury)
    }
  }
  return { corners, roads }
}

export function isInjuryAtCorner({ layer, roads, feetFromCorner, ...crash }: Crash) {
  const injury = injuryOfCrash(crash.worstPerson, crash.injured, crash.killed)
  const isAtCorner = roads.length === 2 && feetFromCorner <= mostFeet
  return layer === 'cityStreets' && isInjuryCrash(injury) && isAtCorner
}

function tallyOf(tallies: Map<string, Tally>, key: string, roads: readonly string[]): Tally {
  const known = tallies.get(key)
  if (known) return known
  const none = { injury: 0, severe: 0, pedestrian: 0, bicycle: 0 }
  const tally = { roads: roads.toSorted(), ...none, districts: new Map(), crashes: [] }
  tallies.set(key, tally)
  return tally
}

function count(tally: Tally, { pedestrian, bicycle, district, year, hour }: Crash, injury: Injury) {
  tally.injury++
  tally.crashes.push({ year, hour, injury })
  if (isSevereCrash(injury)) tally.severe++
  if (pedestrian) tally.pedestrian++
  if (bicycle) tally.bicycle++
  if (district) tally.districts.set(district, (tally.districts.get(district) ?? 0) + 1)
}

function together(years: readonly Tallies[]): Tallies {
  const all = new Map<string, Tally>()
  for (const [key, more] of years.flatMap((tallies) => [...tallies])) {
    add(tallyOf(all, key, more.roads), more)
  }
  return all
}

function add(tally: Tally, more: Tally) {
  tally.injury += more.injury
  tally.crashes.push(...more.crashes)
  tally.severe += more.severe
  tally.pedestrian += more.pedestrian
  tally.bicycle += more.bicycle
  for (const [district, crashes] of more.districts) {
    tally.districts.set(district, (tally.districts.get(district) ?? 0) + crashes)
  }
}

/** Two corners on one street that are nearer to each other than this are one. */
const oneCorner = 160

/**
 * The corners and the roads of at least `smallestShown` injury crashes; most crashes first, and where
 * two are even, by name. A corner that is not in its place, or not in the table, has no point.
 */
export function streetFigures(
  counted: readonly YearStreets[],
  crossings: PlacedCrossings,
  years: readonly number[],
): Pick<StreetFigures, 'intersections' | 'corridors'> {
  const pointOf = new Map(crossings.sure.map(({ streets, point }) => [cornerKey(streets), point]))
  const corners = together(counted.map((year) => year.corners))
  return {
    intersections: ranked(oncePerPlace(corners, pointOf)).map(([key, { also, ...tally }]) => {
      const [one = '', other = ''] = tally.roads
      return {
        roads: [one, other],
        ...(also.length > 0 ? { also } : {}),
        ...rounded(pointOf.get(key)),
        district: mostOften(tally),
        ...shown(tally, years),
      }
    }),
    corridors: ranked(together(counted.map(({ roads }) => roads))).map(([road, tally]) => ({
      road,
      ...shown(tally, years),
    })),
  }
}

/** To five places, which is about a meter. */
const rounded = (point: MapPoint | undefined) => ({
  lat: point ? Number(point.lat.toFixed(5)) : null,
  lon: point ? Number(point.lon.toFixed(5)) : null,
})

interface CornerTally extends Tally {
  /** Streets of the corner besides its two: Havenscourt Boulevard at 66th Avenue and International. */
  also: string[]
}

/**
 * Each place once: a corner beside a busier one on the same street, nearer than `oneCorner`, counts
 * there. A ramp of a freeway is no corner.
 */
function oncePerPlace(corners: Tallies, pointOf: ReadonlyMap<string, MapPoint>) {
  const places = new Map<string, CornerTally>()
  const byStreet = new Map<string, string[]>()
  const busiestFirst = [...corners].toSorted(
    ([one, { injury }], [other, { injury: others }]) => others - injury || (one < other ? -1 : 1),
  )
  for (const [key, tally] of busiestFirst) {
    if (tally.roads.some(isFreeway)) continue
    const point = pointOf.get(key)
    const beside = tally.roads
      .flatMap((road) => byStreet.get(road) ?? [])
      .find((other) => {
        const itsPoint = pointOf.get(other)
        return point && itsPoint && milesBetween(point, itsPoint) * feetInMile < oneCorner
      })
    const busier = beside === undefined ? undefined : places.get(beside)
    if (busier) {
      add(busier, tally)
      const known = [...busier.roads, ...busier.also]
      busier.also.push(...tally.roads.filter((road) => !known.includes(road)))
      continue
    }
    places.set(key, { ...tally, also: [] })
    for (const road of tally.roads) byStreet.set(road, [...(byStreet.get(road) ?? []), key])
  }
  return places
}

const isFreeway = (road: string) => routeName(road) !== undefined

/** The same for both orders of two streets. */
const cornerKey = ([one = '', other = '']: readonly string[]) =>
  one < other ? `${one}|${other}` : `${other}|${one}`

function ranked<Of extends Tally>(tallies: ReadonlyMap<string, Of>) {
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

function shown(
  { injury, severe, pedestrian, bicycle, crashes }: Tally,
  years: readonly number[],
): CountOfStreets & StreetDetails {
  const orNull = (number: number) => (number >= smallestShown ? number : null)
  return {
    injury,
    severe: orNull(severe),
    pedestrian: orNull(pedestrian),
    bicycle: orNull(bicycle),
    ...detailsOf(crashes, years),
  }
}
