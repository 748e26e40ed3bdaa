import { expect, test } from 'vitest'
import { labelShift, placeLabels, placeMiddles } from './place-labels.ts'

const frame = { x: 0, y: 0, width: 300, height: 100 }
const sidesOf = (
  points: Parameters<typeof placeLabels>[0],
  marks: Parameters<typeof placeLabels>[1] = [],
) => placeLabels(points, marks, frame, 20).map(({ side }) => side)

test('a name stands on the right, and on the left where the edge is near', () => {
  expect(sidesOf([{ name: 'Laurel', x: 20, y: 50 }])).toEqual(['right'])
  expect(sidesOf([{ name: 'Laurel', x: 280, y: 50 }])).toEqual(['left'])
})

test('of two names that would meet, the second makes room below', () => {
  const points = [
    { name: 'Piedmont Avenue', x: 60, y: 50 },
    { name: 'Rockridge', x: 66, y: 67 },
  ]
  expect(sidesOf(points)).toEqual(['right', 'below'])
})

test('a name without room on any side is not written', () => {
  const points = [
    { name: 'Piedmont Avenue', x: 60, y: 50 },
    { name: 'Rockridge', x: 40, y: 67 },
  ]
  expect(sidesOf(points)).toEqual(['right', undefined])
})

test('no name lies on a mark', () => {
  expect(sidesOf([{ name: 'Laurel', x: 150, y: 50 }], [{ x: 190, y: 50, radius: 20 }])).toEqual([
    'left',
  ])
})

test('every name with room around it stands on the right', () => {
  const points = [
    { name: 'Laurel', x: 20, y: 20 },
    { name: 'Fruitvale', x: 20, y: 80 },
    { name: 'Rockridge', x: 160, y: 50 },
  ]
  expect(sidesOf(points, [{ x: 140, y: 80, radius: 5 }])).toEqual(['right', 'right', 'right'])
})

test('a mark on the other side of the point is in nobody’s way', () => {
  expect(sidesOf([{ name: 'Laurel', x: 150, y: 50 }], [{ x: 110, y: 50, radius: 5 }])).toEqual([
    'right',
  ])
})

test('a mark that covers a point leaves its name no room', () => {
  expect(sidesOf([{ name: 'Laurel', x: 150, y: 50 }], [{ x: 145, y: 50, radius: 20 }])).toEqual([
    undefined,
  ])
})

test.each([
  ['its left', { x: 140, y: 50 }, 'right'],
  ['its top', { x: 180, y: 28.5 }, 'right'],
  ['its bottom', { x: 180, y: 71.5 }, 'right'],
  ['its right', { x: 160, y: 50 }, 'left'],
] as const)('a name may touch a mark on %s', (_, spot, side) => {
  expect(sidesOf([{ name: 'Laurel', x: 150, y: 50 }], [{ ...spot, radius: 10 }])).toEqual([side])
})

/** Six letters of size 20: 73.8 wide beside their point, 64.8 above it or below; 23 high. */
const sideIn = (width: number, height: number, x: number, y: number) =>
  placeLabels([{ name: 'Laurel', x, y }], [], { x: 0, y: 0, width, height }, 20)[0]?.side

test('a name is written where it is whole', () => {
  expect([226.1, 226.3].map((x) => sideIn(300, 100, x, 50))).toEqual(['right', 'left'])
  expect([74.1, 73.6].map((x) => sideIn(120, 100, x, 50))).toEqual(['left', 'above'])
  expect([28.6, 28.4].map((y) => sideIn(100, 100, 50, y))).toEqual(['above', 'below'])
  expect([32.5, 32.3].map((x) => sideIn(100, 100, x, 50))).toEqual(['above', undefined])
  expect([56.8, 56.6].map((height) => sideIn(100, height, 50, 28.2))).toEqual(['below', undefined])
  expect([11.6, 11.4].map((y) => sideIn(100, 300, 10, y))).toEqual(['right', undefined])
})

test('a name keeps clear of a mark by its radius, and of the points of others', () => {
  const beside = (x: number, radius: number) =>
    sidesOf([{ name: 'Laurel', x: 150, y: 50 }], [{ x, y: 50, radius }])[0]
  expect([10.1, 10.3].map((radius) => beside(234, radius))).toEqual(['right', 'left'])
  const points = [
    { name: 'Laurel', x: 150, y: 50 },
    { name: 'Fruitvale', x: 226, y: 50 },
  ]
  expect(sidesOf(points)[0]).toBe('left')
  expect(sidesOf([points[0] ?? { name: '', x: 0, y: 0 }, { name: '', x: 228, y: 50 }])[0]).toBe(
    'right',
  )
})

test('a name stands as far from its point as its room was left', () => {
  expect(labelShift).toEqual({
    right: { dx: 0.45, dy: 0 },
    left: { dx: -0.45, dy: 0 },
    above: { dx: 0, dy: -0.85 },
    below: { dx: 0, dy: 0.85 },
  })
})

test('a dot that a mark lies on is covered, whether or not its name has room', () => {
  const coveredBy = (x: number) =>
    placeLabels([{ name: 'Laurel', x: 150, y: 50 }], [{ x, y: 50, radius: 10 }], frame, 20)[0]
  expect(coveredBy(137)?.covered).toBe(true)
  expect(coveredBy(135)?.covered).toBe(false)
})

test('a name in the middle of its spot makes room for a mark, or is left out', () => {
  const city = { name: 'Piedmont', x: 150, y: 50 }
  const marks = (...xs: readonly number[]) => xs.map((x) => ({ x, y: 50, radius: 20 }))
  expect(placeMiddles([city], [], 20)).toEqual([city])
  expect(placeMiddles([city], marks(100), 20)).toEqual([{ ...city, x: 166 }])
  expect(placeMiddles([city], marks(200), 20)).toEqual([{ ...city, x: 134 }])
  expect(placeMiddles([city], marks(90, 150, 210), 20)).toEqual([])
})
