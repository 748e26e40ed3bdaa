import { locales } from '#i18n/locales.ts'
import { href, pageIds } from '#site/addresses.ts'
import { checkable, findBarriers } from '../support/axe.ts'
import { expect, test } from '../support/browser-test.ts'
import { isForWork } from '../support/working-pages.ts'

test.use(checkable)

/** Without the token of a mail these answer that the link has ended; the journeys open them with one. */
const needsToken = ['newsletter-confirm', 'newsletter-unsubscribe', 'newsletter-start-again']

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
      expect(await findBarriers(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 700 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      if (!isForWork(id)) expect(scripts).toEqual([])
    })
  }
}
