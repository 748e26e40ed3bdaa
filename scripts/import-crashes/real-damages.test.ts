/**
 * Plants damages in the real files of 2024, and looks what the import says of them beside the figures
 * in the project. Needs the state's extract beside the project.
 */
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { departures } from './against-years.ts'
import { assembleFigures } from './assemble.ts'
import type { ComparedFigures } from './compared-tables.ts'
import { temporaryFolder } from './made-up-folders.ts'
import { type Places, readPlaces } from './places.ts'
import { ImportProblem } from './problem.ts'
import { readYear } from './read-year.ts'
import { countYear } from './tally.ts'

const project = resolve(import.meta.dirname, '../..')
const city = join(project, 'src/city/oakland')
const extract = resolve(project, '../shared/data/crashes/ccrs')
const isHere = existsSync(extract)
const note = isHere ? '' : ' (skipped: ../shared/data/crashes/ccrs is not there)'

const tables = ['crashes', 'parties', 'injuredwitnesspassengers'] as const
type Table = (typeof tables)[number]
type Files = Record<Table, string | Uint8Array>
type Values = Record<string, string>

const original = (table: Table, year = 2024) =>
  gunzipSync(readFileSync(join(extract, `${table}_${year}.csv.gz`))).toString('utf8')

const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const csv = (rows: readonly Values[], separator = ',') =>
  [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
    .map((cells) => `${cells.map(cell).join(separator)}\r\n`)
    .join('')

const rowsOf = (table: Table): Values[] => parse(original(table), { columns: true, bom: true })

/** The files with another row for each row of a table; without one where it gives nothing. */
const eachRow = (table: Table, change: (row: Values, at: number) => Values | undefined) => () => ({
  [table]: csv(
    rowsOf(table)
      .map(change)
      .filter((row) => row !== undefined),
  ),
})

/** One column of a table with other texts. */
const column = (table: Table, name: string, to: (text: string, row: Values) => string) =>
  eachRow(table, (row) => ({ ...row, [name]: to(row[name] ?? '', row) }))

const text = (change: (text: string) => string | Uint8Array) => () => ({
  crashes: change(original('crashes')),
})

const laterBy = (hours: number) => (time: string) =>
  /^\d{1,4}$/.test(time) && time !== '2500' ? String((Number(time) + hours * 100) % 2400) : time

/** The date of `1/31/2024 5:30:00 PM` in another writing. */
const date = (write: (month: string, day: string, year: string, rest: string) => string) =>
  column('crashes', 'crash-date-time', (when) =>
    when.replace(/^(\d+)\/(\d+)\/(\d+)(.*)$/, (_, month, day, year, rest) =>
      write(month, day, year, rest),
    ),
  )

type Damage = () => Partial<Files>

/** Each with what the import must speak of. */
const damages: readonly (readonly [name: string, says: RegExp, damage: Damage])[] = [
  [
    'every serious injury a possible one',
    /"severity"/,
    column('injuredwitnesspassengers', 'extent-of-injury-code', (injury) =>
      /^(Sus?p?ectSerious|SevereInactive)$/.test(injury) ? 'PossibleInjury' : injury,
    ),
  ],
  [
    'every pedestrian a driver',
    /"modes"/,
    column('parties', 'party-type', (type) => (type === 'Pedestrian' ? 'Driver' : type)),
  ],
  ['all times 8 hours later', /"hours"/, column('crashes', 'crash-time-description', laterBy(8))],
  ['all times unknown', /"unknown"/, column('crashes', 'crash-time-description', () => '2500')],
  [
    'all names of roads blank',
    /"placing"/,
    eachRow('crashes', (row) => ({ ...row, 'primary-road': '', 'secondary-road': '' })),
  ],
  ['all beats renamed', /"placing"/, column('crashes', 'beat', (beat) => `B${beat}`)],
  [
    'one row in ten without its city',
    /injury crashes/,
    eachRow('crashes', (row, at) => ({
      ...row,
      'city-code': at % 10 === 0 ? '' : (row['city-code'] ?? ''),
    })),
  ],
  ['killed -1 in every crash', /killed/, column('crashes', 'number-killed', () => '-1')],
  ['killed 40 in every crash', /killed/, column('crashes', 'number-killed', () => '40')],
  [
    'injured twice',
    /people hurt/,
    column('crashes', 'number-injured', (count) => String(2 * Number(count))),
  ],
  [
    'all crashes of one kind',
    /"collisionTypes".*nearly all/,
    column('crashes', 'collision-type-code', () => 'D'),
  ],
  [
    'all crashes in daylight',
    /"lighting".*nearly all/,
    column('crashes', 'special-condition-lighting-code', () => 'A'),
  ],
  [
    'all causes unknown',
    /"factors".*nearly all/,
    column('crashes', 'primary-collision-factor-code', () => 'D'),
  ],
  [
    'all drivers after drinking',
    /"circumstances"/,
    column('parties', 'sobriety-drug-physical-code-1', () => 'B'),
  ],
  [
    'everybody hurt a passenger',
    /"people"/,
    column('injuredwitnesspassengers', 'injured-person-type', () => 'Passenger'),
  ],
  [
    'all dates one day early',
    /"weekdays"/,
    date((month, day, year, rest) => `${month}/${Math.max(1, Number(day) - 1)}/${year}${rest}`),
  ],
  [
    'all crashes a mile from the corner',
    /"corners"/,
    eachRow('crashes', (row) => ({
      ...row,
      'secondary-distance': '1',
      'secondary-unit-of-measure': 'M',
    })),
  ],
  [
    'half of a month missing',
    /"months"/,
    eachRow('crashes', (row) =>
      /^0?6\/(0?[1-9]|1[0-5])\//.test(row['crash-date-time'] ?? '') ? undefined : row,
    ),
  ],
  [
    '10,000 rows more',
    /crashes/,
    () => ({
      crashes: csv([
        ...rowsOf('crashes'),
        ...rowsOf('crashes').flatMap((row) =>
          [1, 2].map((copy) => ({ ...row, 'collision-id': `${copy}${row['collision-id']}` })),
        ),
      ]),
    }),
  ],
  [
    'hit-and-run in words',
    /hitrun/,
    column('crashes', 'hit-run', (code) => ({ F: 'Felony', M: 'Misdemeanor' })[code] ?? 'None'),
  ],
  ['hit-and-run blank', /"circumstances"/, column('crashes', 'hit-run', () => '')],
  ['numbers of crashes with ".0"', /./, column('crashes', 'collision-id', (id) => `${id}.0`)],
  [
    'another city',
    /./,
    eachRow('crashes', (row) => ({ ...row, 'city-code': '1942', 'ncic-code': '1942' })),
  ],
  [
    'dates of ISO',
    /./,
    date(
      (month, day, year, rest) =>
        `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${rest.trim()}`,
    ),
  ],
  ['day before month', /./, date((month, day, year, rest) => `${day}/${month}/${year}${rest}`)],
  ['the crashes of another year', /./, () => ({ crashes: original('crashes', 2023) })],
  ['the header only', /./, text((whole) => whole.slice(0, whole.indexOf('\n') + 1))],
  ['a page of HTML', /./, text(() => '<!DOCTYPE html><html><body>Not found</body></html>')],
  ['semicolons', /./, () => ({ crashes: csv(rowsOf('crashes'), ';') })],
  ['UTF-16', /./, text((whole) => Buffer.from(`\uFEFF${whole}`, 'utf16le'))],
  [
    'a column renamed',
    /numberkilled|number-killed|column/,
    text((whole) => whole.replace('number-killed', 'deaths')),
  ],
  ['a quote that never ends', /./, text((whole) => whole.replace(/\r?\n/, '\r\n"'))],
  ['a gzip that is cut', /./, text((whole) => gzipSync(whole).subarray(0, 100_000))],
  ['no file', /./, text(() => '')],
]

/** Changes that lose nothing. */
const harmless: readonly (readonly [name: string, change: Damage])[] = [
  ['nothing changed', () => ({})],
  ['a byte order mark', text((whole) => `\uFEFF${whole}`)],
  ['line ends of another system', text((whole) => whole.replaceAll('\r\n', '\n'))],
  [
    '50 rows of another year',
    text(
      (whole) =>
        whole +
        original('crashes', 2023)
          .split('\r\n')
          .slice(1, 51)
          .map((line) => `${line}\r\n`)
          .join(''),
    ),
  ],
]

describe.skipIf(!isHere)(`damages in the files of 2024${note}`, () => {
  let places: Places
  let committed: ComparedFigures

  beforeAll(async () => {
    places = await readPlaces(city)
    committed = JSON.parse(readFileSync(join(city, 'crashes.json'), 'utf8'))
  })

  /** What the import says of 2024 with these files. */
  async function saidOf(damage: Damage): Promise<string[]> {
    const folder = await temporaryFolder()
    const files: Partial<Files> = damage()
    const pathOf = async (table: Table) => {
      const content = files[table]
      if (content === undefined) return join(extract, `${table}_2024.csv.gz`)
      const isPacked = content instanceof Uint8Array && content[0] === 0x1f
      const path = join(folder, `${table}_2024.csv${isPacked ? '.gz' : ''}`)
      await writeFile(path, content)
      return path
    }
    const [crashes, parties, injuredwitnesspassengers] = await Promise.all(tables.map(pathOf))
    if (!crashes || !parties || !injuredwitnesspassengers) throw new Error('a file is missing')
    try {
      const year = await readYear(
        { year: 2024, paths: { crashes, parties, injuredwitnesspassengers } },
        { places, motorcycles: 'inferred', crashesSeen: new Set() },
      )
      const figures = assembleFigures([countYear(year)], {
        ...{ dataThrough: '2025-05-07', yearsNotCounted: [], motorcycles: 'inferred' },
        ...{ files: [], placeTables: [] },
      })
      return [
        ...year.objections.map(({ message }) => message),
        ...departures(committed, figures).map(({ words }) => words),
      ]
    } catch (error) {
      if (error instanceof ImportProblem) return [error.message]
      throw error
    }
  }

  const aMinute = 60_000

  test.each(damages)(
    '%s is refused',
    async (_, says, damage) => {
      const said = await saidOf(damage)
      expect(said.join('\n')).toMatch(says)
      for (const message of said) expect(message.length).toBeGreaterThan(20)
    },
    aMinute,
  )

  test.each(harmless)(
    '%s is taken',
    async (_, change) => {
      expect(await saidOf(change)).toEqual([])
    },
    aMinute,
  )
})

/** The figures without one of their years, as if it had not been imported yet. */
function without(value: unknown, at: number, length: number): unknown {
  if (Array.isArray(value)) {
    const isByYear = value.length === length && value.every((item) => typeof item === 'number')
    if (isByYear) return value.filter((_, index) => index !== at)
    return value.map((item) => without(item, at, length))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, without(item, at, length)]),
  )
}

describe('a year that the project does not have yet', () => {
  const figures: ComparedFigures = JSON.parse(readFileSync(join(city, 'crashes.json'), 'utf8'))
  const asNew = (year: number) => {
    const at = figures.years.indexOf(year)
    const before = without(figures, at, figures.years.length) as ComparedFigures
    return departures(before, figures)
  }

  test.each(figures.years.filter((year) => year !== 2020))('%i is taken', (year) => {
    expect(asNew(year)).toEqual([])
  })

  test('2020 is asked about: a lockdown emptied the freeways in April', () => {
    expect(asNew(2020)).toEqual([
      {
        year: 2020,
        table: 'months',
        words: expect.stringMatching(/on freeways: 83 crashes in "4", 150 are expected/),
      },
    ])
  })
})
