import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ByYear, CrashFigures, LayerFigures, Table } from '#city/crash-figures/figures.ts'
import type { StreetFigures } from '#city/crash-figures/streets.ts'
import { weekdays } from '#language/dates/weekdays.ts'
import type { Crash } from './crash.ts'
import { figuresText } from './figures-text.ts'
import { importFolder } from './import-folder.ts'
import { readPlaces } from './places.ts'
import { readSource } from './read-source.ts'
import { readYear } from './read-year.ts'
import { injuryOfCrash } from './severity.ts'
import { findSourceFiles } from './source-files.ts'

/**
 * The totals that were counted from the same files by other means, before this importer existed.
 * Each list is crashes, injury crashes, fatal or serious crashes, unless it says otherwise.
 */
const project = resolve(import.meta.dirname, '../..')
const extract = resolve(project, '../shared/data/crashes/ccrs')
const isHere = existsSync(extract)
const note = isHere ? '' : ' (skipped: ../shared/data/crashes/ccrs is not there)'

const samples = resolve(project, '../shared/data/crashes/schema')
const sampleNote = existsSync(samples)
  ? ''
  : ' (skipped: ../shared/data/crashes/schema is not there)'

const sum = (counts: ByYear) => counts.reduce((total, count) => total + count, 0)

function totalsOf<Name extends string>(table: Table<Name>) {
  const entries = Object.entries<Table<Name>[Name]>(table)
  return Object.fromEntries(
    entries.map(([name, [crashes, injury, severe]]) => [
      name,
      [sum(crashes), sum(injury), sum(severe)],
    ]),
  )
}

/** Crashes, injury crashes, fatal or serious ones, people injured, people killed, of each year. */
function byYear({ byInjury, injured, killed }: LayerFigures) {
  return injured.map((_, year) => {
    const count = (name: keyof typeof byInjury) => byInjury[name][year] ?? 0
    const severe = count('serious') + count('fatal')
    const injury = severe + count('minor') + count('possible')
    return [injury + count('none'), injury, severe, injured[year], killed[year]]
  })
}

/** Reading thirty files takes three seconds, and longer beside other tests. */
const readingTime = 60_000

