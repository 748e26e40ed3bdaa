import { expect, test } from 'vitest'
import { districts } from '#city/here/city.ts'
import { byFactor, byMode } from './breakdown.ts'
import type { SourceFile } from './figures.ts'
import { parseFigures } from './figures-schema.ts'
import { emptyFigures, evenWeek } from './made-up-figures.ts'
import { readFigures } from './read-figures.ts'
import { type Area, wholeView } from './view.ts'

/** The figures of the project, whatever their newest year. */
const figures = readFigures()
const areas: Area[] = ['cityStreets', 'freeways', ...districts]

test('every area has a default view with something to show', () => {
  for (const area of areas) {
    const view = wholeView(figures, area)
    expect(byFactor(figures, view).rows.length).toBeGreaterThan(5)
    expect(byMode(figures, view).rows.length).toBeGreaterThan(1)
  }
})

test('every list by year has one count for each year', () => {
  const { byInjury, injured, factors, hours, people } = figures.cityStreets
  const lists = [
    injured,
    ...Object.values(byInjury),
    ...Object.values(factors).flat(),
    ...Object.values(hours).flat(),
    ...Object.values(people).flatMap((role) => Object.values(role)),
    ...figures.cityStreets.injuryWeek.flat(),
  ]
  expect(new Set(lists.map((list) => list.length))).toEqual(new Set([figures.years.length]))
})

const empty = emptyFigures()
const corridors = [{ road: 'High St', injury: 12, severe: 0 }]
const sha256 = 'a'.repeat(64)
const file = { name: 'crashes.csv', sha256, rows: 9, counted: 1, skipped: { otherCity: 8 } }
const good = {
  ...empty,
  freeways: { ...empty.freeways, corridors },
  source: {
    ...empty.source,
    files: [file],
    placeTables: [{ name: 'beats.csv', sha256 }],
    accepted: [
      { table: 'totals', reason: 'The year is whole.', objections: ['fewer crashes than before'] },
    ],
  },
}

test('figures in their shape are read as they are', () => {
  expect(parseFigures(JSON.stringify(good))).toEqual(good)
})

test('motorcycles may be the ones that the state recorded', () => {
  const recorded = { ...good, source: { ...good.source, motorcycles: 'recorded' } }
  expect(parseFigures(JSON.stringify(recorded))).toEqual(recorded)
})

test('rows may be left out for each of the reasons of an import', () => {
  const skipped: Required<SourceFile['skipped']> = {
    otherCity: 1,
    otherCrash: 1,
    noCrash: 1,
    otherYear: 1,
    deleted: 1,
    repeated: 1,
    unreadable: 1,
    yearNotCounted: 1,
  }
  const left = { ...good, source: { ...good.source, files: [{ ...file, skipped }] } }
  expect(parseFigures(JSON.stringify(left))).toEqual(left)
})

test.each([
  ['an empty layer', { freeways: {} }],
  ['a table that nobody knows', { perPerson: [] }],
  ['no year', { years: [] }],
  ['a year in words', { years: ['last'] }],
  ['no day of its data', { dataThrough: '2024-04-31' }],
  ['years in words', { yearsNotCounted: ['next'] }],
  ['half a crash', { notPlaced: { ...good.notPlaced, crashes: [0.5] } }],
  ['less than nobody', { allAgencies: { ...good.allAgencies, killed: [-1] } }],
  ['a total too many', { notPlaced: { ...good.notPlaced, minor: [] } }],
  ['a district too many', { districts: { ...good.districts, 8: good.districts[1] } }],
  [
    'a week of six days',
    { cityStreets: { ...good.cityStreets, injuryWeek: good.cityStreets.injuryWeek.slice(1) } },
  ],
  [
    'a day of 23 hours',
    { freeways: { ...good.freeways, severeWeek: evenWeek(0).map((day) => day.slice(1)) } },
  ],
  [
    'crashes without their injuries',
    {
      cityStreets: {
        ...good.cityStreets,
        factors: { ...good.cityStreets.factors, signals: [[], []] },
      },
    },
  ],
  [
    'an injury too many',
    { freeways: { ...good.freeways, byInjury: { ...good.freeways.byInjury, unknown: [] } } },
  ],
  [
    'a person without injuries',
    { freeways: { ...good.freeways, people: { ...good.freeways.people, driver: {} } } },
  ],
  [
    'a road without a name',
    { freeways: { ...good.freeways, corridors: [{ injury: 1, severe: 1 }] } },
  ],
  [
    'a road with its deaths',
    { freeways: { ...good.freeways, corridors: [{ ...corridors[0], killed: 1 }] } },
  ],
  ['a way of placing too many', { placement: { ...good.placement, guessed: 1 } }],
  ['a part placed in words', { placement: { ...good.placement, beat: 'some' } }],
  ['a source without an address', { source: { ...good.source, address: 'the state' } }],
  ['a source with more to say', { source: { ...good.source, note: '' } }],
  ['motorcycles counted otherwise', { source: { ...good.source, motorcycles: 'guessed' } }],
  ['a file without its hash', { source: { ...good.source, files: [{ ...file, sha256: 'abc' }] } }],
  ['a file with more to say', { source: { ...good.source, files: [{ ...file, note: '' }] } }],
  [
    'rows left out for no reason',
    { source: { ...good.source, files: [{ ...file, skipped: { other: 1 } }] } },
  ],
  [
    'rows left out by half',
    { source: { ...good.source, files: [{ ...file, skipped: { deleted: 0.5 } }] } },
  ],
  [
    'a table of places without its hash',
    { source: { ...good.source, placeTables: [{ name: 'a' }] } },
  ],
  [
    'an import accepted without a reason',
    { source: { ...good.source, accepted: [{ table: 'totals', objections: [] }] } },
  ],
])('figures with %s are refused', (_, wrong) => {
  expect(() => parseFigures(JSON.stringify({ ...good, ...wrong }))).toThrow()
})

interface Changed {
  path: string
  value: unknown
}

/** A value once for each object in it, with a part there that nobody knows. */
function withMore(value: unknown, path = 'figures'): Changed[] {
  if (typeof value !== 'object' || value === null) return []
  const within = Object.entries(value).flatMap(([key, inner]) =>
    withMore(inner, `${path}.${key}`).map((changed) => ({
      path: changed.path,
      value: Array.isArray(value)
        ? value.with(Number(key), changed.value)
        : { ...value, [key]: changed.value },
    })),
  )
  return Array.isArray(value) ? within : [{ path, value: { ...value, age: 41 } }, ...within]
}

const isRead = (value: unknown) => {
  try {
    return parseFigures(JSON.stringify(value)) !== undefined
  } catch {
    return false
  }
}

test('nothing is let in that nobody knows, wherever it stands', () => {
  const changed = withMore(good)
  expect(changed.map(({ path }) => path)).toContain('figures.freeways.people.driver')
  expect(changed.filter(({ value }) => isRead(value)).map(({ path }) => path)).toEqual([])
})
