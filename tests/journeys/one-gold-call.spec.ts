import type { Page } from '@playwright/test'
import { href } from '#site/addresses.ts'
import { expect, test } from '../support/browser-test.ts'
import { colorOf } from '../support/look-of.ts'
import { oneOfEachKind } from '../support/one-of-each-kind.ts'

// What is gold stays in view while the page moves under it, in the header or in the bar: so there
// is one at every place of a page when there is one in all of it.

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
          where: element.closest('.site-header, .bottom-bar')?.classList[0],
          calls: element.getAttribute('href')?.startsWith('tel:'),
        })),
    wanted,
  )

test('at each width one thing is gold on every kind of page: the call that stays in view', async ({
  page,
}) => {
  test.slow()
  for (const [kind, id] of oneOfEachKind) {
    await page.goto(href(id, 'en'))
    const gold = await colorOf(page, '--gold')
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const where = width < 1200 ? 'bottom-bar' : 'site-header'
      expect
        .soft(await thingsOf(page, gold), `${kind}: ${id}, ${width} px`)
        .toEqual([{ where, calls: true }])
    }
  }
})
