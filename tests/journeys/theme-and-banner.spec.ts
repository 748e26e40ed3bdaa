import { expect, test } from '../support/browser-test.ts'

const toggle = { name: 'Dark mode' }

test('the theme starts from the system and the toggle changes the class', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/about')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.getByRole('button', toggle).click()
  await expect(page.locator('html')).not.toHaveClass(/dark/)
  await expect(page.getByRole('button', toggle)).toHaveAttribute('aria-pressed', 'false')
})

test('a chosen theme holds while links are followed and ends with a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/about')
  await page.getByRole('button', toggle).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Money matters' }).click()
  await expect(page).toHaveURL(/money-matters/)
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.reload()
  await expect(page.locator('html')).not.toHaveClass(/dark/)
})

test('going back shows the theme as it was left', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/about')
  await page.goto('/contact')
  await page.getByRole('button', toggle).click()
  await page.goBack()
  await expect(page.locator('html')).toHaveClass(/dark/)
})

test('nothing about the theme is written to disk', async ({ page, context }) => {
  await page.goto('/about')
  await page.getByRole('button', toggle).click()
  const stored = await page.evaluate(() => localStorage.length + sessionStorage.length)
  expect(stored).toBe(0)
  expect(await context.cookies()).toEqual([])
})

test('another tab starts afresh', async ({ page, context }) => {
  await page.goto('/about')
  await page.getByRole('button', toggle).click()
  const other = await context.newPage()
  await other.goto('/about')
  await expect(other.locator('html')).not.toHaveClass(/dark/)
})

test('the emergency banner comes after 100 px of scroll and stays', async ({ page }) => {
  await page.goto('/resources/money-matters')
  const banner = page.getByRole('region', { name: 'Emergency help' })
  await expect(banner).toBeHidden()
  await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }))
  await expect(banner).toBeHidden()
  await page.evaluate(() => scrollTo({ top: 101, behavior: 'instant' }))
  await expect(banner).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForTimeout(100)
  await expect(banner).toBeVisible()
})

test('the emergency banner calls 911 where it says so', async ({ page }) => {
  for (const path of ['/contact', '/es/contacto']) {
    await page.goto(path)
    await expect(page.locator('.banner [href="tel:911"]')).toHaveText(/911/)
  }
})

test('a dismissed banner stays away in this tab', async ({ page }) => {
  await page.goto('/resources/money-matters')
  await page.evaluate(() => scrollTo(0, 400))
  await page.getByRole('button', { name: 'Hide this banner' }).click()
  await expect(page.getByRole('region', { name: 'Emergency help' })).toBeHidden()
  await page.goto('/contact')
  await page.evaluate(() => scrollTo(0, 400))
  await expect(page.locator('html')).toHaveClass(/scrolled/)
  await expect(page.getByRole('region', { name: 'Emergency help' })).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' })

  test('the page still follows the system', async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByRole('button', toggle)).toBeHidden()
    const paper = await page
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor)
    expect(paper).toBe('rgb(6, 25, 33)')
  })
})
