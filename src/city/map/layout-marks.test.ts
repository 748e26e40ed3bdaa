import { expect, test } from 'vitest'
import { layoutMarks, type MapMark } from './layout-marks.ts'

/** A unit for each degree, so that a place is where its degrees say. */
const projection = { west: 0, north: 100, unitsPerDegreeEast: 1, unitsPerDegreeSouth: 1 }
const frame = { x: 0, y: 0, width: 100, height: 100 }
const em = 4

const markAt = (x: number, y: number, sign = 'A'): MapMark => ({
  kind: 'hospital',
  sign,
  name: sign,
  href: `#${sign}`,
  point: { lat: 100 - y, lon: x },
})
const laid = (...marks: MapMark[]) => layoutMarks(marks, projection, frame, em)

test('a sign with room stands on its place, with a reach for fingers', () => {
  const mark = markAt(30, 70)
  const spot = { x: 30, y: 70 }
  expect(laid(mark)).toEqual([{ mark, place: spot, at: spot, reach: 7, outside: undefined }])
})

test('the reach of two signs ends half way between them', () => {
  expect(laid(markAt(30, 70), markAt(40, 70, 'B')).map(({ reach }) => reach)).toEqual([5, 5])
})

test('of two signs on one another each makes room for the other', () => {
  const [one, other] = laid(markAt(50, 50), markAt(51, 50, 'B'))
  expect([one?.at, other?.at]).toEqual([
    { x: 46.2, y: 50 },
    { x: 54.8, y: 50 },
  ])
  expect(one?.place).toEqual({ x: 50, y: 50 })
})

test('a place outside is marked at the edge, with the wind in which it lies', () => {
  const [mark] = laid(markAt(450, 50))
  expect(mark).toMatchObject({ place: { x: 450, y: 50 }, at: { x: 94, y: 50 }, outside: 'east' })
  expect(laid(markAt(50, -300))[0]?.outside).toBe('north')
  expect(laid(markAt(100, 100))[0]?.outside).toBeUndefined()
})

test('the wind is that from the middle of the part of the map that is shown', () => {
  const part = { x: 200, y: 300, width: 100, height: 60 }
  const windTo = (x: number, y: number) =>
    layoutMarks([markAt(x, y)], projection, part, em)[0]?.outside
  expect(windTo(250, 200)).toBe('north')
  expect(windTo(250, 460)).toBe('south')
  expect(windTo(190, 330)).toBe('west')
  expect(windTo(310, 330)).toBe('east')
})
