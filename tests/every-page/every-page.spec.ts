import { locales } from '#i18n/locales.ts'
import { href, type PageId, pageIds } from '#site/addresses.ts'
import { findBarriers } from '../support/axe.ts'
import { readPage } from '../support/built-site.ts'
import { drawnPairs } from '../support/drawn-pairs.ts'
import { shellParts } from '../support/shell-parts.ts'
import { expect, test } from '../support/worker-page.ts'
import { isForWork } from '../support/working-pages.ts'

/** Without the token of a mail these answer that the link has ended; the journeys open them with one. */
const needsToken = ['newsletter-confirm', 'newsletter-unsubscribe', 'newsletter-start-again']

/** The shell is the same on every page (`shell.built.test.ts`), and is looked at on this one. */
const checkedElsewhere = (id: PageId) => (id === 'home' ? [] : shellParts)

/** What is laid out only when a reader comes near would be as wide as the window until then. */
const layOutAll = '* { content-visibility: visible !important }'

const looked = pageIds
  .filter((id) => !needsToken.includes(id))
  .flatMap((id) => locales.map((locale) => ({ id, locale, path: href(id, locale) })))

/** The pages that draw something as no page before them does: elsewhere the styles are known. */
function findNewStyles() {
  const known = new Set<string>()
  const pages = looked.filter(({ id, locale }) => {
    const fresh = [...drawnPairs(readPage(id, locale).html)].filter((pair) => !known.has(pair))
    for (const pair of fresh) known.add(pair)
    return fresh.length > 0
  })
  return new Set(pages.map(({ path }) => path))
}

/** Found once, by the first test of a worker. */
let newStyles: ReadonlySet<string> | undefined

for (const { id, path } of looked) {
  test(`${path} works for everybody, in light, dark and on the smallest phone`, async ({
    page,
  }) => {
    newStyles ??= findNewStyles()
    const scripts: string[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await page.addStyleTag({ content: layOutAll })
    const asked = { exclude: checkedElsewhere(id), styles: newStyles.has(path) }
    expect(await findBarriers(page, asked)).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    if (!isForWork(id)) expect(scripts).toEqual([])
  })
}
