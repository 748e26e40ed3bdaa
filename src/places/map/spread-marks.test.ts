import { expect, test } from 'vitest'
import { spreadMarks } from '#places/map/spread-marks.ts'

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
