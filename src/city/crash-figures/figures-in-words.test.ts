import { expect, test } from 'vitest'
import { locales } from '#language/locales.ts'
import type { ByYear, Counted, CrashFigures } from './figures.ts'
import { circumstances, collisionTypes, factors, hours, modes } from './figures.ts'
import { figuresInWords } from './figures-in-words.ts'
import {
  aYearLater,
  emptyArea,
  emptyFigures,
  evenWeek,
  everyYear,
  tableOf,
} from './made-up-figures.ts'
import { readFigures } from './read-figures.ts'

const now: Readonly<Record<string, string>> = figuresInWords(readFigures(), 'en')
const spanish: Readonly<Record<string, string>> = figuresInWords(readFigures(), 'es')

test('sentences say what the figures of the project are', () => {
  const { cityStreets, years } = readFigures()
  const total = cityStreets.injured.reduce((sum, count) => sum + count, 0)
  expect(now['people-hurt']).toBe(total.toLocaleString('en-US'))
  expect(now.years).toBe(`${years[0]} to ${years.at(-1)}`)
  expect(Number(now['possible-injuries-in-10'])).toBeGreaterThan(5)
})

test('the hours said are where the crashes are', () => {
  expect(now['injury-hours-from']).toMatch(/^\d+ pm$/)
  expect(spanish['injury-hours-to']).toMatch(/^\d+ p\. m\.$/)
})

test.each(locales)('another year changes every figure that sentences say, in %s', (locale) => {
  const before: Readonly<Record<string, string>> = figuresInWords(readFigures(), locale)
  const after = Object.entries(figuresInWords(aYearLater(readFigures()), locale))
  const same = after.filter(([name, said]) => said === before[name]).map(([name]) => name)
  expect(same).toEqual(['first-year'])
})

const none: ByYear = [0, 0, 0]
/** So many crashes in the first year, so many of them with anyone hurt, so many severe. */
const inFirstYear = (crashes: number, injury: number, severe: number): Counted => [
  [crashes, 0, 0],
  [injury, 0, 0],
  [severe, 0, 0],
]

/** Few crashes, so that every figure and share can be worked out by hand. */
function smallFigures(): CrashFigures {
  const empty = emptyFigures()
  const injuryWeek = evenWeek<ByYear>(none)
  Object.assign(injuryWeek[2] ?? [], { 5: [0, 0, 5] })
  Object.assign(injuryWeek[4] ?? [], { 17: [1, 2, 3] })
  // As many, and later in the week: the first one is said.
  Object.assign(injuryWeek[6] ?? [], { 20: [6, 0, 0] })
  const nobody = { killed: none, serious: none, minor: none, possible: none }
  return {
    ...empty,
    placement: { intersection: 61, nearbyStreets: 1, beat: 2, notPlaced: 3 },
    freeways: {
      ...empty.freeways,
      byInjury: { ...emptyArea().byInjury, possible: [1000, 200, 34] },
    },
    cityStreets: {
      ...empty.cityStreets,
      byInjury: {
        none: [40, 0, 0],
        possible: [10, 10, 0],
        minor: [0, 5, 5],
        serious: [4, 0, 0],
        fatal: [0, 0, 1],
      },
      injured: [20, 20, 40],
      people: {
        driver: { killed: [9, 0, 0], serious: [4, 0, 0], minor: [8, 8, 0], possible: [0, 0, 20] },
        passenger: { ...nobody, minor: [0, 20, 0] },
        pedestrian: { ...nobody, serious: [0, 0, 3], minor: [9, 0, 0] },
        bicyclist: { ...nobody, possible: [0, 8, 0] },
        other: { ...nobody, possible: [4, 0, 0] },
      },
      circumstances: tableOf(circumstances, { hitAndRun: everyYear(10, 1, 0) }),
      modes: tableOf(modes, {
        pedestrian: inFirstYear(11, 2, 1),
        bicycle: inFirstYear(12, 2, 1),
        motorcycle: inFirstYear(13, 2, 1),
      }),
      collisionTypes: tableOf(collisionTypes, { rearEnd: inFirstYear(50, 7, 1) }),
      factors: tableOf(factors, {
        wrongSide: inFirstYear(90, 6, 0),
        signals: inFirstYear(9, 9, 9),
        improperTurning: inFirstYear(7, 7, 7),
        unsafeSpeed: inFirstYear(8, 8, 8),
        lights: inFirstYear(90, 5, 0),
        unknown: inFirstYear(90, 50, 50),
      }),
      hours: tableOf(hours, {
        3: inFirstYear(0, 10, 2),
        16: inFirstYear(0, 5, 0),
        17: inFirstYear(0, 9, 0),
        18: inFirstYear(0, 5, 0),
        22: inFirstYear(0, 0, 2),
        23: inFirstYear(0, 0, 2),
        0: inFirstYear(0, 0, 2),
        unknown: inFirstYear(0, 99, 99),
      }),
      injuryWeek,
    },
  }
}

test('every figure and share is the one that the counts give', () => {
  expect(figuresInWords(smallFigures(), 'en')).toEqual({
    years: '2021 to 2023',
    'first-year': '2021',
    'last-year': '2023',
    'number-of-years': '3',
    'data-through': 'April 30, 2024',
    'records-year': '2024',
    crashes: '75',
    'injury-crashes': '35',
    'people-hurt': '80',
    'passengers-hurt': '20',
    'drivers-in-100': '50',
    'passengers-in-100': '25',
    'on-foot-in-100': '15',
    'on-bicycles-in-100': '10',
    'drivers-serious-in-100': '10',
    'on-foot-serious-in-100': '25',
    'possible-injuries': '32',
    'possible-injuries-in-10': '4',
    'freeway-injury-crashes': '1,234',
    'hit-and-runs': '30',
    'hit-and-runs-in-10': '4',
    'hit-and-runs-in-100': '40',
    'with-walkers': '11',
    'with-bicycles': '12',
    'with-motorcycles': '13',
    'rear-end-injury-crashes': '7',
    'rear-end-in-100': '20',
    'not-placed': '3',
    'placed-by-intersection': '61',
    'cause-1': 'Traffic signals and signs',
    'cause-1-injury-crashes': '9',
    'cause-2': 'Unsafe speed',
    'cause-2-injury-crashes': '8',
    'cause-3': 'Improper turning',
    'cause-3-injury-crashes': '7',
    'cause-4': 'Wrong side of the road',
    'cause-4-injury-crashes': '6',
    'injury-hours-from': '4 pm',
    'injury-hours-to': '7 pm',
    // Past midnight.
    'severe-hours-from': '10 pm',
    'severe-hours-to': '4 am',
    'busiest-day': 'Friday',
    'busiest-hour': '5 pm',
    'busiest-hour-crashes': '6',
  })
})
