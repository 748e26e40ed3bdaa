import { describe, expect, test } from 'vitest'
import { locales } from '#language/locales.ts'
import { hasWebkit } from '#scripts/find-engines.ts'
import { href, pageIds } from '#site/addresses.ts'
import { overflowOf } from './in-page.ts'
import { walkJourneys } from './walk-journeys.ts'
import { startWebkit } from './webkit.ts'

describe.skipIf(!hasWebkit())('WebKit', () => {
  const stage = walkJourneys('WebKit', startWebkit)

  // Of all engines, this one has widened pages that the others had not. All of them take a while.
  test('no page can be moved sideways on a phone', async () => {
    const { driver, origin } = stage()
    await driver.resize(390, 844)
    const wide: string[] = []
    for (const address of pageIds.flatMap((id) => locales.map((locale) => href(id, locale)))) {
      await driver.goTo(origin + address)
      const beyond = await driver.run(`(${overflowOf})()`)
      if (beyond) wide.push(`${address}: ${beyond}`)
    }
    expect(wide).toEqual([])
  }, 180_000)
})
