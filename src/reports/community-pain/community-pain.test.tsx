import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { communityPainWords } from '#reports/community-pain/words.ts'
import { CommunityPain } from './community-pain.tsx'

const address = '/functions/v1/pain-figures'
const records = { inTen: '7', possible: '1,234', hurt: '1,765', years: '2021 to 2023' }

function answerWith(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer)
}

const published = {
  status: 'published',
  week: '2026-03-09',
  total: 130,
  medianWorst: 6,
  tables: {
    region: { neck: 90, head: 40, foot: null },
    worst: { '0-3': 30, '4-6': 40, '7-10': 60 },
    since: null,
    mode: { car: 100, foot: null, bicycle: null },
    district: { '1': 30, '5': 60, '4': null, '3': null },
  },
  districtMedians: null,
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('as HTML it says that there is not enough yet, and what the records say', () => {
  document.body.innerHTML = renderToString(
    <CommunityPain
      locale="en"
      words={communityPainWords.en}
      figuresAddress={address}
      records={records}
    />,
  )
  expect(document.body.textContent).toContain('There are not enough reports yet.')
  expect(document.body.textContent).toContain('1,234 of 1,765 people, 2021 to 2023')
  const link = screen.getByRole('link', { name: 'Published figures as data (JSON)' })
  expect(link.getAttribute('href')).toBe(address)
})

test('published figures are shown as tables, and hidden counts as hidden', async () => {
  answerWith(async () => Response.json(published))
  render(
    <CommunityPain
      locale="en"
      words={communityPainWords.en}
      figuresAddress={address}
      records={records}
    />,
  )
  const table = await screen.findByRole('table', { name: 'Where it hurts' })
  expect(within(table).getByRole('row', { name: 'Neck 90' })).toBeDefined()
  expect(within(table).getByRole('row', { name: 'Ankle or foot Hidden' })).toBeDefined()
  expect(screen.getByText(/^About 130 people/).textContent).toContain('March 9, 2026')
  expect(screen.getByText(/Held back/).textContent).toContain('Time since the crash')
})

test('medians by district are a column when they are published', async () => {
  const districtMedians = { '1': 5, '5': 7 }
  answerWith(async () => Response.json({ ...published, districtMedians }))
  render(
    <CommunityPain
      locale="es"
      words={communityPainWords.es}
      figuresAddress={address}
      records={records}
    />,
  )
  const table = await screen.findByRole('table', { name: 'Dónde vive la gente' })
  expect(within(table).getByRole('row', { name: 'Distrito 5 60 7' })).toBeDefined()
})

test.each([
  ['the server is away', () => Promise.reject(new TypeError('offline'))],
  ['the server refuses', async () => Response.json({}, { status: 503 })],
  ['the answer is something else', async () => Response.json({ status: 'published' })],
])('figures that cannot be read say so: %s', async (_, answer) => {
  answerWith(answer)
  render(
    <CommunityPain
      locale="en"
      words={communityPainWords.en}
      figuresAddress={address}
      records={records}
    />,
  )
  expect(await screen.findByText(/could not be read/)).toBeDefined()
})