describe.skipIf(!isHere)(`the figures of Oakland's extract${note}`, () => {
  let figures: CrashFigures
  let streets: StreetFigures

  beforeAll(async () => {
    const outcome = await importFolder(
      extract,
      await readPlaces(resolve(project, 'src/city/oakland')),
    )
    if (outcome.kind === 'refused') throw outcome.problem
    figures = outcome.figures
    streets = outcome.streets
  }, readingTime)

  test('are the ones in the project, byte for byte, until newer files are imported', async (context) => {
    const inProject = await readFile(resolve(project, 'src/city/oakland/crashes.json'), 'utf8')
    const { source } = JSON.parse(inProject) as CrashFigures
    const isNewer = source.files[0]?.sha256 !== figures.source.files[0]?.sha256
    context.skip(isNewer, 'the figures in the project come from other files')
    expect(figuresText(figures)).toBe(inProject)
  })

  test('name 308 corners with 11 or more injury crashes at most 50 feet away', () => {
    expect(streets.intersections).toHaveLength(308)
    expect(
      streets.intersections.slice(0, 4).map(({ roads, injury }) => [...roads, injury]),
    ).toEqual([
      ['High Street', 'International Boulevard', 57],
      ['73rd Avenue', 'International Boulevard', 56],
      ['98th Avenue', 'International Boulevard', 51],
      ['27th Street', 'Northgate Avenue', 49],
    ])
    expect(streets.intersections.filter(({ lat }) => lat === null)).toHaveLength(23)
    expect(streets.corridors[0]).toMatchObject({ road: 'International Boulevard', injury: 1757 })
  })

  test('cover 2016 to 2024 and leave out 2025, known to May 7', () => {
    expect(figures.years).toEqual([2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024])
    expect(figures.yearsNotCounted).toEqual([2025])
    expect(figures.dataThrough).toBe('2025-05-07')
  })

  test('come from every row of the thirty files', () => {
    const rowsOf = (table: string) =>
      figures.source.files.filter(({ name }) => name.startsWith(table)).map(({ rows }) => rows)
    expect(rowsOf('crashes')).toEqual([7236, 7441, 7597, 7379, 6391, 6155, 6012, 6262, 5806, 1424])
    expect(rowsOf('parties')).toEqual([
      15300, 15673, 16150, 15617, 13506, 12863, 12524, 13056, 12000, 2870,
    ])
    expect(rowsOf('injuredwitnesspassengers')).toEqual([
      7257, 7264, 6921, 6713, 5304, 5087, 5529, 5503, 4973, 1173,
    ])
    const skipped = figures.source.files.map(({ skipped }) => skipped)
    expect(skipped.slice(0, 27)).toEqual(Array.from({ length: 27 }, () => ({})))
    expect(skipped.slice(27)).toEqual([
      { yearNotCounted: 1424 },
      { yearNotCounted: 2870 },
      { yearNotCounted: 1173 },
    ])
  })

  test('have the totals of all agencies, city streets and freeways', () => {
    const total = (layer: LayerFigures) =>
      byYear(layer).reduce((sums, year) =>
        sums.map((one, index) => (one ?? 0) + (year[index] ?? 0)),
      )
    const { crashes, injury, severe, injured, killed } = figures.allAgencies
    expect([crashes, injury, severe, injured, killed].map(sum)).toEqual([
      60279, 20679, 1627, 27047, 306,
    ])
    expect(total(figures.cityStreets)).toEqual([37719, 15124, 997, 19823, 160])
    expect(total(figures.freeways)).toEqual([22548, 5554, 630, 7223, 146])
  })

  test('split city streets by worst injury', () => {
    const { fatal, serious, minor, possible, none } = figures.cityStreets.byInjury
    expect([fatal, serious, minor, possible, none].map(sum)).toEqual([154, 843, 2701, 11426, 22595])
  })

  test('have the totals of each year', () => {
    const { crashes, injury, severe, injured, killed } = figures.allAgencies
    expect(crashes).toEqual([7236, 7441, 7597, 7379, 6391, 6155, 6012, 6262, 5806])
    expect(injury).toEqual([2541, 2525, 2625, 2472, 2142, 2004, 2162, 2169, 2039])
    expect(severe).toEqual([183, 160, 164, 203, 162, 197, 200, 185, 173])
    expect(injured).toEqual([3287, 3293, 3414, 3254, 2856, 2630, 2819, 2841, 2653])
    expect(killed).toEqual([30, 28, 26, 35, 36, 28, 50, 41, 32])
    expect(byYear(figures.cityStreets)).toEqual([
      [4614, 1866, 127, 2397, 15],
      [4631, 1848, 110, 2397, 18],
      [4698, 1919, 105, 2482, 14],
      [4507, 1813, 119, 2402, 18],
      [4416, 1683, 94, 2244, 17],
      [3943, 1473, 118, 1929, 13],
      [3694, 1607, 108, 2108, 25],
      [3845, 1536, 120, 2034, 24],
      [3371, 1379, 96, 1830, 16],
    ])
  })

  test('have the totals of each hour on city streets', () => {
    expect(totalsOf(figures.cityStreets.hours)).toEqual({
      unknown: [23, 3, 0],
      0: [1275, 362, 52],
      1: [1120, 304, 34],
      2: [930, 219, 35],
      3: [714, 141, 15],
      4: [567, 138, 14],
      5: [549, 155, 18],
      6: [690, 258, 17],
      7: [1142, 469, 21],
      8: [1855, 779, 32],
      9: [1613, 634, 23],
      10: [1611, 656, 28],
      11: [1697, 707, 37],
      12: [1751, 808, 30],
      13: [1854, 814, 37],
      14: [1813, 841, 40],
      15: [2431, 1101, 47],
      16: [2330, 1052, 66],
      17: [2526, 1167, 68],
      18: [2204, 1036, 75],
      19: [2051, 922, 56],
      20: [1801, 743, 70],
      21: [1836, 713, 71],
      22: [1781, 644, 60],
      23: [1555, 458, 51],
    })
  })

  test('have their busiest hour of the week on Friday from 5 pm', () => {
    const week = figures.cityStreets.injuryWeek.map((day) => day.map(sum))
    expect(week[weekdays.indexOf('friday')]?.[17]).toBe(207)
    expect(Math.max(...week.flat())).toBe(207)
    expect(figures.cityStreets.severeWeek[weekdays.indexOf('sunday')]?.[2]).toBe(13)
  })

  test('have the totals of each weekday', () => {
    expect(totalsOf(figures.cityStreets.weekdays)).toEqual({
      monday: [4905, 1928, 102],
      tuesday: [5169, 2114, 132],
      wednesday: [5328, 2188, 141],
      thursday: [5431, 2274, 147],
      friday: [5770, 2418, 168],
      saturday: [5683, 2149, 144],
      sunday: [5433, 2053, 163],
    })
  })

  test('have the totals of each month', () => {
    expect(totalsOf(figures.cityStreets.months)).toEqual({
      1: [3077, 1165, 73],
      2: [2833, 1112, 71],
      3: [3237, 1249, 101],
      4: [3109, 1226, 73],
      5: [3445, 1357, 106],
      6: [3186, 1249, 84],
      7: [3241, 1307, 99],
      8: [3112, 1284, 68],
      9: [3185, 1305, 89],
      10: [3284, 1361, 82],
      11: [2964, 1282, 73],
      12: [3046, 1227, 78],
    })
    expect(totalsOf(figures.freeways.months)).toMatchObject({
      1: [1917, 474, 24],
      2: [1817, 455, 43],
    })
  })

  test('have the totals of each primary factor', () => {
    expect(totalsOf(figures.cityStreets.factors)).toEqual({
      improperTurning: [11864, 2699, 151],
      signals: [6616, 3507, 131],
      unsafeSpeed: [5374, 2224, 152],
      autoRightOfWay: [4785, 2648, 109],
      underInfluence: [1564, 483, 95],
      startingOrBacking: [1394, 254, 6],
      followingTooClosely: [399, 172, 3],
      otherThanDriver: [266, 79, 13],
      hazardousParking: [87, 12, 1],
      pedestrianRightOfWay: [1287, 1194, 119],
      unknown: [1177, 487, 53],
      wrongSide: [742, 377, 29],
      otherHazardous: [628, 302, 21],
      otherImproperDriving: [539, 105, 8],
      pedestrianViolation: [471, 430, 96],
      improperPassing: [283, 94, 8],
      laneChange: [221, 50, 1],
      lights: [13, 4, 1],
      impeding: [9, 3, 0],
    })
    const freeways = totalsOf(figures.freeways.factors)
    expect(freeways.unsafeSpeed?.[0]).toBe(10009)
    expect(freeways.laneChange?.[0]).toBe(5805)
    expect(freeways.improperTurning?.[0]).toBe(2961)
    expect(freeways.underInfluence?.[0]).toBe(1453)
  })

  test('have the totals of collision types, lighting, hit-and-run and drinking', () => {
    const { collisionTypes, lighting, circumstances } = figures.cityStreets
    const hurt = <Name extends string>(table: Table<Name>) =>
      Object.fromEntries(
        Object.entries(totalsOf(table)).map(([name, counts]) => [name, counts.slice(1)]),
      )
    expect(hurt(collisionTypes)).toMatchObject({
      broadside: [5818, 259],
      rearEnd: [2157, 63],
      pedestrian: [2073, 297],
      sideSwipe: [1976, 80],
      headOn: [1850, 140],
      other: [591, 68],
      hitObject: [440, 64],
      overturned: [166, 19],
    })
    expect(hurt(lighting)).toMatchObject({
      daylight: [9746, 488],
      darkWithStreetLights: [4408, 434],
      duskOrDawn: [728, 45],
      darkWithoutStreetLights: [178, 24],
    })
    expect(sum(circumstances.hitAndRun[0])).toBe(14839)
    expect(sum(circumstances.drinking[0])).toBe(2924)
  })

  test('have the totals of how people were travelling', () => {
    const { pedestrian, bicycle, motorcycle } = figures.cityStreets.modes
    expect(pedestrian[0]).toEqual([344, 379, 357, 319, 259, 212, 252, 260, 234])
    expect(bicycle[0]).toEqual([234, 218, 201, 167, 170, 97, 136, 112, 135])
    expect([pedestrian[0], bicycle[0], motorcycle[0]].map(sum)).toEqual([2616, 1470, 984])
    expect(figures.source.motorcycles).toBe('inferred')
  })

  test('have the people hurt on city streets by role', () => {
    const totals = Object.entries(figures.cityStreets.people).map(([role, injuries]) => [
      role,
      Object.values(injuries).map(sum),
    ])
    expect(Object.fromEntries(totals)).toEqual({
      driver: [70, 371, 1385, 9030],
      passenger: [19, 144, 515, 4452],
      pedestrian: [54, 297, 625, 1524],
      bicyclist: [14, 100, 387, 763],
      other: [2, 11, 47, 172],
    })
  })

  test('place city-street crashes as counted', () => {
    expect(figures.placement).toEqual({
      intersection: 24509,
      nearbyStreets: 8331,
      beat: 4649,
      notPlaced: 230,
    })
    expect(sum(figures.notPlaced.crashes)).toBe(230)
  })

  test('lose no crash between the districts and the city', () => {
    const all = Object.values(figures.districts).flatMap(({ byInjury }) => Object.values(byInjury))
    expect(sum(all.map(sum)) + 230).toBe(37719)
  })

  test('keep their tables in step: each adds up to all crashes', () => {
    const areas = [figures.cityStreets, figures.freeways, ...Object.values(figures.districts)]
    for (const { byInjury, factors, collisionTypes, lighting, weekdays, hours } of areas) {
      const all = sum(Object.values(byInjury).map(sum))
      for (const table of [factors, collisionTypes, lighting, weekdays, hours]) {
        expect(sum(Object.values(table).map(([crashes]) => sum(crashes)))).toBe(all)
      }
    }
    for (const { byInjury, months } of [figures.cityStreets, figures.freeways]) {
      const all = sum(Object.values(byInjury).map(sum))
      expect(sum(Object.values(months).map(([crashes]) => sum(crashes)))).toBe(all)
    }
  })
})

