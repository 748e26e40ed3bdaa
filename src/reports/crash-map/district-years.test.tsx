import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { readFigures } from '#city/crash-figures/read-figures.ts'
import { districts } from '#city/here/city.ts'
import { changesSaid, DistrictYears } from '#reports/crash-map/district-years.tsx'

const figures = readFigures()

afterEach(cleanup)

test('each district has its bars, on one scale, with the last two counts', () => {
  render(<DistrictYears locale="en" figures={figures} />)
  const paths = [...document.querySelectorAll('.crash-years path')].map((path) =>
    path.getAttribute('d'),
  )
  expect(paths).toHaveLength(districts.length)
  const heights = paths.map((path) =>
    [...(path?.matchAll(/v-(\d+)/g) ?? [])].map(([, height]) => Number(height)),
  )
  const most = Math.max(...districts.flatMap((district) => figures.totals[district].injury))
  for (const [index, district] of districts.entries()) {
    const counts = figures.totals[district].injury
    expect(heights[index]).toEqual(counts.map((count) => Math.round((48 * count) / most)))
  }
  expect(screen.getByText('2023: 274 · 2024: 178').tagName).toBe('STRONG')
  expect(document.querySelectorAll('.crash-years strong')).toHaveLength(1)
})

test('the charts say which district changed by more than chance makes', () => {
  expect(changesSaid(figures, 'en')).toContain('District 5 had 178 crashes with injuries in 2024')
  const still = { ...figures, years: figures.years.slice(0, 1) }
  expect(changesSaid(still, 'es')).toContain('En ningún distrito')
})
