import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BreakdownBars } from './breakdown-bars.tsx'

test('a bar fills as much of its track as its share of all, and so does the mark of the city', () => {
  const chart = document.createElement('div')
  chart.innerHTML = renderToStaticMarkup(
    <BreakdownBars
      breakdown={{
        rows: [{ name: 'left', count: 34, share: 0.34, cityShare: 0.2 }],
        few: undefined,
        total: 100,
        period: { from: 2023, to: 2024 },
      }}
      names={{ left: 'Someone left' }}
      few="Few"
      under="under 5"
    />,
  )
  expect(chart.querySelector('rect')?.getAttribute('width')).toBe('34')
  expect(chart.querySelector('path')?.getAttribute('d')).toMatch(/^M19\.8 /)
})
