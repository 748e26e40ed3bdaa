import { officeLine } from '#site/contact-links.ts'
import { expect, test } from '../support/browser-test.ts'

const shown = (url: string) => new URL(url).pathname + new URL(url).search + new URL(url).hash

test('the address bar loses a trailing slash and keeps query and anchor', async ({ page }) => {
  await page.goto('/conditions/neck-pain-oakland/?from=card#sources')
  expect(shown(page.url())).toBe('/conditions/neck-pain-oakland?from=card#sources')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('taking the slash away leaves no step in the history', async ({ page }) => {
  await page.goto('/about')
  await page.goto('/contact/')
  await page.goBack()
  expect(shown(page.url())).toBe('/about')
})

test('an old address leads to its page in one hop, with its query', async ({ page, request }) => {
  const answer = await request.get('/neck-pain-oakland?from=card', { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  await page.goto('/neck-pain-oakland?from=card')
  expect(shown(page.url())).toBe('/conditions/neck-pain-oakland?from=card')
})

test('a neighborhood address leads to its part of the page', async ({ page }) => {
  await page.goto('/areas/rockridge')
  expect(shown(page.url())).toBe('/areas/oakland-neighborhoods#rockridge')
  await expect(page.locator('#rockridge')).toBeInViewport()
})

test('a Spanish legacy address leads to its section in Spanish', async ({ page }) => {
  await page.goto('/dolor-cuello-accidente-auto-oakland')
  expect(shown(page.url())).toBe('/es/servicios-en-espanol#dolor-de-cuello')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

for (const [path, language, label] of [
  ['/no-such-page', 'en', 'Search the pages of this site'],
  ['/es/no-existe', 'es', 'Busque en las páginas de este sitio'],
] as const) {
  test(`${path} says so in the visitor's language, with a search and the telephone`, async ({
    page,
    noise,
  }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('link', { name: officeLine.number }).first()).toBeVisible()
    await page.getByLabel(label).click()
    await page.getByLabel(label).fill('whiplash')
    if (language === 'en') {
      await expect(page.locator('.search-results a').first()).toHaveText('Whiplash')
    }
    noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('status of 404')))
  })
}

test('district 8 does not exist', async ({ request }) => {
  expect((await request.get('/accident-report/district/district-8')).status()).toBe(404)
})

test('the language link leads to the same page', async ({ page }) => {
  await page.goto('/conditions/whiplash-treatment-oakland')
  await page.getByRole('banner').getByRole('link', { name: 'Español', exact: true }).click()
  expect(shown(page.url())).toBe('/es/condiciones/latigazo-cervical-oakland')
  await page.getByRole('banner').getByRole('link', { name: 'English', exact: true }).click()
  expect(shown(page.url())).toBe('/conditions/whiplash-treatment-oakland')
})
