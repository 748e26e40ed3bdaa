import { expect, test } from 'vitest'
import { type Point, pathOf, ringsOf, simplify } from './lines.ts'
import { courseOf } from './street-course.ts'

const along = (from: number, to: number, y: (x: number) => number): Point[] =>
  Array.from({ length: (to - from) / 5 + 1 }, (_, index) => [from + 5 * index, y(from + 5 * index)])

const drawn = (corners: readonly Point[]) => courseOf(corners).map(pathOf)

test('corners in any order become one line', () => {
  const street = along(0, 200, () => 50)
  expect(drawn(street.toReversed())).toEqual(drawn(street))
  expect(drawn(street)).toHaveLength(1)
})

test('a street that bends keeps its bend', () => {
  const [line = []] = courseOf(along(0, 200, (x) => (x < 100 ? 0 : x - 100)))
  const fromBend = line.map(([x, y]) => Math.hypot(x - 100, y))
  expect(line.length).toBeLessThan(7)
  expect(Math.min(...fromBend)).toBeLessThan(10)
})

test('a corner far from the others is left out', () => {
  const street = along(0, 200, () => 50)
  expect(drawn([...street, [100, 120], [142, -30]])[0]).toMatch(/^M\d 50l19\d 0$/)
})

test('a long way without a corner is not drawn', () => {
  expect(drawn([...along(0, 100, () => 0), ...along(160, 300, () => 0)])).toHaveLength(2)
})

test('a line keeps what bends it more than it may, and its ends', () => {
  const line: Point[] = [
    [0, 0],
    [5, 1],
    [10, 0],
    [10, 10],
  ]
  expect(simplify(line, 2)).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
  ])
})

test('a path of steps is read as the corners it was written from', () => {
  const ring: Point[] = [
    [10, 20],
    [15, 18],
    [15, 30],
  ]
  expect(ringsOf(`${pathOf(ring)}z`)).toEqual([ring])
})
