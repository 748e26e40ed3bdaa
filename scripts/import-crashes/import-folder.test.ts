import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { ByYear, CrashFigures, LayerFigures } from '#city/crash-figures/figures.ts'
import type { Crossing } from '#city/streets/crossings.ts'
import { streetReader } from '#city/streets/street-reader.ts'
import type { HeaderFamily } from './columns.ts'
import { figuresText } from './figures-text.ts'
import { importFolder } from './import-folder.ts'
import { cityCrash, type MadeUpYear, quietYear, type Values, withMore } from './made-up-files.ts'
import { writeYears } from './made-up-folders.ts'
import type { Places } from './places.ts'

const crossings: readonly Crossing[] = [
  { streets: ['14th Street', 'Broadway'], point: { lat: 37.80462, lon: -122.27121 }, district: 3 },
]

const places: Places = {
  intersections: new Map([['BROADWAY|14TH ST|', { district: '3', nearby: false }]]),
  beats: new Map([['10X', '1']]),
  crossings: { sure: crossings, doubtful: [] },
  streets: streetReader(crossings),
  tables: [{ name: 'beats.csv', sha256: '00' }],
}

/** Adds the newest crash, which shows that reports of 2016 have had time to come in. */
const early2017: MadeUpYear = {
  crashes: [{ ...cityCrash, collisionid: '2017001', crashdatetime: '4/2/2017 1:00:00 PM' }],
  parties: [{ partyid: '2017001', collisionid: '2017001', partytype: 'Driver' }],
  injuredwitnesspassengers: [{ collisionid: '2017001', injuredwitpassid: '2017001' }],
}

/** Crashes come with a driver each, unless the test says who was in them. */
async function figuresOf(more: Partial<MadeUpYear> = {}, family: HeaderFamily = 'published') {
  const parties = (more.crashes ?? []).map(({ collisionid = '' }) => ({
    partyid: collisionid,
    collisionid,
    partytype: 'Driver',
  }))
  const years = { 2016: withMore(quietYear(2016), { parties, ...more }), 2017: early2017 }
  return read(await writeYears(family, years))
}

async function read(folder: string): Promise<CrashFigures> {
  const outcome = await importFolder(folder, places)
  if (outcome.kind === 'refused') throw outcome.problem
  return outcome.figures
}

const only = (counts: ByYear) => {
  expect(counts).toHaveLength(1)
  return counts[0]
}

function crashesIn({ byInjury }: LayerFigures) {
  return Object.values(byInjury).reduce((total, counts) => total + (only(counts) ?? 0), 0)
}

/** The 13th crash of the year; the rest of it is as in `quietYear`. */
const another = (values: Values): Values => ({ ...cityCrash, collisionid: '77', ...values })
const aboutIt = (id: string, values: Values): Values => ({
  collisionid: '77',
  partyid: id,
  ...values,
})
const hurtInIt = (id: string, values: Values): Values => ({
  collisionid: '77',
  injuredwitpassid: id,
  ...values,
})

test('a year is counted and a part of the next year only says how far the records go', async () => {
  const figures = await figuresOf()
  expect(figures.years).toEqual([2016])
  expect(figures.yearsNotCounted).toEqual([2017])
  expect(figures.dataThrough).toBe('2017-04-02')
  expect(crashesIn(figures.cityStreets)).toBe(12)
  expect(figures.source.files.at(-1)).toMatchObject({
    name: 'injuredwitnesspassengers_2017.csv',
    rows: 1,
    counted: 0,
    skipped: { yearNotCounted: 1 },
  })
})

