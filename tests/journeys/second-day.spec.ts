import { cp, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { reportWords } from '#reports/accident-report/words.ts'
import { href } from '#site/addresses.ts'
import { endProcess, startServerProcess } from '../support/server-process.ts'

const words = reportWords.en
const severe = (page: Page) =>
  page.locator('.crash-filters').getByRole('radio', { name: words.filters.severe })
const headline = (page: Page) => page.locator('.crash-headline')
const report = href('accident-report', 'en')

/** A server with the site of today, which can make way for one with the next build. */
const test = base.extend<{ site: { origin: string; buildAnew(): Promise<void> } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
  site: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'clinic-site-'))
    const start = (site: string, port = '0') =>
      startServerProcess({ site, data: path.join(folder, 'data'), environment: { PORT: port } })
    let server = start(path.resolve('dist'))
    const origin = (await server.address) ?? ''
    await use({
      origin,
      /** Scripts and figures of the next build have other names: none of the old ones is there. */
      async buildAnew() {
        const next = path.join(folder, 'dist')
        const isOld = (file: string) => /_astro\/.*\.(?:js|json)(?:\.br|\.gz)?$/.test(file)
        await cp(await realpath('dist'), next, {
          recursive: true,
          filter: (file) => !isOld(file),
        })
        await endProcess(server.child, 'SIGTERM')
        server = start(next, new URL(origin).port)
        await server.address
      },
    })
    await endProcess(server.child, 'SIGKILL')
    await rm(folder, { recursive: true, force: true })
  },
})

function noteErrors(page: Page) {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

test('pages of yesterday go on after a new build has taken their place', async ({
  browser,
  site,
}) => {
  // Nothing that one has fetched is cached for the other.
  const [asleep, awake] = [await browser.newPage(), await browser.newPage()]
  const errors = [asleep, awake].map(noteErrors)
  for (const page of [asleep, awake]) await page.goto(site.origin + report)
  await severe(awake).check()
  await expect(headline(awake)).toContainText('997')
  await site.buildAnew()

  await severe(asleep).check()
  await asleep.getByRole('button', { name: words.filters.show }).click()
  await expect(asleep).toHaveURL(/severity=serious/)
  await expect(headline(asleep)).toContainText('997')

  await awake.locator('.crash-filters [name=from]').selectOption('2022')
  await expect(headline(awake)).toContainText('From 2022 to 2024')
  await awake.goBack()
  await expect(headline(awake)).toContainText('997')
  await awake.locator('.language').click()
  await expect(headline(awake)).toContainText('De 2016 a 2024')
  await expect(awake).toHaveURL(/severity=serious/)
  expect(errors.flat()).toEqual([])
  for (const page of [asleep, awake]) await page.close()
})
