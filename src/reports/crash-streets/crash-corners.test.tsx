import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { readStreets } from '#reports/crash-figures/read-streets.ts'
import { CrashCorners } from './crash-corners.tsx'

const streets = readStreets()

afterEach(cleanup)

const rows = () =>
  within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true })

test.each(locales)('the city names its first corner and folds away 40 of them, in %s', (locale) => {
  render(<CrashCorners locale={locale} streets={streets} />)
  const first = streets.intersections[0]?.roads.join(' / ') ?? ''
  expect(screen.getAllByText(new RegExp(first))).toHaveLength(2)
  expect(rows()).toHaveLength(41)
})

test('a district has only its own corners', () => {
  render(<CrashCorners locale="en" streets={streets} district="5" />)
  const own = streets.intersections.filter(({ district }) => district === '5')
  expect(rows()).toHaveLength(1 + Math.min(15, own.length))
  expect(screen.getByRole('heading').textContent).toBe(
    'Corners with the most crashes in District 5',
  )
})

test('a district without a corner says so and has no table', () => {
  render(<CrashCorners locale="en" streets={{ ...streets, intersections: [] }} district="4" />)
  expect(screen.getByText(/No corner here has more than 10/)).toBeDefined()
  expect(screen.queryByRole('table', { hidden: true })).toBeNull()
})

test('corners with as many crashes are named together', () => {
  const [first, second] = streets.intersections
  if (!first || !second) throw new Error('no corners')
  const intersections = [first, { ...second, injury: first.injury }]
  render(<CrashCorners locale="en" streets={{ ...streets, intersections }} />)
  const both = [first, second].map(({ roads }) => roads.join(' / ')).join(' and ')
  expect(
    screen.getByText(`The most crashes with injuries were at ${both}: ${first.injury}.`),
  ).toBeDefined()
})
