import type { Locator, Page } from '@playwright/test'
import { painFormFunction, painReport } from '#contracts/pain-report/contract.ts'
import { painReportWords as contractWords } from '#contracts/pain-report/words.ts'
import { pressFunction } from '#contracts/press/contract.ts'
import { painReportWords } from '#forms/pain-report/words.ts'
import { locales } from '#i18n/locales.ts'
import { painWords } from '#i18n/pain-report/words.ts'
import { communityPainWords } from '#reports/community-pain/words.ts'
import { href } from '#site/addresses.ts'
import { expect, test } from '../support/browser-test.ts'
import { walkedIn } from '../support/walked-in.ts'

const formOf = (page: Page) => page.locator('[data-island=pain-report-form]')

/** Opens the dashboard and touches the form, so that it wakes. */
async function openForm(page: Page, locale: 'en' | 'es') {
  await page.goto(href('pain-dashboard', locale))
  const form = formOf(page)
  await form.getByRole('checkbox', { name: painWords[locale].regions.neck }).check()
  await expect(page.locator('[data-island=pain-report-form][data-awake]')).toBeAttached()
  return form
}

/** Answers everything but the part of the body. */
async function answerTheRest(form: Locator, locale: 'en' | 'es') {
  const { since, modes, districts } = painWords[locale]
  const radio = (name: string) => form.getByRole('radio', { name, exact: true })
  await radio('6').check()
  await radio(since['under-month']).check()
  await radio(modes.car).check()
  await radio(districts['5']).check()
}

for (const locale of locales) {
  const words = painReportWords[locale]

  test(`the dashboard says that there are too few reports in ${locale}`, async ({ page }) => {
    const { empty, heading, whenPublished } = communityPainWords[locale]
    await page.goto(href('pain-dashboard', locale))
    const figures = page.getByRole('region', { name: heading })
    await expect(figures).toContainText(empty['not-enough'])
    await expect(figures).toContainText(whenPublished)
    await expect(figures.getByRole('table')).toHaveCount(4)
  })

  test(`a missing answer is named and nothing is lost in ${locale}`, async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && !request.url().endsWith(pressFunction))
        sent.push(request.url())
    })
    const form = await openForm(page, locale)
    await answerTheRest(form, locale)
    await form.getByRole('checkbox', { name: painWords[locale].regions.neck }).uncheck()
    await form.getByRole('button', { name: words.submit }).click()
    await expect(form.locator('.pain-report-outcome')).toBeFocused()
    const summary = form.getByRole('alert')
    await expect(summary).toContainText(words.errorHeading)
    await expect(summary).toHaveCSS('border-top-style', 'solid')
    await expect(form.locator('.choice-group-wrong')).toHaveCSS('border-left-style', 'solid')
    await form
      .getByRole('link', { name: contractWords[locale].fields.regions.faults.missing })
      .click()
    await expect(form.getByRole('checkbox').first()).toBeFocused()
    await expect(form.getByRole('radio', { checked: true })).toHaveCount(4)
    expect(sent).toEqual([])
  })
}

test('a press before the form is awake is answered by the form, not by the browser', async ({
  page,
}) => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/islands*.js', async (route) => {
    await answered
    await route.continue()
  })
  await page.goto(href('pain-dashboard', 'es'))
  const form = page.locator('.pain-report')
  await form.getByRole('button', { name: painReportWords.es.submit }).click()
  expect(await form.locator('form').evaluate((node: HTMLFormElement) => node.noValidate)).toBe(true)
  answer()
  await expect(form.getByRole('alert')).toContainText(painReportWords.es.errorHeading)
})

for (const locale of walkedIn('es')) {
  test(`a report in ${locale} is sent with a token that the browser has worked for`, async ({
    page,
  }) => {
    const token = page.waitForResponse(`**${painFormFunction}`)
    const form = await openForm(page, locale)
    const { bits } = await (await token).json()
    await answerTheRest(form, locale)
    const sending = page.waitForRequest(`**${painReport.address}`)
    await form.getByRole('button', { name: painReportWords[locale].submit }).click()
    const report = (await sending).postDataJSON()
    expect(report).toMatchObject({
      regions: ['neck'],
      worst: 6,
      since: 'under-month',
      mode: 'car',
      district: '5',
      locale,
    })
    const work = new TextEncoder().encode(`${report.token}.${report.proof}`)
    const hash = new DataView(await crypto.subtle.digest('SHA-256', work)).getUint32(0)
    expect(bits).toBeGreaterThan(0)
    expect(hash >>> (32 - bits)).toBe(0)
    // Too fast for a person: the form waits by itself before it sends.
    await expect(form.getByText(painReportWords[locale].answers.thanks)).toBeVisible({
      timeout: 15_000,
    })
    await expect(form.locator('.pain-report-outcome')).toBeFocused()
    await expect(form.getByRole('button')).toHaveCount(0)
  })
}

test('a field that nobody sees catches a robot, which is thanked and not counted', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(painReport.address)) sent.push(request.url())
  })
  const form = await openForm(page, 'en')
  const trap = form.locator('[name=website]')
  await expect(trap).not.toBeInViewport()
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = 'https://example.org'
  })
  await answerTheRest(form, 'en')
  await form.getByRole('button', { name: painReportWords.en.submit }).click()
  await expect(form.getByText(painReportWords.en.answers.thanks)).toBeVisible()
  expect(sent).toEqual([])
})

test('a server that does not answer leaves every answer where it is', async ({ page, noise }) => {
  await page.route(`**${painReport.address}`, (route) => route.abort())
  const form = await openForm(page, 'es')
  await answerTheRest(form, 'es')
  await form.getByRole('button', { name: painReportWords.es.submit }).click()
  await expect(form.getByText(contractWords.es.refusal['not-stored'])).toBeVisible()
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(4)
  await expect(form.getByRole('button', { name: painReportWords.es.submit })).toBeEnabled()
  // The browser notes the lost request in the console by itself.
  expect(noise.splice(0)).toEqual(['error: Failed to load resource: net::ERR_FAILED'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of walkedIn('en')) {
    test(`a report is thanked, and one without a part of the body asked for, in ${locale}`, async ({
      page,
    }) => {
      const { answers, submit } = painReportWords[locale]
      await page.goto(href('pain-dashboard', locale))
      const form = formOf(page)
      await expect(form.getByText(answers.thanks)).toBeHidden()
      await answerTheRest(form, locale)
      await form.getByRole('button', { name: submit }).click()
      await expect(page).toHaveURL(`${href('pain-dashboard', locale)}#report-missing`)
      await expect(form.getByText(answers.missing)).toBeVisible()
      await expect(form.getByText(answers.thanks)).toBeHidden()

      await form.getByRole('checkbox', { name: painWords[locale].regions.neck }).check()
      await answerTheRest(form, locale)
      await form.getByRole('button', { name: submit }).click()
      await expect(page).toHaveURL(`${href('pain-dashboard', locale)}#report-thanks`)
      await expect(form.getByText(answers.thanks)).toBeVisible()
      await expect(form.getByText(answers.missing)).toBeHidden()
    })
  }
})
