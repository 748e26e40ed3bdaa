import { minute } from '#language/dates/durations.ts'
import { checkable, findBarriers } from '../support/axe.ts'
import { expect } from '../support/browser-test.ts'
import { test } from '../support/desk-site.ts'
import {
  addAuthenticator,
  addCounts,
  addLead,
  addMember,
  cardOf,
  enrol,
  letSessionsRest,
  readActs,
  signIn,
} from '../support/desk-visitor.ts'

test.use({ ...checkable, viewport: { width: 390, height: 844 } })

test('a lost telephone: its passkey is removed, and whoever has it is signed out', async ({
  browser,
  desk,
  page,
}) => {
  const member = await addMember({}, desk.data)
  await enrol(page, member)
  await page.getByRole('link', { name: 'Add a second passkey' }).click()
  await expect(page.getByRole('button', { name: 'Remove' })).toBeHidden()
  // A second device: the first one takes no second passkey of the same person.
  const context = await browser.newContext({ baseURL: desk.origin })
  await context.addCookies(await page.context().cookies())
  const phone = await context.newPage()
  const device = await addAuthenticator(phone)
  await phone.goto('/desk/account')
  await phone.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(phone.getByText('The passkey is added.')).toBeVisible()
  await phone.goto('/desk/sign-in')
  await signIn(phone)
  await expect(phone).toHaveURL('/desk')

  await page.goto('/desk')
  await expect(page.getByRole('link', { name: 'Add a second passkey' })).toBeHidden()
  await page.goto('/desk/account')
  await expect(page.getByText('This one')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'End it' })).toHaveCount(2)
  letSessionsRest(member.id, 6 * minute, desk.data)
  // The newest comes first: that of the telephone.
  await page.getByRole('button', { name: 'Remove' }).first().click()
  await page.getByRole('button', { name: 'Use my passkey' }).click()
  await expect(page.getByText('The passkey is removed.')).toBeVisible()
  await phone.goto('/desk')
  await expect(phone).toHaveURL('/desk/sign-in')
  await device.verify(true)
  await signIn(phone)
  await expect(phone.getByRole('alert')).toContainText('That did not work')
  await context.close()
  const acts = (await readActs(member.id, desk.data)).map(({ act }) => act)
  expect(acts).toEqual(expect.arrayContaining(['passkey-added', 'passkey-removed', 'mfa-verified']))
})

test('a session in another browser is ended by itself', async ({ browser, desk, page }) => {
  const member = await addMember({}, desk.data)
  const device = await enrol(page, member)
  const context = await browser.newContext({ baseURL: desk.origin })
  const other = await context.newPage()
  const copy = await addAuthenticator(other)
  await copy.replaceKey(await device.readKey())
  await other.goto('/desk/sign-in')
  await signIn(other)
  await expect(other).toHaveURL('/desk')
  await page.goto('/desk/account')
  const sessions = page.getByRole('listitem').filter({ hasText: 'Signed in' })
  await expect(sessions).toHaveCount(2)
  await sessions.filter({ hasNotText: 'This one' }).getByRole('button', { name: 'End it' }).click()
  await expect(page.getByText('The session is ended.')).toBeVisible()
  await expect(sessions).toHaveCount(1)
  await other.goto('/desk')
  await expect(other).toHaveURL('/desk/sign-in')
  await context.close()
})

test('whoever finds an open desk cannot add a passkey of their own', async ({ desk, page }) => {
  const member = await addMember({}, desk.data)
  await enrol(page, member)
  letSessionsRest(member.id, 6 * minute, desk.data)
  await page.goto('/desk/account')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page).toHaveURL('/desk/verify/account')
  await page.getByRole('button', { name: 'Use my passkey' }).click()
  await expect(page).toHaveURL('/desk/account')
})

test('whoever is held is not erased, and the page says why', async ({ desk, page }) => {
  const [owner, lead] = [
    await addMember({ role: 'owner' }, desk.data),
    await addLead({}, desk.data),
  ]
  await enrol(page, owner)
  await cardOf(page, lead).getByRole('link', { name: 'Everything' }).click()
  await page.getByRole('button', { name: 'Hold for a case' }).click()
  await expect(page.getByText('Held for a case, so it cannot be erased.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Erase everything' })).toBeHidden()
  await page.getByRole('button', { name: 'Lift the hold' }).click()
  await expect(page.getByText('The hold is lifted.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Erase everything' })).toBeVisible()
})

test('an owner saves the log and the figures as tables', async ({ desk, page }) => {
  await addCounts(desk.data)
  await enrol(page, await addMember({ role: 'owner' }, desk.data))
  for (const [link, button, file] of [
    ['Figures', 'Save as a table', 'figures.csv'],
    ['Log', 'Save the whole log', 'desk-log.csv'],
  ] as const) {
    await page.getByRole('link', { name: link }).click()
    const download = page.waitForEvent('download')
    await page.getByText(button).click()
    expect((await download).suggestedFilename()).toBe(file)
  }
})

for (const [language, locale] of [
  ['en', 'en-US'],
  ['es', 'es-MX'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale })

    test(`nothing keeps people out of an owner’s screen of the desk (${language})`, async ({
      desk,
      page,
    }) => {
      const [owner, lead] = [
        await addMember({ role: 'owner', language }, desk.data),
        await addLead({}, desk.data),
      ]
      await addCounts(desk.data)
      await enrol(page, owner)
      const look = async (screen: string) => {
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        expect.soft(await findBarriers(page), screen).toEqual([])
        expect.soft(await page.evaluate(() => document.body.scrollWidth), screen).toBe(390)
      }
      await page.goto('/desk/account')
      await look('account')
      await page.goto('/desk/figures')
      for (const fold of await page.locator('summary').all()) await fold.click()
      await look('figures')
      await page.goto('/desk/figures?weeks=52')
      await look('figures of a year')
      await page.goto('/desk/log')
      await look('log')
      await page.goto('/desk')
      await cardOf(page, lead).getByRole('link').last().click()
      await look('person')
      await page.locator('button[value="records-request"]').click()
      await look('person, held')
    })
  })
}
