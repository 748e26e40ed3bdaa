import type { Browser, Page } from '@playwright/test'
import { minute } from '#language/dates/durations.ts'
import { href } from '#site/addresses.ts'
import { checkable, findBarriers } from '../support/axe.ts'
import { expect, test } from '../support/browser-test.ts'
import {
  addAuthenticator,
  addLead,
  addMember,
  cardOf,
  enrol,
  letSessionsRest,
  longAgo,
  deskOrigin as origin,
  readActs,
  signIn,
  signOut,
  tokenOf,
} from '../support/desk-visitor.ts'

test.use({ ...checkable, baseURL: origin, viewport: { width: 390, height: 844 } })

// One after the other: each writes into the store beside the server, which waits for others only shortly.
test.describe.configure({ mode: 'default' })

async function openOther(browser: Browser) {
  const context = await browser.newContext({ baseURL: origin })
  return context.newPage()
}

/** What a browser would send, by whoever has its cookies. */
const send = (page: Page, address: string, form: Record<string, string>, from = origin) =>
  page.request.post(address, { form, headers: { Origin: from }, maxRedirects: 0 })

test('a link adds a passkey once; it signs in from then on', async ({ noise, page }) => {
  const member = await addMember()
  await enrol(page, member)
  await signOut(page)
  await expect(page).toHaveURL('/desk/sign-in')
  await page.goto('/desk')
  await expect(page).toHaveURL('/desk/sign-in')
  await signIn(page)
  await expect(page).toHaveURL('/desk')
  await expect(page.getByText(`Signed in as ${member.name}`)).toBeVisible()

  await page.goto(member.link)
  await page.getByRole('button').click()
  await expect(page.getByRole('alert')).toContainText('ask for a new one')
  // The browser says of the refusal what it says of every one.
  expect(noise.splice(0)).toHaveLength(1)
})

test('a device that does not know its owner signs nobody in', async ({ noise, page }) => {
  const device = await enrol(page, await addMember())
  await signOut(page)
  await device.verify(false)
  await signIn(page)
  await expect(page.getByRole('alert')).toContainText('That did not work', { timeout: 15_000 })
  noise.length = 0
})

test('a copy of a passkey is found out, and blocks it', async ({ noise, page }) => {
  const device = await enrol(page, await addMember())
  const copy = await device.readKey()
  await signOut(page)
  await signIn(page)
  await expect(page).toHaveURL('/desk')
  await signOut(page)
  await device.replaceKey(copy)
  await signIn(page)
  await expect(page.getByRole('alert')).toContainText('That did not work')
  // Not even with the right count.
  await device.replaceKey({ ...copy, signCount: copy.signCount + 9 })
  await signIn(page)
  await expect(page.getByRole('alert')).toContainText('That did not work')
  noise.length = 0
})

test('a signature works once', async ({ page }) => {
  await enrol(page, await addMember())
  await signOut(page)
  const sent = page.waitForRequest(
    (request) => request.url().endsWith('/desk/sign-in') && request.method() === 'POST',
  )
  await signIn(page)
  const body = (await sent).postData() ?? ''
  await expect(page).toHaveURL('/desk')
  const again = await page.request.post('/desk/sign-in', {
    data: body,
    headers: { Origin: origin, 'Content-Type': 'application/json' },
  })
  expect(again.status()).toBe(403)
})

test('a session ends when nobody uses it, and looking by itself does not lengthen it', async ({
  page,
}) => {
  const member = await addMember()
  await enrol(page, member)
  letSessionsRest(member.id, 14 * minute)
  expect((await page.request.get('/desk/today/version')).status()).toBe(200)
  letSessionsRest(member.id, minute)
  expect((await page.request.get('/desk/today/version')).status()).toBe(401)
  await page.goto('/desk/account')
  await expect(page).toHaveURL('/desk/sign-in')
})

test('one press keeps a session that is about to end', async ({ page }) => {
  const member = await addMember()
  await enrol(page, member)
  letSessionsRest(member.id, 13.5 * minute)
  // The page loads itself again, which is no act of anybody.
  await addLead()
  const stay = page.getByRole('button', { name: 'Stay signed in' })
  await expect(stay).toBeVisible({ timeout: 15_000 })
  await stay.click()
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeHidden()
  letSessionsRest(member.id, 2 * minute)
  expect((await page.request.get('/desk/today/version')).status()).toBe(200)
})