test('the published files and the extract give the same figures', async () => {
  const crash = another({ numberinjured: '1', hitrun: 'F', primaryroad: 'X', beat: '10X' })
  const person = hurtInIt('1', {
    extentofinjurycode: 'PossibleInjury',
    injuredpersontype: 'Driver',
  })
  const published = await figuresOf({
    crashes: [{ ...crash, specialcondition: 'Late-Reported', lightingcode: 'C' }],
    parties: [
      aboutIt('1', {
        inattention: 'OTHER',
        directionoftravel: 'N',
        vehicle1typeid: '02',
        partytype: 'Driver',
      }),
    ],
    injuredwitnesspassengers: [person],
  })
  const extract = await figuresOf(
    {
      crashes: [{ ...crash, specialconditionlightingcode: 'Late-ReportedC' }],
      parties: [
        aboutIt('1', {
          inattentiondirectionoftravel: 'OTHERN',
          safetyequipmentcode: 'W',
          partytype: 'Driver',
        }),
      ],
      injuredwitnesspassengers: [person],
    },
    'extract',
  )
  expect({ ...published, source: null }).toEqual({ ...extract, source: null })
  expect(published.source.motorcycles).toBe('recorded')
  expect(extract.source.motorcycles).toBe('inferred')
  expect(published.cityStreets.modes.motorcycle).toEqual([[1], [1], [0]])
  expect(published.cityStreets.lighting.darkWithStreetLights).toEqual([[1], [1], [0]])
  expect(published.cityStreets.circumstances.inattention).toEqual([[1], [1], [0]])
})

test('the same files give the same bytes, and gzip ones the same counts', async () => {
  const folder = await writeYears('extract', { 2016: quietYear(2016), 2017: early2017 })
  const first = figuresText(await read(folder))
  expect(figuresText(await read(folder))).toBe(first)
  const path = join(folder, 'crashes_2016.csv')
  await writeFile(path, gzipSync(await readFile(path)))
  const zipped = await read(folder)
  expect({ ...zipped, source: null }).toEqual({ ...JSON.parse(first), source: null })
})

test('rows of other cities are passed over, and counted as such', async () => {
  const berkeley = another({ citycode: '0103', cityname: 'Berkeley' })
  const figures = await figuresOf({
    crashes: [berkeley],
    parties: [aboutIt('1', { partytype: 'Driver' })],
  })
  expect(crashesIn(figures.cityStreets)).toBe(12)
  expect(figures.source.files[0]).toMatchObject({
    rows: 13,
    counted: 12,
    skipped: { otherCity: 1 },
  })
  expect(figures.source.files[1]).toMatchObject({
    rows: 13,
    counted: 12,
    skipped: { otherCrash: 1 },
  })
})

test('a city and an agency without their leading zero are Oakland', async () => {
  const figures = await figuresOf({ crashes: [another({ citycode: '109', nciccode: '109' })] })
  expect(crashesIn(figures.cityStreets)).toBe(13)
})

test('Highway Patrol crashes are freeways, in no district, whatever the freeway column says', async () => {
  const crash = another({ nciccode: '9370', primaryroad: 'I-880 N/B', isfreeway: '' })
  const figures = await figuresOf({ crashes: [crash] })
  expect(crashesIn(figures.freeways)).toBe(1)
  expect(figures.placement).toEqual({ intersection: 12, nearbyStreets: 0, beat: 0, notPlaced: 0 })
  expect(figures.allAgencies.crashes).toEqual([13])
})

test('a crash that cannot be placed counts for the city and for no district', async () => {
  const crash = another({ primaryroad: 'UNKNOWN RD', beat: '30', numberinjured: '1' })
  const figures = await figuresOf({
    crashes: [crash],
    injuredwitnesspassengers: [hurtInIt('1', { extentofinjurycode: 'Fatal' })],
  })
  expect(figures.notPlaced).toEqual({
    crashes: [1],
    injury: [1],
    severe: [1],
    injured: [1],
    killed: [0],
  })
  expect(figures.placement.notPlaced).toBe(1)
})

test('blank and negative counts of people are nobody', async () => {
  const figures = await figuresOf({ crashes: [another({ numberinjured: '', numberkilled: '-1' })] })
  expect(figures.cityStreets.injured).toEqual([0])
  expect(figures.cityStreets.byInjury.none).toEqual([13])
})

test('people are counted when they are hurt, by their role, old words and new', async () => {
  const figures = await figuresOf({
    crashes: [another({ numberinjured: '2' })],
    injuredwitnesspassengers: [
      hurtInIt('1', { extentofinjurycode: 'SevereInactive', injuredpersontype: 'Driver' }),
      hurtInIt('2', { extentofinjurycode: 'SuspectMinor', injuredpersontype: 'Passenger' }),
      hurtInIt('3', { iswitnessonly: '', injuredpersontype: 'Passenger' }),
      hurtInIt('4', { iswitnessonly: 'True' }),
    ],
  })
  const { people, byInjury } = figures.cityStreets
  expect(people.driver.serious).toEqual([1])
  expect(people.passenger).toEqual({ killed: [0], serious: [0], minor: [1], possible: [0] })
  expect(byInjury.serious).toEqual([1])
})

