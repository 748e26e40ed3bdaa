import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { highland, sanLeandro } from './hospital.examples.ts'
import { HospitalList, type HospitalListProps } from './hospital-list.tsx'

const sheffield = { name: 'Sheffield Village', point: { lat: 37.7384, lon: -122.1325 } }

const setup = (props: Partial<HospitalListProps> = {}) =>
  render(<HospitalList locale="en" hospitals={[highland, sanLeandro]} {...props} />)

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
  expect(entry(0).getByText('about 1.9 miles')).toBeTruthy()
  expect(screen.getByText(/nearest to Sheffield Village comes first/)).toBeTruthy()
})

test('a number that is not confirmed is no link, and the entry says so', () => {
  setup()
  expect(entry(1).getByText('Not confirmed')).toBeTruthy()
  expect(entry(1).getByText('not confirmed')).toBeTruthy()
  expect(entry(1).queryByRole('link', { name: /510/ })).toBeNull()
})

test('a trauma center says for whom, in plain words and with its level', () => {
  setup({ locale: 'es' })
  expect(entry(0).getByText('Centro de trauma para personas adultas')).toBeTruthy()
  expect(entry(0).getByText('nivel I, personas adultas')).toBeTruthy()
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