describe.skipIf(!existsSync(samples))(`real rows in the published format${sampleNote}`, () => {
  test.each([
    ['crashes', 32],
    ['parties', 62],
    ['injuredwitnesspassengers', 75],
  ] as const)('%s: %i rows, none damaged', async (table, rows) => {
    const path = resolve(samples, `ccrs-sample-${table}.csv`)
    const report = await readSource(path, table, () => () => 'counted')
    expect(report).toMatchObject({ rows, counted: rows, family: 'published' })
  })
})

/** Totals that the figures do not carry: they mix city streets with freeways, or count deaths. */
describe.skipIf(!isHere)(`the crashes of Oakland's extract${note}`, () => {
  const crashes: Crash[] = []

  beforeAll(async () => {
    const places = await readPlaces(resolve(project, 'src/city/oakland'))
    const settings = { places, motorcycles: 'inferred', crashesSeen: new Set<number>() } as const
    const { years } = await findSourceFiles(extract)
    for (const files of years) {
      const year = files.year < 2025 ? await readYear(files, settings) : undefined
      crashes.push(...(year?.crashes.values() ?? []))
    }
  }, readingTime)

  const killedIn = (some: readonly Crash[]) => sum(some.map(({ killed }) => killed))
  const isCityStreet = ({ layer }: Crash) => layer === 'cityStreets'

  test.each([
    ['monday', 22, 7799],
    ['tuesday', 20, 8616],
    ['wednesday', 28, 8782],
    ['thursday', 18, 8864],
    ['friday', 18, 9469],
    ['saturday', 24, 8763],
    ['sunday', 30, 7986],
  ] as const)(
    'on a %s: %i killed on city streets, %i crashes of all agencies',
    (name, killed, all) => {
      const onDay = crashes.filter(({ weekday }) => weekday === weekdays.indexOf(name))
      expect(killedIn(onDay.filter(isCityStreet))).toBe(killed)
      expect(onDay).toHaveLength(all)
    },
  )

  test('unsafe speed and lane change are the commonest factors of all agencies', () => {
    expect(crashes.filter(({ factor }) => factor === 'unsafeSpeed')).toHaveLength(15384)
    expect(crashes.filter(({ factor }) => factor === 'laneChange')).toHaveLength(6026)
  })

  test.each([
    ['pedestrian', 2744, 104],
    ['bicycle', 1481, 17],
    ['motorcycle', 1675, 39],
  ] as const)('with a %s: %i crashes of all agencies, %i killed', (mode, count, killed) => {
    const some = crashes.filter((crash) => crash[mode])
    expect(some).toHaveLength(count)
    expect(killedIn(some)).toBe(killed)
  })

  test('by agency: 37,719 Oakland police, 22,548 Highway Patrol, 12 others', () => {
    const of = (layer: Crash['layer']) => crashes.filter((crash) => crash.layer === layer)
    expect(of('cityStreets')).toHaveLength(37719)
    expect(of('freeways')).toHaveLength(22548)
    expect(of('otherAgencies')).toHaveLength(12)
  })

  test('one crash has people injured and no row that says how', () => {
    const without = crashes.filter(
      ({ injured, killed, worstPerson }) => injured + killed > 0 && worstPerson === undefined,
    )
    expect(without).toHaveLength(1)
    expect(without.map((one) => injuryOfCrash(one.worstPerson, one.injured, one.killed))).toEqual([
      'possible',
    ])
  })
})
