import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Point } from './borders.ts'
import { fitProjection, project } from './projection.ts'
import { svgPath } from './svg-path.ts'
import { simplifyLine } from './visvalingam.ts'

test('the ends of a line stay, and steps of a staircase become one line', () => {
  const stairs = Array.from(
    { length: 41 },
    (_, index): Point => [Math.ceil(index / 2), Math.floor(index / 2)],
  )
  expect(simplifyLine(stairs, 11)).toEqual([
    [0, 0],
    [20, 20],
  ])
})

test('a corner that matters stays', () => {
  const corner: Point[] = [
    [0, 0],
    [5, 0.1],
    [10, 0],
    [10, 10],
  ]
  expect(simplifyLine(corner, 1)).toEqual([corner[0], corner[2], corner[3]])
})

test('a ring keeps at least three corners beside its beginning', () => {
  const ring: Point[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
    [0, 0.5],
    [0, 0],
  ]
  expect(simplifyLine(ring, 1000)).toHaveLength(5)
})

test('a line keeps its ends and is never longer than before', () => {
  const points = fc.array(fc.tuple(fc.nat({ max: 50 }), fc.nat({ max: 50 })), { minLength: 2 })
  fc.assert(
    fc.property(points, (line) => {
      const simple = simplifyLine(line, 4)
      expect(simple.length).toBeLessThanOrEqual(line.length)
      expect([simple.at(0), simple.at(-1)]).toEqual([line.at(0), line.at(-1)])
    }),
  )
})

test('a path is short and exact to a tenth', () => {
  const ring: Point[] = [
    [10, 10],
    [10.52, 10],
    [10.5, 12.04],
    [10.5, 12.01],
    [9.9, 11.5],
  ]
  expect(svgPath([ring])).toBe('M10 10l.5 0l0 2l-.6-.5z')
})

test('a map fits its width, and a mile east is as long as a mile south', () => {
  const { projection, height } = fitProjection(
    [
      [-122.3, 37.7],
      [-122.1, 37.9],
    ],
    640,
    5,
  )
  expect(project([-122.3, 37.9], projection).map(Math.round)).toEqual([5, 5])
  expect(project([-122.1, 37.7], projection).map(Math.round)).toEqual([635, height - 6])
  const ratio = projection.unitsPerDegreeEast / projection.unitsPerDegreeSouth
  expect(ratio).toBeCloseTo(Math.cos((37.8 * Math.PI) / 180), 6)
})
