import type { Page } from '@playwright/test'
import { finderWords } from '#city/finder/words.ts'
import { hospitalWords } from '#city/hospitals/words.ts'
import { mapWords } from '#city/map/words.ts'
import { fill } from '#language/fill.ts'
import { locales } from '#language/locales.ts'
import { href } from '#site/addresses.ts'
import { checkable, findBarriers } from '../support/axe.ts'
import { expect, test } from '../support/browser-test.ts'
import { lookOf } from '../support/look-of.ts'
import { tabTo } from '../support/tool-page.ts'
import { walkedIn } from '../support/walked-in.ts'

const entries = (page: Page) => page.locator('.hospital')
const shown = (page: Page) => entries(page).filter({ visible: true })
const mark = (page: Page, sign: string) => page.locator(`.map-mark[data-sign="${sign}"]`)

for (const locale of walkedIn('es')) {
  const words = hospitalWords[locale]

  test.describe(`without JavaScript, in ${locale}`, () => {
    test.use({ javaScriptEnabled: false })

    test('the list narrows to trauma centers and to the one for children', async ({ page }) => {
      await page.goto(href('hospitals', locale))
      const all = await entries(page).count()
      await expect(shown(page)).toHaveCount(3)
      await expect(page.getByText(words.notCounted)).toBeVisible()
      await page.getByRole('radio', { name: words.show.worst }).check()
      await expect(shown(page)).toHaveCount(5)
      await expect(page.getByText(words.worstNote)).toBeVisible()
      await page.getByRole('radio', { name: words.show.children }).check()
      await expect(shown(page)).toHaveCount(1)
      await expect(shown(page)).toContainText('Benioff')
      await page.getByRole('radio', { name: words.show.births }).check()
      await expect(shown(page)).toHaveCount(5)
      await page.getByRole('radio', { name: words.show.all }).check()
      await expect(shown(page)).toHaveCount(all)
    })

    test('a mark on the map leads to its entry, which the filter then does not hide', async ({
      page,
    }) => {
      await page.goto(href('hospitals', locale))
      await page.getByRole('radio', { name: words.show.children }).check()
      const plain = await lookOf(mark(page, 'B').locator('circle').last(), 'fill')
      await mark(page, 'B').click()
      await expect(page.locator('#alameda')).toBeVisible()
      await expect(page.locator('#alameda')).toBeInViewport()
      expect(await lookOf(mark(page, 'B').locator('circle').last(), 'fill')).not.toBe(plain)
    })
  })

  test(`every letter of the map stands in the list, in ${locale}`, async ({ page }) => {
    await page.goto(href('hospitals', locale))
    const signs = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((one) => one.getAttribute('data-sign')))
    const marked = await signs('a.map-mark:not(.map-clinic)')
    expect(marked).toEqual(await signs('.hospital'))
    await expect(page.getByText(mapWords[locale].outside)).toBeVisible()
  })

  test(`911 is the first link of the page's list, in ${locale}`, async ({ page }) => {
    await page.goto(href('hospitals', locale))
    const tels = await page
      .getByRole('main')
      .locator('[href^="tel:"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(tels[0]).toBe('tel:911')
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const locale of locales) {
    // Nothing asked, places far and near, a city beside ours, and two questions back.
    for (const near of ['', 'downtown', 'lake', '94601', 'Concord', 'International', 'broadway']) {
      test(`the page is no longer than seven screens, near "${near}", in ${locale}`, async ({
        page,
      }) => {
        await page.goto(`${href('hospitals', locale)}?near=${near}`)
        const high = await page.evaluate(() => document.documentElement.scrollHeight)
        expect(high).toBeLessThanOrEqual(6000)
      })
    }

    test(`a place is marked on the map, and the answer is in view and in focus, in ${locale}`, async ({
      page,
    }) => {
      await page.goto(href('hospitals', locale))
      await page.getByLabel(finderWords[locale].label).fill('Fruitvale')
      await page.keyboard.press('Enter')
      const heading = page.getByRole('heading', {
        name: fill(finderWords[locale].near, { place: 'Fruitvale Station' }),
      })
      await expect(heading).toBeFocused()
      await expect(heading).toBeInViewport()
      await expect(shown(page)).toHaveCount(3)
      await expect(shown(page).first()).toContainText('Highland')
      await expect(page.locator('.map-here circle')).toHaveCount(1)
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the server marks the place on the map', async ({ page }) => {
    await page.goto(`${href('hospitals', 'en')}?near=fruitvale`)
    await expect(page.locator('.map-here circle')).toHaveCount(1)
    await expect(page.locator('.map-here title')).toHaveText('Where you are: Fruitvale Station')
  })
})

test('the keyboard walks the marks in the order of the list and opens one', async ({ page }) => {
  await page.goto(href('hospitals', 'en'))
  await tabTo(page, mark(page, 'A'))
  await page.keyboard.press('Tab')
  await expect(mark(page, 'B')).toBeFocused()
  expect(await lookOf(mark(page, 'B').locator('circle').last(), 'stroke-width')).not.toBe(
    await lookOf(mark(page, 'C').locator('circle').last(), 'stroke-width'),
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#alameda$/)
})

test('no two marks share a target of 24 px on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(href('hospitals', 'en'))
  const middles = await page.locator('.map-mark > g').evaluateAll((marks) =>
    marks.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2, size: Math.min(width, height) }
    }),
  )
  for (const [index, one] of middles.entries()) {
    expect(one.size).toBeGreaterThanOrEqual(24)
    for (const other of middles.slice(index + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(24)
    }
  }
})

test('on paper a card of the size of a credit card holds 911 and the trauma centers', async ({
  page,
}) => {
  for (const locale of locales) {
    await page.goto(href('hospitals', locale))
    await page.emulateMedia({ media: 'print' })
    const card = page.locator('.wallet-card')
    const box = await card.boundingBox()
    expect(box?.width).toBeCloseTo((85.6 / 25.4) * 96, 0)
    expect(box?.height).toBeCloseTo((53.98 / 25.4) * 96, 0)
    expect(await card.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0)
    await expect(card).toContainText('911')
    await expect(card).toContainText('Highland')
    await expect(card).toContainText('Benioff')
    const letter = await lookOf(mark(page, 'A').locator('text'), 'fill')
    expect(await lookOf(mark(page, 'A').locator('circle').nth(1), 'fill')).not.toBe(letter)
    const list = await entries(page).first().boundingBox()
    expect(box?.y).toBeLessThan(list?.y ?? 0)
    await page.emulateMedia({ media: 'screen' })
  }
})

test.describe('for those whom a page may keep out', () => {
  test.use(checkable)

  test('map, filter and list have no barrier', async ({ page }) => {
    await page.goto(href('hospitals', 'es'))
    expect(await findBarriers(page)).toEqual([])
  })
})
