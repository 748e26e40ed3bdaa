import {
  type Counted,
  type CrashFigures,
  circumstances,
  factors,
  modes,
} from '#city/crash-figures/figures.ts'
import {
  type AreaShown,
  type ShownFigures,
  shownFigures,
} from '#city/crash-figures/shown-figures.ts'
import { type CountShown, countShown } from '#city/crash-figures/small-numbers.ts'
import type { CountOfStreets, StreetFigures } from '#city/crash-figures/streets.ts'
import type { Totals } from '#city/crash-figures/totals.ts'
import { areaOf, inPeriod, type Period, wholePeriod } from '#city/crash-figures/view.ts'
import { citySlug, districts } from '#city/here/city.ts'
import { fill } from '#language/fill.ts'
import { toCsv } from '#language/records/csv.ts'
import { en } from '#reports/crash-data/words.en.ts'
import { cityName } from '#site/city-name.ts'

/** Where the published counts lie. Others link here: an address stays, and a column keeps its meaning. */
export const dataAddresses = {
  countsCsv: `/data/${citySlug}-crashes.csv`,
  streetsCsv: `/data/${citySlug}-crash-streets.csv`,
  json: `/data/${citySlug}-crashes.json`,
} as const

/** One line of the counts: how many crashes in an area, of a kind, in some years. */
export interface CountRow {
  area: string
  table: 'all' | 'cause' | 'travel' | 'noted'
  name: string
  first_year: number
  last_year: number
  crashes: CountShown
  injury_crashes: CountShown
  severe_crashes: CountShown
  /** People hurt, for the table `all`. */
  people_hurt: CountShown | undefined
}

const countColumns = [
  'area',
  'table',
  'name',
  'first_year',
  'last_year',
  'crashes',
  'injury_crashes',
  'severe_crashes',
  'people_hurt',
] as const satisfies readonly (keyof CountRow)[]

/** What each column holds, for who reads the file without the page; documented in docs/crash-figures.md too. */
const columnMeanings: Readonly<Record<string, string>> = {
  area: `city-streets (${cityName} police), freeways (Highway Patrol), district-1 to district-${districts.length} (city streets in a council district of 2022), not-placed (city streets, in no district)`,
  table:
    'all: every crash; cause: main cause the officer wrote down; travel: how people were traveling, crashes with at least one; noted: what else the officer wrote down',
  name: 'the row of the table; rows of travel and noted overlap',
  first_year: 'first year counted',
  last_year: 'last year counted',
  crashes: 'reported crashes',
  injury_crashes: 'crashes with anyone hurt or killed',
  severe_crashes: 'crashes with a death or an injury that the officer called serious',
  people_hurt: 'people hurt, by the crash reports; only in the table all',
  kind: 'corner: two streets, crashes at most 50 feet from it; road: crashes that name the road',
  streets: 'the corner or the road, as signs write it',
  latitude: 'of the corner, degrees',
  longitude: 'of the corner, degrees',
  district: 'in which most of its crashes were placed',
  on_foot: 'injury crashes with someone on foot',
  on_bicycle: 'injury crashes with someone on a bicycle',
}

/** Every count that is published, area by area; all years together first, then year by year. */
export function countRows(figures: CrashFigures): CountRow[] {
  const shown = shownFigures(figures)
  const whole = wholePeriod(shown.years)
  const periods = [whole, ...shown.years.map((year) => ({ from: year, to: year }))]
  const layers = (['cityStreets', 'freeways'] as const).flatMap((layer) => {
    const area = layer === 'cityStreets' ? 'city-streets' : 'freeways'
    return [
      ...totalRows(area, shown.totals[layer], shown, periods),
      ...tableRows(area, areaOf(shown, layer), shown, periods),
    ]
  })
  const parts = districts.flatMap((district) => {
    const area = `district-${district}`
    return [
      ...totalRows(area, shown.totals[district], shown, periods),
      // By single years nearly all of a district's rows are too small.
      ...tableRows(area, areaOf(shown, district), shown, [whole]),
    ]
  })
  return [...layers, ...parts, ...totalRows('not-placed', shown.notPlaced, shown, periods)]
}

