import * as v from 'valibot'
import { expect, test } from 'vitest'
import { districts } from '#city/here/city.ts'
import { districtShapes, rings } from './district-shapes.ts'
import { lines, readMap } from './read-map.ts'

test('the drawing of the project has every district, the lake and main streets', () => {
  const { districts, lake, streets } = readMap()
  expect(Object.keys(districts)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
  expect(lake).toMatch(/^M.*z$/)
  expect(streets.map(({ name }) => name)).toContain('International Boulevard')
})

test.each(['M1 2l3 4 5-6z', 'M1 2l3 4zM.5-6l7 8z'])('%s is closed rings', (path) => {
  expect(v.is(rings, path)).toBe(true)
})

test.each(['', 'M1 2l3 4', 'L1 2z', 'M1 2l3 4zL5 6', 'M1 2c3 4z', 'xM1 2z', 'Mz'])(
  '“%s” is no closed ring',
  (path) => {
    expect(v.is(rings, path)).toBe(false)
  },
)

test.each(['M1 2l3 4 5-6', 'M1 2l3 4M.5-6l7 8'])('%s is open lines', (path) => {
  expect(v.is(lines, path)).toBe(true)
})

test.each(['', 'M', '1 2l3 4', 'M1 2l3 4z', 'xM1 2', 'M1 2c3 4'])(
  '“%s” is no open line',
  (path) => {
    expect(v.is(lines, path)).toBe(false)
  },
)

const shapes = v.strictObject(districtShapes)
const district = { path: 'M1 2l3 4z', middle: [1, 2] }
const good = {
  source: 'The City',
  width: 1,
  height: 2,
  projection: { west: 1, north: 2, unitsPerDegreeEast: 3, unitsPerDegreeSouth: 4 },
  districts: Object.fromEntries(districts.map((name) => [name, district])),
}

test('a drawing in its shape is taken', () => {
  expect(v.is(shapes, good)).toBe(true)
})

test.each([
  ['without a source', { source: undefined }],
  ['with a projection that lacks a side', { projection: { ...good.projection, west: undefined } }],
  ['with a projection that says more', { projection: { ...good.projection, south: 1 } }],
  ['without a district', { districts: { ...good.districts, 7: undefined } }],
  ['with a district too many', { districts: { ...good.districts, 8: district } }],
  [
    'with a district that says more',
    { districts: { ...good.districts, 1: { ...district, name: '' } } },
  ],
  ['with half a middle', { districts: { ...good.districts, 1: { ...district, middle: [1] } } }],
  [
    'with an open outline',
    { districts: { ...good.districts, 1: { ...district, path: 'M1 2l3 4' } } },
  ],
])('a drawing %s is refused', (_, wrong) => {
  expect(v.is(shapes, { ...good, ...wrong })).toBe(false)
})
