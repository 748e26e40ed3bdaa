import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Locator, Page } from '@playwright/test'
import { day, hour, minute } from '#dates/durations.ts'
import { painReportWords } from '#forms/pain-report/words.ts'
import { painWords } from '#i18n/pain-report/words.ts'
import { href } from '#site/addresses.ts'
import { test as base, expect } from '../support/browser-test.ts'
import { endProcess, startServerProcess } from '../support/server-process.ts'

/** Real servers with one store, which end with the test. */
interface Servers {
  start(options?: { port?: string; clockShift?: number }): Promise<{ origin: string; port: string }>
  stop(): Promise<void>
  countReports(): number
}

const test = base.extend<{ servers: Servers }>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
    async ({}, use) => {
      const data = await mkdtemp(path.join(tmpdir(), 'clinic-site-'))
      const running: ReturnType<typeof startServerProcess>['child'][] = []
      const stop = async () => {
        await Promise.all(running.splice(0).map((child) => endProcess(child, 'SIGKILL')))
      }
      await use({
        stop,
        async start({ clockShift = 0, port = '0' } = {}) {
          const { address, child, output } = startServerProcess({
            site: path.resolve('dist'),
            data,
            environment: { PORT: port },
            clockShift,
          })
          running.push(child)
          const origin = await address
          if (!origin) throw new Error(output.stderr)
          return { origin, port: new URL(origin).port }
        },
        countReports() {
          const db = new DatabaseSync(path.join(data, 'site.db'), { readOnly: true })
          const [row] = db.prepare('select count(*) as reports from pain_reports').all()
          db.close()
          return Number(row?.['reports'])
        },
      })
      await stop()
      await rm(data, { recursive: true, force: true })
    },
    { auto: true },
  ],
})

const words = painReportWords.en

/** What the console says of a form that the server refused, before it is renewed by itself. */
const refused = 'error: Failed to load resource: the server responded with a status of 422'

/** The test's own servers are no third party. */
const quiet = (noise: string[], origin: string) =>
  noise.splice(0).filter((line) => !line.startsWith(`request: ${origin}/`))
const names = painWords.en

/** Answers every question; the form wakes and gets its token on the way. */
async function answerAll(page: Page, origin: string) {
  await page.goto(`${origin}${href('pain-dashboard', 'en')}`)
  const form = page.locator('[data-island=pain-report-form]')
  const token = page.waitForResponse('**/functions/v1/pain-form')
  await form.getByRole('checkbox', { name: names.regions.neck }).check()
  await token
  for (const answer of ['6', names.since['under-month'], names.modes.car, names.districts['5']]) {
    await form.getByRole('radio', { name: answer, exact: true }).check()
  }
  return form
}

async function sendAndBeThanked(form: Locator) {
  await form.getByRole('button', { name: words.submit }).click()
  await expect(form.getByText(words.answers.thanks)).toBeVisible({ timeout: 20_000 })
}

test('a report that was begun before the server was started again arrives', async ({
  page,
  noise,
  servers,
}) => {
  const { origin, port } = await servers.start()
  const form = await answerAll(page, origin)
  await servers.stop()
  await servers.start({ port })
  await sendAndBeThanked(form)
  expect(servers.countReports()).toBe(1)
  expect(quiet(noise, origin)).toEqual([])
})

for (const [what, before, after] of [
  ['was open for hours', 0, 3 * hour],
  ['was opened when the clock ran a month ahead', 30 * day, 0],
] as const) {
  test(`a report whose form ${what} is renewed by itself and arrives`, async ({
    page,
    noise,
    servers,
  }) => {
    const { origin, port } = await servers.start({ clockShift: before })
    const form = await answerAll(page, origin)
    await servers.stop()
    await servers.start({ port, clockShift: after })
    await sendAndBeThanked(form)
    expect(servers.countReports()).toBe(1)
    expect(quiet(noise, origin)).toEqual([expect.stringContaining(refused)])
  })
}

/** One address before several servers, which take the requests in turn. */
async function startBalancer(origins: readonly string[]) {
  let turn = 0
  const balancer = http.createServer((request, response) => {
    const next = new URL(request.url ?? '/', origins[turn++ % origins.length])
    const { headers, method } = request
    const onward = http.request(next, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => {
    balancer.listen(0, '127.0.0.1', resolve)
  })
  const { port } = balancer.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    stop() {
      balancer.closeAllConnections()
      balancer.close()
    },
  }
}

test('a report whose token came from another server arrives, though the clocks differ', async ({
  page,
  noise,
  servers,
}) => {
  const one = await servers.start({ clockShift: minute })
  const other = await servers.start()
  const balancer = await startBalancer([one.origin, other.origin])
  const form = await answerAll(page, balancer.origin)
  await sendAndBeThanked(form)
  expect(servers.countReports()).toBe(1)
  expect(quiet(noise, balancer.origin)).toEqual([])
  balancer.stop()
})
