import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { readMap } from '#city/map/read-map.ts'
import { CommunityPain } from './community-pain.tsx'
import type { Records } from './records.ts'

const none = { possible: 0, minor: 0, serious: 0 }

const records: Records = {
  from: 2021,
  to: 2023,
  people: {
    driver: { possible: 1000, minor: 160, serious: 40 },
    passenger: { possible: 234, minor: 60, serious: 6 },
    pedestrian: { possible: 100, minor: 80, serious: 20 },
    bicyclist: none,
    other: none,
  },
  years: [
    { year: 2021, count: 500 },
    { year: 2022, count: 550 },
    { year: 2023, count: 650 },
  ],
  districts: { 1: 100, 2: 200, 3: 900, 4: 300, 5: 400, 6: 300, 7: 200 },
}

const map = readMap()

afterEach(cleanup)

test('each question that the records answer has a sentence for a title and a table', () => {
  render(<CommunityPain locale="en" records={records} map={map} />)
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles).toEqual([
    'For 1,334 of 1,700 people the officer ticked the mildest of three boxes.',
    'Out of 100 people hurt on foot, the injury was called serious in 10. Out of 100 drivers, in 3.',
    'In 2023, 650 people were hurt. In 2021 it was 500. The difference is more than chance alone moves.',
    'District 3 has the most people hurt: 900 of 2,400 who could be placed.',
    'What is not counted',
  ])
  const ways = screen.getByRole('table', { name: 'How they were traveling' })
  expect(within(ways).getByRole('row', { name: 'People on foot 200 10' })).toBeDefined()
  expect(screen.getByText(/city streets of Oakland, 2021 to 2023/)).toBeDefined()
})

test('the map carries the counts of the districts', () => {
  render(<CommunityPain locale="en" records={records} map={map} />)
  const drawn = screen.getByRole('group', { name: /^Map of the 7 council districts of Oakland/ })
  expect(within(drawn).getByText('900')).toBeDefined()
})

test('what is not counted is said: age, pain, what nobody reported, and the reader', () => {
  render(<CommunityPain locale="es" records={records} map={map} />)
  for (const text of [
    /no da la edad de ninguna de estas [\d,]+ personas/,
    /nunca se reportó/,
    /no recoge nada/,
  ]) {
    expect(screen.getByText(text)).toBeDefined()
  }
})