function totalRows(
  area: string,
  totals: Omit<Totals, 'injured'> & Partial<Totals>,
  { years }: ShownFigures,
  periods: readonly Period[],
): CountRow[] {
  return periods.map((period) => ({
    area,
    table: 'all',
    name: 'all',
    first_year: period.from,
    last_year: period.to,
    crashes: countShown(inPeriod(totals.crashes, years, period)),
    injury_crashes: countShown(inPeriod(totals.injury, years, period)),
    severe_crashes: countShown(inPeriod(totals.severe, years, period)),
    people_hurt: totals.injured && countShown(inPeriod(totals.injured, years, period)),
  }))
}

function tableRows(
  area: string,
  { factors: causes, modes: ways, circumstances: noted }: AreaShown,
  { years }: ShownFigures,
  periods: readonly Period[],
): CountRow[] {
  const rows = (table: CountRow['table'], name: string, [crashes, injury, severe]: Counted) =>
    periods.map((period) => ({
      area,
      table,
      name: inWords(name),
      first_year: period.from,
      last_year: period.to,
      crashes: countShown(inPeriod(crashes, years, period)),
      injury_crashes: countShown(inPeriod(injury, years, period)),
      severe_crashes: countShown(inPeriod(severe, years, period)),
      people_hurt: undefined,
    }))
  return [
    ...factors.flatMap((name) => rows('cause', name, causes[name])),
    ...modes.flatMap((name) => rows('travel', name, ways[name])),
    ...circumstances.flatMap((name) => rows('noted', name, noted[name])),
  ]
}

/** `autoRightOfWay` as `auto-right-of-way`. */
const inWords = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export function countsCsv(figures: CrashFigures) {
  const rows = countRows(figures).map((row) => countColumns.map((column) => row[column] ?? null))
  return toCsv([countColumns, ...rows])
}

/** One corner or road; most injury crashes first. */
export interface StreetRow {
  kind: 'corner' | 'road'
  streets: string
  latitude: number | null
  longitude: number | null
  district: string | null
  first_year: number
  last_year: number
  injury_crashes: CountShown
  severe_crashes: CountShown
  on_foot: CountShown
  on_bicycle: CountShown
}

const streetColumns = [
  'kind',
  'streets',
  'latitude',
  'longitude',
  'district',
  'first_year',
  'last_year',
  'injury_crashes',
  'severe_crashes',
  'on_foot',
  'on_bicycle',
] as const satisfies readonly (keyof StreetRow)[]

function streetRows({ years, intersections, corridors }: StreetFigures): StreetRow[] {
  const { from, to } = wholePeriod(years)
  const counts = ({ injury, severe, pedestrian, bicycle }: CountOfStreets) => ({
    first_year: from,
    last_year: to,
    injury_crashes: injury,
    severe_crashes: severe,
    on_foot: pedestrian,
    on_bicycle: bicycle,
  })
  return [
    ...intersections.map(({ roads, lat, lon, district, ...counted }) => ({
      kind: 'corner' as const,
      streets: roads.join(' / '),
      latitude: lat,
      longitude: lon,
      district,
      ...counts(counted),
    })),
    ...corridors.map(({ road, ...counted }) => ({
      kind: 'road' as const,
      streets: road,
      latitude: null,
      longitude: null,
      district: null,
      ...counts(counted),
    })),
  ]
}

export function streetsCsv(streets: StreetFigures) {
  const rows = streetRows(streets).map((row) => streetColumns.map((column) => row[column]))
  return toCsv([streetColumns, ...rows])
}

/** Everything in one file, with what it is, where it comes from and what its columns mean. */
export function dataJson(figures: CrashFigures, streets: StreetFigures) {
  const { years, dataThrough, source, placement } = figures
  return {
    name: fill(en.name, { city: cityName }),
    years,
    data_through: dataThrough,
    source: {
      name: source.name,
      address: source.address,
      terms: source.terms,
      motorcycles: source.motorcycles,
      files: source.files.map(({ name, sha256, rows, counted }) => ({
        name,
        sha256,
        rows,
        counted,
      })),
      place_tables: source.placeTables,
    },
    read_first: [
      'Reported crashes only. Some crashes are never reported.',
      'City streets and freeways are reported by different agencies and are never added up.',
      'Counts from 1 to 10 are left out (null here, blank in CSV) because they mislead. The records are public.',
      'Deaths are not shown: these records differ from the count of the City.',
      'Crashes are placed by street names: totals of districts may be off by a few percent, and a crash can stand at the wrong corner.',
    ],
    columns: columnMeanings,
    placement,
    counts: countRows(figures),
    streets: streetRows(streets),
  }
}
