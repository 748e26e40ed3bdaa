import type { Page } from '@playwright/test'
import { href } from '#site/addresses.ts'
import { expect, test } from '../support/browser-test.ts'
import { oneOfEachKind } from '../support/one-of-each-kind.ts'

/** Headings among the words that belong as much to what stands above as to what they are of. */
const glued = (page: Page) =>
  page.locator('.words > :is(h2, h3)').evaluateAll((headings) => {
    const clearly = 1.5

    const overlap = (one: Element, other: Element) => {
      const [box, place] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
      return box.height > 0 && box.left < place.right && place.left < box.right
    }
    /** The room that an element leaves below its last part belongs to what follows. */
    const lastPart = (element: Element): Element => {
      const last = [...element.children].findLast((child) => child.matches('div, section, p'))
      return last ? lastPart(last) : element
    }
    const above = (heading: Element) => {
      for (let at: Element | null = heading; at; at = at.parentElement) {
        for (let each = at.previousElementSibling; each; each = each.previousElementSibling) {
          if (!each.matches('.stretch') && overlap(each, heading)) {
            return each.matches('.wrap') ? lastPart(each) : each
          }
        }
      }
      return null
    }
    return headings
      .filter((heading) => heading.checkVisibility())
      .flatMap((heading) => {
        const [before, after] = [above(heading), heading.nextElementSibling]
        if (!before || !after || !overlap(after, heading)) return []
        const place = heading.getBoundingClientRect()
        const room = {
          above: Math.round(place.top - before.getBoundingClientRect().bottom),
          below: Math.round(after.getBoundingClientRect().top - place.bottom),
        }
        return room.above < clearly * room.below
          ? [`${heading.textContent}: ${room.above} above, ${room.below} below`]
          : []
      })
  })

test('above a heading there is clearly more room than below it', async ({ page }) => {
  test.slow()
  for (const [kind, id] of oneOfEachKind) {
    await page.goto(href(id, 'en'))
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await glued(page), `${kind}: ${id}, ${width} px`).toEqual([])
    }
  }
})
