import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { hour, minute } from '#language/dates/durations.ts'
import type { Locale } from '#language/locales.ts'
import { openSqliteStore } from '#server/open-store.ts'
import { createToken } from '#server/token.ts'
import { href } from '#site/addresses.ts'
import { checkable, findBarriers } from '../support/axe.ts'
import { inHours } from '../support/clinic-time.ts'
import { addAuthenticator } from '../support/desk-visitor.ts'
import { endProcess, startServerProcess } from '../support/server-process.ts'

/*
 * A server of its own: a notice would stand on the pages of all other tests.
 */

const data = mkdtempSync(path.join(tmpdir(), 'clinic-site-'))
let server: ReturnType<typeof startServerProcess>
let origin = ''

test.beforeAll(async () => {
  server = startServerProcess({
    site: path.resolve('dist'),
    data,
    environment: { HOST: 'localhost' },
  })
  origin = (await server.address) ?? ''
  expect(origin, server.output.stderr).not.toBe('')
})

test.afterAll(async () => {
  await endProcess(server.child, 'SIGTERM')
  await rm(data, { recursive: true })
})

test.use({ ...checkable, viewport: { width: 390, height: 844 } })
// Two of them wait up to a minute for what is announced to be on the pages.
test.setTimeout(3 * minute)
test.describe.configure({ mode: 'serial' })

let members = 0

/** Somebody new at the clinic has opened their link, added a passkey, and is at the screen. */
async function openClinic(page: Page, language: Locale) {
  members += 1
  const [id, now] = [`member-${members}`, Date.now()]
  const { hash, secret } = createToken()
  const store = await openSqliteStore(data, 'beside-a-server')
  await store.staff.add({ id, name: `Rosa ${members}`, role: 'staff', language, now })
  await store.staff.addLink({ staffId: id, hash, expiresAt: now + hour })
  await store.close()
  await addAuthenticator(page)
  await page.goto(`${origin}/desk/enrol#${secret}`)
  await page.getByRole('button').click()
  await expect(page).toHaveURL(`${origin}/desk`)
  await page.getByRole('link', { name: language === 'en' ? 'Clinic' : 'Clínica' }).click()
}

/** As if the time of the notice that stands were over. */
function letNoticeEnd() {
  const database = new DatabaseSync(path.join(data, 'site.db'), { timeout: 5000 })
  database.prepare('update notices set ends_at = ? where ends_at > ?').run(Date.now(), Date.now())
  database.close()
}

/** A visitor on a phone, whose browser runs no scripts. */
async function openWithoutScripts(browser: Browser) {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  return context.newPage()
}

/** Looks again and again, as visitors come, for at most a minute. */
const withinAMinute = { timeout: minute, intervals: [1000] }

async function noticeOn(page: Page, address: string) {
  await page.goto(`${origin}${address}`)
  const notice = page.locator('.notice')
  return (await notice.count()) === 0 ? '' : ((await notice.textContent()) ?? '')
}

