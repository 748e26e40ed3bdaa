import { expect, test } from 'vitest'
import { inQuarters } from '#reports/crash-map/quarters.ts'

const named = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([name, count]) => ({ name, count }))

test('seven counts fall into quarters by their ranks, however far they lie apart', () => {
  const counted = named({ a: 7000, b: 100, c: 200, d: 300, e: 400, f: 500, g: 600 })
  expect(inQuarters(counted)).toEqual([
    { quarter: 'fewest', least: 100, most: 200, members: ['b', 'c'] },
    { quarter: 'fewer', least: 300, most: 400, members: ['d', 'e'] },
    { quarter: 'more', least: 500, most: 600, members: ['f', 'g'] },
    { quarter: 'most', least: 7000, most: 7000, members: ['a'] },
  ])
})

test('counts that chance or wrong places could swap are never parted', () => {
  expect(inQuarters(named({ a: 868, b: 1700, c: 2364, d: 2530 }))).toEqual([
    { quarter: 'fewest', least: 868, most: 868, members: ['a'] },
    { quarter: 'fewer', least: 1700, most: 1700, members: ['b'] },
    { quarter: 'more', least: 2364, most: 2530, members: ['c', 'd'] },
  ])
})

test('equal counts stay together, and an empty quarter is left out', () => {
  expect(inQuarters(named({ a: 50, b: 50, c: 50, d: 900 }))).toEqual([
    { quarter: 'fewest', least: 50, most: 50, members: ['a', 'b', 'c'] },
    { quarter: 'most', least: 900, most: 900, members: ['d'] },
  ])
})

test('nothing counted is nothing shown', () => {
  expect(inQuarters([])).toEqual([])
})
