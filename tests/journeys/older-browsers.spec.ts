import { randomUUID } from 'node:crypto'
import { finderWords } from '#city/finder/words.ts'
import { newsletterFormWords } from '#forms/newsletter/words.ts'
import { fill } from '#language/fill.ts'
import { layoutWords } from '#screens/layouts/words.ts'
import { href } from '#site/addresses.ts'
import { expect, test } from '../support/browser-test.ts'
import { mailTo } from '../support/mailbox.ts'

/** A script that a browser is too old to read is no script at all. */
const unreadable = 'const not of this = language'

test('a form whose scripts a browser cannot read is sent all the same', async ({ page }) => {
  const words = newsletterFormWords.en
  const address = `visitor-${randomUUID()}@example.org`
  await page.route('**/_astro/*.js', (route) =>
    route.fulfill({ body: unreadable, contentType: 'text/javascript' }),
  )
  await page.goto(href('about', 'en'))
  await page.getByLabel(words.fields.email.label).fill(address)
  await page.getByRole('button', { name: words.submit }).click()
  await expect(page).toHaveURL(/\/newsletter\/check-inbox$/)
  await mailTo(address)
})

test('a finder whose own file a browser cannot read is answered by the server', async ({
  page,
}) => {
  await page.route('**/_astro/*finder*.js', (route) =>
    route.fulfill({ body: unreadable, contentType: 'text/javascript' }),
  )
  const { find, label, near, zip } = finderWords.es
  await page.goto(href('hospitals', 'es'))
  await page.getByLabel(label).fill('94601')
  await page.getByRole('button', { name: find }).click()
  await expect(page).toHaveURL(/\?near=94601/)
  await expect(page.getByText(fill(near, { place: fill(zip, { zip: '94601' }) }))).toBeVisible()
})

test('a page whose every script is unreadable has its colours, its menu and its forms', async ({
  page,
  noise,
}) => {
  const words = newsletterFormWords.en
  const address = `visitor-${randomUUID()}@example.org`
  await page.route('**/about', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replaceAll(/(<script(?! type="application)[^>]*>)[^<]*/g, `$1${unreadable}`)
    const { 'content-security-policy': _policy, ...headers } = response.headers()
    await route.fulfill({ response, headers, body })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(href('about', 'en'))
  expect(noise.splice(0)).not.toEqual([])
  await page.getByText(layoutWords.en.menu, { exact: true }).click()
  await expect(page.locator('.panel a').first()).toBeVisible()
  await page.getByText(layoutWords.en.menu, { exact: true }).click()
  await page.getByLabel(words.fields.email.label).fill(address)
  await page.getByRole('button', { name: words.submit }).click()
  await expect(page).toHaveURL(/\/newsletter\/check-inbox$/)
  await mailTo(address)
})
