import { expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { figuresInWords } from '#reports/crash-figures/figures-in-words.ts'
import { aYearLater } from '#reports/crash-figures/made-up-figures.ts'
import { readFigures } from '#reports/crash-figures/read-figures.ts'

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
