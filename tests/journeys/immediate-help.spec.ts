import type { Page } from '@playwright/test'
import { locales } from '#language/locales.ts'
import { href } from '#site/addresses.ts'
import { dangerStrings } from '#words/danger-signs/danger-strings.ts'
import { readDangerSigns } from '#words/danger-signs/read-danger-signs.ts'
import { expect, test } from '../support/browser-test.ts'
import { expectInView } from '../support/in-view.ts'

const phone = { width: 390, height: 844 }

test.use({ viewport: phone })

/** The page may be so many screens of a phone long. */
const mostScreens = 12

const topOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN

for (const locale of locales) {
  const path = href('immediate-help', locale)

  test(`on a phone 911 is in view, and under the thumb, on ${path}`, async ({ page }) => {
    for (const size of [phone, { width: 360, height: 740 }]) {
      await page.setViewportSize(size)
      await page.goto(path)
      const urgent = page.locator('.opening .btn-urgent')
      await expect(urgent).toHaveAttribute('href', 'tel:911')
      await expectInView(urgent)
      const thumb = page.locator('.bottom-bar .btn-urgent')
      await expect(thumb).toHaveAttribute('href', 'tel:911')
      await expectInView(thumb)
    }
  })

  test(`the first question and both answers stand above the bar of a phone on ${path}`, async ({
    page,
  }) => {
    for (const size of [phone, { width: 412, height: 823 }]) {
      await page.setViewportSize(size)
      await page.goto(path)
      await expectInView(page.locator('.danger-check h2'))
      for (const answer of ['yes', 'no']) {
        await expectInView(page.locator(`.danger-check [value="${answer}"]`))
      }
    }
  })

  test(`on a wide window the check stands beside 911 and what to do now on ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(path)
    await expectInView(page.locator('.now-card'))
    const [steps, check] = await Promise.all([
      page.locator('.now-card').boundingBox(),
      page.locator('.check-place').boundingBox(),
    ])
    expect((steps?.x ?? 0) + (steps?.width ?? 0)).toBeLessThan(check?.x ?? 0)
  })

  test(`911, the check, what to do now and the first hour follow each other on ${path}`, async ({
    page,
  }) => {
    await page.goto(path)
    const order = ['.opening .btn-urgent', '#check', '.now-card', '#first-hour', '.sources']
    const tops = await Promise.all(order.map((selector) => topOf(page, selector)))
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    expect(tops[3]).toBeLessThanOrEqual(2 * phone.height)
    const worst = await topOf(page, '.words .care-emergency')
    expect(worst).toBeLessThan(3 * phone.height)
  })

  test(`${path} is at most ${mostScreens} phone screens long`, async ({ page }) => {
    await page.goto(path)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(mostScreens * phone.height)
  })

  test(`the whole list of ${path} is out of sight until its link is followed`, async ({ page }) => {
    const { list } = dangerStrings(locale)
    await page.goto(path)
    await expect(page.locator('.danger-list')).toBeHidden()
    await page.getByRole('link', { name: list.link }).click()
    await expectInView(page.getByRole('heading', { name: list.heading }))
    await page.goto(`${path}#check`)
    await expect(page.locator('.danger-list')).toBeHidden()
  })
}

test('on a Spanish page what is shown to others is marked as English', async ({ page }) => {
  await page.goto(href('immediate-help', 'es'))
  const shown = page.locator('.script-say blockquote:nth-of-type(2)')
  await expect(shown).toHaveCount(4)
  await expect(shown.locator('[lang=en]')).toHaveCount(4)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of locales) {
    test(`the check's address shows every sign in its place (${locale})`, async ({ page }) => {
      await page.goto(href('immediate-help', locale, 'check'))
      const { list, headings } = dangerStrings(locale)
      const shown = page.locator('#check .danger-list')
      await expectInView(shown.getByRole('heading', { name: list.heading }))
      await expect(page.locator('.danger-check')).toBeHidden()
      await expect(page.locator('.danger-list-link')).toBeHidden()
      const said = [
        ...readDangerSigns().signs.map(({ words }) => words[locale]),
        ...Object.values(headings),
        ...Object.values(list.answers),
      ]
      for (const words of said) await expect(shown).toContainText(words)
    })
  }
})
