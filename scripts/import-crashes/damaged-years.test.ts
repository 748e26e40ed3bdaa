import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cityCrash, type MadeUpYear, quietYear, type Values } from './made-up-files.ts'
import { temporaryFolder, writeYears } from './made-up-folders.ts'
import { type UpdateOptions, updateFigures } from './update-figures.ts'

const ids = Array.from({ length: 240 }, (_, index) => index)
const pick = (list: string, index: number) => list[index % list.length] ?? ''

/** 240 crashes, every third with somebody hurt, with the codes that real ones have. */
function busyYear(year: number): MadeUpYear {
  const id = (index: number) => String(year * 1000 + index)
  const isHurt = (index: number) => index % 3 === 0
  return {
    crashes: ids.map((index) => ({
      ...cityCrash,
      collisionid: id(index),
      crashdatetime: `${(index % 12) + 1}/${(index % 28) + 1}/${year} 5:30:00 PM`,
      collisiontypecode: pick('DDDBBCCAEG', index),
      primarycollisionfactorcode: pick('AAAAAAAAAD', index),
      lightingcode: pick('AAAAACCCBC', index),
      hitrun: pick('M MM F    ', index).trim(),
      numberinjured: isHurt(index) ? '1' : '0',
      numberkilled: index === 0 ? '1' : '0',
    })),
    parties: ids.map((index) => ({
      partyid: id(index),
      collisionid: id(index),
      partytype: index % 10 === 0 ? 'Pedestrian' : 'Driver',
      sobrietydrugphysicalcode1: pick('AAAAAAAGHB', index),
      safetyequipmentcode: pick('GGGGB', index),
    })),
    injuredwitnesspassengers: ids.filter(isHurt).map((index) => ({
      collisionid: id(index),
      injuredwitpassid: id(index),
      extentofinjurycode: index === 0 ? 'Fatal' : 'PossibleInjury',
      injuredpersontype: 'Driver',
    })),
  }
}

const years = () => ({ 2016: busyYear(2016), 2017: busyYear(2017), 2018: quietYear(2018) })

/** A folder with the figures of whole files, and what `damage` leaves of the files. */
async function setup(damage: (year: MadeUpYear) => Partial<MadeUpYear>) {
  const figures = await temporaryFolder()
  const columns = 'primary_road,secondary_road,beat,latitude,longitude,district,method\n'
  await writeFile(join(figures, 'intersections.csv'), columns)
  await writeFile(join(figures, 'beats.csv'), 'beat,district,share_of_beat_in_district\n4X,3,1.0\n')
  const whole = await updateFigures(await writeYears('published', years()), figures)
  expect(whole.kind).toBe('written')
  const damaged = { ...busyYear(2017), ...damage(busyYear(2017)) }
  return { figures, source: await writeYears('published', { ...years(), 2017: damaged }) }
}

const inFigures = (folder: string) => readFile(join(folder, 'crashes.json'), 'utf8')

/** Expects that the import objects and leaves the old figures; gives what it says. */
async function objections({ source, figures }: { source: string; figures: string }) {
  const before = await inFigures(figures)
  const outcome = await updateFigures(source, figures)
  expect(await inFigures(figures)).toBe(before)
  if (outcome.kind === 'objected') return outcome.objections.map(({ message }) => message)
  throw new Error(outcome.kind === 'refused' ? outcome.problem.message : 'written')
}

const swapped = (rows: readonly Values[], one: string, other: string) =>
  rows.map((row) => ({ ...row, [one]: row[other] ?? '', [other]: row[one] ?? '' }))

test('whole files are taken, and again without an objection', async () => {
  const { source, figures } = await setup(() => ({}))
  const before = await inFigures(figures)
  expect(await updateFigures(source, figures)).toMatchObject({ kind: 'written', passedOver: [] })
  expect(await inFigures(figures)).toBe(before)
})

test('most of a month missing is told by that month', async () => {
  const isLost = (at: number) => at % 12 === 4 && at % 10 < 8
  const files = await setup(({ crashes, parties, injuredwitnesspassengers }) => {
    const lost = new Set(ids.filter(isLost).map((index) => String(2017 * 1000 + index)))
    const left = (rows: readonly Values[]) =>
      rows.filter(({ collisionid = '' }) => !lost.has(collisionid))
    return {
      crashes: left(crashes),
      parties: left(parties),
      injuredwitnesspassengers: left(injuredwitnesspassengers),
    }
  })
  expect(await objections(files)).toEqual([
    expect.stringMatching(/crashes_2017.csv.*in month 5 of 2017.*the file lacks days/),
    expect.stringMatching(/"months" on city streets: 4 crashes in "5", 20 are expected/),
  ])
})

