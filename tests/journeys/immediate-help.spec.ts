import { locales } from '#language/locales.ts'
import { href } from '#site/addresses.ts'
import { expect, test } from '../support/browser-test.ts'

const phone = { width: 360, height: 740 }

test.use({ viewport: phone })

for (const locale of locales) {
  test(`on a phone the first hour begins within two screens of ${href('immediate-help', locale)}`, async ({
    page,
  }) => {
    await page.goto(href('immediate-help', locale))
    const { y } = (await page.locator('#first-hour').boundingBox()) ?? {}
    expect(y).toBeLessThanOrEqual(2 * phone.height)
  })

  test(`at the roadside help comes before papers on ${href('immediate-help', locale)}`, async ({
    page,
  }) => {
    await page.goto(href('immediate-help', locale))
    const emergency = page.locator('.words .care-emergency').first()
    await expect(emergency.locator('a[href="tel:911"]')).toBeVisible()
    const card = await emergency.boundingBox()
    const words = await page.locator('#words').boundingBox()
    expect(card?.y).toBeLessThan(words?.y ?? 0)
  })
}

test('on a Spanish page what is shown to others is marked as English', async ({ page }) => {
  await page.goto(href('immediate-help', 'es'))
  const shown = page.locator('.script-say blockquote:nth-of-type(2)')
  await expect(shown).toHaveCount(4)
  await expect(shown.locator('[lang=en]')).toHaveCount(4)
})
