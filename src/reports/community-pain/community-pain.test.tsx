import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CommunityPain } from './community-pain.tsx'
import type { Records } from './records.ts'

const records: Records = {
  from: 2021,
  to: 2023,
  hurts: { possible: 1234, minor: 400, serious: 66 },
  roles: { driver: 1000, passenger: 500, pedestrian: 150, bicyclist: 40, other: 10 },
  times: { 0: 10, 4: 20, 8: 300, 12: 400, 16: 1500, 20: 270 },
  districts: { 1: 100, 2: 200, 3: 900, 4: 300, 5: 400, 6: 300, 7: 200 },
}

afterEach(cleanup)

test('each question that the records answer has a sentence and a table', () => {
  render(<CommunityPain locale="en" records={records} />)
  expect(screen.getAllByRole('table')).toHaveLength(4)
  const injuries = screen.getByRole('table', { name: 'What officers called the injuries' })
  expect(
    within(injuries).getByRole('row', { name: /^Possible injury, complaint of pain 1,234$/ }),
  ).toBeDefined()
  expect(
    screen.getByText(/^The records do not say where it hurts,.* for 1,234 of 1,700 people/),
  ).toBeDefined()
  expect(screen.getByText('Of 1,700 people hurt, 1,000 were driving.')).toBeDefined()
  expect(
    screen.getByText(/4 pm to 8 pm had the most crashes with injuries: 1,500 of 2,500/),
  ).toBeDefined()
  expect(
    screen.getByText(/were in District 3 than in any other district: 900 of 2,400/),
  ).toBeDefined()
  expect(screen.getByText(/City streets of Oakland, 2021 to 2023/)).toBeDefined()
})

test('in Spanish as well', () => {
  render(<CommunityPain locale="es" records={records} />)
  const districts = screen.getByRole('table', { name: 'Dónde ocurren los choques con lesiones' })
  expect(within(districts).getByRole('row', { name: 'Distrito 3 900' })).toBeDefined()
  expect(screen.getByText(/^En el Distrito 3 hubo más choques con lesiones/)).toBeDefined()
})
