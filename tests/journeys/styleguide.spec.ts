import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@playwright/test'
import { colorOf, lookOf } from '../support/look-of.ts'

// The styleguide is there in development only, and so is the one place where each component,
// the dialog among them, can be looked at in all its states.

const origin = `http://127.0.0.1:${Number(process.env['TEST_PORT'] ?? 4329) + 1}`
let server: ChildProcess

test.beforeAll(async ({ request }) => {
  const { port, hostname } = new URL(origin)
  server = spawn('astro', ['dev', '--host', hostname, '--port', port], { stdio: 'ignore' })
  const answers = async () => {
    const answer = await request.get(`${origin}/styleguide`).catch(() => null)
    return answer?.status()
  }
  await expect.poll(answers, { timeout: 40_000 }).toBe(200)
})

test.afterAll(async () => {
  server.kill()
  await once(server, 'exit')
})

test('the styleguide has the styles of development, and its dialog dims the page', async ({
  page,
}) => {
  await page.goto(`${origin}/styleguide`)
  await expect(page.locator('.btn-cta').first()).toHaveCSS(
    'background-color',
    await colorOf(page, '--gold'),
  )
  const opens = page
    .locator('astro-island')
    .getByRole('button', { name: 'Delete my diary' })
    .first()
  const dialog = page.locator('dialog:modal')
  await expect(async () => {
    await opens.click()
    await expect(dialog).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(dialog).toHaveCSS('border-top-width', '0px')
  await expect(dialog).toHaveCSS('background-color', await colorOf(page, '--card'))
  expect(await lookOf(dialog, 'background-color', '::backdrop')).toBe('rgba(0, 20, 30, 0.6)')
})
