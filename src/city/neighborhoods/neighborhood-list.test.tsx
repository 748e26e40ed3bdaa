import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { readMap } from '#city/map/read-map.ts'
import { NeighborhoodList, type NeighborhoodListProps } from './neighborhood-list.tsx'
import { moveIsland } from './neighborhood-search.island.ts'

const rockridge = {
  name: 'Rockridge',
  slug: 'rockridge',
  zips: ['94618'],
  lat: 37.8462,
  lon: -122.2495,
}
const mosswood = {
  name: 'Mosswood',
  slug: 'mosswood',
  zips: ['94609'],
  alsoIn: 3,
  lat: 37.8265,
  lon: -122.2635,
}
const clinton = {
  name: 'Clinton',
  slug: 'clinton',
  zips: ['94606'],
  alsoCalled: 'Eastlake',
  lat: 37.7961,
  lon: -122.2468,
}

const altaBates = {
  id: 'alta-bates',
  name: 'Alta Bates',
  address: '2450 Ashby Avenue, Berkeley, CA 94705',
  phone: '(510) 204-4444',
  lat: 37.8559,
  lon: -122.2573,
}
const highland = {
  id: 'highland',
  name: 'Highland',
  address: '1411 East 31st Street, Oakland, CA 94602',
  phone: '(510) 437-4800',
  lat: 37.7988,
  lon: -122.2312,
}

function setup(props: Partial<NeighborhoodListProps> = {}) {
  const { container } = render(
    <NeighborhoodList
      locale="en"
      map={readMap()}
      districts={[
        {
          district: 1,
          zips: ['94618'],
          corridors: ['Broadway'],
          neighborhoods: [mosswood, rockridge],
        },
        { district: 2, zips: ['94606'], corridors: ['7th Street'], neighborhoods: [clinton] },
      ]}
      hospitals={[highland, altaBates]}
      hospitalMarks={[]}
      clinic={{ lat: 37.8044, lon: -122.2712 }}
      points={[]}
      {...props}
    />,
  )
  const island = container.querySelector<HTMLElement>('.island')
  if (!island) throw new Error('The list is no island')
  const entry = (slug: string) =>
    within(container.querySelector<HTMLElement>(`#${slug}`) ?? container)
  const open = () => [...container.querySelectorAll('details')].map((district) => district.open)
  return { container, island, entry, open, user: userEvent.setup() }
}

const shown = (container: HTMLElement) =>
  [...container.querySelectorAll('li[id]')]
    .filter((entry) => !entry.closest('[hidden]'))
    .map(({ id }) => id)

afterEach(() => document.body.replaceChildren())

test('a neighborhood says where the nearest emergency department is and how to reach it', () => {
  const { entry } = setup()
  const { getByText, getByRole } = entry('rockridge')
  expect(getByText(/Nearest emergency department/).textContent).toContain(
    'Alta Bates, about 0.8 miles',
  )
  expect(getByRole('link', { name: '(510) 204-4444' }).getAttribute('href')).toBe(
    'tel:+15102044444',
  )
  expect(getByRole('link', { name: 'Directions to Alta Bates' }).getAttribute('href')).toContain(
    '2450%20Ashby',
  )
  expect(getByText(/^Then/).textContent).toContain('Highland')
  expect(getByText('To our clinic: about 3.1 miles.')).toBeTruthy()
})

test('everyday names and split neighborhoods are said', () => {
  const { entry } = setup({ locale: 'es' })
  expect(entry('clinton').getByText('Mucha gente lo llama Eastlake.')).toBeTruthy()
  expect(entry('mosswood').getByText('En parte en el Distrito 3.')).toBeTruthy()
})

test('every neighborhood has its number on the map of its district', () => {
  const { container } = setup()
  for (const district of container.querySelectorAll('details')) {
    const entries = [...district.querySelectorAll('li[id]')]
    const marks = [...district.querySelectorAll('a.map-place')]
    expect(
      marks.map((mark) => [mark.getAttribute('href'), mark.getAttribute('data-sign')]),
    ).toEqual(entries.map((entry) => [`#${entry.id}`, entry.getAttribute('data-sign')]))
  }
})

test('typing a name, an everyday name or a ZIP code narrows the list and opens its district', async () => {
  const { container, island, open, user } = setup()
  moveIsland(island)
  const field = screen.getByRole('searchbox', { name: 'Search this list by name or ZIP code' })
  await user.type(field, 'eastl')
  expect(shown(container)).toEqual(['clinton'])
  expect(open()).toEqual([false, true])
  expect(screen.getByRole('status').textContent).toBe('Found: 1')
  await user.clear(field)
  await user.type(field, '9461')
  expect(shown(container)).toEqual(['rockridge'])
  await user.clear(field)
  expect(shown(container)).toEqual(['mosswood', 'rockridge', 'clinton'])
  expect(open()).toEqual([false, false])
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a name that is not there is said, and what to do instead', async () => {
  const { container, island, user } = setup()
  moveIsland(island)
  await user.type(screen.getByRole('searchbox'), 'Walnut')
  expect(shown(container)).toEqual([])
  expect(screen.getByRole('status').textContent).toContain('Pick a district instead')
})

test('what was typed before the list was awake counts too', async () => {
  const { container, island, user } = setup()
  await user.type(screen.getByRole('searchbox'), 'rock')
  moveIsland(island)
  expect(shown(container)).toEqual(['rockridge'])
})
