import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { painQuarterAt } from '#contracts/pain-report/figures.ts'
import { addDays, mondayOf } from '#dates/days.ts'
import { addQuarters, firstDayOf } from '#dates/quarters.ts'
import { locales } from '#i18n/locales.ts'
import { communityPainWords } from '#reports/community-pain/words.ts'
import { openSqliteStore } from '#server/store/sqlite.ts'
import { href } from '#site/addresses.ts'
import { checkable, findBarriers } from '../support/axe.ts'
import { test as base, expect } from '../support/browser-test.ts'
import { endProcess, startServerProcess } from '../support/server-process.ts'

/** The quarter that is just over. */
const quarter = addQuarters(painQuarterAt(Date.now()), -1)

async function fillStore(data: string) {
  const store = await openSqliteStore(data)
  const week = mondayOf(addDays(firstDayOf(quarter), 20))
  for (let sent = 0; sent < 200; sent++) {
    await store.addPainReport({
      week,
      district: sent % 2 === 0 ? '3' : '5',
      regions: ['neck', 'low-back'],
      worst: 5,
      since: 'under-month',
      mode: sent % 5 === 0 ? 'foot' : 'car',
    })
  }
  await store.close()
}

/** The desk as it is typed, beside the server. */
async function desk(data: string, ...words: string[]) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.resolve('src/desk/start.ts'), 'pain', ...words],
    { env: { ...process.env, DATA_DIR: data } },
  )
  return stdout.trim()
}

const test = base.extend<{ origin: string }>({
  origin: async ({ noise }, use) => {
    const data = await mkdtemp(path.join(tmpdir(), 'clinic-site-'))
    await fillStore(data)
    const code = (await desk(data, 'review', quarter)).match(/[\da-f]{6}$/)?.[0] ?? ''
    expect(await desk(data, 'publish', quarter, code)).toContain('is published')
    const { address, child, output } = startServerProcess({ site: path.resolve('dist'), data })
    const origin = await address
    if (!origin) throw new Error(output.stderr)
    await use(origin)
    // The test's own server is no third party.
    noise.push(...noise.splice(0).filter((line) => !line.startsWith(`request: ${origin}/`)))
    await endProcess(child, 'SIGKILL')
    await rm(data, { recursive: true, force: true })
  },
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page shows in both languages what the desk published', async ({ origin, page }) => {
    for (const locale of locales) {
      const { empty, heading, names, sources, tables } = communityPainWords[locale]
      await page.goto(`${origin}${href('pain-dashboard', locale)}`)
      const figures = page.getByRole('region', { name: heading })
      await expect(figures.getByText(sources.reports)).toHaveCount(4)
      await expect(figures.getByText(empty['not-enough'])).toHaveCount(0)
      await expect(figures.getByRole('table')).toHaveCount(9)
      const regions = figures.getByRole('table', { name: tables.region })
      await expect(regions.getByRole('row', { name: names.regions.neck })).toContainText(
        /[12]\d[05]/,
      )
    }
  })
})

test.describe('looked at', () => {
  test.use(checkable)

  test('the figures shut nobody out, and fit the smallest phone', async ({ origin, page }) => {
    await page.goto(`${origin}${href('pain-dashboard', 'es')}`)
    expect(await findBarriers(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})