test('a note keeps the session, the warning is seen beside it, and staying leaves it there', async ({
  page,
}) => {
  const member = await addMember()
  await enrol(page, member)
  const lead = await addLead()
  await page.goto('/desk')
  await cardOf(page, lead)
    .getByRole('link', { name: `Everything about ${lead.name}` })
    .click()
  await page.clock.install()
  await page.reload()
  const note = page.getByLabel('Add a note')
  await note.fill('She asked for a ramp')
  await page.clock.runFor(2 * minute)
  const kept = page.waitForResponse('**/desk/stay')
  await note.pressSequentially(' and')
  expect((await kept).status()).toBe(204)
  await page.clock.runFor(14 * minute)
  const stay = page.getByRole('button', { name: 'Stay signed in' })
  await expect(stay).toBeInViewport()
  const again = page.waitForResponse('**/desk/stay')
  await stay.click()
  await again
  await expect(stay).toBeHidden()
  await expect(note).toHaveValue('She asked for a ramp and')
})

test('a list that changes moves nothing away under a finger, and whoever acts is led back', async ({
  page,
}) => {
  await enrol(page, await addMember())
  const leads = [await addLead(), await addLead(), await addLead(), await addLead()]
  await page.goto('/desk?fresh=yes')
  const [lead] = leads.slice(-1)
  if (!lead) throw new Error('No lead')
  const card = cardOf(page, lead)
  await card.getByRole('button', { name: 'Take' }).scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(0)
  await addLead()
  await expect(page.getByText('This list has changed since.')).toBeInViewport({ timeout: 8000 })
  expect(await page.evaluate(() => scrollY)).toBe(place)
  await card.getByRole('button', { name: 'Take' }).click()
  await expect(card.getByText('You have this one.')).toBeInViewport()
  await expect(card).toBeFocused()
  await card.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(`${lead.name}: marked as done.`)).toBeInViewport()
})

test('a name from right to left turns no number around', async ({ page }) => {
  await enrol(page, await addMember())
  const lead = await addLead({ name: 'محمد علي 12' })
  await page.goto('/desk')
  await cardOf(page, lead)
    .getByRole('link', { name: /Everything/ })
    .click()
  await expect(page.locator('article h3 bdi')).toHaveText([lead.name, '(510) 555-0123', lead.email])
})

test('of two presses at once, the second is not sent', async ({ page }) => {
  await enrol(page, await addMember())
  const lead = await addLead()
  await page.goto('/desk')
  const sent = await cardOf(page, lead)
    .locator('form')
    .evaluate((form) => {
      const press = () =>
        form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
      return [press(), press()]
    })
  expect(sent).toEqual([true, false])
})

test('signing out everywhere ends the sessions of all browsers, and nothing is behind the back button', async ({
  browser,
  page,
}) => {
  const member = await addMember()
  const device = await enrol(page, member)
  const { name } = await addLead()
  const other = await openOther(browser)
  const otherDevice = await addAuthenticator(other)
  await otherDevice.replaceKey(await device.readKey())
  await other.goto('/desk/sign-in')
  await signIn(other)
  await expect(cardOf(other, { name })).toBeVisible()

  await page.goto('/desk/account')
  await page.getByRole('button', { name: 'Sign out on every device' }).click()
  await expect(page).toHaveURL('/desk/sign-in')
  await page.goBack()
  await expect(page).toHaveURL('/desk/sign-in')
  // The other page notices by itself.
  await expect(other).toHaveURL('/desk/sign-in', { timeout: 15_000 })
  await other.context().close()
})

test('a form from elsewhere, or without the token of the session, does nothing', async ({
  page,
}) => {
  await enrol(page, await addMember())
  const lead = await addLead()
  const token = await tokenOf(page)
  const address = `/desk/messages/${lead.id}`
  for (const [form, from] of [
    [{ act: 'done', token }, 'https://evil.example'],
    [{ act: 'done', token }, 'null'],
    [{ act: 'done' }, origin],
    [{ act: 'done', token: 'x'.repeat(43) }, origin],
  ] as const) {
    expect((await send(page, address, form, from)).status()).toBe(403)
  }
  expect((await page.request.get(address)).status()).toBe(404)
  await page.reload()
  await expect(cardOf(page, lead)).toBeVisible()
  expect((await send(page, address, { act: 'done', token })).status()).toBe(303)
})

