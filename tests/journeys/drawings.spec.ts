import { href } from '#site/addresses.ts'
import { expect, test } from '../support/browser-test.ts'

const pagesWithDrawings = [href('conditions', 'es'), href('whiplash', 'en')]

for (const path of pagesWithDrawings) {
  test(`${path} shows its drawings`, async ({ page }) => {
    await page.goto(path)
    const drawing = page.locator('main .drawing').first()
    await expect(drawing).toBeVisible()
    await expect(drawing.locator('use')).toHaveAttribute('href', /^\/drawings\.svg#/)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of pagesWithDrawings) {
    test(`${path} leaves no gap where a drawing would be`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('main .drawing:has(use)').filter({ visible: true })).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  test('a drawing with a caption is there all the same', async ({ page }) => {
    await page.goto(href('whiplash', 'en'))
    await expect(page.locator('figure .drawing')).toBeVisible()
  })
})
