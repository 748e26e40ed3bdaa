import type { Locator, Page } from '@playwright/test'
import { locales } from '#language/locales.ts'
import { href } from '#site/addresses.ts'
import { wordsOf } from '#words/read-pages.ts'
import { expect, test } from '../support/browser-test.ts'
import { colorOf } from '../support/look-of.ts'
import { oneOfEachKind } from '../support/one-of-each-kind.ts'

// One call is gold at every place of a page: the bar's, or on a wide page that of the first words
// while it is in the window, and the header's elsewhere. Where a life may be in danger none is, for
// gold rings the clinic.

const thingsOf = (page: Page, wanted: string) =>
  page.evaluate(
    (color) =>
      Array.from(document.querySelectorAll<HTMLElement>('body *'))
        .filter(
          (element) =>
            getComputedStyle(element).backgroundColor === color ||
            // The dot that the line ends in marks the call, and is nothing to press.
            (getComputedStyle(element).fill === color && !element.closest('.line-end')),
        )
        .filter((element) => element.checkVisibility())
        .map((element) => ({
          where: element.closest('.first-call')
            ? 'first-call'
            : element.closest('.site-header, .bottom-bar')?.classList[0],
          calls: element.getAttribute('href')?.startsWith('tel:'),
        })),
    wanted,
  )

/** Where the one gold call stands in what is seen now. */
async function goldCallIn(page: Page) {
  const things = await thingsOf(page, await colorOf(page, '--gold'))
  return things.length === 1 && things[0]?.calls ? things[0].where : things
}

const isInWindow = (call: Locator) =>
  call.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top > 140 && bottom <= window.innerHeight
  })

test('on every kind of page one thing is gold at each width: a call that is in the window', async ({
  page,
}) => {
  test.slow()
  for (const [kind, id] of oneOfEachKind) {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(href(id, 'en'))
      const first = page.locator('.first-call')
      const isFirst = width >= 1200 && (await first.count()) > 0 && (await isInWindow(first))
      const where = width < 1200 ? 'bottom-bar' : isFirst ? 'first-call' : 'site-header'
      const gold = wordsOf(id, 'en').line === 'call-911' ? [] : where
      expect.soft(await goldCallIn(page), `${kind}: ${id}, ${width} px`).toEqual(gold)
    }
  }
})

test('the header’s call is gold once the one of the first words has left a wide window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const locale of locales) {
    await page.goto(href('home', locale))
    await expect.poll(() => goldCallIn(page)).toBe('first-call')
    await page.mouse.wheel(0, 1500)
    await expect.poll(() => goldCallIn(page)).toBe('site-header')
    await page.mouse.wheel(0, -1500)
    await expect.poll(() => goldCallIn(page)).toBe('first-call')
  }
})
