import { expect, test } from 'vitest'
import { along, between, hull, limb } from './hull.ts'

const numbersOf = (outline: string) => outline.match(/-?[\d.]+/g)?.map(Number) ?? []

test('one disc is a circle', () => {
  expect(hull([{ at: [10, 20], r: 5 }])).toBe('M5 20a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z')
})

test('a band around two discs has an arc for each, and reaches as far as they do', () => {
  const outline = hull([
    { at: [0, 0], r: 4 },
    { at: [20, 0], r: 2 },
  ])
  expect(outline.match(/A/g)).toHaveLength(2)
  expect(Math.max(...numbersOf(outline))).toBeLessThanOrEqual(22)
})

test('a disc within another leaves no trace', () => {
  const wide = { at: [0, 0] as const, r: 9 }
  expect(hull([wide, { at: [1, 1], r: 2 }])).toBe(hull([wide]))
})

test('a limb is a band from each joint to the next', () => {
  const joints = [
    { at: [0, 0] as const, r: 3 },
    { at: [0, 20] as const, r: 3 },
    { at: [9, 40] as const, r: 2 },
  ]
  expect(limb(joints).match(/M/g)).toHaveLength(2)
})

test('0 degrees hang down, 90 point right, 180 up', () => {
  expect(along([0, 0], 0, 10)).toEqual([0, 10])
  expect(along([0, 0], 90, 10)[0]).toBeCloseTo(10)
  expect(along([0, 0], 180, 10)[1]).toBeCloseTo(-10)
})

test('on the way between two discs a disc is as far on as large', () => {
  const way = [
    { at: [0, 0] as const, r: 4 },
    { at: [20, 10] as const, r: 2 },
  ] as const
  expect(between(...way, 0.5)).toEqual({ at: [10, 5], r: 3 })
})
