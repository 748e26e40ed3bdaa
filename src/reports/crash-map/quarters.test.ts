import { expect, test } from 'vitest'
import { inQuarters } from '#reports/crash-map/quarters.ts'

const named = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([name, count]) => ({ name, count }))

test('seven counts fall into quarters by their ranks, however far they lie apart', () => {
  const counted = named({ a: 700, b: 10, c: 20, d: 30, e: 40, f: 50, g: 60 })
  expect(inQuarters(counted)).toEqual([
    { quarter: 'fewest', least: 10, most: 20, members: ['b', 'c'] },
    { quarter: 'fewer', least: 30, most: 40, members: ['d', 'e'] },
    { quarter: 'more', least: 50, most: 60, members: ['f', 'g'] },
    { quarter: 'most', least: 700, most: 700, members: ['a'] },
  ])
})

test('equal counts stay together, and an empty quarter is left out', () => {
  expect(inQuarters(named({ a: 5, b: 5, c: 5, d: 9 }))).toEqual([
    { quarter: 'fewest', least: 5, most: 5, members: ['a', 'b', 'c'] },
    { quarter: 'most', least: 9, most: 9, members: ['d'] },
  ])
})

test('nothing counted is nothing shown', () => {
  expect(inQuarters([])).toEqual([])
})
