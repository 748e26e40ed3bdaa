import { minute } from '#language/dates/durations.ts'
import { checkable, findBarriers } from '../support/axe.ts'
import { expect } from '../support/browser-test.ts'
import { test } from '../support/desk-site.ts'
import { addMember, enrol, letSessionsRest } from '../support/desk-visitor.ts'

test.use({
  ...checkable,
  viewport: { width: 390, height: 844 },
  permissions: ['clipboard-read', 'clipboard-write'],
})

test('an owner invites somebody, who begins with the link, becomes an owner, and leaves', async ({
  browser,
  desk,
  noise,
  page,
}) => {
  const owner = await addMember({ role: 'owner' }, desk.data)
  await enrol(page, owner)
  await page.getByRole('link', { name: 'Staff' }).click()
  await expect(page.getByRole('link', { name: `${owner.name} (you)` })).toBeVisible()
  const invite = page.getByRole('button', { name: 'Make a link' })
  await page.getByLabel('Name').fill(owner.name)
  await page.getByLabel('Language of the desk').selectOption('es')
  await invite.click()
  await expect(page.getByText('Somebody has or had that name.')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue(owner.name)
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Language of the desk')).toHaveValue('es')
  letSessionsRest(owner.id, 6 * minute, desk.data)
  await page.getByLabel('Name').fill('Luis')
  await invite.click()
  await page.getByRole('button', { name: 'Use my passkey' }).click()
  const link = await page.getByLabel('The link').inputValue()
  await page.getByRole('button', { name: 'Copy it' }).click()
  await expect(page.getByRole('button', { name: 'Copied.' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  const context = await browser.newContext({ baseURL: desk.origin })
  const other = await context.newPage()
  await enrol(other, { link })
  await expect(other.getByText('Entró como Luis')).toBeVisible()
  await expect(other.getByRole('link', { name: 'Equipo' })).toBeHidden()

  await page.getByRole('link', { name: 'To the staff' }).click()
  await page.getByRole('link', { name: 'Luis' }).click()
  await page.getByLabel('Role').selectOption('owner')
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByText('The role is changed.')).toBeVisible()
  await other.reload()
  await other.getByRole('link', { name: 'Equipo' }).click()
  await expect(other.getByRole('link', { name: 'Luis (usted)' })).toBeVisible()

  const end = page.getByRole('button', { name: 'End what Luis may do here' })
  await end.click()
  await expect(page.getByText('Tick the box first')).toBeVisible()
  await page.getByLabel('Yes, Luis leaves.').check()
  await end.click()
  await expect(page.getByText('They are signed out, and sign in no more.')).toBeVisible()
  await expect(page.getByText('Has left')).toBeVisible()
  await other.reload()
  await expect(other).toHaveURL(/\/desk\/sign-in$/)
  await context.close()

  await page.getByRole('link', { name: owner.name }).click()
  await page.getByLabel(`Yes, ${owner.name} leaves.`).check()
  await page.getByRole('button', { name: 'End what' }).click()
  await expect(page.getByText('That is the last owner who can sign in.')).toBeVisible()
  // The form that was given back.
  expect(noise.splice(0)).toHaveLength(1)
})

test('somebody is invited, and leaves, without JavaScript', async ({ browser, desk, page }) => {
  await enrol(page, await addMember({ role: 'owner' }, desk.data))
  const context = await browser.newContext({
    baseURL: desk.origin,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto('/desk/staff')
  await plain.getByLabel('Name').fill('Luis')
  await plain.getByRole('button', { name: 'Make a link' }).click()
  await expect(plain.getByLabel('The link')).toHaveValue(/\/desk\/enrol#.{43}$/)
  await expect(plain.getByRole('button', { name: 'Copy it' })).toBeHidden()
  await plain.getByRole('link', { name: 'To the staff' }).click()
  await plain.getByRole('link', { name: 'Luis' }).click()
  await plain.getByLabel('Yes, Luis leaves.').check()
  await plain.getByRole('button', { name: 'End what Luis may do here' }).click()
  await expect(plain.getByText('Has left')).toBeVisible()
  await context.close()
})

for (const [language, locale] of [
  ['en', 'en-US'],
  ['es', 'es-MX'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale })

    test(`nothing keeps people out of the staff (${language})`, async ({ desk, noise, page }) => {
      const owner = await addMember({ role: 'owner', language }, desk.data)
      const look = async (screen: string) => {
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        expect.soft(await findBarriers(page), screen).toEqual([])
      }
      await enrol(page, owner)
      await page.goto('/desk/staff')
      await look('staff')
      await page.locator('form[action$="/staff"] button').click()
      await look('staff, given back')
      await page.locator('[name=name]').fill('Luis')
      await page.locator('form[action$="/staff"] button').click()
      await expect(page.locator('#link')).toBeVisible()
      await look('link')
      await page.goto('/desk/staff')
      await page.locator('.desk-card a').first().click()
      await look('member')
      expect(noise.splice(0)).toHaveLength(1)
    })
  })
}
