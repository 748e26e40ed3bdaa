import { href } from '#site/addresses.ts'
import { expect, test } from '../support/browser-test.ts'

test('the crash report is whole without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(href('accident-report', 'en'))
  await expect(page.getByText(/recorded 15,124/).first()).toBeVisible()
  await expect(page.getByText('37,719').first()).toBeVisible()
  await expect(page.locator('table').first()).toBeAttached()
  await context.close()
})

test('a shared address shows the same view', async ({ page }) => {
  await page.goto(`${href('accident-report', 'en')}?severity=serious`)
  await expect(
    page.locator('.crash-filters').getByRole('radio', { name: 'Fatal or serious' }),
  ).toBeChecked()
  await expect(page.getByText(/ 997 /).first()).toBeVisible()
})

test('a filter changes the view and the address', async ({ page }) => {
  await page.goto(href('accident-report', 'en'))
  await page.getByRole('radio', { name: 'Freeways' }).check()
  await expect(page.getByText(/recorded 5,554/).first()).toBeVisible()
  await expect(page).toHaveURL(/layer=freeways/)
})

test('a district leads to its page, with help near it', async ({ page }) => {
  await page.goto(href('accident-report', 'en'))
  await page.locator('main').getByRole('link', { name: 'District 5', exact: true }).first().click()
  await expect(page).toHaveURL(/district-5$/)
  await expect(page.getByText('2,330').first()).toBeVisible()
  await expect(page.getByText('Fruitvale Avenue').first()).toBeVisible()
})
