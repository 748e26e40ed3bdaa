import { expect, test } from 'vitest'
import { minute } from '#language/dates/durations.ts'
import { readPageOfDesk } from '#server/desk/web/step-up.ts'
import { belongsToApp } from '#server/http/answer-pages.ts'
import { here, setupDesk } from '../support/desk-server.ts'
import { setup as setupServer } from '../support/server.ts'
import { makeMessage } from './store-contract.ts'

test('the desk answers at its own host, and where there is none at no other address', async () => {
  const { app } = await setupDesk()
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

test('the desk is found from the networks that may reach it, by what our own proxy says', async () => {
  const { app } = await setupDesk({
    settings: { deskNetworks: ['203.0.113.0/24', '2001:db8:7::/48'], trustedProxies: 1 },
  })
  const ask = async (forwarded: string | undefined, remoteAddress = '192.0.2.1') => {
    const headers = { Host: here, ...(forwarded ? { 'X-Forwarded-For': forwarded } : {}) }
    return (await app.request('/desk/sign-in', { headers }, { remoteAddress })).status
  }
  expect(await ask('203.0.113.7')).toBe(200)
  expect(await ask('2001:db8:7:1::2')).toBe(200)
  expect(await ask('198.51.100.1')).toBe(404)
  expect(await ask('2001:db8:8::1')).toBe(404)
  // Whoever writes the header themselves has their own address behind it.
  expect(await ask('203.0.113.7, 198.51.100.1')).toBe(404)
  expect(await ask(undefined, '::ffff:203.0.113.9')).toBe(200)
  expect(await ask(undefined, '127.0.0.1')).toBe(404)
})

test('no failure tells who is staff', async () => {
  const { askToSignIn, signIn } = await setupDesk()
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

test('whoever tries too often waits, from one address or its network', async () => {
  const { askToSignIn } = await setupDesk({ limits: 'on', settings: { trustedProxies: 1 } })
  const ask = async (address: string) =>
    (await askToSignIn({}, { 'X-Forwarded-For': address })).status
  for (let tries = 0; tries < 30; tries += 1) expect(await ask('192.0.2.1')).toBe(403)
  expect(await ask('192.0.2.1')).toBe(429)
  for (let tries = 0; tries < 30; tries += 1) expect(await ask(`192.0.2.${tries + 2}`)).toBe(403)
  const last = await askToSignIn({}, { 'X-Forwarded-For': '192.0.2.99' })
  expect(last.status).toBe(429)
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await ask('198.51.100.1')).toBe(403)
})

test('one passkey is tried 10 times in 10 minutes, from wherever', async () => {
  const { askToSignIn, clock, signIn, store } = await setupDesk({
    limits: 'on',
    settings: { trustedProxies: 1 },
  })
  await signIn('Rosa')
  const looks: string[] = []
  const { readPasskey } = store.staff
  store.staff.readPasskey = (id) => {
    looks.push(id)
    return readPasskey(id)
  }
  const tryKey = (id: string, network: number) =>
    askToSignIn({ response: { id } }, { 'X-Forwarded-For': `10.0.${network}.1` })
  for (let network = 0; network < 15; network += 1) await tryKey('key of Rosa', network)
  expect(looks).toHaveLength(10)
  await tryKey('key of Luis', 99)
  expect(looks).toHaveLength(11)
  clock.pass(10 * minute)
  await tryKey('key of Rosa', 0)
  expect(looks).toHaveLength(12)
})

test('a passkey is added or removed only soon after one was used', async () => {
  const { clock, signIn, store } = await setupDesk()
  const rosa = await signIn('Rosa')
  const askToAdd = async () => (await rosa.postJson('/desk/passkeys/options')).json()
  expect(await askToAdd()).toMatchObject({ user: { name: 'Rosa' } })
  const remove = () => rosa.post('/desk/passkeys/remove', { passkey: 'key of Rosa' })
  expect((await remove()).headers.get('location')).toBe('/desk/account?said=last-passkey')
  clock.pass(6 * minute)
  expect(await askToAdd()).toEqual({ to: '/desk/verify/account' })
  expect((await rosa.postJson('/desk/passkeys', { response: {} })).status).toBe(403)
  expect(await (await remove()).text()).toContain('"screen":"verify"')
  expect(await store.staff.readOwn({ staffId: 'Rosa', now: clock.now() })).toMatchObject({
    passkeys: [{ id: 'key of Rosa' }],
  })
})

test('one ends a session of one’s own by itself, and signs out by ending this one', async () => {
  const { signIn } = await setupDesk()
  const [rosa, luis] = [await signIn('Rosa'), await signIn('Luis')]
  expect(await (await rosa.get('/desk/account')).text()).toMatch(/"isThis":true/)
  expect((await luis.post('/desk/sessions/Rosa', {})).headers.get('location')).toBe(
    '/desk/account?said=gone',
  )
  expect((await rosa.get('/desk')).status).toBe(200)
  const ended = await rosa.post('/desk/sessions/Rosa', {})
  expect(ended.headers.get('location')).toBe('/desk/sign-in')
  expect(ended.headers.get('set-cookie')).toContain('Max-Age=0')
  expect((await rosa.get('/desk')).status).toBe(303)
})

test('nothing is shown that cannot be written down', async () => {
  const { clock, signIn, store } = await setupDesk()
  const { message } = makeMessage({ name: 'Ana' })
  await store.messages.add({ ...makeMessage({ name: 'Ana' }), message, now: clock.now() })
  const rosa = await signIn('Rosa')
  expect(await (await rosa.get('/desk')).text()).toContain('"name":"Ana"')
  store.staff.addToLog = async () => ({ kind: 'not-stored', reason: 'full' })
  const answer = await rosa.get('/desk')
  expect(answer.status).toBe(503)
  expect(await answer.text()).not.toContain('Ana')
})

test('a note, or a search, that cannot be written down can be sent again as it was typed', async () => {
  const { clock, signIn, store } = await setupDesk()
  const { message } = makeMessage({ name: 'Ana' })
  await store.messages.add({ ...makeMessage({ name: 'Ana' }), message, now: clock.now() })
  const rosa = await signIn('Rosa')
  const [person = ''] = /[0-9a-f]{64}/.exec(await (await rosa.get('/desk')).text()) ?? []
  const failed = async () => ({ kind: 'not-stored', reason: 'full' }) as const
  Object.assign(store.staff, { addToLog: failed })
  Object.assign(store.messages, { addNote: failed })
  for (const [action, typed] of [
    [`/desk/people/${person}/note`, { message: message.id, note: 'Called twice' }],
    ['/desk/search', { asked: 'Ana' }],
  ] as const) {
    const answer = await rosa.post(action, typed)
    expect(answer.status).toBe(503)
    const [, view = ''] = (await answer.text()).split('</head>')
    const { again } = JSON.parse(view)
    expect(again).toMatchObject({ action })
    expect(Object.fromEntries(again.fields)).toMatchObject(typed)
  }
})

test('no log of the server names a person or a message', async () => {
  const { requests, signIn } = await setupDesk()
  const rosa = await signIn('Rosa')
  await rosa.get(`/desk/people/${'a'.repeat(64)}`)
  await rosa.post('/desk/messages/0f3c', { act: 'done' })
  await rosa.post('/desk/search', { asked: 'ana@example.org' })
  await rosa.get('/desk/ana@example.org')
  expect(requests.slice(-4).map(({ path }) => path)).toEqual([
    '/desk/people',
    '/desk/messages',
    '/desk/search',
    '/desk/…',
  ])
})

test('an act begins the 15 minutes again; a page that looks or loads by itself does not', async () => {
  const { clock, signIn } = await setupDesk()
  const rosa = await signIn('Rosa')
  clock.pass(14 * minute)
  await rosa.get('/desk/today/version', { 'Sec-Fetch-User': '' })
  await rosa.get('/desk?fresh=yes')
  clock.pass(minute)
  expect((await rosa.get('/desk')).status).toBe(303)

  const luis = await signIn('Luis')
  for (let presses = 0; presses < 4; presses += 1) {
    clock.pass(14 * minute)
    const { headers, status } = await luis.post('/desk/stay', {})
    expect([status, headers.get('Session-Ends-In')]).toEqual([204, String(15 * minute)])
  }
  expect((await luis.get('/desk')).status).toBe(200)
})

test('a form that is none of the desk changes nothing', async () => {
  const { clock, signIn, store } = await setupDesk()
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

test('what a colleague has in hand is closed by them alone, and a call after the end is noted', async () => {
  const { clock, signIn, store } = await setupDesk()
  const request = makeMessage()
  const { id } = request.message
  await store.messages.add({ ...request, now: clock.now() })
  const [rosa, luis] = [await signIn('Rosa'), await signIn('Luis')]
  const act = async ({ post }: typeof rosa, name: string) =>
    (await post(`/desk/messages/${id}`, { act: name })).headers.get('location')
  expect(await act(rosa, 'take')).toBe(`/desk#message-${id}`)
  expect(await act(luis, 'done')).toBe('/desk?said=taken-by-other')
  expect((await store.messages.readAnswerState({ id })).kind).toBe('open')
  expect(await act(rosa, 'done')).toBe(`/desk?marked=${id}`)
  expect(await (await rosa.get(`/desk?marked=${id}`)).text()).toContain(request.message.name)
  expect(await act(luis, 'reached')).toBe('/desk?said=called-answered')
})

test('a name that is shown as just marked as done is written down', async () => {
  const { clock, signIn, store } = await setupDesk()
  const request = makeMessage()
  const { id } = request.message
  await store.messages.add({ ...request, now: clock.now() })
  const rosa = await signIn('Rosa')
  await rosa.post(`/desk/messages/${id}`, { act: 'done' })
  const seen: string[] = []
  const { addToLog } = store.staff
  store.staff.addToLog = (line) => {
    seen.push(`${line.act} ${line.subject}`)
    return addToLog(line)
  }
  await rosa.get('/desk')
  await rosa.get(`/desk?marked=${id}`)
  expect(seen).toEqual(['saw-today ', `saw-today ${id}`])
})

test('whoever sends a form when they are signed out is told that nothing was saved', async () => {
  const { clock, signIn } = await setupDesk()
  const rosa = await signIn('Rosa')
  clock.pass(15 * minute)
  const answer = await rosa.post('/desk/clinic/notice', {})
  expect(answer.headers.get('location')).toBe('/desk/sign-in?lost=yes')
  expect(await (await rosa.get('/desk/sign-in?lost=yes')).text()).toContain('"isLost":true')
  expect((await rosa.post('/desk/sign-out', {})).headers.get('location')).toBe('/desk/sign-in')
})

test('a passkey that was used long ago erases nothing', async () => {
  const { clock, signIn, store } = await setupDesk()
  const request = makeMessage({ email: 'ana@example.org' })
  await store.messages.add({ ...request, now: clock.now() })
  const hashed = await store.people.hash('ana@example.org')
  const hash = hashed.kind === 'hash' ? hashed.hash : ''
  const owner = await signIn('Rosa', { role: 'owner' })
  clock.pass(6 * minute)
  const erase = () => owner.post(`/desk/people/${hash}/erase`, { sure: 'yes' })
  const asked = await (await erase()).text()
  expect(asked).toContain('"screen":"verify"')
  // The tick goes along, and is sent again after the passkey.
  expect(asked).toContain('["sure","yes"]')
  expect((await store.people.find(hash)).kind).toBe('address')
  const exported = await owner.post(`/desk/people/${hash}/export`, {})
  expect(exported.headers.get('location')).toBe(`/desk/verify/people/${hash}`)
  const again = await signIn('Luis', { role: 'owner' })
  const erased = await again.post(`/desk/people/${hash}/erase`, { sure: 'yes' })
  expect(erased.headers.get('location')).toBe('/desk?said=erased')
  expect((await store.people.find(hash)).kind).toBe('unknown')
})

test('the log is shown by pages, and saved as a table by an owner with their passkey', async () => {
  const { clock, signIn, store } = await setupDesk()
  const owner = await signIn('Rosa', { role: 'owner' })
  const staff = await signIn('=Luis')
  for (let count = 0; count < 150; count += 1) {
    const entry = { staffId: '=Luis', sessionId: '=Luis', act: 'searched', now: clock.now() }
    await store.staff.addToLog({ ...entry, subject: 'f'.repeat(64) })
  }
  const read = async (address: string) => {
    const html = await (await owner.get(address)).text()
    const [, lines = '0', older = ''] =
      /"lines":(\[.*?\]),"isFirst":\w+,"older":"([^"]*)"/.exec(html) ?? []
    return { lines: JSON.parse(lines) as { id: string }[], older }
  }
  const first = await read('/desk/log')
  const second = await read(`/desk/log?after=${first.older}`)
  expect(second.older).toBe('')
  const ids = [...first.lines, ...second.lines].map(({ id }) => id)
  expect(first.lines).toHaveLength(100)
  expect(new Set(ids).size).toBe(ids.length)
  expect((await staff.post('/desk/log/export', {})).status).toBe(403)

  const saved = await owner.post('/desk/log/export', {})
  expect(saved.headers.get('content-type')).toContain('text/csv')
  const rows = (await saved.text()).trim().split('\r\n')
  // With that of the export itself, and of what was refused.
  expect(rows).toHaveLength(1 + ids.length + 2)
  expect(rows.join()).toContain(',not-allowed,/desk/log,')
  expect(rows[0]).toBe('at,name,act,subject,staff,session')
  expect(rows).toContain(
    `${new Date(clock.now()).toISOString()},'=Luis,searched,${'f'.repeat(64)},'=Luis,'=Luis`,
  )
  clock.pass(6 * minute)
  const later = await owner.post('/desk/log/export', {})
  expect(later.headers.get('location')).toBe('/desk/verify/log')
})

test('a passkey leads back to pages of the desk, and nowhere else', () => {
  const hash = 'a'.repeat(64)
  expect(['/desk/log', `/desk/people/${hash}`, '/desk'].map(readPageOfDesk)).toEqual([
    '/desk/log',
    `/desk/people/${hash}`,
    '/desk',
  ])
  for (const elsewhere of [
    ...['', '//evil.example', 'https://evil.example/desk/log', '/desk//evil.example', '/desktop'],
    ...['/desk/../evil', '/desk/log?said=x', '/desk/a/b/c', '/desk/log\n', '/desk/log/'],
  ]) {
    expect(readPageOfDesk(elsewhere)).toBe('/desk')
  }
})

test('what was refused is written down, and by whom where that is known', async () => {
  const { askToSignIn, events, signIn, store } = await setupDesk()
  await askToSignIn({ response: { id: 'of nobody' } })
  const rosa = await signIn('Rosa')
  await rosa.post('/desk/messages/x', { act: 'done', token: '' })
  await rosa.get('/desk/log')
  expect(events).toEqual([
    { name: 'desk-session', fields: { outcome: 'refused' } },
    { name: 'desk-refused', fields: { why: 'stale' } },
    { name: 'desk-refused', fields: { why: 'not-allowed' } },
  ])
  const log = await store.staff.readLog({ most: 50 })
  expect(log.kind === 'log' && log.entries).toContainEqual(
    expect.objectContaining({ act: 'not-allowed', staff_id: 'Rosa', subject: '/desk/log' }),
  )
})
