import { randomBytes } from 'node:crypto'
import { minute } from '#language/dates/durations.ts'
import { expect } from '../support/browser-test.ts'
import { test } from '../support/desk-site.ts'
import {
  addLead,
  addMember,
  cardOf,
  enrol,
  letSessionsRest,
  signIn,
  signOut,
} from '../support/desk-visitor.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a session that somebody laid ready is never the one that is signed in', async ({
  desk,
  page,
}) => {
  await enrol(page, await addMember({}, desk.data))
  await signOut(page)
  const laid = randomBytes(32).toString('base64url')
  const cookie = { name: '__Host-desk', value: laid, domain: 'localhost', path: '/' }
  await page.context().addCookies([{ ...cookie, secure: true, httpOnly: true }])
  await page.goto('/desk/sign-in')
  await signIn(page)
  await expect(page).toHaveURL('/desk')
  const [own, ...more] = await page.context().cookies()
  expect(more).toEqual([])
  expect(own?.value).not.toBe(laid)
  const asked = await fetch(`${desk.origin}/desk/today/version`, {
    headers: { Cookie: `__Host-desk=${laid}` },
  })
  expect(asked.status).toBe(401)
})

test('a list that cannot be asked is asked again after 200 ms, then after twice as long', async ({
  desk,
  noise,
  page,
}) => {
  await enrol(page, await addMember({}, desk.data))
  let asked = 0
  await page.route('**/desk/today/version', (route) => {
    asked += 1
    return route.abort()
  })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + minute)
  await page.goto('/desk')
  asked = 0
  /** Lets time pass for the page, and what it asks then fail. */
  const pass = async (time: number) => {
    const failed = page.waitForEvent('requestfailed')
    await page.clock.runFor(time - 1)
    const before = asked
    await page.clock.runFor(1)
    await failed
    // The page has heard of it too.
    await page.evaluate(() => new Promise((heard) => queueMicrotask(() => heard(undefined))))
    return [before, asked]
  }
  expect(await pass(5000)).toEqual([0, 1])
  expect(await pass(200)).toEqual([1, 2])
  expect(await pass(400)).toEqual([2, 3])
  expect(await pass(800)).toEqual([3, 4])
  await page.unroute('**/desk/today/version')
  const lead = await addLead({}, desk.data)
  await page.clock.runFor(1600)
  await expect(cardOf(page, lead)).toBeVisible()
  noise.length = 0
})

test('no address of the desk names a person, their number, what they wrote or was written of them', async ({
  desk,
  noise,
  page,
}) => {
  const [owner, lead] = [
    await addMember({ role: 'owner' }, desk.data),
    await addLead({ phone: '+15105550177' }, desk.data),
  ]
  const addresses = new Set<string>()
  page.on('request', (request) => addresses.add(decodeURIComponent(request.url())))
  await enrol(page, owner)
  /** Where the page leads, and sends its forms; numbers and addresses that open other programs aside. */
  const note = async () => {
    const found = await page
      .locator('[href], [action]')
      .evaluateAll((elements) =>
        elements.map((element) => element.getAttribute('href') ?? element.getAttribute('action')),
      )
    for (const address of found) {
      if (!/^(?:tel|sms|mailto):/.test(address ?? ''))
        addresses.add(decodeURIComponent(address ?? ''))
    }
  }
  await note()
  await page.goto('/desk/search')
  await page.getByRole('searchbox').fill(lead.name)
  await page.getByRole('button', { name: 'Search' }).click()
  await note()
  await page.getByRole('link', { name: lead.email }).click()
  await page.getByLabel('Add a note').fill('Asked for a ramp.')
  await page.getByRole('button', { name: 'Add the note' }).click()
  await note()
  await page.getByLabel('Add a note').fill('Asked for a ramp. '.repeat(60))
  await page.getByRole('button', { name: 'Add the note' }).click()
  await expect(page.getByText('Please shorten it.')).toBeVisible()
  noise.length = 0
  letSessionsRest(owner.id, 6 * minute, desk.data)
  await page.getByRole('button', { name: 'Save everything as a file' }).click()
  await expect(page.getByRole('button', { name: 'Use my passkey' })).toBeVisible()
  await note()
  await page.goto('/desk/log')
  await note()
  expect(addresses.size).toBeGreaterThan(20)
  const named = /ana|@|example\.org|555|0177|ramp/i
  expect([...addresses].filter((address) => named.test(address.replace(desk.origin, '')))).toEqual(
    [],
  )
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0)
})
