import type { Page } from '@playwright/test'
import { neighborhoodWords } from '#city/neighborhoods/words.ts'
import { href } from '#site/addresses.ts'
import { checkable, findBarriers } from '../support/axe.ts'
import { expect, test } from '../support/browser-test.ts'
import { tabTo } from '../support/tool-page.ts'
import { walkedIn } from '../support/walked-in.ts'

const open = (page: Page) => page.locator('.neighborhood-district[open]')
const entries = (page: Page) => page.locator('.neighborhood-pair li[id]')

for (const locale of walkedIn('es')) {
  const neighborhoods = (anchor?: string) => href('neighborhoods', locale, anchor)

  test.describe(`without JavaScript, in ${locale}`, () => {
    test.use({ javaScriptEnabled: false })

    test('the whole list stands, and there is no field that does nothing', async ({ page }) => {
      await page.goto(neighborhoods())
      await expect(entries(page)).toHaveCount(109)
      await expect(page.locator('.neighborhood-search')).toBeHidden()
    })

    test('a link to a neighborhood opens its district', async ({ page }) => {
      for (const [anchor, district] of [
        ['rockridge', 1],
        ['downtown', 3],
      ] as const) {
        await page.goto(neighborhoods(anchor))
        await expect(page.locator(`#${anchor}`)).toBeInViewport()
        await expect(page.locator(`#district-${district}`)).toBeVisible()
      }
    })

    test('a district on the map opens its list, and a number there leads to its entry', async ({
      page,
    }) => {
      await page.goto(neighborhoods())
      await page.locator('.map-districts [href="#district-4"] text').click()
      await expect(open(page)).toHaveCount(1)
      await expect(page.locator('#district-4')).toBeInViewport()
      await page.locator('#district-4 [data-sign="2"].map-mark').click()
      await expect(page.locator('#district-4 li:target')).toHaveAttribute('data-sign', '2')
    })
  })

  test(`as the words are typed the list narrows, in ${locale}`, async ({ page }) => {
    await page.goto(neighborhoods())
    const field = page.getByRole('searchbox', { name: neighborhoodWords[locale].search })
    await field.fill('fruitvale')
    await expect(entries(page).filter({ visible: true })).toHaveCount(1)
    await expect(page.locator('#fruitvale-station')).toBeVisible()
    await field.fill('')
    await expect(open(page)).toHaveCount(0)
  })

  test(`the page is at most 6,000 px high on a phone before anything is opened, in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(neighborhoods())
    // Parts far below are laid out when they come near.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(page.locator('.site-footer')).toBeInViewport()
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeLessThanOrEqual(6_000)
  })
}

test('the keyboard opens a district and reaches its first number', async ({ page }) => {
  await page.goto(href('neighborhoods', 'en'))
  await tabTo(page, page.locator('.neighborhood-district summary').first())
  await page.keyboard.press('Enter')
  await tabTo(page, page.locator('#district-1 .map-mark[data-sign="1"]'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#bushrod$/)
})

test('on paper every neighborhood stands', async ({ page }) => {
  await page.goto(href('neighborhoods', 'en'))
  await page.emulateMedia({ media: 'print' })
  await expect(entries(page).filter({ visible: true })).toHaveCount(109)
})

test.describe('for those whom a page may keep out', () => {
  test.use(checkable)

  test('maps and lists have no barrier, closed and open', async ({ page }) => {
    await page.goto(href('neighborhoods', 'es'))
    expect(await findBarriers(page)).toEqual([])
    await page.locator('.neighborhood-district summary').first().click()
    expect(await findBarriers(page)).toEqual([])
  })
})
