import { expect, test } from 'vitest'
import { heatClasses, heatOf } from '#reports/accident-report/heat.ts'

test('a fifth of the largest count is a shade', () => {
  const counts = [0, 1, 20, 21, 40, 41, 60, 61, 80, 81, 100]
  const shades = counts.map((count) => heatClasses.indexOf(heatOf(count, 100)) + 1)
  expect(shades).toEqual([1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
})

test('where nothing was counted, everything is pale', () => {
  expect(heatOf(0, 0)).toBe('crash-heat-1')
})
