import { locales } from '#language/locales.ts'
import { layoutWords } from '#screens/layouts/words.ts'
import { href } from '#site/addresses.ts'
import { expect, test } from '../support/browser-test.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** In px: what a phone scrolls past to reach the end of a page. */
const longestFooter = 1600

/** In px: two lines. */
const highestBanner = 64

for (const locale of locales) {
  test(`the footer is short on a phone and opens where it is pressed (${locale})`, async ({
    page,
  }) => {
    await page.goto(href('contact', locale))
    const footer = page.locator('.site-footer')
    await footer.scrollIntoViewIfNeeded()
    await expect(footer.locator('details[open]')).toHaveCount(0)
    const box = await footer.boundingBox()
    expect(box?.height).toBeLessThanOrEqual(longestFooter)
    const group = footer.locator('summary', { hasText: layoutWords[locale].footer.helpful })
    const inside = footer.locator(`a[href="${href('mission', locale)}"]`)
    await expect(inside).toBeHidden()
    await group.press('Enter')
    await expect(inside).toBeVisible()
  })

  test(`the banner takes two lines of a phone (${locale})`, async ({ page }) => {
    await page.goto(href('whiplash', locale))
    await page.evaluate(() => scrollTo(0, 400))
    const banner = page.locator('.banner')
    await expect(banner).toBeVisible()
    expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(highestBanner)
    await expect(banner.locator('a[href="tel:911"]')).toBeVisible()
  })
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('the footer shows all its links', async ({ page }) => {
    await page.goto(href('contact', 'en'))
    await page.locator('.site-footer').scrollIntoViewIfNeeded()
    await expect(page.locator(`.site-footer a[href="${href('mission', 'en')}"]`)).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the footer opens where it is pressed too', async ({ page }) => {
    await page.goto(href('contact', 'en'))
    const group = page.locator('.site-footer summary').last()
    const inside = page.locator(`.site-footer a[href="${href('mission', 'en')}"]`)
    await expect(inside).toBeHidden()
    await group.press('Enter')
    await expect(inside).toBeVisible()
  })
})
