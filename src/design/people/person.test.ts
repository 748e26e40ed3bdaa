import { expect, test } from 'vitest'
import { reach } from './arm.tsx'
import { along } from './hull.ts'
import { step } from './person.tsx'

const upperArm = 1.12
const foreArm = 1

/** Where the wrist is, in heads from the shoulder. */
const wristOf = ({ upper, fore }: { upper: number; fore: number }) =>
  along(along([0, 0], upper, upperArm), fore, foreArm)

test.each([
  [1.2, 0.4],
  [-0.6, 1.1],
  [0.2, -1.5],
])('a hand comes to where it should: %d right, %d down', (right, down) => {
  for (const bend of [1, -1] as const) {
    const [x, y] = wristOf(reach(right, down, bend))
    expect(x).toBeCloseTo(right)
    expect(y).toBeCloseTo(down)
  }
})

test('a hand that should be farther than an arm is long points there', () => {
  const { upper, fore } = reach(5, 0)
  expect(upper).toBeCloseTo(90, -1)
  expect(fore).toBeCloseTo(90, -1)
})

test('a knee bends forward unless it is said otherwise', () => {
  const forward = step(0, 2)
  expect(forward.thigh).toBeGreaterThan(0)
  expect(forward.shin).toBeLessThan(0)
})
