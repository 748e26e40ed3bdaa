import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { readStreets } from '#city/crash-figures/read-streets.ts'
import { readMap } from '#city/map/read-map.ts'
import { locales } from '#language/locales.ts'
import { CrashCorners, type CrashCornersProps } from '#reports/crash-streets/crash-corners.tsx'
import { cornerName, isPlaced, rankedCorners } from '#reports/crash-streets/ranked.ts'

const streets = readStreets()
const map = readMap()
const ranked = rankedCorners(streets)
const corners = ranked.filter(({ district }) => district === '5')

afterEach(cleanup)

function setup(props: Partial<CrashCornersProps> = {}) {
  render(<CrashCorners locale="en" streets={streets} map={map} district="5" {...props} />)
  return {
    rows: () =>
      within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true }),
    entries: [...document.querySelectorAll('ol li[data-sign]')].map((entry) => entry.textContent),
    headings: screen.getAllByRole('heading', { hidden: true }).map((each) => each.textContent),
  }
}

test.each(locales)('the first corners are a list with their crashes, in %s', (locale) => {
  const { entries } = setup({ locale })
  const [first] = corners
  if (!first) throw new Error('no corners')
  expect(entries[0]).toContain(cornerName(first, locale))
  expect(entries[0]).toContain(String(first.injury))
})

test('every mark of the map leads to the entry with its number', () => {
  const { entries } = setup()
  const marks = [...document.querySelectorAll('a.map-place')]
  expect(marks).toHaveLength(corners.slice(0, entries.length).filter(isPlaced).length)
  for (const mark of marks) {
    const entry = document.querySelector(mark.getAttribute('href') ?? '')
    expect(entry?.getAttribute('data-sign')).toBe(mark.getAttribute('data-sign'))
  }
})

test('a district lists all of its corners, and no others', () => {
  const { rows, headings } = setup()
  expect(rows()).toHaveLength(1 + corners.length)
  expect(headings[0]).toContain('The most crashes with injuries were at')
  expect(screen.getByText('Corners with the most crashes in District 5')).toBeDefined()
})

test('a district without a corner says so and has no map', () => {
  const { entries } = setup({ streets: { ...streets, intersections: [] }, district: '4' })
  expect(screen.getAllByText(/No corner here has more than 10/).length).toBeGreaterThan(0)
  expect(entries).toEqual([])
})

test('corners with as many crashes are named together', () => {
  const [first, second] = streets.intersections
  if (!first || !second) throw new Error('no corners')
  const intersections = [first, { ...second, injury: first.injury, district: first.district }]
  setup({
    streets: { ...streets, intersections },
    ...(first.district ? { district: first.district } : {}),
  })
  const [one, other] = rankedCorners({ intersections }).map((corner) => cornerName(corner, 'en'))
  expect(
    screen.getAllByText(
      `The most crashes with injuries were at ${one} and ${other}: ${first.injury}.`,
    ).length,
  ).toBeGreaterThan(0)
})
