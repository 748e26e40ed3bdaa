import { expect, test } from 'vitest'
import { bodyRegions } from '#design/drawings/body-map.tsx'
import { counted, rounded } from '#language/counted.ts'
import { formatShortDate } from '#language/dates/dates-in-words.ts'
import { pegWeek, plainWeek } from '#tools/symptom-tracker/model/diary.examples.ts'
import { regionGroups } from '#tools/symptom-tracker/model/regions.ts'
import { pegLine } from '#tools/symptom-tracker/views/history/peg-line.ts'
import { en } from '#tools/symptom-tracker/words.en.ts'
import { es } from '#tools/symptom-tracker/words.es.ts'

/** Every line with its path: `write.heading`. */
function linesOf(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : linesOf(value, `${path}${key}.`),
  )
}

const english = new Map(linesOf(en))
const spanish = new Map(linesOf(es))

test('the Spanish is not left in English', () => {
  const same = [...english]
    .filter(([path, line]) => spanish.get(path) === line)
    .map(([path]) => path)
  expect(same.sort()).toEqual([
    'cells.no',
    'columns.pegActivity',
    'columns.pegEnjoyment',
    'columns.pegPain',
  ])
})

test('no sentence is longer than 20 words, the licence notice aside', () => {
  const long = [...english, ...spanish].filter(
    ([path, line]) =>
      path !== 'share.loinc' &&
      line.split(/(?<=[.?!:]) /).some((sentence) => sentence.split(/\s+/).length > 20),
  )
  expect(long).toEqual([])
})

test('nothing counts days in a row or blames for a missed one', () => {
  const blame = /streak|in a row|racha|seguidos|you missed|faltó|should have|debió/i
  expect([...english.values(), ...spanish.values()].filter((line) => blame.test(line))).toEqual([])
})

test('the lists to tick hold every region of the drawing once, seven at most in one', () => {
  const listed = regionGroups.flatMap(({ regions }) => [...regions])
  expect([...listed].sort()).toEqual(bodyRegions.map(({ id }) => id).sort())
  expect(Math.max(...regionGroups.map(({ regions }) => regions.length))).toBeLessThanOrEqual(7)
})

test('one entry is not "1 entries", and thousands have a comma in both languages', () => {
  expect(counted(en.entries, 1, 'en')).toBe('1 entry')
  expect(counted(en.entries, 5000, 'en')).toBe('5,000 entries')
  expect(counted(es.entries, 0, 'es')).toBe('0 notas')
  expect(counted(es.entries, 5000, 'es')).toBe('5,000 notas')
  expect(rounded(10 / 3, 'es')).toBe('3.3')
})

test('the edge of a chart names its day in the language of the page', () => {
  expect(formatShortDate('2026-03-04', 'en', 'day')).toBe('Mar 4')
  expect(formatShortDate('2026-03-04', 'es', 'day')).toBe('4 mar')
  expect(formatShortDate('2026-03-04', 'en', 'month')).toBe('Mar 2026')
  expect(formatShortDate('2026-03-04', 'en', 'year')).toBe('Mar 4, 2026')
})

test('the first and the last whole PEG score are compared, and nothing is called better', () => {
  const later = { ...pegWeek, pain: 4, enjoyment: 3, activity: 3 }
  const line = (weeks: Parameters<typeof pegLine>[0]) => pegLine(weeks, en.week, 'en')
  expect(line([later, plainWeek, pegWeek])).toBe('PEG score: 6, 3.3 (44% lower than the first)')
  expect(line([pegWeek, later])).toBe('PEG score: 3.3, 6 (80% higher than the first)')
  expect(line([pegWeek, pegWeek])).toBe('PEG score: 6, 6 (same as the first)')
  expect(line([pegWeek, { ...later, pain: 0, enjoyment: 0, activity: 0 }])).toBe('PEG score: 0, 6')
  expect(line([pegWeek, { ...later, pain: null }])).toBe('')
  const none = { ...pegWeek, pain: 0, enjoyment: 0, activity: 0 }
  expect(line([none, none])).toBe('PEG score: 0, 0 (same as the first)')
  expect(line([plainWeek, later, none, pegWeek])).toBe(
    'PEG score: 6, 3.3 (44% lower than the first)',
  )
})
