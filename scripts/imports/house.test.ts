import { expect, test } from 'vitest'
import { findCircles } from './circles.ts'
import { readImports } from './read-imports.ts'
import { importTable, roomsOf } from './table.ts'

const imports = readImports()
const rows = Object.keys(importTable)
const roomOf = (path: string) => path.replace(/^src\//, '').split('/')[0] ?? ''
const rooms = [...new Set(rows.map(roomOf))]

const asPattern = (place: string) => new RegExp(`^${place.replace('*', '[^/]+')}(?:/|$)`)
const isIn = (file: string, place: string) =>
  asPattern(place.startsWith('#config') ? 'clinic.config.ts' : `src/${place}`).test(file)

/** What a row grants, each with whether any file of its room uses it beside its own folder. */
const unusedRights = rows.flatMap((row) => {
  const own = imports.filter(({ from }) => isIn(from, row))
  const isUsed = (right: string) =>
    own.some(({ from, to }) => isIn(to, right) && !(row.endsWith('/*') && isBeside(from, to)))
  return roomsOf(importTable, row)
    .filter((right) => !isUsed(right))
    .map(
      (right) => `${row} may import ${right} and does not: take it out of scripts/imports/table.ts`,
    )
})

/** In the same folder of a room of folders. */
function isBeside(from: string, to: string) {
  return from.split('/').slice(0, 3).join() === to.split('/').slice(0, 3).join()
}

test('the house has at most 14 rooms, and every folder of src is one', () => {
  expect(rooms.length).toBeLessThanOrEqual(14)
  expect([...new Set(imports.map(({ from }) => roomOf(from)))].sort()).toEqual(rooms.toSorted())
})

test('at most 70 arrows lead from one room to another', () => {
  const arrows = imports
    .map(({ from, to }) => [roomOf(from), roomOf(to)] as const)
    .filter(([from, to]) => from !== to && rooms.includes(to))
    .map((arrow) => arrow.join(' -> '))
  expect(new Set(arrows).size).toBeLessThanOrEqual(70)
})

test('a room is granted only rooms that stand before it', () => {
  const upwards = rows.flatMap((row) =>
    roomsOf(importTable, row)
      .filter((right) => rooms.indexOf(roomOf(right)) > rooms.indexOf(roomOf(row)))
      .map((right) => `${row} -> ${right}`),
  )
  expect(upwards).toEqual([])
})

test('every right of the table is used', () => {
  expect(unusedRights).toEqual([])
})

test('no file imports itself by way of others, for a type neither', () => {
  expect(findCircles(imports)).toEqual([])
})
