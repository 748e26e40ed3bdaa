import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { CrashPlace } from '#reports/crash-places/crash-places.ts'
import { PlaceReport } from '#reports/crash-places/place-report.tsx'

afterEach(cleanup)

const place: CrashPlace = {
  kind: 'corner',
  slug: 'high-street-and-oak-street',
  slugs: ['high-street-and-oak-street'],
  streets: ['High Street', 'Oak Street'],
  rank: 2,
  of: 30,
  district: '5',
  injury: 60,
  severe: null,
  pedestrian: 30,
  bicycle: 12,
  minor: 15,
  possible: 40,
  spans: [
    { from: 2016, to: 2018, injury: 36 },
    { from: 2019, to: 2021, injury: 12 },
    { from: 2022, to: 2024, injury: 12 },
  ],
  hours: [null, 14, 26, 15],
}

function setup(values: Partial<CrashPlace> = {}) {
  render(
    <PlaceReport
      locale="en"
      place={{ ...place, ...values }}
      city={{ injury: 15_000, severe: 1000, pedestrian: 2250, bicycle: 1500 }}
      period={{ from: 2016, to: 2024 }}
      dataThrough="2025-05-07"
      address="https://clinic.example/accident-report/places/high-street-and-oak-street/"
      site="A clinic"
      today="2026-11-24"
    />,
  )
}

test('a fall beyond chance is the title of the chart, and one within it says so', () => {
  setup()
  expect(screen.getByRole('heading', { name: /had 12, fewer than the 36 .* more than chance/ }))
  cleanup()
  setup({
    spans: [
      { from: 2016, to: 2019, injury: 20 },
      { from: 2021, to: 2024, injury: 14 },
    ],
  })
  expect(screen.getByRole('heading', { name: /a difference within what chance alone moves/ }))
})

test('shares stand beside the city, with what chance allows', () => {
  setup()
  expect(screen.getByText(/^Someone on foot: 50 of 100 here, 15 of 100 .* more than chance/))
  expect(screen.getByText(/^Someone on a bicycle: 20 of 100 here, 10 of 100 .* more than chance/))
  cleanup()
  setup({ bicycle: 11, injury: 100 })
  expect(screen.getByText(/^Someone on a bicycle: 11 of 100 here, .* between 6 and 19/))
})

test('the table says all that the chart draws, and no small count', () => {
  setup()
  const rows = within(screen.getByRole('table'))
    .getAllByRole('row')
    .map(({ textContent }) => textContent)
  expect(rows).toContain('Fatal or serious10 or fewer')
  expect(rows).toContain('2016 to 201836')
  expect(rows).toContain('12 am to 6 am10 or fewer')
})

test('figures can be taken along without a script', () => {
  setup()
  const csv = screen.getByRole('link', { name: 'Figures (CSV)' })
  expect(csv.getAttribute('download')).toBe('high-street-and-oak-street.csv')
  const text = decodeURIComponent(csv.getAttribute('href') ?? '')
  expect(text).toContain('years,2016 to 2018,36\r\n')
  expect(text).toContain('severity,Fatal or serious,\r\n')
})

test('where too few crashes are for a chart, none is promised', () => {
  setup({ injury: 12, spans: [], hours: [] })
  expect(screen.getByText('There are too few crashes to tell years apart.'))
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByText(/thin line/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Figures (CSV)' }))
})

test('a citation has place, years, records, address and the day of reading', () => {
  setup()
  expect(screen.getByText(/^A clinic: “High Street and Oak Street, Oakland/).textContent).toMatch(
    /2016 to 2024.*May 7, 2025\. https:\/\/clinic\.example\S+ \(accessed November 24, 2026\)\.$/,
  )
})

test('the hours of a street are labelled by where they begin, with room between them', () => {
  setup({ kind: 'street', streets: ['High Street'], hours: Array.from({ length: 24 }, () => 20) })
  const labels = [...document.querySelectorAll('.place-chart-start')].map((label) => [
    label.getAttribute('x'),
    label.textContent,
  ])
  expect(labels).toEqual([
    ['0', '12 am'],
    ['90', '6 am'],
    ['180', '12 pm'],
    ['270', '6 pm'],
  ])
})
