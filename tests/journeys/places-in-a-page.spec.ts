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

test('a row of contents fades at the edge of the window, and what has the focus begins before', async ({
  page,
}) => {
  await page.goto(href('your-rights', 'en'))
  const row = page.locator('.contents ul')
  await expect(row).toHaveCSS('mask-image', /gradient/)
  const box = await row.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(360)
  for (const link of await row.getByRole('link').all()) {
    await link.focus()
    const place = await link.boundingBox()
    expect(place?.x).toBeGreaterThanOrEqual(0)
    expect(place?.x).toBeLessThan(360 - 64)
  }
})

for (const locale of locales) {
  test(`of a row of contents two stand whole before the fade (${locale})`, async ({ page }) => {
    for (const id of ['your-rights', 'faq', 'whiplash', 'privacy'] as const) {
      await page.goto(href(id, locale))
      for (const width of [390, 412]) {
        await page.setViewportSize({ width, height: 844 })
        const second = await page.locator('.contents li').nth(1).boundingBox()
        const end = (second?.x ?? 0) + (second?.width ?? width)
        expect.soft(end, `${id}, ${width} px`).toBeLessThanOrEqual(width - 64)
      }
    }
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
