import { expect, test } from 'vitest'
import { whyImpossible } from '#tools/symptom-tracker/model/possible.ts'

const now = '2026-03-20T12:00:00-07:00'

test('a diary speaks of no day before 2000', () => {
  expect(whyImpossible('1999-12-31T23:59:59-08:00', now)).toBe('past')
  expect(whyImpossible('2000-01-01T00:00:00-08:00', now)).toBeNull()
})

test('a diary speaks of no time to come, but clocks may differ by 5 minutes', () => {
  expect(whyImpossible('2026-03-20T12:05:00-07:00', now)).toBeNull()
  expect(whyImpossible('2026-03-20T12:05:01-07:00', now)).toBe('future')
})
