import { readStreets } from '#city/crash-figures/read-streets.ts'
import { locales } from '#language/locales.ts'
import { crashPlaces } from '#reports/crash-places/crash-places.ts'
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

test('your pain stands beside the studies, and nothing of it leaves the page', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
  await page.goto(href('pain-dashboard', 'en'))
  await page.getByRole('radio', { name: 'Low back' }).check()
  await page.getByRole('radio', { name: '7', exact: true }).check()
  await page.getByLabel('How many days ago was the crash?').fill('21')
  await page.getByRole('button', { name: 'Show the studies' }).click()
  const heading = page.getByRole('heading', { name: 'Low back pain: the average over one year' })
  await expect(heading).toBeInViewport()
  await expect(heading).toBeFocused()
  await expect(page.getByText('You, day 21')).toBeVisible()
  await expect(page).toHaveURL(href('pain-dashboard', 'en'))
  // Scripts and styles are fetched by name; an answer could only leave in a query or a body.
  expect(sent.filter((request) => !/^GET [^?]+$/.test(request))).toEqual([])
})

test('a danger sign comes before any study', async ({ page }) => {
  await page.goto(href('pain-dashboard', 'es'))
  await page.getByRole('radio', { name: 'Cabeza' }).check()
  await page.getByRole('radio', { name: '9', exact: true }).check()
  await page.getByLabel('¿Hace cuántos días fue el choque?').fill('1')
  await page.getByRole('button', { name: 'Mostrar los estudios' }).click()
  await expect(
    page.locator('.answer').getByRole('link', { name: 'Llame al 911 ahora' }),
  ).toBeVisible()
  await expect(page.locator('.course-chart')).toHaveCount(0)
})

test('the courses are a table without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(href('pain-dashboard', 'en'))
  await expect(page.locator('.beside-studies')).toBeHidden()
  await expect(page.getByText(/Average pain fell from 52 out of 100 to 23/)).toBeVisible()
  await context.close()
})

/** A place for each number of bars that a chart may have. */
const chartsToTry = [
  ...new Map(
    crashPlaces(readStreets()).map((place) => [
      `${place.spans.length} ${place.hours.length}`,
      place,
    ]),
  ).values(),
]

for (const locale of locales) {
  test(`no word of a chart lies on another, however many bars it has, in ${locale}`, async ({
    page,
  }) => {
    for (const { slug } of chartsToTry) {
      await page.goto(`${href('crash-places', locale)}?place=${slug}`)
      const onOneLine = await page.locator('.place-chart text').evaluateAll((texts) =>
        texts.map((text) => {
          const { bottom, left, right } = text.getBoundingClientRect()
          return { words: text.textContent, bottom: Math.round(bottom), left, right }
        }),
      )
      const over = onOneLine.flatMap((one) =>
        onOneLine
          .filter(({ bottom, left }) => bottom === one.bottom && left > one.left)
          .filter(({ left }) => left < one.right)
          .map(({ words }) => `${one.words} | ${words}`),
      )
      expect(over, slug).toEqual([])
    }
  })
}