test('the cookie is for this host alone, and for no script; each sign-in makes a new one', async ({
  page,
}) => {
  await enrol(page, await addMember())
  const readCookie = async () => (await page.context().cookies())[0]
  const first = await readCookie()
  expect(first).toMatchObject({
    ...{ name: '__Host-desk', httpOnly: true, secure: true, sameSite: 'Strict', path: '/' },
  })
  await signOut(page)
  await signIn(page)
  await expect(page).toHaveURL('/desk')
  const second = await readCookie()
  expect(second?.value).not.toBe(first?.value)
  // Two of that name: one was smuggled in, and nobody knows which.
  for (const Cookie of [
    `__Host-desk=${first?.value}`,
    `__Host-desk=${second?.value}; __Host-desk=${first?.value}`,
  ]) {
    const answer = await fetch(`${origin}/desk/today/version`, { headers: { Cookie } })
    expect(answer.status).toBe(401)
  }
})

test('of two who answer leads, one has each, and the other sees it within 5 seconds', async ({
  browser,
  page,
}) => {
  const [rosa, lead] = [await addMember(), await addLead({ ago: longAgo })]
  await enrol(page, rosa)
  const other = await openOther(browser)
  await enrol(other, await addMember())
  const card = cardOf(page, lead)
  await expect(card.getByText('Late: the time we promised is over')).toBeVisible()
  await expect(card.getByRole('link', { name: 'Call (510) 555-0123' })).toHaveAttribute(
    'href',
    'tel:+15105550123',
  )
  // Before the other page knows of it.
  const token = await tokenOf(other)
  await card.getByRole('button', { name: 'Take' }).click()
  await expect(card.getByText('You have this one.')).toBeVisible()
  const late = await send(other, `/desk/messages/${lead.id}`, { act: 'take', token })
  expect(late.headers()['location']).toBe('/desk?said=taken-by-other')
  await expect(cardOf(other, lead).getByText(`${rosa.name} has this one.`)).toBeVisible({
    timeout: 8000,
  })

  await card.getByRole('button', { name: 'Left word' }).click()
  await expect(card.getByText('Called once')).toBeVisible()
  await card.getByRole('button', { name: 'Done' }).click()
  await expect(card).toBeHidden()
  await page.getByRole('button', { name: 'Let it wait again' }).click()
  await card.getByRole('button', { name: 'Done' }).click()
  await expect(card).toBeHidden()
  await expect(cardOf(other, lead)).toBeHidden({ timeout: 8000 })
  await other.context().close()
  const acts = (await readActs(rosa.id)).filter(({ subject }) => subject === lead.id)
  expect(acts.map(({ act }) => act).toSorted()).toEqual([
    'done',
    'done',
    'left-word',
    'take',
    'undo',
  ])
})

test('a person is found, and a note is added with its author; no address is in an address', async ({
  noise,
  page,
}) => {
  const [rosa, lead] = [await addMember(), await addLead()]
  await enrol(page, rosa)
  await page.getByRole('link', { name: 'Search' }).click()
  await page.getByRole('searchbox').fill(lead.email.toUpperCase())
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: lead.email }).click()
  await expect(page).toHaveURL(/\/desk\/people\/[\da-f]{64}$/)
  await expect(page.getByText('Is there a ramp?')).toBeVisible()
  await page.getByLabel('Add a note').fill('Asked for a ramp.\nCall after 3 pm.')
  await page.getByRole('button', { name: 'Add the note' }).click()
  await expect(page.getByText('The note is stored.')).toBeVisible()
  await expect(page.getByText(rosa.name).last()).toBeVisible()
  await expect(page.getByText('Asked for a ramp.')).toBeVisible()

  const tooLong = `${'long '.repeat(201)}end`
  await page.getByLabel('Add a note').fill(tooLong)
  await page.getByRole('button', { name: 'Add the note' }).click()
  await expect(page.getByText('Please shorten it.')).toBeVisible()
  await expect(page.getByLabel('Add a note')).toHaveValue(tooLong)
  expect(noise.splice(0)).toHaveLength(1)

  await page.getByRole('button', { name: 'Stop all mail' }).click()
  await expect(page.getByText('No mail goes there.')).toBeVisible()
  const acts = new Set((await readActs(rosa.id)).map(({ act }) => act))
  expect([...acts].toSorted()).toEqual([
    'note',
    'passkey-added',
    'saw-person',
    'saw-today',
    'searched',
    'signed-in',
    'stopped-mail',
  ])
  expect(JSON.stringify(await readActs(rosa.id))).not.toMatch(/@|Ana|ramp/)
})

