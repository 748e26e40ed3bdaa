import { locales } from '#language/locales.ts'
import { href } from '#site/addresses.ts'
import { expect, test } from '../support/browser-test.ts'

for (const locale of locales) {
  for (const width of [768, 1280, 1440]) {
    test(`the line runs through the stops, not their names (${locale}, ${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const id of ['auto-accident', 'truck-accident'] as const) {
        await page.goto(href(id, locale))
        const middles = await page.locator('.first-hour').evaluate((section) => {
          const street = section.querySelector('.line-street')?.getBoundingClientRect()
          const stop = section.querySelector('li')
          if (!street || !stop) return []
          const circle = Number.parseFloat(getComputedStyle(stop, '::before').height)
          return [street.top + street.height / 2, stop.getBoundingClientRect().top + circle / 2]
        })
        expect(middles).toHaveLength(2)
        expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 99)), id).toBeLessThan(4)
      }
    })
  }
}
