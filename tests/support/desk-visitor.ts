import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { CDPSession, Page } from '@playwright/test'
import { localDate } from '#clinic/clock/clock.ts'
import { pressKinds } from '#forms/press/contract/press.ts'
import { addDays } from '#language/dates/days.ts'
import { day, hour } from '#language/dates/durations.ts'
import type { Locale } from '#language/locales.ts'
import { openSqliteStore } from '#server/open-store.ts'
import { createToken } from '#server/token.ts'
import { makeSignUp } from '../server/store-contract.ts'

/** By its name: passkeys are made for no number. */
export const deskOrigin = `http://localhost:${process.env['TEST_PORT'] ?? 4329}`

/** Of the server that all journeys ask. */
const dataDir = () => process.env['TEST_DATA_DIR'] ?? ''

const opened = new Map<string, ReturnType<typeof openSqliteStore>>()

/** The store of a server that tests ask, opened beside it: once, for each time the server waits. */
function openOnce(data = dataDir()) {
  const store = opened.get(data) ?? openSqliteStore(data, 'beside-a-server')
  opened.set(data, store)
  return store
}

const newId = () => randomBytes(8).toString('hex')

interface Member {
  role?: 'owner' | 'staff'
  language?: Locale
}

/** Somebody new at the clinic, and the link with which they begin. */
export async function addMember(
  { language = 'en', role = 'staff' }: Member = {},
  data = dataDir(),
) {
  const id = newId()
  const name = `Rosa ${id}`
  const now = Date.now()
  const { hash, secret } = createToken()
  const { staff } = await openOnce(data)
  await staff.add({ id, name, role, language, now })
  await staff.addLink({ staffId: id, hash, expiresAt: now + hour })
  return { id, name, link: `/desk/enrol#${secret}` }
}

/** Somebody wrote to the clinic; every time another person. */
export async function addLead(
  more: { name?: string; phone?: string; ago?: number } = {},
  data = dataDir(),
) {
  const id = newId()
  const name = `${more.name ?? 'Ana'} ${id}`
  const now = Date.now() - (more.ago ?? 0)
  const { messages } = await openOnce(data)
  await messages.add({
    message: {
      ...{ id, name, kind: 'message', firm: '', language: 'es', call: 'morning', topic: 'cost' },
      ...{ phone: more.phone ?? '+15105550123', email: `ana-${id}@example.org`, needs: [] },
      ...{ note: 'Is there a ramp?', texts: true },
    },
    now,
    answerHash: newId(),
    mail: { id: newId(), kind: 'clinic-message', recipient: 'desk@clinic.example', message: '' },
  })
  return { id, name, email: `ana-${id}@example.org` }
}

/** As if the sessions of somebody had not been used for a time. */
export function letSessionsRest(staffId: string, time: number, data = dataDir()) {
  const database = new DatabaseSync(path.join(data, 'site.db'), { timeout: 5000 })
  database
    .prepare(
      'update desk_sessions set seen_at = seen_at - ?, verified_at = verified_at - ? where staff_id = ?',
    )
    .run(time, time, staffId)
  database.close()
}

/** What the log says that somebody did. */
export async function readActs(staffId: string, data = dataDir()) {
  const { staff } = await openOnce(data)
  const read = await staff.readLog({ most: 1000 })
  const entries = read.kind === 'log' ? read.entries : []
  return entries.filter(({ staff_id }) => staff_id === staffId)
}

/** A device with a passkey of its own, which says yes to whatever is asked. */
export async function addAuthenticator(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether the device knows its owner: by finger, face or code. */
    verify: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    async readKey() {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId })
      const [key] = credentials
      if (!key) throw new Error('The device has no passkey')
      return key
    },
    /** Puts a copy of a passkey in the place of it. */
    async replaceKey(credential: Awaited<ReturnType<typeof this.readKey>>) {
      await session.send('WebAuthn.clearCredentials', { authenticatorId })
      await session.send('WebAuthn.addCredential', { authenticatorId, credential })
    },
  }
}

/** Somebody has opened their link, added a passkey, and is at Today. */
export async function enrol(page: Page, member: { link: string }) {
  const device = await addAuthenticator(page)
  await page.goto(member.link)
  await page.getByRole('button').click()
  await page.waitForURL('**/desk')
  return device
}

export const longAgo = 3 * day

export const signOut = (page: Page) =>
  page.getByRole('button', { name: 'Sign out', exact: true }).click()

export const signIn = (page: Page) =>
  page.getByRole('button', { name: 'Sign in with a passkey' }).click()

/** What a form of the page carries. */
export const tokenOf = (page: Page) => page.locator('input[name="token"]').first().inputValue()

/** The card of a message that waits. */
export const cardOf = (page: Page, { name }: { name: string }) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })

/** Something was pressed, found useful or not, and signed up for, in the past weeks. */
export async function addCounts(data = dataDir()) {
  const { feedback, newsletter, presses, searches } = await openOnce(data)
  const today = localDate(Date.now())
  for (let ago = 0; ago < 80; ago += 3) {
    const day = addDays(today, -ago)
    await presses.add({ day, page: '/contact', kind: pressKinds[ago % 5] ?? 'call' })
    await presses.add({ day, page: '/es/contacto', kind: 'call' })
    await searches.add({ day, words: ['lien', 'price'] })
    await feedback.add({
      ...{ day, page: 'contact', locale: 'es', sentence: '' },
      useful: ago % 2 === 0 ? 'yes' : 'no',
    })
  }
  const request = makeSignUp({ email: `eva-${newId()}@example.org`, now: Date.now() })
  await newsletter.signUp(request)
  await newsletter.confirm({ hash: request.confirmToken.hash, now: Date.now() })
}