test('staff export and erase nothing, and see no log, whatever they send', async ({ page }) => {
  const lead = await addLead()
  await enrol(page, await addMember())
  await expect(page.getByRole('link', { name: 'Log' })).toBeHidden()
  const token = await tokenOf(page)
  await cardOf(page, lead).getByRole('link', { name: 'Everything' }).click()
  await expect(page.getByRole('button', { name: 'Erase everything' })).toBeHidden()
  const person = new URL(page.url()).pathname
  for (const act of ['export', 'erase']) {
    expect((await send(page, `${person}/${act}`, { token, sure: 'yes' })).status()).toBe(403)
  }
  expect((await page.request.get('/desk/log')).status()).toBe(403)
  await page.reload()
  await expect(page.getByText('Is there a ramp?')).toBeVisible()
})

test('an owner exports and erases with the passkey again, and sees who did what', async ({
  page,
}) => {
  const [owner, lead] = [await addMember({ role: 'owner' }), await addLead()]
  await enrol(page, owner)
  await cardOf(page, lead).getByRole('link', { name: 'Everything' }).click()
  letSessionsRest(owner.id, 6 * minute)
  await page.getByRole('button', { name: 'Save everything as a file' }).click()
  await page.getByRole('button', { name: 'Use my passkey' }).click()
  await expect(page.locator('p.lead')).toHaveText(lead.email)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save everything as a file' }).click()
  expect((await download).suggestedFilename()).toBe('person.json')

  await page.getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByText('Tick the box first')).toBeVisible()
  await page.getByLabel('Yes, erase all of it').check()
  letSessionsRest(owner.id, 6 * minute)
  await page.getByRole('button', { name: 'Erase everything' }).click()
  await page.getByRole('button', { name: 'Use my passkey' }).click()
  await expect(page.getByText('Erased. A scrambled mark stays')).toBeVisible()
  await expect(cardOf(page, lead)).toBeHidden()

  await page.getByRole('link', { name: 'Log' }).click()
  await expect(page.getByRole('cell', { name: 'Erased a person' }).first()).toBeVisible()
  await expect(page.getByRole('cell', { name: owner.name }).first()).toBeVisible()
})

test('nothing of the desk is kept, listed, framed or linked', async ({ page }) => {
  const answer = await page.request.get('/desk/sign-in')
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
    'content-security-policy': expect.stringMatching(
      /default-src 'none'.*frame-ancestors 'none'.*trusted-types 'none'/,
    ),
  })
  expect(await answer.text()).not.toContain('<script>')
  // By the number of the host, it is another one.
  const elsewhere = origin.replace('localhost', '127.0.0.1')
  expect((await page.request.get(`${elsewhere}/desk/sign-in`)).status()).toBe(404)
  for (const file of ['/_live/desk.mjs', '/_live/desk.js', '/robots.txt', '/sitemap.xml', '/']) {
    const other = await page.request.get(file)
    expect(file.startsWith('/_live') ? other.status() : 404).toBe(404)
    expect(await other.text()).not.toContain('/desk/')
  }
})

test.describe('beside the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the desk comes from the network or not at all', async ({ context, page }) => {
    await page.goto(href('action-plan', 'en'))
    await page.evaluate(() => navigator.serviceWorker.ready)
    const opened = await page.goto('/desk/sign-in')
    expect(opened?.fromServiceWorker()).toBe(false)
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      )
      return requests.flat().map(({ url }) => url)
    })
    expect(kept.filter((url) => url.includes('/desk'))).toEqual([])
    await context.setOffline(true)
    await expect(page.goto('/desk/account')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  })
})

for (const [language, locale] of [
  ['en', 'en-US'],
  ['es', 'es-MX'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale })

    test(`nothing keeps people out of a screen of the desk (${language})`, async ({
      noise,
      page,
    }) => {
      const [owner, lead] = [await addMember({ role: 'owner', language }), await addLead()]
      const look = async (screen: string) => {
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        expect.soft(await findBarriers(page), screen).toEqual([])
      }
      await page.goto('/desk/sign-in')
      await look('sign-in')
      await page.goto(owner.link)
      await look('enrol')
      await enrol(page, owner)
      await look('today')
      await cardOf(page, lead).getByRole('button').first().click()
      await look('today, taken')
      await cardOf(page, lead).getByRole('link').last().click()
      await look('person')
      letSessionsRest(owner.id, 6 * minute)
      await page.locator('form[action$="/export"] button').click()
      await look('verify')
      for (const screen of ['search', 'account', 'log', 'nowhere']) {
        await page.goto(`/desk/${screen}`)
        await look(screen)
      }
      // The page that is not there.
      expect(noise.splice(0)).toHaveLength(1)
    })
  })
}
