import { expect, test } from 'vitest'
import { formatList } from '#language/format-list.ts'
import { languageTag, locales } from '#language/locales.ts'
import { formatDate, formatHourShort, formatMinute, formatMonth } from './dates-in-words.ts'
import { addDays, startOf } from './days.ts'
import { weekdayName, weekdays } from './weekdays.ts'

const dates = Array.from({ length: 12 }, (_, month) => [
  `2026-${String(month + 1).padStart(2, '0')}-01`,
  `2026-${String(month + 1).padStart(2, '0')}-28`,
]).flat()

const asTheBrowserSays = (options: Intl.DateTimeFormatOptions) =>
  locales.flatMap((locale) => {
    const formatter = new Intl.DateTimeFormat(languageTag[locale], { ...options, timeZone: 'UTC' })
    return dates.map((date) => [date, locale, formatter.format(startOf(date))] as const)
  })

test.each(asTheBrowserSays({ dateStyle: 'long' }))('%s in %s is %s', (date, locale, said) => {
  expect(formatDate(date, locale)).toBe(said)
})

test.each(asTheBrowserSays({ month: 'long', year: 'numeric' }))(
  'the month of %s in %s is %s',
  (date, locale, said) => {
    expect(formatMonth(date, locale)).toBe(said)
  },
)

test.each(locales)('the days of the week in %s are those of the browser', (locale) => {
  const formatter = new Intl.DateTimeFormat(languageTag[locale], {
    weekday: 'long',
    timeZone: 'UTC',
  })
  const someMonday = '2024-01-01'
  expect(weekdays.map((day) => weekdayName(day, locale))).toEqual(
    weekdays.map((_, index) => formatter.format(startOf(addDays(someMonday, index)))),
  )
})

test('a Spanish list has "e" before the sound of an i, and "y" before a spoken h', () => {
  expect(formatList(['Hegenberger Road', 'Interstate Way'], 'es')).toBe(
    'Hegenberger Road e Interstate Way',
  )
  expect(formatList(['Foothill Boulevard', 'High Street'], 'es')).toBe(
    'Foothill Boulevard y High Street',
  )
})

test('noon and midnight are said in Spanish, and are 12 pm and 12 am in English', () => {
  const said = (locale: 'en' | 'es') => [0, 720, 1440, 750].map((at) => formatMinute(at, locale))
  expect(said('es')).toEqual(['12 de la noche', '12 del día', '12 de la noche', '12:30 p. m.'])
  expect(said('en')).toEqual(['12 am', '12 pm', '12 am', '12:30 pm'])
})

test('at the edge of a chart noon and midnight are one word in Spanish', () => {
  const said = (locale: 'en' | 'es') => [0, 6, 12, 18].map((hour) => formatHourShort(hour, locale))
  expect(said('es')).toEqual(['medianoche', '6 a. m.', 'mediodía', '6 p. m.'])
  expect(said('en')).toEqual(['12 am', '6 am', '12 pm', '6 pm'])
})
