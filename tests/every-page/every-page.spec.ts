import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { locales } from '#i18n/locales.ts'
import { href, pageIds } from '#site/addresses.ts'
import { expect, test } from '../support/browser-test.ts'

const axePath = createRequire(import.meta.url).resolve('axe-core')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

test.use({ bypassCSP: true, reducedMotion: 'reduce' } as object)

/** WCAG 2.2 AA as far as a program can tell; `only` narrows it to some rules. */
async function violations(page: Page, only?: string[]) {
  const results = await page.evaluate(
    ([tags, ids]) => {
      const { axe } = window as unknown as { axe: { run: (o: object) => Promise<AxeResults> } }
      return axe.run({
        resultTypes: ['violations'],
        runOnly: ids ? { type: 'rule', values: ids } : { type: 'tag', values: tags },
      })
    },
    [rules, only] as const,
  )
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}

/** Without the token of a mail these answer that the link has ended; the journeys open them with one. */
const needsToken = ['newsletter-confirm', 'newsletter-unsubscribe']

for (const id of pageIds.filter((candidate) => !needsToken.includes(candidate))) {
  for (const locale of locales) {
    test(`${href(id, locale)} works for everybody, in light, dark and on the smallest phone`, async ({
      page,
    }) => {
      const response = await page.goto(href(id, locale))
      expect(response?.status()).toBe(200)
      await page.addScriptTag({ path: axePath })
      expect(await violations(page)).toEqual([])
      await page.evaluate(() => document.documentElement.classList.add('dark'))
      expect(await violations(page, ['color-contrast', 'link-in-text-block'])).toEqual([])
      await page.setViewportSize({ width: 320, height: 700 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })
  }
}
