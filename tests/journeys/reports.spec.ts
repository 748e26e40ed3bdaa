import { painReportWords } from '#forms/pain-report/words.ts'
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
  await expect(page.getByRole('radio', { name: 'Fatal or serious' })).toBeChecked()
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

for (const locale of ['en', 'es'] as const) {
  test(`a report about pain is thanked in ${locale}, and answers are asked for`, async ({
    page,
  }) => {
    const words = painReportWords[locale]
    await page.goto(href('pain-dashboard', locale))
    const form = page.locator('[data-island=pain-report-form]')
    await form.getByRole('checkbox').first().check()
    await expect(page.locator('[data-island=pain-report-form][data-awake]')).toBeAttached()
    await form.getByRole('button', { name: words.submit }).click()
    await expect(form.getByText(words.questions.worst.missing).first()).toBeVisible()
    for (const group of await form.getByRole('group').all()) {
      const choice = group.getByRole('radio').first()
      if (await choice.count()) await choice.check()
    }
    // The form takes no report that comes faster than a person can answer.
    await page.waitForTimeout(4500)
    await form.getByRole('button', { name: words.submit }).click()
    await expect(page.getByText(words.answers.thanks).first()).toBeVisible({ timeout: 20_000 })
  })
}
