import type { Page } from '@playwright/test'
import { locales } from '#language/locales.ts'
import { page as entryOf, href, type PageId, pageIds } from '#site/addresses.ts'
import { findBarriers, findSmallTargets } from '../support/axe.ts'
import { readPage } from '../support/built-site.ts'
import { drawnPairs } from '../support/drawn-pairs.ts'
import { fewestThatShowAll } from '../support/fewest-that-show-all.ts'
import { isLong } from '../support/repeats.ts'
import { shellParts } from '../support/shell-parts.ts'
import { expect, test } from '../support/worker-page.ts'
import { isForWork } from '../support/working-pages.ts'

/** Without the token of a mail these answer that the link has ended; the journeys open them with one. */
const needsToken = ['newsletter-confirm', 'newsletter-unsubscribe', 'newsletter-start-again']

/** The shell is the same on every page (`shell.built.test.ts`), and is looked at on this one. */
const checkedElsewhere = (id: PageId) => (id === 'home' ? [] : shellParts)

const smallestPhone = { width: 320, height: 700 }
/** The phone with which Lighthouse looks. */
const commonPhone = { width: 412, height: 823 }

const looked = pageIds
  .filter((id) => !needsToken.includes(id))
  .flatMap((id) => locales.map((locale) => ({ id, locale, path: href(id, locale) })))

/**
 * The pages that show each kind of page in each language, and all that any page draws: on the others
 * the styles are known, and `html.built.test.ts` knows the markup. Found once, by the first test of a worker.
 */
let showAll: ReadonlySet<string> | undefined

function findThoseThatShowAll() {
  const chosen = fewestThatShowAll(looked, ({ id, locale }) => {
    const kind = `${entryOf(id).kind} in ${locale}`
    return [kind, ...drawnPairs(readPage(id, locale).html)]
  })
  return new Set(chosen.map(({ path }) => path))
}

/** Opens a page and returns the scripts that it fetches from then on. */
async function open(page: Page, path: string) {
  const scripts: string[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const response = await page.goto(path)
  expect(response?.status()).toBe(200)
  return scripts
}

for (const { id, path } of looked) {
  test(`${path} works for everybody, and on the smallest phone`, async ({ page }) => {
    showAll ??= findThoseThatShowAll()
    const styles = showAll.has(path)
    const isChecked = styles || isLong
    if (!isChecked) await page.setViewportSize(smallestPhone)
    const scripts = await open(page, path)
    if (isChecked) {
      expect(await findBarriers(page, { exclude: checkedElsewhere(id), styles })).toEqual([])
      await page.setViewportSize(commonPhone)
      if (styles) expect(await findSmallTargets(page)).toEqual([])
      await page.setViewportSize(smallestPhone)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    if (!isForWork(id)) expect(scripts).toEqual([])
  })
}
