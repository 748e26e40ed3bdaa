import { expect, test } from 'vitest'
import {
  closeNarrow,
  dropSpecks,
  emptyGrid,
  fillGaps,
  type Grid,
  keepWithin,
  middleOf,
  paint,
} from './grid.ts'

function gridOf(...lines: string[]) {
  const grid = emptyGrid(lines[0]?.length ?? 0, lines.length)
  grid.cells.set(lines.join('').split('').map(Number))
  return grid
}

function linesOf({ width, height, cells }: Grid) {
  return Array.from({ length: height }, (_, row) =>
    [...cells.slice(row * width, (row + 1) * width)].join(''),
  )
}

const square = (from: number, to: number) =>
  [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
  ] as const

test('cells are painted when their middle is inside, and a ring within a ring is a hole', () => {
  const grid = emptyGrid(6, 6)
  paint(grid, [square(0.4, 5.6), square(2, 4)], 3)
  expect(linesOf(grid)).toEqual(['333333', '333333', '330033', '330033', '333333', '333333'])
})

test('gaps take the label beside them, as far as the mask goes', () => {
  const grid = gridOf('1002', '1002', '0000')
  fillGaps(grid, gridOf('1111', '1111', '0000'))
  expect(linesOf(grid)).toEqual(['1122', '1122', '0000'])
})

test('a gap that nothing touches stays empty', () => {
  const grid = gridOf('1000', '0000')
  fillGaps(grid, gridOf('0011', '0000'))
  expect(linesOf(grid)).toEqual(['1000', '0000'])
})

test('what lies outside of the mask is taken away', () => {
  const grid = gridOf('1122')
  keepWithin(grid, gridOf('0110'))
  expect(linesOf(grid)).toEqual(['0120'])
})

test('small patches go and large ones stay', () => {
  const grid = gridOf('11002', '11000', '00000')
  dropSpecks(grid, 2)
  expect(linesOf(grid)).toEqual(['11000', '11000', '00000'])
})

test('a narrow inlet is closed and a wide one stays open', () => {
  const land = gridOf(
    '00000000000000',
    '00000000000000',
    '11101111000000',
    '11101111000000',
    '11101111000000',
    '11111111111111',
    '11111111111111',
    '11111111111111',
  )
  closeNarrow(land, 1)
  expect(linesOf(land)[3]).toBe('11111111000000')
})

test('the middle of an area is where it has most room', () => {
  const grid = emptyGrid(30, 20)
  paint(grid, [square(2, 15)], 1)
  const [x, y] = middleOf(grid, 1)
  expect(Math.abs(x - 8.5) + Math.abs(y - 8.5)).toBeLessThan(3)
})
