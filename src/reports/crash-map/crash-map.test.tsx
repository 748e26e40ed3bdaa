import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { readFigures } from '#city/crash-figures/read-figures.ts'
import { districts } from '#city/here/city.ts'
import { readMap } from '#city/map/read-map.ts'
import { inEachLanguage, locales } from '#language/locales.ts'
import { CrashMap } from '#reports/crash-map/crash-map.tsx'
import { countsByDistrict, mapMeasures } from '#reports/crash-map/measures.ts'
import { crashMapWords } from '#reports/crash-map/words.ts'

const figures = readFigures()
const map = readMap()
const page = inEachLanguage((locale) => (
  <CrashMap locale={locale} figures={figures} map={map} points={[]} search="" />
))
const partsOf = (measure: string) => [...document.querySelectorAll(`[data-of=${measure}]`)]

afterEach(cleanup)

test.each(locales)('every measure has a sentence, shades, counts and a legend, in %s', (locale) => {
  render(page[locale])
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    ...mapMeasures,
    '1',
    '2',
    '4',
    '8',
  ])
  for (const measure of mapMeasures) {
    const [sentence, ...rest] = partsOf(measure)
    expect(sentence?.textContent).toContain(crashMapWords[locale].counted[measure])
    const shaded = rest.filter(
      (part) => part.querySelector('use.crash-shade') && part.tagName !== 'LI',
    )
    expect(shaded[0]?.querySelectorAll('use')).toHaveLength(districts.length)
    const keys = rest.filter((part) => part.tagName === 'LI').map((key) => key.textContent)
    expect(keys.length).toBeGreaterThan(1)
    for (const key of keys) expect(key).toMatch(/\d/)
  }
})

test('the table says what the map shows, district by district', () => {
  render(page.en)
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', {
    hidden: true,
  })
  expect(rows).toHaveLength(1 + districts.length)
  const injury = countsByDistrict(figures, 'injury').find(({ name }) => name === '3')?.count
  expect(rows[3]?.textContent).toContain(injury?.toLocaleString('en'))
})

test('districts whose counts chance could swap are named together, and in no order', () => {
  render(page.en)
  const [sentence] = partsOf('severe')
  expect(sentence?.textContent).toBe(
    'District 3, District 6, and District 7 had the most fatal or serious crashes: 178 to 201, too close to put in order. District 1 and District 4 had the fewest: 60 to 70, too close to put in order.',
  )
  expect(partsOf('injury')[0]?.textContent).toBe(
    'District 3 had the most crashes with injuries: 3,125. District 4 had the fewest: 868.',
  )
})

test('a count of 10 or fewer is not said', () => {
  const one = figures.years.map((_, index) => (index === 0 ? 1 : 0))
  const district = figures.districts[4]
  const modes = { ...district.modes, bicycle: [one, one, one] as const }
  const withFew = { ...figures.districts, 4: { ...district, modes } }
  render(
    <CrashMap
      locale="en"
      figures={{ ...figures, districts: withFew }}
      map={map}
      points={[]}
      search=""
    />,
  )
  expect(screen.getByText(/District 4 had the fewest: 10 or fewer\./)).toBeDefined()
})
