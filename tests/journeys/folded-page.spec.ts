import { locales } from '#language/locales.ts'
import { href } from '#site/addresses.ts'
import { expect, test } from '../support/browser-test.ts'
import { expectInView } from '../support/in-view.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** In px: 13 screens of a phone. */
const longest = 11_000

for (const locale of locales) {
  test(`the page that says who speaks with you folds its questions on a phone (${locale})`, async ({
    page,
  }) => {
    await page.goto(href('injury-chiropractor', locale))
    const height = await page.locator('html').evaluate(({ scrollHeight }) => scrollHeight)
    expect(height).toBeLessThanOrEqual(longest)
    await expect(page.locator('.words h2').first()).toBeVisible()
    const id = { en: 'family', es: 'familia' }[locale]
    const family = page.locator(`#${id}`)
    await expect(family).toBeHidden()
    await page.locator(`details:has(> #${id}) > summary`).press('Enter')
    await expect(family).toBeVisible()
  })
}

test('an old address leads to its answer, which unfolds', async ({ page }) => {
  await page.goto(href('injury-chiropractor', 'es', 'precios-justos'))
  await expect(page.locator('#precios-justos')).toBeVisible()
  await expectInView(page.locator('details:has(> #precios-justos) > summary'))
})
