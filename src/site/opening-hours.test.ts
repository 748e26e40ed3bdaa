import { expect, test } from 'vitest'
import { openingHoursInSentence, openingHoursLines } from './opening-hours.ts'

const weekdayHours = { opens: 9 * 60, closes: 18 * 60 }
const hours = { monday: weekdayHours, tuesday: weekdayHours, saturday: { opens: 600, closes: 780 } }

test('equal neighbouring days stand in one line, and closed days say so', () => {
  expect(openingHoursLines('en', hours)).toEqual([
    { days: 'Monday to Tuesday', hours: '9\u00a0am to 6\u00a0pm' },
    { days: 'Wednesday to Friday', hours: 'Closed' },
    { days: 'Saturday', hours: '10\u00a0am to 1\u00a0pm' },
    { days: 'Sunday', hours: 'Closed' },
  ])
})

test('a Spanish line begins with a capital letter, its second day does not', () => {
  expect(openingHoursLines('es', hours)[0]?.days).toBe('Lunes a martes')
})

test('a sentence names only the open days', () => {
  expect(openingHoursInSentence('en', hours)).toBe(
    'Monday to Tuesday, 9\u00a0am to 6\u00a0pm; Saturday, 10\u00a0am to 1\u00a0pm',
  )
  expect(openingHoursInSentence('es', hours)).toMatch(/^lunes a martes, .*; sábado, /)
})
