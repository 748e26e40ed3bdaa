import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { communityPainWords } from '#reports/community-pain/words.ts'
import { CommunityPain, type CommunityPainProps } from './community-pain.tsx'
import type { Records } from './records.ts'
import type { ReportFigures } from './report-figures.ts'

const records: Records = {
  from: 2021,
  to: 2023,
  hurts: { possible: 1234, minor: 400, serious: 66 },
  roles: { driver: 1000, passenger: 500, pedestrian: 150, bicyclist: 40, other: 10 },
  times: { 0: 10, 4: 20, 8: 300, 12: 400, 16: 1500, 20: 270 },
  districts: { 1: 100, 2: 200, 3: 900, 4: 300, 5: 400, 6: 300, 7: 200 },
}

function show(reports: CommunityPainProps['reports'], locale: 'en' | 'es' = 'en') {
  render(
    <CommunityPain
      locale={locale}
      words={communityPainWords[locale]}
      records={records}
      reports={reports}
      figuresAddress="/functions/v1/pain-figures"
    />,
  )
}

const figures: ReportFigures = {
  from: '2025-07-01',
  to: '2026-09-01',
  quarters: 5,
  total: 1130,
  margin: 25,
  tables: {
    region: [
      { answer: 'head', said: 'about', count: 40 },
      { answer: 'neck', said: 'about', count: 1090 },
      { answer: 'foot', said: 'fewer', count: 35 },
    ],
    worst: [{ answer: '9-10', said: 'fewer', count: 25 }],
    since: [],
    mode: [],
    district: [],
  },
}

afterEach(cleanup)

test('what the records hold nearest to each question has a sentence and a table', () => {
  show({ kind: 'not-enough' })
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
  expect(screen.getByText(/city streets of Oakland, 2021 to 2023/)).toBeDefined()
})

test('a page without reports says that there are not enough, and shows no empty table', () => {
  show({ kind: 'not-enough' }, 'es')
  expect(screen.getByText('Todavía no hay suficientes reportes.')).toBeDefined()
  expect(screen.queryByText('De los reportes de esta página')).toBeNull()
})

test('a page as it was built says that it was made without reports, and where they are', () => {
  show({ kind: 'unknown' })
  const said = screen.getByText(/made without the reports/).parentElement
  expect(said?.querySelector('a')?.getAttribute('href')).toBe('/functions/v1/pain-figures')
  expect(screen.getAllByRole('link', { name: /JSON/ })).toHaveLength(1)
})

test('the time of the reports and how far they can be off is said', () => {
  show({ kind: 'figures', ...figures })
  expect(
    screen.getByText(/^Reports of people on this page: July 2025 to September 2026, 5 quarters/)
      .textContent,
  ).toContain('About 1,130 reports')
  expect(screen.getByText(/may be off by 25 either way/)).toBeDefined()
})

test('a count says about how many, or fewer than how many, and the sentence names the most', () => {
  show({ kind: 'figures', ...figures })
  const table = screen.getByRole('table', { name: 'Where it hurts' })
  expect(within(table).getByRole('row', { name: 'Neck about 1,090' })).toBeDefined()
  expect(within(table).getByRole('row', { name: 'Ankle or foot fewer than 35' })).toBeDefined()
  expect(screen.getByText('Most often: Neck, about 1,090 of about 1,130 reports.')).toBeDefined()
})

test('where nothing can be told from chance, the sentence says so', () => {
  show({ kind: 'figures', ...figures }, 'es')
  const table = screen.getByRole('table', { name: /^Peor dolor/ })
  expect(within(table).getByRole('row', { name: '9 o 10 menos de 25' })).toBeDefined()
  expect(screen.getAllByText('Todavía ninguna respuesta se distingue del azar.')).toHaveLength(4)
})
