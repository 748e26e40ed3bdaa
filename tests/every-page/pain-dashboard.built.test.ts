import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runDesk } from '#desk/desk.ts'
import { locales } from '#i18n/locales.ts'
import { communityPainWords } from '#reports/community-pain/words.ts'
import { createPublished } from '#server/published.ts'
import { loadSite } from '#server/site.ts'
import { openSqliteStore } from '#server/store/sqlite.ts'
import { href } from '#site/addresses.ts'
import { builtFolder } from '../support/built-site.ts'
import { createTestLog, makeFolder } from '../support/server.ts'

const clock = () => Date.UTC(2026, 10, 22, 20)

/** The built site over a store of its own, and the desk beside it. */
async function serve() {
  const store = await openSqliteStore(await makeFolder())
  onTestFinished(() => store.close())
  const published = createPublished()
  const folder = path.resolve(builtFolder)
  const site = await loadSite({ folder, redirects: [], clock, published: published.now })
  return {
    store,
    look: () => published.read({ store, clock, log: createTestLog().log }),
    textOf(locale: (typeof locales)[number]) {
      const target = href('pain-dashboard', locale)
      return String(site.answer({ method: 'GET', target, headers: {}, transport: 'plain' }).body)
    },
    async desk(...words: string[]) {
      const printed: string[] = []
      const print = (line: string) => printed.push(line)
      await runDesk({ store, dataDir: '/nowhere', clock, print }, ['pain', ...words])
      return printed.join('\n')
    },
  }
}

test('the built page changes with what the desk publishes, without a script of its own', async () => {
  const { desk, look, store, textOf } = await serve()
  for (const locale of locales) {
    expect(textOf(locale)).toContain(communityPainWords[locale].empty.unknown)
  }
  await look()
  for (const locale of locales) {
    expect(textOf(locale)).toContain(communityPainWords[locale].empty['not-enough'])
  }

  for (let sent = 0; sent < 200; sent++) {
    await store.addPainReport({
      week: '2026-08-03',
      district: '5',
      regions: ['neck'],
      worst: 7,
      since: 'under-month',
      mode: 'car',
    })
  }
  const code = (await desk('review', '2026-Q3')).match(/[\da-f]{6}$/)?.[0] ?? ''
  await desk('publish', '2026-Q3', code)
  await look()
  expect(textOf('en')).toMatch(/July 2026 to September 2026, 1 quarter/)
  expect(textOf('es')).toMatch(/julio de 2026 a septiembre de 2026, 1 trimestre/)
  expect(textOf('en')).toMatch(/Most often: Neck, about (?:18|19|20|21|22)[05] of about/)
})
