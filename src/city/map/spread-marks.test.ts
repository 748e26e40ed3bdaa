import { expect, test } from 'vitest'
import { spreadMarks } from './spread-marks.ts'

const frame = { x: 0, y: 0, width: 300, height: 300 }

/** The shortest way between any two. */
const nearest = (marks: readonly { x: number; y: number }[]) =>
  Math.min(
    ...marks.flatMap((one, index) =>
      marks.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    ),
  )

test('marks with room around them stay where they are', () => {
  const places = [
    { x: 50, y: 50 },
    { x: 200, y: 120 },
  ]
  expect(spreadMarks(places, frame, 40)).toEqual(places)
})

test('marks on one another part, even those of the same place', () => {
  const places = [
    { x: 100, y: 100 },
    { x: 100, y: 100 },
    { x: 110, y: 95 },
    { x: 120, y: 118 },
  ]
  expect(nearest(spreadMarks(places, frame, 40))).toBeGreaterThan(39)
})

test('no mark leaves the frame', () => {
  const marks = spreadMarks(
    [
      { x: 2, y: 2 },
      { x: 2, y: 2 },
      { x: 299, y: 150 },
    ],
    frame,
    40,
  )
  for (const { x, y } of marks) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(20)
    expect(Math.max(x, y)).toBeLessThanOrEqual(280)
  }
  expect(nearest(marks)).toBeGreaterThan(39)
})

test('two marks part evenly along their line, and no further than they must', () => {
  expect(
    spreadMarks(
      [
        { x: 100, y: 50 },
        { x: 110, y: 50 },
      ],
      frame,
      40,
    ),
  ).toEqual([
    { x: 85, y: 50 },
    { x: 125, y: 50 },
  ])
  expect(
    spreadMarks(
      [
        { x: 50, y: 116 },
        { x: 50, y: 100 },
      ],
      frame,
      40,
    ),
  ).toEqual([
    { x: 50, y: 128 },
    { x: 50, y: 88 },
  ])
  const farEnough = [
    { x: 60, y: 60 },
    { x: 60, y: 100 },
  ]
  expect(spreadMarks(farEnough, frame, 40)).toEqual(farEnough)
})

test('a mark at the edge of a part of the map comes inside by half of the distance', () => {
  const part = { x: 10, y: 20, width: 200, height: 100 }
  const corners = [
    { x: 0, y: 0 },
    { x: 400, y: 400 },
  ]
  expect(spreadMarks(corners, part, 40)).toEqual([
    { x: 30, y: 40 },
    { x: 190, y: 100 },
  ])
})

test('a frame without room ends the search all the same', () => {
  const places = Array.from({ length: 9 }, () => ({ x: 150, y: 150 }))
  const marks = spreadMarks(places, { x: 120, y: 120, width: 60, height: 60 }, 40)
  expect(marks).toEqual(spreadMarks(places, { x: 120, y: 120, width: 60, height: 60 }, 40))
  for (const { x, y } of marks)
    expect(Math.max(Math.abs(x - 150), Math.abs(y - 150))).toBeLessThanOrEqual(10)
})