test('half of the crash rows missing is told by the rows without a crash and by the old figures', async () => {
  const files = await setup(({ crashes }) => ({ crashes: crashes.filter((_, at) => at % 24 < 12) }))
  const said = await objections(files)
  expect(said).toContain(
    'crashes_2017.csv: no crash here for 120 of the 240 rows of parties_2017.csv, at most 1 in 100 is expected: one of the two is cut short or of another year. Download both again',
  )
  expect(said).toContainEqual(
    expect.stringMatching(
      /^crashes_2017.csv: the table "totals" on city streets: 120 in "crashes", 240 are expected/,
    ),
  )
})

test('parties without their crash are told, four in 240 and not two', async () => {
  const without = (count: number) => (year: MadeUpYear) => ({
    crashes: year.crashes.filter((_, at) => at % 3 === 0 || at > 3 * count),
  })
  const few = await setup(without(1))
  expect(await updateFigures(few.source, few.figures)).toMatchObject({ kind: 'written' })
  expect(await objections(await setup(without(2)))).toHaveLength(1)
})

test('people without their crash are told', async () => {
  const files = await setup(({ injuredwitnesspassengers }) => ({
    injuredwitnesspassengers: injuredwitnesspassengers.map((person, at) =>
      at === 5 ? { ...person, collisionid: '5' } : person,
    ),
  }))
  expect(await objections(files)).toEqual([
    expect.stringMatching(/^injuredwitnesspassengers_2017.csv: nothing here about 1 of 80 crashes/),
    expect.stringMatching(
      /^crashes_2017.csv: no crash here for 1 of the 80 rows of injuredwitnesspassengers_2017.csv/,
    ),
  ])
})

test('crashes without their parties are told', async () => {
  const files = await setup(({ parties }) => ({ parties: parties.slice(3) }))
  expect(await objections(files)).toEqual([
    'parties_2017.csv: nothing here about 3 of 240 crashes, at most 1 in 100 is expected: the file is cut short or of another year. Download it again',
  ])
})

test('a year with a sixth fewer injured is told although its crashes are all there', async () => {
  const files = await setup(({ crashes, injuredwitnesspassengers }) => ({
    crashes: crashes.map((crash, at) =>
      at % 18 === 3 ? { ...crash, numberinjured: '0', numberkilled: '0' } : crash,
    ),
    injuredwitnesspassengers: injuredwitnesspassengers.filter(
      ({ collisionid }) => Number(collisionid) % 18 !== 2017003 % 18,
    ),
  }))
  expect(await objections(files)).toEqual([
    expect.stringContaining('66 in "injury crashes", 80 are expected'),
    expect.stringContaining('66 in "people hurt", 80 are expected'),
    expect.stringContaining('"severity" on city streets: 65 injury crashes in "possible"'),
    expect.stringContaining('"people" on city streets: 66 people hurt in "driver"'),
    expect.stringContaining('"corners" on city streets: 66 injury crashes'),
  ])
})

test('injured and killed in each other’s column are told', async () => {
  const files = await setup(({ crashes }) => ({
    crashes: swapped(crashes, 'numberinjured', 'numberkilled'),
  }))
  expect(await objections(files)).toContain(
    'crashes_2017.csv: 80 people killed and 1 hurt on city streets; more hurt than killed are expected: the two columns have changed places. Download it again',
  )
})

test('codes in each other’s column are told by those that the state does not list', async () => {
  const files = await setup(({ crashes }) => ({
    crashes: swapped(crashes, 'hitrun', 'collisiontypecode'),
  }))
  const said = await objections(files)
  expect(said).toContainEqual(
    expect.stringMatching(
      /^crashes_2017.csv, line 2: 240 of 240 codes in the column "hitrun" are not in the state's list, "D" is the first/,
    ),
  )
  expect(said).toContainEqual(expect.stringContaining('the column "collisiontypecode"'))
})

test.each(['partytype', 'sobrietydrugphysicalcode1'])(
  'unknown codes are told in the column %s, from more than 5 in 100 on',
  async (column) => {
    const wrong = (count: number) => (year: MadeUpYear) => ({
      parties: year.parties.map((party, at) => (at < count ? { ...party, [column]: '?' } : party)),
    })
    const few = await setup(wrong(10))
    expect(await updateFigures(few.source, few.figures)).toMatchObject({ kind: 'written' })
    expect(await objections(await setup(wrong(13)))).toEqual([
      expect.stringMatching(/^parties_2017.csv, line 2: 1[0-3] of 2\d\d codes in the column/),
    ])
  },
)

