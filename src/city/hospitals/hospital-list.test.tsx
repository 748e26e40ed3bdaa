import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { benioff, highland, kaiser, sanLeandro } from './hospital.examples.ts'
import { HospitalList, type HospitalListProps } from './hospital-list.tsx'
import { hospitalWords } from './words.ts'

const sheffield = { name: 'Sheffield Village', point: { lat: 37.7384, lon: -122.1325 } }

const setup = ({ locale = 'en', ...props }: Partial<HospitalListProps> = {}) =>
  render(
    <HospitalList
      locale={locale}
      words={hospitalWords[locale]}
      hospitals={[highland, sanLeandro]}
      {...props}
    />,
  )

const names = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

const entry = (index: number) => within(screen.getAllByRole('listitem')[index] ?? document.body)

afterEach(() => document.body.replaceChildren())

test('without a place the list keeps its order and says by what', () => {
  setup()
  expect(names()).toEqual(['On the map: AAHighland', 'On the map: BBSan Leandro Hospital'])
  expect(screen.getByText(/nearest to the middle of Oakland comes first/)).toBeTruthy()
  expect(screen.queryByText('Distance')).toBeNull()
})

test('from a place the nearest comes first with its distance, and keeps its letter', () => {
  setup({ from: sheffield })
  expect(names()[0]).toBe('On the map: BBSan Leandro Hospital')
  expect(entry(0).getByText('about 1.9 miles in a straight line')).toBeTruthy()
  expect(screen.getByText(/nearest to Sheffield Village comes first/)).toBeTruthy()
})

test('a number that is not confirmed is no link, and the entry says so', () => {
  setup()
  expect(entry(1).getByText('Not confirmed')).toBeTruthy()
  expect(entry(1).getByText('Telephone: not confirmed')).toBeTruthy()
  expect(entry(1).queryByRole('link', { name: /510/ })).toBeNull()
})

test('a trauma center says for whom, in plain words and with its level', () => {
  setup({ locale: 'es' })
  expect(entry(0).getByText('Centro de trauma: nivel I, personas adultas')).toBeTruthy()
})

test('the way there is offered on two map sites and to the map program', () => {
  setup()
  const links = entry(0).getAllByRole('link', { name: /to Highland/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://www.google.com/maps/dir/?destination=1411%20East%2031st%20Street%2C%20Oakland%2C%20CA%2094602&api=1',
    'https://maps.apple.com/?daddr=1411%20East%2031st%20Street%2C%20Oakland%2C%20CA%2094602',
    'geo:37.7988,-122.2312?q=1411%20East%2031st%20Street%2C%20Oakland%2C%20CA%2094602',
  ])
})

test('over water the distance says that it is by air', () => {
  setup({ hospitals: [{ ...highland, overWater: true }], from: sheffield })
  expect(entry(0).getByText(/^about [\d.]+ miles by air\. The way goes over a bridge/)).toBeTruthy()
})

test('the nearest three that take everybody are marked, and what each is for is said', () => {
  const births = { confirmedBy: null }
  const all = [benioff, sanLeandro, highland, kaiser, { ...highland, id: 'four', births }].map(
    (hospital, index) => ({ ...hospital, id: `${hospital.id}-${index}` }),
  )
  setup({ hospitals: [...all, { ...kaiser, id: 'last' }], from: undefined })
  const near = screen
    .getAllByRole('listitem')
    .filter(({ classList }) => classList.contains('is-near'))
  expect(near.map(({ id }) => id)).toEqual(['highland-2', 'kaiser-san-leandro-3', 'four-4'])
  expect(entry(0).getByText('For children')).toBeTruthy()
  expect(entry(4).getByText('Births: call first')).toBeTruthy()
})
