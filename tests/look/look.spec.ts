import { expect, test } from '@playwright/test'

for (const width of [360, 1280]) {
  test(`the styleguide looks as it did when it was looked at, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/styleguide')
    const parts = await page.getByRole('navigation').getByRole('link').allTextContents()
    expect(parts.length).toBeGreaterThan(30)
    for (const part of parts.map((name) => name.trim())) {
      await page.goto(`/styleguide/${part}`, { waitUntil: 'networkidle' })
      await expect(page.locator('html')).toHaveClass(/faces/)
      await page.evaluate(() =>
        Promise.all(['Atkinson', 'Fraunces'].map((face) => document.fonts.load(`1em ${face}`))),
      )
      const picture = await page
        .locator('main')
        .screenshot({ type: 'jpeg', quality: 50, animations: 'disabled' })
      expect.soft(picture).toMatchSnapshot(`${part}-${width}.jpg`)
    }
  })
}
