import type { Page } from '@playwright/test'
import { locales } from '#language/locales.ts'
import { href, listedPageIds, type PageId, page as pageOf } from '#site/addresses.ts'
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

/** Pairs of neighbors in the words of a page that lie on one another. */
const covered = (page: Page) =>
  page.locator('.beside > .words > *').evaluateAll((all) => {
    const seen = all.filter((element) => element.checkVisibility())
    const boxes = seen.map((element) => element.getBoundingClientRect())
    return boxes.flatMap((one, index) =>
      boxes.flatMap((other, at) => {
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        const [first, second] = [seen[index], seen[at]]
        return at > index && width > 1 && height > 1
          ? [
              `${first?.className || first?.textContent} | ${second?.className || second?.textContent}`,
            ]
          : []
      }),
    )
  })

for (const locale of locales) {
  test(`what stands in the last third lies on no words (${locale})`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 1280, height: 900 })
    const told = ['service', 'condition', 'about', 'entry', 'landing', 'phase', 'area', 'hub']
    for (const id of listedPageIds.filter((each) => told.includes(pageOf(each).kind))) {
      await page.goto(href(id, locale))
      expect.soft(await covered(page), id).toEqual([])
    }
  })
}

test('a note in the last third ends before the next heading begins', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const id of ['what-to-expect', 'urgent-pain-care', 'why-choose'] as const) {
    await page.goto(href(id, 'en'))
    const reaching = await page.locator('.words > .note').evaluateAll((notes) =>
      notes.flatMap((note) => {
        let next = note.nextElementSibling
        while (next && next.tagName !== 'H2') next = next.nextElementSibling
        const { bottom } = note.getBoundingClientRect()
        return next && bottom > next.getBoundingClientRect().top ? [note.textContent] : []
      }),
    )
    expect(reaching).toEqual([])
  }
})

test('a picture stands in the last third, and lists go across', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(href('auto-accident', 'en'))
  const words = page.locator('.beside > .words').first()
  const line = await words.boundingBox()
  const picture = await words.locator('> .scene-figure').first().boundingBox()
  const paragraph = await words.locator('> p').first().boundingBox()
  expect(picture?.x).toBeGreaterThan((paragraph?.x ?? 0) + (paragraph?.width ?? 0))
  expect((await words.locator('> .steps').boundingBox())?.width).toBe(line?.width)
  await page.setViewportSize({ width: 1024, height: 900 })
  const below = await words.locator('> .scene-figure').first().boundingBox()
  expect(below?.x).toBe((await words.boundingBox())?.x)
})

for (const locale of locales) {
  test(`stories go across the page, below its list of contents (${locale})`, async ({ page }) => {
    await page.goto(href('real-stories', locale))
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const line = await page.locator('.header-row').boundingBox()
      const stories = await page.locator('.stories').boundingBox()
      expect(stories?.width).toBe(line?.width)
      expect((await page.locator('.story').first().boundingBox())?.width).toBeGreaterThan(560)
      const contents = await page.locator('.contents').boundingBox()
      expect(stories?.y).toBeGreaterThan((contents?.y ?? 0) + (contents?.height ?? 0))
      await page.mouse.wheel(0, 1500)
      await expect(page.locator('.contents')).not.toBeInViewport()
    }
  })
}

const pagesOfShortParts: readonly PageId[] = [
  'services',
  'conditions',
  'pain-dashboard',
  'hospitals',
  'events',
  'areas',
  'contact',
  'newsletter',
  'recovery-calculator',
  'action-plan',
  'symptom-tracker',
]

for (const locale of locales) {
  test(`on wide windows headings of short parts stand beside their words (${locale})`, async ({
    page,
  }) => {
    for (const id of pagesOfShortParts) {
      await page.goto(href(id, locale))
      const beside = page.locator('.beside')
      const parts = await beside.locator('.words > h2, .fold-heading').evaluateAll((headings) =>
        headings.map((heading) => {
          const firstLine = (element: Element | null) => {
            const texts = document.createTreeWalker(element as Element, NodeFilter.SHOW_TEXT)
            while (texts.nextNode()?.nodeValue?.trim() === '');
            const range = document.createRange()
            range.selectNodeContents(texts.currentNode)
            return range.getClientRects()[0]
          }
          const next = heading.nextElementSibling
          const [one, other] = [heading, next?.querySelector('.fold-body') ?? next].map(firstLine)
          const isLeft = (one?.right ?? 0) < (other?.left ?? 0)
          return { isLeft, isLevel: Math.abs((other?.bottom ?? 0) - (one?.bottom ?? 0)) < 16 }
        }),
      )
      expect(parts.length, id).toBeGreaterThan(2)
      for (const part of parts) expect.soft(part, id).toEqual({ isLeft: true, isLevel: true })
    }
  })
}
