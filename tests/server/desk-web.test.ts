import { expect, test } from 'vitest'
import type { DeskView } from '#desk/view.ts'
import { hour, minute } from '#language/dates/durations.ts'
import { belongsToApp } from '#server/http/answer-pages.ts'
import { createToken } from '#server/token.ts'
import { origin, setup as setupServer } from '../support/server.ts'
import { makeMessage } from './store-contract.ts'

const here = new URL(origin).host

/** A page of the desk is what it would be drawn from. */
const desk = {
  draw: (view: DeskView) => `<head></head>${JSON.stringify(view)}`,
  sheet: 'body{margin:0}',
  script: 'ask()',
}

type Member = { role?: 'owner' | 'staff' }

async function setup(options: Parameters<typeof setupServer>[0] = {}) {
  const server = await setupServer({ desk, ...options })
  const { app, clock, store } = server

  /** Somebody is signed in, by a passkey that nobody asked a device for. */
  async function signIn(name: string, { role = 'staff' }: Member = {}) {
    const now = clock.now()
    await store.staff.add({ id: name, name, role, language: 'es', now })
    await store.staff.addLink({ staffId: name, hash: name, expiresAt: now + hour })
    const { hash, secret } = createToken()
    const passkey = { id: `key of ${name}`, public_key: '', counter: 0 }
    await store.staff.enrol({ linkHash: name, passkey, session: { id: name, hash }, now })
    const headers = { Host: here, Cookie: `__Host-desk=${secret}`, 'Sec-Fetch-User': '?1' }
    const get = (address: string, more = {}) =>
      app.request(address, { headers: { ...headers, ...more } })
    const [, token = ''] = /"token":"([^"]+)"/.exec(await (await get('/desk')).text()) ?? []
    const post = (address: string, form: Record<string, string>, more = {}) =>
      app.request(address, {
        method: 'POST',
        headers: {
          ...headers,
          'Content-Type': 'application/x-www-form-urlencoded',
          Origin: origin,
          ...more,
        },
        body: new URLSearchParams({ token, ...form }).toString(),
      })
    return { get, post }
  }

  const askToSignIn = (body: object, more: Record<string, string> = {}) =>
    app.request('/desk/sign-in', {
      method: 'POST',
      headers: { Host: here, Origin: origin, 'Content-Type': 'application/json', ...more },
      body: JSON.stringify(body),
    })
  return { ...server, signIn, askToSignIn }
}

test('the desk answers at its own host, and where there is none at no other address', async () => {
  const { app } = await setup()
  const ask = async (Host: string) =>
    (await app.request('/desk/sign-in', { headers: { Host } })).status
  expect(await ask(here)).toBe(200)
  expect(await ask('evil.example')).toBe(404)
  const without = await setupServer()
  const answer = await without.app.request('/desk/sign-in', { headers: { Host: here } })
  expect(answer.status).toBe(404)
  expect(
    ['/desk', '/desk?said=x', '/desk/people/x', '/desktop', '/es/desk'].map(belongsToApp),
  ).toEqual([true, true, true, false, false])
})

test('no failure tells who is staff', async () => {
  const { askToSignIn, signIn } = await setup()
  await signIn('Rosa')
  const texts = await Promise.all(
    [
      { response: { id: 'key of Rosa' } },
      { response: { id: 'of nobody' } },
      { response: { id: 7 } },
      { response: null },
      {},
    ].map(async (body) => {
      const answer = await askToSignIn(body)
      return `${answer.status} ${await answer.text()}`
    }),
  )
  expect(new Set(texts)).toEqual(new Set(['403 {"error":"failed"}']))
  expect((await askToSignIn({}, { Origin: 'https://evil.example' })).status).toBe(403)
})

