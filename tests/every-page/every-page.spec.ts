import { type Locale, locales } from '#i18n/locales.ts'
import { href, type PageId, pageIds } from '#site/addresses.ts'
import { findBarriers } from '../support/axe.ts'
import { classesOf, readPage } from '../support/built-site.ts'
import { shellParts } from '../support/shell-parts.ts'
import { expect, test } from '../support/worker-page.ts'
import { isForWork } from '../support/working-pages.ts'

/** Without the token of a mail these answer that the link has ended; the journeys open them with one. */
const needsToken = ['newsletter-confirm', 'newsletter-unsubscribe', 'newsletter-start-again']

/** The shell is the same on every page (`shell.built.test.ts`), and is looked at on this one. */
const checkedElsewhere = (id: PageId) => (id === 'home' ? [] : shellParts)

/** What is laid out only when a reader comes near would be as wide as the window until then. */
const layOutAll = '* { content-visibility: visible !important }'

/**
 * Colors come with classes, and most Spanish pages draw with the same ones as their English pair, whose
 * colors are checked.
 */
function hasColorsOfItsOwn(id: PageId, locale: Locale) {
  if (locale === 'en') return true
  const known = classesOf(readPage(id, 'en').html)
  return [...classesOf(readPage(id, locale).html)].some((name) => !known.has(name))
}

for (const id of pageIds.filter((candidate) => !needsToken.includes(candidate))) {
  for (const locale of locales) {
    test(`${href(id, locale)} works for everybody, in light, dark and on the smallest phone`, async ({
      page,
    }) => {
      const scripts: string[] = []
      page.on('requestfinished', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url())
      })
      const response = await page.goto(href(id, locale))
      expect(response?.status()).toBe(200)
      await page.addStyleTag({ content: layOutAll })
      const colors = hasColorsOfItsOwn(id, locale)
      expect(await findBarriers(page, { exclude: checkedElsewhere(id), colors })).toEqual([])
      await page.setViewportSize({ width: 320, height: 700 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      if (!isForWork(id)) expect(scripts).toEqual([])
    })
  }
}