test('a notice that a receptionist posts in Spanish on a phone is on every page, and ends by itself', async ({
  browser,
  page,
}) => {
  await openClinic(page, 'es')
  await page.getByLabel('Texto en inglés').fill('Closed today: smoke')
  await page.getByLabel('Texto en español').fill('')
  await page.getByLabel('Se quita solo').fill(inHours(5))
  await page.getByLabel('La clínica está cerrada').check()
  await page.getByRole('button', { name: 'Verlo primero' }).first().click()
  // What was typed is still there, and the field that lacks is named.
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Texto en español'])
  await expect(page.getByLabel('Texto en inglés')).toHaveValue('Closed today: smoke')
  await page.getByLabel('Texto en español').fill('Hoy cerramos por el humo')
  await page.getByRole('button', { name: 'Verlo primero' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Así lo van a ver')
  await expect(page.getByText('Closed today: smoke')).toBeVisible()
  await expect(page.getByText('Hoy cerramos por el humo')).toBeVisible()

  const visitor = await openWithoutScripts(browser)
  expect(await noticeOn(visitor, '/es')).toBe('')
  await page.getByRole('button', { name: 'Mostrarlo en todas las páginas' }).click()
  await expect(page.getByRole('status')).toContainText('en menos de un minuto')
  await expect
    .poll(() => noticeOn(visitor, href('contact', 'es')), withinAMinute)
    .toContain('Hoy cerramos por el humo')
  await expect(visitor.getByRole('region', { name: 'Aviso de la clínica' })).toBeInViewport({
    ratio: 1,
  })
  expect(await noticeOn(visitor, href('whiplash', 'en'))).toContain('Closed today: smoke')
  // The hours follow it.
  await visitor.goto(`${origin}${href('contact', 'en')}`)
  await expect(visitor.locator('.contact-open')).toContainText('Opens')
  expect(await noticeOn(visitor, href('immediate-help', 'es'))).toContain('Hoy cerramos')
  await expect(visitor.locator('.notice')).not.toBeInViewport()

  letNoticeEnd()
  await expect.poll(() => noticeOn(visitor, '/es'), withinAMinute).toBe('')
  await visitor.context().close()
})

test('everything but signing in works without scripts', async ({ browser, page }) => {
  await openClinic(page, 'en')
  const cookies = await page.context().cookies()
  const plain = await openWithoutScripts(browser)
  await plain.context().addCookies(cookies)
  await plain.goto(`${origin}/desk/clinic`)
  await plain.getByLabel('Day', { exact: true }).fill('2026-12-31')
  await plain.getByLabel('Closed all day').check()
  await plain.getByRole('button', { name: 'Look at it first' }).last().click()
  await plain.getByRole('button', { name: 'Show these hours' }).click()
  await expect(plain.getByRole('heading', { name: 'December 31, 2026' })).toBeVisible()

  await plain.getByText('Stories: ').click()
  await plain.getByRole('button', { name: /^Take down Slow/ }).click()
  await expect(plain.getByText(/^Down since /)).toBeVisible()
  const visitor = await openWithoutScripts(browser)
  const read = async (address: string) => {
    await visitor.goto(`${origin}${address}`)
    return visitor.content()
  }
  await expect
    .poll(() => read(href('real-stories', 'en')), withinAMinute)
    .not.toContain('Marcus Sample')
  expect(await read(href('home', 'es'))).not.toContain('Marcus Sample')
  expect(await read(href('contact', 'en'))).toContain('December 31, 2026')
  await plain.getByRole('button', { name: /^Put back Slow/ }).click()
  await expect
    .poll(() => read(href('real-stories', 'en')), withinAMinute)
    .toContain('Marcus Sample')
  await plain.getByRole('button', { name: 'Back to the usual hours' }).click()
  await expect
    .poll(() => read(href('contact', 'en')), withinAMinute)
    .not.toContain('December 31, 2026')
  await Promise.all([visitor.context().close(), plain.context().close()])
})

for (const language of ['en', 'es'] as const) {
  test(`nothing keeps people out of the screen, or of a page with a notice (${language})`, async ({
    page,
  }) => {
    const look = async (what: string) => {
      expect.soft(await findBarriers(page), what).toEqual([])
    }
    await openClinic(page, language)
    await look('as it is')
    const preview = page.locator('button[value="preview"]')
    await preview.last().click()
    await look('with faults in a day')
    await preview.first().click()
    await look('with faults in a notice')
    await page.locator('#notice-text-en').fill('Closed today: smoke')
    await page.locator('#notice-text-es').fill('Hoy cerramos por el humo')
    await page.locator('#notice-ends').fill(inHours(5))
    await preview.first().click()
    await look('preview')
    await page.locator('button[value="post"]').click()
    await look('with a notice')
    for (const id of ['home', 'contact', 'immediate-help'] as const) {
      await page.goto(`${origin}${href(id, language)}`)
      await expect(page.locator('.notice')).toHaveCount(1)
      expect.soft(await findBarriers(page, { include: ['.notice'] }), id).toEqual([])
    }
    letNoticeEnd()
  })
}
