import type { Page } from '@playwright/test'
import { href } from '#site/addresses.ts'
import { expect, test } from '../support/browser-test.ts'
import { oneOfEachKind } from '../support/one-of-each-kind.ts'

/** The parts of a page that reach less than two thirds across, with how far they do, in percent. */
const narrowParts = (page: Page) =>
  page.evaluate(() => {
    const line = document.querySelector('.header-row')?.getBoundingClientRect() as DOMRect
    const edgeOf = (element: Element): number => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const words = [...range.getClientRects()].map(({ right, width }) => (width > 1 ? right : 0))
      const drawn = [...element.querySelectorAll('svg, input, textarea')].map(
        (shape) => shape.getBoundingClientRect().right,
      )
      return Math.max(0, ...words, ...drawn)
    }
    /** A list of contents may stand beside a part without being in it. */
    const besides = (part: Element) => {
      const { top, bottom } = part.getBoundingClientRect()
      return [...document.querySelectorAll('main .contents')].filter((list) => {
        const place = list.getBoundingClientRect()
        return place.top < bottom && place.bottom > top
      })
    }
    return [...document.querySelectorAll('main .opening, main .page > .wrap, main > .answer')]
      .filter((part) => part.textContent?.trim())
      .map((part) => ({
        part: part.className,
        percent: Math.round(
          ((Math.max(...[part, ...besides(part)].map(edgeOf)) - line.left) / line.width) * 100,
        ),
      }))
      .filter(({ percent }) => percent < 66)
  })

/** Guides are of the kind of immediate help, and are laid out in their own way. */
const looked = [...oneOfEachKind, ['resource', 'money-matters']] as const

test('on wide windows every kind of page uses its right third', async ({ page }) => {
  test.slow()
  for (const [kind, id] of looked) {
    await page.goto(href(id, 'en'))
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await narrowParts(page), `${kind}: ${id}, ${width} px`).toEqual([])
    }
  }
})