test('a person row that repeats counts once', async () => {
  const quiet = Array.from({ length: 200 }, (_, index) => hurtInIt(String(index + 10), {}))
  const person = hurtInIt('1', {
    extentofinjurycode: 'PossibleInjury',
    injuredpersontype: 'Driver',
  })
  const figures = await figuresOf({
    crashes: [another({ numberinjured: '1' })],
    injuredwitnesspassengers: [...quiet, person, person],
  })
  expect(figures.cityStreets.people.driver.possible).toEqual([1])
  expect(figures.source.files[2]?.skipped).toEqual({ repeated: 1 })
})

test('one person identifier may stand for two people of two crashes', async () => {
  const other = { ...cityCrash, collisionid: '78', numberinjured: '1' }
  const words = { extentofinjurycode: 'PossibleInjury', injuredpersontype: 'Bicyclist' }
  const figures = await figuresOf({
    crashes: [another({ numberinjured: '1' }), other],
    injuredwitnesspassengers: [
      hurtInIt('1', words),
      { ...words, collisionid: '78', injuredwitpassid: '1' },
    ],
  })
  expect(figures.cityStreets.people.bicyclist.possible).toEqual([2])
})

test.each([
  ['pedestrian', { partytype: 'Pedestrian' }],
  ['bicycle', { partytype: 'Bicyclist' }],
  ['motorcycle', { partytype: 'Driver', safetyequipmentcode: 'V' }],
  ['motorVehiclesOnly', { partytype: 'Driver', safetyequipmentcode: 'G' }],
  ['motorVehiclesOnly', { partytype: 'ParkedVehicle', safetyequipmentcode: 'W' }],
] as const)('a crash counts as %s with a party of %j', async (mode, party) => {
  const figures = await figuresOf(
    { crashes: [another({})], parties: [aboutIt('1', party)] },
    'extract',
  )
  const before = mode === 'motorVehiclesOnly' ? 12 : 0
  expect(figures.cityStreets.modes[mode][0]).toEqual([before + 1])
})

test.each([
  ['A', 0],
  ['B', 1],
  ['C', 1],
  ['D', 1],
  ['G', 0],
])('sobriety code %s counts %i crash with drinking', async (code, count) => {
  const party = aboutIt('1', { sobrietydrugphysicalcode1: code })
  const figures = await figuresOf({ crashes: [another({})], parties: [party] })
  expect(figures.cityStreets.circumstances.drinking[0]).toEqual([count])
})

test('an hour that is not known is counted apart and is in no week grid', async () => {
  const crash = another({ crashtimedescription: '2500', numberinjured: '1' })
  const person = hurtInIt('1', { extentofinjurycode: 'PossibleInjury' })
  const figures = await figuresOf({ crashes: [crash], injuredwitnesspassengers: [person] })
  expect(figures.cityStreets.hours.unknown).toEqual([[1], [1], [0]])
  expect(figures.cityStreets.injuryWeek.flat(2)).not.toContain(1)
})

test('a crash marked as deleted is left out and counted as such', async () => {
  const figures = await figuresOf({ crashes: [another({ isdeleted: 'True' })] })
  expect(figures.source.files[0]?.skipped).toEqual({ deleted: 1 })
  expect(crashesIn(figures.cityStreets)).toBe(12)
})

test('the figures name no crash, no party and no person', async () => {
  const text = figuresText(
    await figuresOf({
      crashes: [another({ collisionid: '987654', reportnumber: '16-001234' })],
      parties: [{ partyid: '876543', collisionid: '987654', statedage: '31', gendercode: 'F' }],
      injuredwitnesspassengers: [
        { injuredwitpassid: '765432', collisionid: '987654', race: 'H', gender: 'F' },
      ],
    }),
  )
  for (const trace of ['987654', '876543', '765432', '16-001234', '"F"', '"H"', 'gender', 'race']) {
    expect(text.replace(/"sha256":"\w+"/g, '')).not.toContain(trace)
  }
})
