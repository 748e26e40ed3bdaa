import { render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { districts } from '#city/here/city.ts'
import { CityMap, type CityMapProps } from './city-map.tsx'
import type { MapMark } from './layout-marks.ts'
import { readMap } from './read-map.ts'

const highland: MapMark = {
  kind: 'trauma',
  sign: 'A',
  name: 'Highland',
  href: '#highland',
  point: { lat: 37.7988, lon: -122.2312 },
}
const fremont: MapMark = {
  kind: 'trauma',
  sign: 'B',
  name: 'Washington Hospital',
  href: '#washington',
  point: { lat: 37.5573, lon: -121.9798 },
}

const setup = (props: Partial<CityMapProps> = {}) =>
  render(<CityMap map={readMap()} locale="en" label="Map of hospitals" {...props} />)

afterEach(() => document.body.replaceChildren())

test('a mark is a link to the entry of its sign', () => {
  setup({ marks: [highland] })
  const link = within(screen.getByRole('group', { name: 'Map of hospitals' })).getByRole('link')
  expect(link.getAttribute('href')).toBe('#highland')
  expect(link.textContent).toContain('A: Highland')
})

test('a place outside the map is named with its direction', () => {
  setup({ marks: [highland, fremont] })
  expect(screen.getByText(/Outside this map: B Washington Hospital \(southeast\)/)).toBeTruthy()
})

test('the numbers of the districts lead where the page says', () => {
  setup({ districtLinks: (district) => `#district-${district}` })
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([1, 2, 3, 4, 5, 6, 7].map((district) => `#district-${district}`))
})

test('a district alone shows the clinic where it lies, and not where it does not', () => {
  const shown = districts.filter((only) => {
    const { container } = setup({ clinic: true, only })
    return within(container).queryAllByText('Our clinic').length > 0
  })
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.length).toBeLessThan(districts.length)
})

test('the map has no barrier that axe knows', async () => {
  const { container } = setup({
    clinic: true,
    marks: [highland, fremont],
    points: [{ name: 'Rockridge', point: { lat: 37.8462, lon: -122.2495 } }],
    districtLinks: (district) => `#district-${district}`,
  })
  const { violations } = await axe.run(container, {
    resultTypes: ['violations'],
    preload: false,
    rules: {
      region: { enabled: false },
      'skip-link': { enabled: false },
      'color-contrast': { enabled: false },
    },
  })
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})

test('a point without room for its name is no dot that says nothing, unless it is drawn larger', () => {
  const points = [{ name: 'Beside Highland', point: highland.point }]
  const dots = (container: HTMLElement) => container.querySelectorAll('.map-points circle').length
  expect(dots(setup({ points, marks: [highland] }).container)).toBe(0)
  expect(dots(setup({ points, marks: [highland], scrolled: 'Map' }).container)).toBe(1)
})

test('on a map that can be drawn larger, a dot without room for its name waits for it', () => {
  const point = { lat: 37.8462, lon: -122.2495 }
  const points = ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((name) => ({ name, point }))
  const { container } = setup({ points, scrolled: 'Map' })
  const waits = (name: string) => screen.getByText(name).closest('g')?.getAttribute('class')
  expect(container.querySelectorAll('.map-points circle')).toHaveLength(5)
  expect(waits('Fifth')).toBe('map-closer')
})

test('no mark lies on the name of a city around', () => {
  const map = readMap()
  const { west, north, unitsPerDegreeEast, unitsPerDegreeSouth } = map.projection
  // On the first letter of Piedmont.
  const point = { lat: north - 226 / unitsPerDegreeSouth, lon: west + 264 / unitsPerDegreeEast }
  setup({ marks: [{ ...highland, point }] })
  expect(Number(screen.getByText('Piedmont').getAttribute('x'))).toBeGreaterThan(330)
})

test('no name of a place is written over that of a city around', () => {
  const map = readMap()
  const { west, north, unitsPerDegreeEast, unitsPerDegreeSouth } = map.projection
  // The middle of Piedmont, as the map writes it.
  const point = { lat: north - 226 / unitsPerDegreeSouth, lon: west + 318 / unitsPerDegreeEast }
  setup({ points: [{ name: 'Lakeshore', point }] })
  expect(screen.queryByText('Lakeshore', { selector: 'text' })).toBeNull()
})
