import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type District, districts } from '#city/here/city.ts'
import { pointOnMap } from '#city/map/projection.ts'
import { readOutlines } from './read-outlines.ts'

type Point = [x: number, y: number]

const outlines = readOutlines()

/** The corners of a path's rings, in tenths of a unit. */
function ringsOf(district: District): Point[][] {
  const rings = outlines.districts[district].path.split('z').filter(Boolean)
  return rings.map((ring) => {
    let [x, y] = [0, 0]
    return ring
      .split(/[Ml]/)
      .slice(1)
      .map((step): Point => {
        const [dx = 0, dy = 0] = (step.match(/-?\d*\.?\d+/g) ?? []).map(Number)
        x += Math.round(dx * 10)
        y += Math.round(dy * 10)
        return [x, y]
      })
  })
}

function contains(district: District, { x, y }: { x: number; y: number }) {
  const crossings = ringsOf(district).flatMap((ring) =>
    ring.filter(([x1, y1], index) => {
      const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1]
      return y1 <= y * 10 !== y2 <= y * 10 && x * 10 < x1 + ((y * 10 - y1) / (y2 - y1)) * (x2 - x1)
    }),
  )
  return crossings.length % 2 === 1
}

const districtsAt = (point: { x: number; y: number }) =>
  districts.filter((district) => contains(district, point))

test('the paths together are at most 12 kB', () => {
  const bytes = districts.reduce(
    (sum, district) => sum + outlines.districts[district].path.length,
    0,
  )
  expect(bytes).toBeLessThan(12_000)
  expect(outlines.width).toBe(640)
})

test('every district lies on the map, with its number inside', () => {
  for (const district of districts) {
    for (const [x, y] of ringsOf(district).flat()) {
      expect(x >= 0 && x <= outlines.width * 10 && y >= 0 && y <= outlines.height * 10).toBe(true)
    }
    const [x, y] = outlines.districts[district].middle
    expect(districtsAt({ x: x + 0.05, y: y + 0.05 })).toEqual([district])
  }
})

test('neighbours share their borders to the tenth: no line inland is in one district only', () => {
  const seen = new Map<string, number>()
  for (const ring of districts.flatMap(ringsOf)) {
    for (const [index, [x, y]] of ring.entries()) {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
      const ends = [`${x},${y}`, `${nextX},${nextY}`].toSorted()
      seen.set(ends.join(' '), (seen.get(ends.join(' ')) ?? 0) + 1)
    }
  }
  const counts = [...seen.values()]
  expect(Math.max(...counts)).toBe(2)
  expect(counts.filter((count) => count === 2).length).toBeGreaterThan(150)
})

test('a place is as many units east and south as its degrees say', () => {
  const projection = { west: -122, north: 38, unitsPerDegreeEast: 700, unitsPerDegreeSouth: 900 }
  const place = { latitude: 37.5, longitude: -121.9 }
  expect(pointOnMap({ projection }, place)).toEqual({ x: 70, y: 450 })
})

test('a mile east is as long on the map as a mile south', () => {
  const { unitsPerDegreeEast, unitsPerDegreeSouth } = outlines.projection
  expect(unitsPerDegreeEast / unitsPerDegreeSouth).toBeCloseTo(Math.cos((37.8 * Math.PI) / 180), 2)
})

// Hospitals and their districts, from the City's exact outlines.
test.each([
  ['Highland', '2', 37.7988, -122.2312],
  ["Children's", '1', 37.837, -122.2674],
  ['Summit', '3', 37.8212, -122.2631],
  ['Kaiser', '1', 37.8247, -122.2575],
])('%s lies in district %s', (_, district, latitude, longitude) => {
  expect(districtsAt(pointOnMap(outlines, { latitude, longitude }))).toEqual([district])
})

test.each([
  ['the bay', 37.79, -122.34],
  ['Lake Merritt', 37.8035, -122.2565],
  ['Piedmont', 37.824, -122.232],
  ['Alameda', 37.765, -122.24],
])('%s lies in no district', (_, latitude, longitude) => {
  expect(districtsAt(pointOnMap(outlines, { latitude, longitude }))).toEqual([])
})

/** Reads a drawing of another project. */
function readDrawn(drawing: object) {
  const folder = mkdtempSync(join(tmpdir(), 'outlines-'))
  mkdirSync(join(folder, 'src/city/oakland'), { recursive: true })
  writeFileSync(join(folder, 'src/city/oakland/districts.json'), JSON.stringify(drawing))
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(folder)
  onTestFinished(() => {
    cwd.mockRestore()
    rmSync(folder, { recursive: true })
  })
  return readOutlines()
}

const { 7: last, ...otherDistricts } = outlines.districts
const withLast = (changed: object) => ({
  ...outlines,
  districts: { ...otherDistricts, 7: { ...last, ...changed } },
})

test('a drawing in its shape is read as it is', () => {
  expect(readDrawn(withLast({ middle: [1, 2] }))).toEqual(withLast({ middle: [1, 2] }))
})

test.each([
  ['six districts', { ...outlines, districts: otherDistricts }, '"7"'],
  ['a ring that stays open', withLast({ path: 'M1 2l3 4' }), '"M1 2l3 4"'],
  ['a number in no place', withLast({ middle: [1] }), 'Expected number but received undefined'],
  ['a width in words', { ...outlines, width: 'wide' }, '"wide"'],
  ['what no map shows', { ...outlines, lakes: [] }, '"lakes"'],
])('a drawing with %s is refused', (_, drawing, named) => {
  expect(() => readDrawn(drawing)).toThrow(named)
})
