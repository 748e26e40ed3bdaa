import { locales } from '#language/locales.ts'
import { href } from '#site/addresses.ts'
import { expect, test } from '../support/browser-test.ts'
import { expectInView } from '../support/in-view.ts'

test.use({ viewport: { width: 360, height: 740 } })

const path = href('immediate-help', 'en')

test('an address within the page leads to its part, whatever lies between', async ({ page }) => {
  await page.goto(path)
  const links = page.locator('.contents a')
  const anchors = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(anchors.length).toBeGreaterThan(4)
  for (const anchor of anchors) {
    await page.goto('about:blank')
    await page.goto(`${path}${anchor}`)
    // A part that folds is led to by its heading, which opens it.
    await expectInView(page.locator(`details:has(> ${anchor}) > summary, h2${anchor}`))
  }
})

for (const locale of locales) {
  test(`on a phone the list of contents is a row that opens (${locale})`, async ({ page }) => {
    await page.goto(href('your-rights', locale))
    const row = page.locator('.contents')
    const links = row.getByRole('link')
    const height = async () => (await row.boundingBox())?.height ?? 0
    expect(await height()).toBeGreaterThanOrEqual(44)
    expect(await height()).toBeLessThanOrEqual(56)
    await expect(links.first()).toBeHidden()
    await row.locator('summary').press('Enter')
    await expect(links.first()).toBeVisible()
    await links.last().click()
    const anchor = await links.last().getAttribute('href')
    await expectInView(page.locator(`h2${anchor}, details:has(> ${anchor}) > summary`))
  })

  test(`on a wide screen the list of contents is open (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(href('your-rights', locale))
    const list = page.locator('.contents')
    await expect(list.locator('summary')).toBeHidden()
    for (const link of await list.getByRole('link').all()) await expectInView(link)
  })
}

test('Back and reload lead to the words that one left', async ({ page }) => {
  const path = href('whiplash', 'en')
  await page.goto(path)
  const link = page.locator('.words > p a[href^="/"]').last()
  await link.scrollIntoViewIfNeeded()
  await page.reload()
  await expectInView(link)
  await link.click()
  await expect(page).not.toHaveURL(new RegExp(`${path}$`))
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expectInView(link)
})
