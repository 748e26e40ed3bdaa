import type { Locator } from '@playwright/test'
import { hospitalWords } from '#city/hospitals/words.ts'
import { href, page as pageOf } from '#site/addresses.ts'
import { checkable, findBarriers } from '../support/axe.ts'
import { expect, test } from '../support/browser-test.ts'
import { walkedIn } from '../support/walked-in.ts'

const cities = ['berkeley', 'alameda', 'san-leandro'] as const

const mapped = [...cities, 'areas', 'district-3'] as const

test.use(checkable)

/** Where words stand in the window. */
const boxesOf = (words: Locator) =>
  words.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return { text: element.textContent, left, right, top, bottom }
    }),
  )

type Box = Awaited<ReturnType<typeof boxesOf>>[number]

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

for (const locale of walkedIn('es')) {
  test(`the page of a city shows its nearest emergency departments, on a map too, in ${locale}`, async ({
    page,
  }) => {
    for (const city of cities) {
      await page.goto(href(city, locale))
      const nearby = page.locator('.nearby-hospitals')
      await expect(nearby.getByRole('heading', { level: 2 })).toContainText(
        pageOf(city).name[locale],
      )
      await expect(nearby.locator('.hospital')).toHaveCount(3)
      const second = nearby.locator('.hospital').nth(1)
      const sign = await second.getAttribute('data-sign')
      await nearby.locator(`.map-mark[data-sign="${sign}"]`).click()
      await expect(page.locator('.hospital:target')).toHaveAttribute('data-sign', String(sign))
      await expect(second).toBeInViewport()
    }
    // The same list, for somebody who says where.
    await page.goto(`${href('berkeley', locale)}?near=sobrante-park`)
    await expect(page.locator('.listing')).toHaveCount(1)
    await expect(page.locator('.hospital').first()).toHaveAttribute('id', 'kaiser-san-leandro')
    await expect(page.locator('#alta-bates')).toBeVisible()
  })

  test(`the list of areas leads to all hospitals and has no barrier, in ${locale}`, async ({
    page,
  }) => {
    await page.goto(href('areas', locale))
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('link', { name: hospitalWords[locale].nearby.all }).click()
    await expect(page).toHaveURL(new RegExp(`${href('hospitals', locale)}$`))
  })

  for (const width of [390, 1280]) {
    test(`a name on the map of an opening lies in the window and on no other words, ${width} px wide, in ${locale}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const id of mapped) {
        await page.goto(href(id, locale))
        const names = await boxesOf(page.locator('svg.locator').first().locator('text'))
        const around = await boxesOf(page.locator('.opening :is(h1, p, a, li), .site-header'))
        expect(names.length, id).toBeGreaterThan(0)
        for (const [place, name] of names.entries()) {
          expect(name.left, name.text).toBeGreaterThanOrEqual(0)
          expect(name.right, name.text).toBeLessThanOrEqual(width)
          const others = [...names.slice(place + 1), ...around]
          expect(
            others.filter((other) => overlap(name, other)).map(({ text }) => text),
            `${id}: ${name.text}`,
          ).toEqual([])
        }
      }
    })
  }
}
