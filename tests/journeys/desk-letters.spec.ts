import { minute } from '#language/dates/durations.ts'
import { checkable, findBarriers } from '../support/axe.ts'
import { expect } from '../support/browser-test.ts'
import { letterReaders, test } from '../support/desk-site.ts'
import { addMember, enrol, letSessionsRest, readActs } from '../support/desk-visitor.ts'

test.use({ ...checkable, viewport: { width: 390, height: 844 } })

test('an owner looks at a letter, tests it, sends it, pauses it, and sees it leave', async ({
  desk,
  noise,
  page,
}) => {
  const owner = await addMember({ role: 'owner' }, desk.data)
  await enrol(page, owner)
  await page.getByRole('link', { name: 'Newsletter' }).click()
  await expect(page.getByText('Not sent')).toBeVisible()
  await page.getByRole('link', { name: 'One folder for all the papers' }).click()
  await expect(
    page.getByText(`${letterReaders} readers get it: ${letterReaders} in English`),
  ).toBeVisible()
  await page.getByText('The mail as plain text').first().click()
  await expect(
    page.getByText('Trauma recovery').or(page.getByText('ONE FOLDER')).first(),
  ).toBeAttached()
  await page.getByRole('link', { name: 'See the mail' }).first().click()
  await expect(page.getByRole('link', { name: 'Unsubscribe' })).toBeVisible()
  await page.goBack()

  await page.getByLabel('Your e-mail address').fill('rosa@')
  await page.getByRole('button', { name: 'Send me a test' }).click()
  await expect(page.getByText('Enter an e-mail address like')).toBeVisible()
  await expect(page.getByLabel('Your e-mail address')).toHaveValue('rosa@')
  letSessionsRest(owner.id, 6 * minute, desk.data)
  await page.getByLabel('Your e-mail address').fill('rosa@clinic.example')
  await page.getByRole('button', { name: 'Send me a test' }).click()
  // What was typed goes with the question, and is not typed again.
  await page.getByRole('button', { name: 'Use my passkey' }).click()
  await expect(page.getByText('The test is on its way')).toBeVisible()

  await page.getByLabel('Type the number of readers').fill('44')
  await page.getByRole('button', { name: 'Send it' }).click()
  await expect(page.getByText(`It is ${letterReaders}: type that`)).toBeVisible()
  await page.getByLabel('Type the number of readers').fill(String(letterReaders))
  await page.getByRole('button', { name: 'Send it' }).click()
  await expect(page.getByText('It is being sent. It goes on without this page.')).toBeVisible()

  // The page counts by itself, and whoever is at a button stays there.
  const pause = page.getByRole('button', { name: 'Pause' })
  await pause.focus()
  await expect(page.getByText(/^(3[6-9]|4\d) of 45 mails have left\.$/)).toBeVisible({
    timeout: 15_000,
  })
  await expect(pause).toBeFocused()
  await pause.press('Enter')
  await expect(page.getByText('Paused')).toBeVisible()
  // The mail that was in hand has left.
  await page.waitForTimeout(1000)
  await page.reload()
  const words = await page.locator('[data-words]').textContent()
  await page.waitForTimeout(3000)
  await page.reload()
  await expect(page.locator('[data-words]')).toHaveText(words ?? '')
  await page.getByRole('button', { name: 'Go on sending' }).click()
  await expect(page.getByText('45 mails.')).toBeVisible({ timeout: 25_000 })
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send it' })).toBeHidden()

  const acts = (await readActs(owner.id, desk.data)).map(({ act }) => act)
  expect(acts.filter((act) => act.endsWith('letter')).toSorted()).toEqual([
    'paused-letter',
    'sent-letter',
    'tested-letter',
    'went-on-with-letter',
  ])
  // Two forms were given back.
  expect(noise.splice(0)).toHaveLength(2)
})

test('a letter is tested and sent without JavaScript', async ({ browser, desk, page }) => {
  await enrol(page, await addMember({ role: 'owner' }, desk.data))
  const context = await browser.newContext({
    baseURL: desk.origin,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto('/desk')
  await plain.getByRole('link', { name: 'Newsletter' }).click()
  await plain.getByRole('link', { name: 'One folder for all the papers' }).click()
  await plain.getByLabel('Your e-mail address').fill('rosa@clinic.example')
  await plain.getByRole('button', { name: 'Send me a test' }).click()
  await expect(plain.getByText('The test is on its way')).toBeVisible()
  await plain.getByLabel('Type the number of readers').fill(String(letterReaders))
  await plain.getByRole('button', { name: 'Send it' }).click()
  await expect(async () => {
    await plain.getByRole('link', { name: 'Look again' }).click()
    await expect(plain.getByText(/^[1-9]\d* of 45 mails have left\.$/)).toBeVisible({
      timeout: 500,
    })
  }).toPass({ timeout: 15_000 })
  await plain.getByRole('button', { name: 'Pause' }).click()
  await expect(plain.getByText('Paused')).toBeVisible()
  await context.close()
})

for (const [language, locale] of [
  ['en', 'en-US'],
  ['es', 'es-MX'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale, mailsPerHour: 600 })

    test(`nothing keeps people out of the letters (${language})`, async ({ desk, noise, page }) => {
      const owner = await addMember({ role: 'owner', language }, desk.data)
      const look = async (screen: string) => {
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        expect.soft(await findBarriers(page), screen).toEqual([])
      }
      await enrol(page, owner)
      await page.goto('/desk/letters')
      await look('letters')
      await page.locator('.desk-card a').click()
      await page.locator('summary').first().click()
      await look('letter')
      for (const [act, field] of [
        ['test', 'to'],
        ['send', 'readers'],
      ] as const) {
        await page.locator(`[name=${field}]`).fill('7')
        await page.locator(`form[action$="/${act}"] button`).click()
        await expect(page.locator('[aria-invalid]')).toBeVisible()
        await look(`${act}, given back`)
      }
      letSessionsRest(owner.id, 6 * minute, desk.data)
      await page.locator('[name=readers]').fill(String(letterReaders))
      await page.locator('form[action$="/send"] button').click()
      await expect(page.locator('form[data-again]')).toBeAttached()
      await look('verify')
      await page.locator('form[data-passkey] button').click()
      await expect(page.locator('[data-progress]')).toBeVisible()
      await look('sending')
      await page.locator('form[action$="/pause"] button').click()
      await expect(page.locator('form[action$="/go-on"]')).toBeVisible()
      await look('paused')
      expect(noise.splice(0)).toHaveLength(2)
    })
  })
}
