import { expect, test } from 'vitest'
import { emptyFigures } from './made-up-figures.ts'
import { peopleInjured } from './people-injured.ts'
import { withTotals } from './totals.ts'

test('the people injured in an area are those of all its years', () => {
  const empty = emptyFigures()
  const figures = withTotals({
    ...empty,
    freeways: { ...empty.freeways, injured: [1000, 200, 34] },
  })
  expect(peopleInjured(figures, 'freeways', 'en')).toEqual({
    count: '1,234',
    years: '2021 to 2023',
  })
  expect(peopleInjured(figures, 'freeways', 'es')).toEqual({ count: '1,234', years: '2021 a 2023' })
  expect(peopleInjured(figures, '5', 'en').count).toBe('0')
})
