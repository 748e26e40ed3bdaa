import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { readMap } from '#city/map/read-map.ts'
import type { Place } from '#city/place.ts'
import { benioff, highland, kaiser, sanLeandro } from './hospital.examples.ts'
import { NearbyHospitals } from './nearby-hospitals.tsx'
import { NearbyList } from './nearby-list.tsx'
import { hospitalWords } from './words.ts'

const hospitals = [highland, benioff, sanLeandro, kaiser]
const home = { name: kaiser.name, point: kaiser }

const setup = (visitor?: Pick<Place, 'name' | 'point'>) =>
  render(
    <NearbyHospitals
      locale="en"
      city="San Leandro"
      home={home}
      hospitals={hospitals}
      map={readMap()}
    >
      <NearbyList
        locale="en"
        words={hospitalWords.en}
        hospitals={hospitals}
        home={home}
        visitor={visitor}
        clinic={{ lat: 37.8044, lon: -122.2712 }}
      />
    </NearbyHospitals>,
  )

const headings = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

afterEach(() => document.body.replaceChildren())

test('the nearest that take everybody are listed, under the letters of the whole list', () => {
  setup()
  expect(headings()).toEqual(['On the map: DDKaiser San Leandro', 'On the map: AAHighland'])
})

test('distances say from where, and the hospital itself has none', () => {
  const { container } = setup()
  expect(screen.getByText('about 7.3 miles from Kaiser San Leandro')).toBeTruthy()
  const own = container.querySelector<HTMLElement>('#kaiser-san-leandro')
  expect(own && within(own).queryByText('Distance')).toBeNull()
  expect(screen.getByText(/Our clinic is about 8.9 miles from there/)).toBeTruthy()
})

test('the nearest to the visitor comes first, and those of the city stay for the map', () => {
  const { container } = setup({ name: 'Rockridge', point: { lat: 37.8462, lon: -122.2495 } })
  expect(headings()).toEqual(['On the map: AAHighland', 'On the map: DDKaiser San Leandro'])
  expect(screen.getByText('about 3.4 miles from Rockridge')).toBeTruthy()
  expect(screen.getByText(/Our clinic is about 3.1 miles from there/)).toBeTruthy()
  for (const mark of container.querySelectorAll('a.map-mark[href^="#"]')) {
    expect(container.querySelector(mark.getAttribute('href') ?? '')).not.toBeNull()
  }
})

test('a mark leads to its entry here, or else to the directory', () => {
  const { container } = setup()
  const links = [...container.querySelectorAll('a.map-mark')].map((mark) =>
    mark.getAttribute('href'),
  )
  expect(links).toEqual([
    '/contact',
    '#highland',
    '/oakland-hospital-directory#bch-oakland',
    '/oakland-hospital-directory#san-leandro',
    '#kaiser-san-leandro',
  ])
})
