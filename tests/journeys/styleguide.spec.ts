import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, type Locator, test } from '@playwright/test'
import { buttonVariants } from '#design/button/button.tsx'
import { colorOf, lookOf, textLookOf } from '../support/look-of.ts'

// The styleguide is there in development only, and so is the one place where each component,
// the dialog among them, can be looked at in all its states.

// One server for all of them.
test.describe.configure({ mode: 'default' })

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
  await page.goto(`${origin}/styleguide/dialog`)
  await expect(page.locator('.btn-destructive').first()).toHaveCSS(
    'background-color',
    await colorOf(page, '--clay'),
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

/** What of a button its states may change. */
const changing = ['color', 'background', 'border-top-color', 'outline', 'translate']

test('each button can be read in all its states, which the styleguide shows as they are', async ({
  page,
}) => {
  const bring = {
    hover: async (button: Locator) => button.hover(),
    'focus-visible': async (button: Locator) => {
      // The ring is for who uses the keyboard.
      await page.keyboard.press('Tab')
      await button.focus()
    },
    active: async (button: Locator) => {
      await button.hover()
      await page.mouse.down()
    },
  }
  await page.goto(`${origin}/styleguide/button`)
  await expect(page.locator('html')).toHaveClass(/faces/)
  for (const theme of ['light', 'dark']) {
    for (const variant of buttonVariants) {
      const [still, ...shown] = await page
        .locator(`[data-example="${variant}"] .${theme} [lang=en] button`)
        .all()
      const disabled = shown.pop()
      if (!still || !disabled) throw new Error(`No buttons of the variant ${variant}`)
      const atRest = await textLookOf(still, changing)
      const looks = { 'at rest': atRest, disabled: await textLookOf(disabled, changing) }
      for (const [index, [state, act]] of Object.entries(bring).entries()) {
        await act(still)
        const look = await textLookOf(still, changing)
        await page.mouse.up()
        await page.mouse.move(0, 0)
        await still.blur()
        const shownLook = await textLookOf(shown[index] as Locator, changing)
        expect.soft(shownLook, `${variant}, ${state}, ${theme}, as shown`).toEqual(look)
        expect.soft(look.values, `${variant}, ${state}, ${theme}`).not.toEqual(atRest.values)
        Object.assign(looks, { [state]: look })
      }
      for (const [state, { contrast }] of Object.entries(looks)) {
        expect.soft(contrast, `${variant}, ${state}, ${theme}`).toBeGreaterThanOrEqual(4.5)
      }
      expect.soft(looks.disabled.values).not.toEqual(atRest.values)
    }
  }
})