test('whoever tries too often waits, from one network and with one passkey', async () => {
  const { askToSignIn } = await setup({ limits: 'on' })
  const tries = await Promise.all(Array.from({ length: 31 }, () => askToSignIn({})))
  const last = tries.at(-1)
  expect(last?.status).toBe(429)
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('nothing is shown that cannot be written down', async () => {
  const { clock, signIn, store } = await setup()
  const { message } = makeMessage({ name: 'Ana' })
  await store.messages.add({ ...makeMessage({ name: 'Ana' }), message, now: clock.now() })
  const rosa = await signIn('Rosa')
  expect(await (await rosa.get('/desk')).text()).toContain('"name":"Ana"')
  store.staff.addToLog = async () => ({ kind: 'not-stored', reason: 'full' })
  const answer = await rosa.get('/desk')
  expect(answer.status).toBe(503)
  expect(await answer.text()).not.toContain('Ana')
})

test('no log of the server names a person or a message', async () => {
  const { requests, signIn } = await setup()
  const rosa = await signIn('Rosa')
  await rosa.get(`/desk/people/${'a'.repeat(64)}`)
  await rosa.post('/desk/messages/0f3c', { act: 'done' })
  await rosa.post('/desk/search', { asked: 'ana@example.org' })
  await rosa.get('/desk/ana@example.org')
  expect(requests.slice(-4).map(({ path }) => path)).toEqual([
    '/desk/people',
    '/desk/messages',
    '/desk/search',
    '/desk/ana',
  ])
})

test('an act begins the 15 minutes again; a page that looks or loads by itself does not', async () => {
  const { clock, signIn } = await setup()
  const rosa = await signIn('Rosa')
  clock.pass(14 * minute)
  await rosa.get('/desk/today/version', { 'Sec-Fetch-User': '' })
  await rosa.get('/desk?fresh=yes')
  clock.pass(minute)
  expect((await rosa.get('/desk')).status).toBe(303)

  const luis = await signIn('Luis')
  for (let presses = 0; presses < 4; presses += 1) {
    clock.pass(14 * minute)
    expect((await luis.post('/desk/stay', {})).headers.get('location')).toBe('/desk')
  }
  expect((await luis.get('/desk')).status).toBe(200)
})

test('a form that is none of the desk changes nothing', async () => {
  const { clock, signIn, store } = await setup()
  const request = makeMessage()
  await store.messages.add({ ...request, now: clock.now() })
  const address = `/desk/messages/${request.message.id}`
  const rosa = await signIn('Rosa')
  for (const [form, headers] of [
    [{ act: 'done' }, { Origin: 'https://evil.example' }],
    [{ act: 'done' }, { 'Content-Type': 'text/plain' }],
    [{ act: 'done', token: '' }, {}],
  ] as const) {
    expect((await rosa.post(address, form, headers)).status).toBe(403)
  }
  expect((await rosa.post(address, { act: 'constructor' })).status).toBe(400)
  expect((await store.messages.readAnswerState({ id: request.message.id })).kind).toBe('open')
})

test('a passkey that was used long ago erases nothing', async () => {
  const { clock, signIn, store } = await setup()
  const request = makeMessage({ email: 'ana@example.org' })
  await store.messages.add({ ...request, now: clock.now() })
  const hashed = await store.people.hash('ana@example.org')
  const hash = hashed.kind === 'hash' ? hashed.hash : ''
  const owner = await signIn('Rosa', { role: 'owner' })
  clock.pass(6 * minute)
  const erase = () => owner.post(`/desk/people/${hash}/erase`, { sure: 'yes' })
  expect((await erase()).headers.get('location')).toBe(`/desk/verify/${hash}`)
  expect((await store.people.find(hash)).kind).toBe('address')
  const again = await signIn('Luis', { role: 'owner' })
  const erased = await again.post(`/desk/people/${hash}/erase`, { sure: 'yes' })
  expect(erased.headers.get('location')).toBe('/desk?said=erased')
  expect((await store.people.find(hash)).kind).toBe('unknown')
})
