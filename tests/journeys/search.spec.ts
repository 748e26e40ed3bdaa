import { missedWordsFunction } from '#forms/missed-words/contract/missed-words.ts'
import { locales } from '#language/locales.ts'
import { layoutWords } from '#screens/layouts/words.ts'
import { siteMapWords } from '#screens/site-map/words.ts'
import { href, page as pageOf } from '#site/addresses.ts'
import { siteWords } from '#site/words.ts'
import { expect, test } from '../support/browser-test.ts'
import { walkedIn } from '../support/walked-in.ts'

const asked = { en: 'lien', es: 'gravamen' } as const

for (const locale of locales) {
  test(`the header leads to a search over all words (${locale})`, async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.goto(href('whiplash', locale))
    await page.waitForLoadState('networkidle')
    expect(fetched.filter((path) => path.startsWith('/search/'))).toEqual([])
    await page.getByRole('link', { name: layoutWords[locale].search, exact: true }).click()
    const field = page.getByLabel(siteMapWords[locale].searchLabel)
    await expect(field).toBeFocused()
    await field.fill(asked[locale])
    await expect(page.locator('.search-results li')).not.toHaveCount(0)
    await expect(page.getByRole('status').first()).toHaveText(/^\d+ p/)
    const money = page
      .locator('.search-results')
      .getByRole('link', { name: pageOf('money-matters').name[locale], exact: true })
    await expect(money).toBeVisible()
    await field.fill('xylophone')
    await expect(page.getByText(siteMapWords[locale].noResult)).toBeVisible()
    await field.fill('')
    await expect(page.locator('.page-groups section')).not.toHaveCount(0)
  })
}

for (const locale of walkedIn('en')) {
  test(`the menu of a phone begins with a search and the names of its groups (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(href('whiplash', locale))
    await page.locator('.nav-toggle summary').click()
    for (const name of Object.values(siteWords[locale].menus.labels)) {
      await expect(
        page.locator('.nav-first').getByRole('link', { name, exact: true }),
      ).toBeInViewport()
    }
    const field = page.locator('.nav-first').getByLabel(layoutWords[locale].search)
    await field.fill(asked[locale])
    await field.press('Enter')
    await page.waitForURL(new RegExp(`${href('site-map', locale)}\\?q=${asked[locale]}`))
    await expect(page.locator('.search-results li')).not.toHaveCount(0)
  })
}

test('a search that no page answers whole tells our own words of it, once, and nothing else', async ({
  page,
}) => {
  const told: Record<string, string>[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith(missedWordsFunction)) return
    told.push(Object.fromEntries(new URLSearchParams(request.postData() ?? '')))
  })
  await page.goto(href('site-map', 'en'))
  const field = page.getByLabel(siteMapWords.en.searchLabel)
  const results = page.locator('.search-results li')
  await field.fill('lien')
  await expect(results).not.toHaveCount(0)
  await field.press('Enter')
  const answered = page.waitForResponse(`**${missedWordsFunction}`)
  await field.fill('eva@example.org lien')
  await expect(results).not.toHaveCount(0)
  await field.press('Enter')
  expect((await answered).status()).toBe(204)
  await field.blur()
  await field.fill('xylophone')
  await expect(page.getByText(siteMapWords.en.noResult)).toBeVisible()
  await field.blur()
  expect(told).toHaveLength(1)
  expect(told[0]?.['locale']).toBe('en')
  expect(told[0]?.['words']).toContain('lien')
  expect(told[0]?.['words']).not.toContain('eva')
})

test('without the index the names of pages are searched', async ({ page }) => {
  await page.route('**/search/*.json', (route) => route.fulfill({ body: 'not an index' }))
  await page.goto(`${href('site-map', 'en')}?q=whiplash`)
  await expect(page.locator('.page-groups a')).toHaveText([pageOf('whiplash').name.en])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a search leads to the site map', async ({ page }) => {
    await page.goto(`${href('site-map', 'en')}?q=whiplash`)
    await expect(page.locator('.page-groups section')).not.toHaveCount(0)
  })
})
