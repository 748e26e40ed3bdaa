import type { Page } from '@playwright/test'
import { locales } from '#language/locales.ts'
import { href, listedPageIds, type PageKind, page as pageOf } from '#site/addresses.ts'
import { expect, test } from '../support/browser-test.ts'

const phone = { width: 390, height: 844 }

test.use({ viewport: phone })

/** So high the danger signs of a page may be, px. */
const highestCard = 760

/** So far down the first heading of a page's own subject may stand, px: two screens. */
const lowestSubject = 1700

const kindsWithSubject: readonly PageKind[] = ['condition', 'service', 'hub', 'landing', 'phase']

const withSubject = listedPageIds.filter((id) => kindsWithSubject.includes(pageOf(id).kind))

/** Where the first heading below card and line begins; what speaks of danger itself is above it. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const signs = document.querySelector('main :is(.danger-cards, .danger-line)')
    const heading = [...document.querySelectorAll('main :is(h2, h3)')].find(
      (each) => !signs || signs.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
    return {
      card: document.querySelector('.danger-cards')?.getBoundingClientRect().height ?? 0,
      subject: (heading?.getBoundingClientRect().top ?? Number.NaN) + scrollY,
    }
  })

for (const locale of locales) {
  test(`on a phone a page's own subject begins within two screens (${locale})`, async ({
    page,
  }) => {
    test.slow()
    for (const id of withSubject) {
      await page.goto(href(id, locale))
      const { card, subject } = await measure(page)
      expect.soft(card, `the card of ${id}`).toBeLessThanOrEqual(highestCard)
      expect.soft(subject, `the first heading of ${id}`).toBeLessThanOrEqual(lowestSubject)
    }
  })
}
