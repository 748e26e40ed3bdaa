import { expect, test } from 'vitest'
import { cornersOf, edgeOf, frameAround, isInside, windTo } from './frame.ts'

const square = { x: 0, y: 0, width: 100, height: 100 }
const middle = { x: 50, y: 50 }

test('a frame around rings holds every corner, with room to spare', () => {
  const path = 'M10 20l30 0-5 40zM60 5l2 2-4 1z'
  const frame = frameAround(path, 3)
  expect(frame).toEqual({ x: 7, y: 2, width: 58, height: 61 })
  expect(cornersOf(path).every((corner) => isInside(corner, frame))).toBe(true)
})

test('each ring is walked from its own beginning, corner by corner', () => {
  expect(cornersOf('M10 20l30 0-5 40zM60 5l2 2z')).toEqual([
    { x: 10, y: 20 },
    { x: 40, y: 20 },
    { x: 35, y: 60 },
    { x: 60, y: 5 },
    { x: 62, y: 7 },
  ])
})

test('a frame holds its own edges and nothing beyond them', () => {
  const frame = { x: 10, y: 20, width: 30, height: 40 }
  for (const [x, y] of [
    [10, 20],
    [40, 60],
    [25, 40],
  ] as const) {
    expect(isInside({ x, y }, frame)).toBe(true)
  }
  for (const [x, y] of [
    [9, 40],
    [41, 40],
    [25, 19],
    [25, 61],
  ] as const) {
    expect(isInside({ x, y }, frame)).toBe(false)
  }
})

test('a place outside is shown at the edge, on the way to it', () => {
  expect(edgeOf({ x: 450, y: 50 }, square, 10)).toEqual({ x: 90, y: 50 })
  expect(edgeOf({ x: 250, y: -150 }, square, 10)).toEqual({ x: 90, y: 10 })
  expect(edgeOf({ x: 150, y: 450 }, square, 10)).toEqual({ x: 60, y: 90 })
})

test.each([
  [{ x: 90, y: 50 }, 'east'],
  [{ x: 90, y: 90 }, 'southeast'],
  [{ x: 50, y: 90 }, 'south'],
  [{ x: 10, y: 90 }, 'southwest'],
  [{ x: 10, y: 50 }, 'west'],
  [{ x: 10, y: 10 }, 'northwest'],
  [{ x: 50, y: 10 }, 'north'],
  [{ x: 90, y: 10 }, 'northeast'],
] as const)('%o lies to the %s', (place, wind) => {
  expect(windTo(middle, place)).toBe(wind)
})
