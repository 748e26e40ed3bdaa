import { describe, expect, test } from 'vitest'
import type { Crossing } from './crossings.ts'
import { cornerFaults, doubtfulCsv } from './doubtful-corners.ts'
import { placedCrossings } from './in-place.ts'

const feet = 1 / 364_567
const eastFeet = feet / Math.cos((37.79 * Math.PI) / 180)

/** A crossing some feet east and north of a corner. */
const at = (street: string, other: string, east: number, north: number): Crossing => ({
  streets: [street, other],
  point: { lat: 37.79 + north * feet, lon: -122.2 + east * eastFeet },
  district: 3,
})

/** Avenues every 400 feet to the east, streets every 400 feet to the north, as in a grid. */
const grid = ['A', 'B', 'C', 'D', 'E'].flatMap((avenue, east) =>
  [1, 2, 3, 4, 5].map((street) => at(avenue, `${street}`, east * 400, street * 400)),
)

const moved = (east: number, north: number) =>
  grid.map((crossing) =>
    crossing.streets.join() === 'C,3' ? at('C', '3', 800 + east, 1200 + north) : crossing,
  )

const namesOf = (crossings: readonly Crossing[]) =>
  placedCrossings(crossings).doubtful.map(({ streets, feetOff }) => [streets.join(), feetOff])

describe('a corner of a grid', () => {
  test('in its place is sure', () => {
    expect(namesOf(grid)).toEqual([])
    expect(placedCrossings(grid).sure).toHaveLength(25)
  })

  test('may lie 150 feet off, and a quarter of the way to the next corner', () => {
    expect(namesOf(moved(200, 0))).toEqual([])
    expect(namesOf(moved(0, -200))).toEqual([])
  })

  test('half a block off one of its streets is doubtful, and its neighbors are not', () => {
    expect(namesOf(moved(300, 0))).toEqual([['C,3', 300]])
  })

  test('on one street, but far off the other, as 40th and MLK on Broadway, is doubtful', () => {
    expect(namesOf(moved(5000, 0))).toEqual([['C,3', 5000]])
  })
})

test('a street with fewer than two other corners says nothing', () => {
  expect(namesOf([at('A', '1', 0, 0), at('A', '2', 0, 9000)])).toEqual([])
})

test('names of one corner say nothing about one another', () => {
  const doubled = [...moved(300, 0), at('C', '3rd', 1100, 1200), at('C', 'Third', 1100, 1200)]
  expect(namesOf(doubled)).toContainEqual(['C,3', 300])
})

test('a street that bends between its corners keeps them', () => {
  const bow = [0, 20, 40, 60, 80].map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    return at('Bow', `${degrees}`, 2000 * Math.cos(angle), 2000 * Math.sin(angle))
  })
  expect(namesOf(bow)).toEqual([])
})

describe('the corners of the project', () => {
  const placed = placedCrossings(moved(300, 0))
  const list = doubtfulCsv(placed.doubtful)
  const counts = { district: null, injury: 11, severe: null, pedestrian: null, bicycle: null }
  const [one] = placed.sure
  const [doubtful] = placed.doubtful
  if (!one || !doubtful) throw new Error('nothing to compare')
  const drawn = (crossing: Crossing) => ({
    intersections: [{ roads: crossing.streets, ...crossing.point, ...counts }],
  })

  test('are drawn where they stand', () => {
    expect(cornerFaults(placed, list, drawn(one))).toEqual([])
    const nowhere = { roads: doubtful.streets, lat: null, lon: null, ...counts }
    expect(cornerFaults(placed, list, { intersections: [nowhere] })).toEqual([])
  })

  test('are refused where one is drawn in a doubtful place, or nowhere though its place is known', () => {
    expect(cornerFaults(placed, list, drawn(doubtful))).toEqual([
      expect.stringContaining('C and 3'),
    ])
    const nowhere = { roads: one.streets, lat: null, lon: null, ...counts }
    expect(cornerFaults(placed, list, { intersections: [nowhere] })).toEqual([
      expect.stringContaining('not drawn although they do: A and 1'),
    ])
  })

  test('are refused where the list of doubtful ones is an old one', () => {
    expect(cornerFaults(placed, doubtfulCsv([]), drawn(one))).toEqual([
      expect.stringContaining('doubtful-corners.csv'),
    ])
  })
})
