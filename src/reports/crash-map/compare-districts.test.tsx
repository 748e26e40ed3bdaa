import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { marginOfDistrict } from '#city/crash-figures/chance.ts'
import { readFigures } from '#city/crash-figures/read-figures.ts'
import { districts } from '#city/here/city.ts'
import { locales } from '#language/locales.ts'
import { CompareDistricts } from '#reports/crash-map/compare-districts.tsx'
import { countsByDistrict } from '#reports/crash-map/measures.ts'
import { crashMapWords } from '#reports/crash-map/words.ts'

const figures = readFigures()

afterEach(cleanup)

const chosen = () =>
  screen
    .getAllByRole('combobox')
    .map((each) => (each instanceof HTMLSelectElement ? each.value : ''))

test.each(locales)('the most and the fewest crashes are compared at first, in %s', (locale) => {
  render(<CompareDistricts locale={locale} figures={figures} />)
  expect(chosen()).toEqual(['3', '4'])
})

test('every district has a column, and the table the counts of the map', () => {
  render(<CompareDistricts locale="en" figures={figures} />)
  expect(screen.getAllByRole('columnheader').map((each) => each.textContent)).toEqual(
    districts.map((district) => `District ${district}`),
  )
  const row = screen.getByRole('row', { name: new RegExp(`^${crashMapWords.en.measures.severe}`) })
  expect([...row.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(
    countsByDistrict(figures, 'severe').map(
      ({ count }) => `${count} ±${Math.round(marginOfDistrict(count))}`,
    ),
  )
})

test('a district is compared with the one that has the most', () => {
  render(<CompareDistricts locale="en" figures={figures} district="5" />)
  expect(chosen()).toEqual(['5', '3'])
})

test('the district with the most is compared with the next', () => {
  render(<CompareDistricts locale="en" figures={figures} district="3" />)
  expect(chosen()).toEqual(['3', '2'])
})
