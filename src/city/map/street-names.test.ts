import { expect, test } from 'vitest'
import { placeStreetNames } from './street-names.ts'

const frame = { x: 0, y: 0, width: 200, height: 100 }
const em = 5

const placed = (
  streets: readonly { name: string; path: string }[],
  marks: readonly { x: number; y: number; radius: number }[] = [],
) => placeStreetNames(streets, marks, frame, em)

test('a name begins where all of it lies inside the frame', () => {
  const [main] = placed([{ name: 'Main Street', path: 'M-50 50l300 0' }])
  expect(main?.from).toBeGreaterThanOrEqual(55)
  expect(main?.from).toBeLessThanOrEqual(250 - 30)
})

test('a street that leaves the frame too soon for its name has none', () => {
  expect(placed([{ name: 'International Boulevard', path: 'M135 50l200 0' }])).toEqual([])
})

test('no name lies on a mark', () => {
  const mark = { x: 40, y: 50, radius: 10 }
  const [main] = placed([{ name: 'Main Street', path: 'M0 50l200 0' }], [mark])
  expect(main?.from).toBeGreaterThanOrEqual(40 + 10 + em)
})

test('of two streets side by side, the second has its name elsewhere, or none', () => {
  const near = { name: 'Second Street', path: 'M0 53l60 0' }
  const far = { name: 'Second Street', path: 'M0 53l190 0' }
  const first = { name: 'First Street', path: 'M0 50l60 0' }
  expect(placed([first, near]).map(({ name }) => name)).toEqual(['First Street'])
  expect(placed([first, far])[1]?.from).toBeGreaterThan(40)
})

test('a name does not bend with its street where another stretch is straighter', () => {
  // Corners that no whole number of steps divides: each of them counts as long as it is.
  const [grand] = placed([{ name: 'Grand Street', path: 'M10-8l12 8 31 9 11 5 25 5 26 9 17 0' }])
  expect(grand?.from).toBeGreaterThan(14.4 + 32.2 + 12)
})

test('a name stands where its street is straightest', () => {
  const [bent] = placed([{ name: 'Bent Street', path: 'M10 20l10 15 10-15 100 0' }])
  expect(bent?.from).toBeGreaterThanOrEqual(35)
})
