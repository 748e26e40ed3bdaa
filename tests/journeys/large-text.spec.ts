import { href } from '#site/addresses.ts'
import { brokenWords } from '../support/broken-words.ts'
import { expect, test } from '../support/browser-test.ts'
import { browserWithLargeText } from '../support/large-text.ts'
import { walkCheck } from '../support/walk-check.ts'

/** With the longest words, and with controls and cards beside each other. */
const crowded = [
  '/',
  '/es/contacto',
  '/es/condiciones',
  '/es/condiciones/dolor-de-cuello-oakland',
  '/es/reporte-de-choques',
  '/es/reporte-de-choques/distrito/distrito-6',
  '/es/calendario-de-eventos',
  '/es/mapa-del-sitio',
  '/es/llamada-de-consulta-gratis',
]

test('with text twice as large nothing is cut off on a phone', async () => {
  await browserWithLargeText({ width: 390, height: 800 }, async (page) => {
    for (const path of crowded) {
      await page.goto(path)
      const html = page.locator('html')
      await expect(html).toHaveCSS('font-size', '32px')
      expect.soft(await html.evaluate(({ scrollWidth }) => scrollWidth), path).toBe(390)
      await expect(page.locator('.bottom-bar')).toHaveCSS('position', 'static')
    }
  })
})

test('with text twice as large nothing stands so narrow that its words break', async () => {
  await browserWithLargeText({ width: 390, height: 800 }, async (page) => {
    for (const path of [
      href('conditions', 'en'),
      href('concussion', 'en'),
      href('whiplash', 'es'),
      href('hit-and-run', 'en'),
      href('same-day-assessment', 'es'),
    ]) {
      await page.goto(path)
      const broken = await brokenWords(page, 'h1, .first-hour li, .card h2, .card h3')
      expect.soft(broken, path).toEqual([])
    }
  })
})

test('with text twice as large the menu of a phone opens right under the header', async () => {
  await browserWithLargeText({ width: 390, height: 800 }, async (page) => {
    await page.goto('/es/contacto')
    await page.getByText('Menú', { exact: true }).click()
    const header = await page.locator('.site-header').boundingBox()
    const menu = await page.locator('.nav-body').boundingBox()
    expect(menu?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), -1)
  })
})

test('with text twice as large no question of the check is wider than a small phone', async () => {
  await browserWithLargeText({ width: 320, height: 800 }, async (page) => {
    await page.goto(href('immediate-help', 'es', 'check'))
    const story = { who: 'child', hit: 'yes', marks: [{ id: 'head-list' }] } as const
    await walkCheck(page, 'es', story, async () => {
      const wide = await page
        .locator('#check *')
        .evaluateAll((all) =>
          all
            .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
            .map(({ outerHTML }) => outerHTML.slice(0, 100)),
        )
      expect(wide).toEqual([])
    })
  })
})
