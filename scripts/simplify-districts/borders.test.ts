import { expect, test } from 'vitest'
import { type Point, ringsOf, traceBorders } from './borders.ts'
import { emptyGrid } from './grid.ts'

/** A grid from lines of digits. */
function gridOf(...lines: string[]) {
  const grid = emptyGrid(lines[0]?.length ?? 0, lines.length)
  grid.cells.set(lines.join('').split('').map(Number))
  return grid
}

function areaOf(ring: readonly Point[]) {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = ring.at(index - 1) ?? [0, 0]
    return sum + beforeX * y - x * beforeY
  }, 0)
  return twice / 2
}

test('two neighbours share one border', () => {
  const borders = traceBorders(gridOf('0000', '0120', '0120', '0000'))
  expect(borders).toHaveLength(3)
  const shared = borders.filter(({ left, right }) => left + right === 3)
  expect(shared.map(({ points }) => points)).toEqual([
    [
      [2, 1],
      [2, 2],
      [2, 3],
    ],
  ])
})

test('an area in the open is one ring around its cells', () => {
  const rings = ringsOf(traceBorders(gridOf('000', '010', '000')), 1)
  expect(rings.map((ring) => Math.abs(areaOf(ring)))).toEqual([1])
})

test('a hole runs the other way round, so that SVG leaves it open', () => {
  const rings = ringsOf(traceBorders(gridOf('11111', '11111', '11011', '11111', '11111')), 1)
  const areas = rings.map(areaOf)
  expect(areas.reduce((sum, area) => sum + area, 0)).toBe(-24)
  expect(areas.toSorted((a, b) => a - b)).toEqual([-25, 1])
})

test('areas that touch at a corner keep their own rings, and no cell is lost', () => {
  const borders = traceBorders(gridOf('1122', '1122', '2211', '2211'))
  for (const label of [1, 2]) {
    const cells = ringsOf(borders, label).reduce((sum, ring) => sum + Math.abs(areaOf(ring)), 0)
    expect(cells).toBe(8)
  }
})

test('every area of any small map has the size of its cells', () => {
  const lines = ['001122', '011122', '313322', '333302', '300332']
  const borders = traceBorders(gridOf(...lines))
  for (const label of [1, 2, 3]) {
    const cells = lines.join('').split(String(label)).length - 1
    const size = ringsOf(borders, label).reduce((sum, ring) => sum + areaOf(ring), 0)
    expect(Math.abs(size)).toBe(cells)
  }
})