test('codes that are known in both columns are told by the crashes that change their name', async () => {
  const files = await setup(({ crashes }) => ({
    crashes: swapped(crashes, 'lightingcode', 'primarycollisionfactorcode'),
  }))
  expect(await objections(files)).toEqual([
    expect.stringMatching(/"factors".*96 crashes in "otherThanDriver", 0 are expected.*4 of 19/),
    expect.stringMatching(/"lighting".*4 of 6 rows differ. Look at lighting-code/),
  ])
})

test('a new year of which half is missing is told by the year before it', async () => {
  const { figures } = await setup(() => ({}))
  const half = (rows: readonly Values[]) =>
    rows.filter(({ collisionid }) => (Number(collisionid) - 2018000) % 24 < 12)
  const { crashes, parties, injuredwitnesspassengers } = busyYear(2018)
  const year = {
    crashes: half(crashes),
    parties: half(parties),
    injuredwitnesspassengers: half(injuredwitnesspassengers),
  }
  const source = await writeYears('published', { ...years(), 2018: year, 2019: quietYear(2019) })
  expect(await objections({ source, figures })).toContainEqual(
    expect.stringContaining('120 in "crashes", 240 are expected'),
  )
})

test('a year that is not counted any more is told', async () => {
  const { figures } = await setup(() => ({}))
  const source = await writeYears('published', { 2016: busyYear(2016), 2017: quietYear(2017) })
  expect(await objections({ source, figures })).toContain(
    'crashes_2017.csv: 2017 was counted before and is not any more: its files, or the first months of 2018, are missing. Put them into the folder',
  )
})

test('files that are none of the state’s are named', async () => {
  const { source, figures } = await setup(() => ({}))
  for (const name of ['crashes_2016 (1).csv', 'crashes_2015.csv', 'notes.txt']) {
    await writeFile(join(source, name), '')
  }
  await mkdir(join(source, 'old'))
  expect(await updateFigures(source, figures)).toMatchObject({
    passedOver: ['crashes_2015.csv', 'crashes_2016 (1).csv', 'notes.txt', 'old'],
  })
})

test('the difference is told by year and severity, also when the figures are refused', async () => {
  const { source, figures } = await setup(({ parties }) => ({ parties: parties.slice(3) }))
  expect(await updateFigures(source, figures)).toMatchObject({
    kind: 'objected',
    difference: expect.arrayContaining([
      expect.objectContaining({
        layer: 'cityStreets',
        year: 2017,
        before: expect.objectContaining({ crashes: 240, possible: 79, fatal: 1, injured: 80 }),
        now: expect.objectContaining({ crashes: 240, possible: 79, fatal: 1, injured: 80 }),
      }),
    ]),
  })
})

test('a reason overrides, and stays in the figures with what it answered', async () => {
  const { source, figures } = await setup(({ parties }) => ({ parties: parties.slice(3) }))
  const options: UpdateOptions = {
    accept: { files: 'Three reports came without parties, asked the state' },
  }
  expect(await updateFigures(source, figures, options)).toMatchObject({ kind: 'written' })
  const { accepted } = JSON.parse(await inFigures(figures)).source
  expect(accepted).toEqual([
    {
      table: 'files',
      reason: options.accept?.files,
      objections: [expect.stringContaining('nothing here about 3 of 240 crashes')],
    },
  ])
})

test('a reason without an objection leaves no trace', async () => {
  const { source, figures } = await setup(() => ({}))
  const before = await inFigures(figures)
  await updateFigures(source, figures, { accept: { files: 'Just to be sure' } })
  expect(await inFigures(figures)).toBe(before)
})

test('old figures that cannot be read stop the import', async () => {
  const { source, figures } = await setup(() => ({}))
  await writeFile(join(figures, 'crashes.json'), '{ "years": [2016')
  expect(await updateFigures(source, figures)).toMatchObject({
    kind: 'refused',
    problem: { words: expect.stringContaining('the old figures cannot be read') },
  })
  await rm(join(figures, 'crashes.json'))
  expect(await updateFigures(source, figures)).toMatchObject({ kind: 'written' })
})

test('a reason for another table lets nothing pass', async () => {
  const { source, figures } = await setup(({ parties }) => ({ parties: parties.slice(3) }))
  const accept = { months: 'April was a lockdown' }
  expect(await updateFigures(source, figures, { accept })).toMatchObject({ kind: 'objected' })
})

test('what was accepted once stays, when the same files are read again', async () => {
  const { source, figures } = await setup(({ crashes }) => ({
    crashes: crashes.map((crash) => ({ ...crash, lightingcode: 'A' })),
  }))
  const accept = { lighting: 'All lamps were counted as daylight, asked the state' }
  expect(await updateFigures(source, figures, { accept })).toMatchObject({ kind: 'written' })
  const before = await inFigures(figures)
  expect(await updateFigures(source, figures)).toMatchObject({ kind: 'written' })
  expect(await inFigures(figures)).toBe(before)
})
