import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { minute } from '#language/dates/durations.ts'
import { createApp } from '#server/app.ts'
import {
  postForm,
  postJson,
  readLastLinks,
  setup,
  subscribe,
  subscribeByForm,
  type TestServer,
} from '../support/server.ts'

/** Another program holds the store's write lock, as a full disk would hold up every write. */
function blockStore({ data }: TestServer) {
  const other = new DatabaseSync(path.join(data, 'site.db'))
  other.exec('begin immediate')
  onTestFinished(() => other.close())
  return { release: () => other.exec('rollback') }
}

test('a sign-up is answered and its mail goes out once', async () => {
  const server = await setup()
  const answer = await subscribe(server, '  Ana@Example.ORG ')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ status: 'confirmation-sent' })
  const mails = await server.readMails()
  expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['Ana@example.org'])
  expect(await server.readMails()).toHaveLength(1)
})

test('new, waiting and confirmed addresses get the same answer', async () => {
  const server = await setup()
  const first = await subscribe(server, 'ana@example.org')
  const second = await subscribe(server, 'ANA@example.org')
  const { confirm, confirmToken } = await readLastLinks(server)
  await postForm(server, confirm, { token: confirmToken })
  const third = await subscribe(server, 'ana@example.org')

  const seen = await Promise.all(
    [first, second, third].map(async (answer) => ({
      status: answer.status,
      headers: [...answer.headers].toSorted(),
      body: await answer.text(),
    })),
  )
  expect(seen[1]).toEqual(seen[0])
  expect(seen[2]).toEqual(seen[0])
  expect(await server.readMails()).toHaveLength(1)
})

test('a second sign-up never undoes a confirmation and never mails a subscriber', async () => {
  const server = await setup()
  await subscribe(server, 'ana@example.org')
  const { confirm, confirmToken } = await readLastLinks(server)
  await postForm(server, confirm, { token: confirmToken })
  server.clock.pass(60 * minute)
  await subscribe(server, 'ana@example.org')
  expect(await server.readMails()).toHaveLength(1)
  const again = await postForm(server, confirm, { token: confirmToken })
  expect(again.status).toBe(410)
})

test('a waiting address gets another mail after ten minutes and the first link still works', async () => {
  const server = await setup()
  await subscribe(server, 'ana@example.org')
  const { confirm, confirmToken } = await readLastLinks(server)
  server.clock.pass(9 * minute)
  await subscribe(server, 'ana@example.org')
  expect(await server.readMails()).toHaveLength(1)
  server.clock.pass(minute)
  await subscribe(server, 'ana@example.org')
  expect(await server.readMails()).toHaveLength(2)
  const answer = await postForm(server, confirm, { token: confirmToken })
  expect(answer.headers.get('location')).toBe('/newsletter/confirmed')
})

test.each([
  ['the language of the page', { locale: 'es' }, {}, 'es'],
  ['the language of the browser', {}, { 'Accept-Language': 'es-MX,es;q=0.9,en;q=0.8' }, 'es'],
  ['English when nothing is known', {}, { 'Accept-Language': 'fr' }, 'en'],
  ['the page before the browser', { locale: 'en' }, { 'Accept-Language': 'es' }, 'en'],
])('the mail is in %s', async (_, more, headers, locale) => {
  const server = await setup()
  await postJson(server, { body: { email: 'ana@example.org', ...more }, headers })
  const [mail] = await server.readMails()
  expect(mail?.headers.find(({ key }) => key === 'content-language')?.value).toBe(locale)
  expect(mail?.subject).toBe(
    locale === 'es' ? 'Confirme su suscripción al boletín' : 'Confirm your newsletter subscription',
  )
})

test('a form without JavaScript is led to the next page in its language', async () => {
  const server = await setup()
  const english = await subscribeByForm(server, { email: 'ana@example.org', source: 'footer' })
  expect(english.status).toBe(303)
  expect(english.headers.get('location')).toBe('/newsletter/check-inbox')
  const spanish = await subscribeByForm(server, { email: 'eva@example.org', locale: 'es' })
  expect(spanish.headers.get('location')).toBe('/es/boletin/revise-su-correo')
  expect(await server.readMails()).toHaveLength(2)
})

const long = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}.org`

test.each([
  ['no address', {}, 'missing'],
  ['an address that is null', { email: null }, 'missing'],
  ['a blank address', { email: ' \t ' }, 'missing'],
  ['a body that is a list', [], 'missing'],
  ['a body that is null', null, 'missing'],
  ['an address of 265 characters', { email: long }, 'too-long'],
  ['an address without a domain', { email: 'ana' }, 'malformed'],
  [
    'an address with a second line',
    { email: 'ana@example.org\r\nBcc: eva@example.org' },
    'malformed',
  ],
  ['an address that is a number', { email: 12 }, 'malformed'],
  ['two addresses', { email: 'ana@example.org,eva@example.org' }, 'malformed'],
])('%s is refused with a word for the field', async (_, body, code) => {
  const server = await setup()
  const answer = await postJson(server, { body, headers: { 'Accept-Language': 'es' } })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toEqual({
    error: {
      code,
      faults: [{ field: 'email', code }],
      message: expect.stringMatching(/^Escriba/),
    },
  })
  expect(await server.readMails()).toEqual([])
})

test('a form with a bad address comes back with what was typed and what is wrong', async () => {
  const server = await setup()
  const typed = '"><script>alert(1)</script>%%message%%'
  const answer = await subscribeByForm(server, { email: typed, locale: 'es' })
  expect(answer.status).toBe(422)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const page = await answer.text()
  expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;%%message%%"')
  expect(page).toContain('Escriba un correo electrónico como nombre@example.com.')
})

test('what was typed cannot add to the properties of the form either', async () => {
  const server = await setup()
  const email = `"},"x":{"\\ <b>&quot;'\n`
  const answer = await subscribeByForm(server, { email })
  const [, attribute = ''] = /data-props="([^"]*)"/.exec(await answer.text()) ?? []
  const properties = attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
  expect(JSON.parse(properties)).toEqual({
    typedEmail: email,
    error: 'Enter an e-mail address like name@example.com.',
  })
})

test.each([
  ['not JSON', '{"email":', 'application/json', 400, 'malformed-request'],
  ['not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 'application/json', 400, 'malformed-request'],
  ['plain text', 'ana@example.org', 'text/plain', 415, 'unsupported-type'],
  ['a form with files', '--x--', 'multipart/form-data; boundary=x', 415, 'unsupported-type'],
  ['over 8 kB', `{"email":"${'a'.repeat(8200)}"}`, 'application/json', 413, 'too-large'],
])('a body that is %s is refused', async (_, body, type, status, code) => {
  const server = await setup()
  const answer = await server.app.request('/functions/v1/newsletter-subscribe', {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  })
  expect(answer.status).toBe(status)
  const { error } = (await answer.json()) as { error: unknown }
  expect(error).toMatchObject({ code, faults: [], message: expect.stringMatching(/\w/) })
})

test('a body without a type is refused', async () => {
  const server = await setup()
  const body = new Blob(['{"email":"ana@example.org"}'])
  const request = { method: 'POST', body }
  const answer = await server.app.request('/functions/v1/newsletter-subscribe', request)
  expect(answer.status).toBe(415)
})

test('a stream that goes past 8 kB is not read to its end', async () => {
  const server = await setup()
  let pulled = 0
  const body = new ReadableStream({
    pull(controller) {
      pulled += 1
      controller.enqueue(new Uint8Array(1024).fill(0x20))
      // A server without a bound must fail this test, not fill the machine.
      if (pulled === 100) controller.close()
    },
  })
  const answer = await server.app.request('/functions/v1/newsletter-subscribe', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': '27' },
    body,
    duplex: 'half',
  } as RequestInit)
  expect(answer.status).toBe(413)
  expect(pulled).toBeLessThan(20)
})

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '%s on the function says what works',
  async (method) => {
    const server = await setup()
    const answer = await server.app.request('/functions/v1/newsletter-subscribe', { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('POST')
  },
)

test.each([
  '/functions/v1/nothing',
  '/functions/',
  '/functions/v1/newsletter-subscribe/',
  // Tabs that were open before it went may still send to it.
  '/functions/v1/pain-report',
  '/functions/v1/pain-form',
  '/functions/v1/pain-figures',
])('%s is an unknown function', async (address) => {
  const { app } = await setup()
  const bodies = [undefined, new URLSearchParams('regions=neck&worst=7'), '{"regions":["neck"]}']
  for (const body of bodies) {
    const answer = await app.request(address, { method: 'POST', ...(body ? { body } : {}) })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ error: { code: 'unknown-function', faults: [] } })
  }
  expect((await app.request(address)).status).toBe(404)
})

test.each([
  ['says so', { 'Sec-Fetch-Site': 'cross-site' }],
  ['is a neighbour', { 'Sec-Fetch-Site': 'same-site' }],
  ['is older and has another origin', { Origin: 'https://elsewhere.example' }],
  ['is older and hides its origin', { Origin: 'null' }],
])('a post from another site that %s is refused', async (_, headers) => {
  const server = await setup()
  const answer = await postJson(server, { body: { email: 'ana@example.org' }, headers })
  expect(answer.status).toBe(403)
  expect(await server.readMails()).toEqual([])
})

test.each([
  ['a page of ours', { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }],
  ['an older browser on our page', { Origin: 'https://clinic.example' }],
  [
    'a page at the address that the request names',
    { Origin: 'http://10.0.0.5:4321', Host: '10.0.0.5:4321' },
  ],
  ['a program', {}],
])('a post from %s is taken', async (_, headers) => {
  const server = await setup()
  const answer = await postJson(server, { body: { email: 'ana@example.org' }, headers })
  expect(answer.status).toBe(200)
})

test('the sixth sign-up from one address in ten minutes is told when to come back', async () => {
  const server = await setup({ limits: 'on' })
  const post = (n: number) =>
    postJson(server, { body: { email: `a${n}@example.org` }, remoteAddress: '203.0.113.5' })
  for (const n of [1, 2, 3, 4, 5]) {
    expect((await post(n)).status).toBe(200)
    server.clock.pass(minute)
  }
  const refused = await post(6)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('300')
  expect(await refused.json()).toMatchObject({
    error: {
      code: 'too-many',
      message: 'Too many sign-ups came from your network. Please try again in 5 minutes.',
    },
  })
  server.clock.pass(5 * minute)
  expect((await post(6)).status).toBe(200)
})

test('a refused form keeps the address and shows the reason', async () => {
  const server = await setup({ limits: 'on' })
  for (const n of [1, 2, 3, 4, 5]) await subscribeByForm(server, { email: `a${n}@example.org` })
  server.clock.pass(9 * minute)
  const answer = await subscribeByForm(server, { email: 'eva@example.org' })
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('60')
  const page = await answer.text()
  expect(page).toContain('value="eva@example.org"')
  expect(page).toContain('Please try again in 1 minute.')
})

test('typing mistakes do not count as sign-ups', async () => {
  const server = await setup({ limits: 'on' })
  for (const email of ['', 'ana', 'ana@', 'ana@example', '@', '@example.org']) {
    expect((await subscribe(server, email)).status).toBe(422)
  }
  expect((await subscribe(server, 'ana@example.org')).status).toBe(200)
})

test('X-Forwarded-For counts only when a proxy is trusted', async () => {
  const post = async (server: TestServer, forwarded: string) => {
    const answer = await postJson(server, {
      body: { email: 'ana@example.org' },
      headers: { 'X-Forwarded-For': forwarded },
      remoteAddress: '127.0.0.1',
    })
    return answer.status
  }
  /** As often as one address may. */
  const postAll = async (server: TestServer, forwarded: string) => {
    for (const _ of Array(5)) expect(await post(server, forwarded)).toBe(200)
  }

  const alone = await setup({ limits: 'on' })
  await postAll(alone, '203.0.113.5')
  expect(await post(alone, '203.0.113.6')).toBe(429)

  const behindProxy = await setup({ limits: 'on', settings: { trustedProxies: 1 } })
  await postAll(behindProxy, '203.0.113.5')
  await postAll(behindProxy, '203.0.113.6')
  expect(await post(behindProxy, '198.51.100.1, 203.0.113.6')).toBe(429)
})

test('a store that cannot be written is said to be so, and nothing is lost', async () => {
  const server = await setup({ limits: 'on' })
  const { release } = blockStore(server)
  const json = await subscribe(server, 'ana@example.org')
  expect(json.status).toBe(503)
  expect(json.headers.get('retry-after')).toBe('30')
  expect(await json.json()).toMatchObject({ error: { code: 'not-stored', faults: [] } })
  for (const _ of Array(4)) await subscribe(server, 'ana@example.org')

  const form = await subscribeByForm(server, { email: 'ana@example.org' })
  expect(form.status).toBe(503)
  expect(await form.text()).toContain('value="ana@example.org"')

  release()
  expect((await subscribe(server, 'ana@example.org')).status).toBe(200)
  expect(await server.readMails()).toHaveLength(1)
})

test('the log holds neither addresses nor queries', async () => {
  const server = await setup()
  await postJson(server, { body: { email: 'ana@example.org' }, remoteAddress: '203.0.113.5' })
  await server.app.request('/functions/v1/ana@example.org?email=ana@example.org')
  await server.app.request('/newsletter/confirm?token=abc')
  await server.readMails()
  const written = JSON.stringify([server.requests, server.events])
  expect(written).not.toMatch(/ana|203\.0|token|\?/)
  expect(server.requests[0]).toMatchObject({
    method: 'POST',
    path: '/functions/v1/newsletter-subscribe',
    status: 200,
    bytes: 30,
  })
})

test('a request keeps what its mail says, and the mail is written when it leaves', async () => {
  const server = await setup()
  await subscribe(server, 'ana@example.org')
  const db = new DatabaseSync(path.join(server.data, 'site.db'), { readOnly: true })
  const [row] = db.prepare('select message from outbox').all()
  db.close()
  expect(JSON.parse(String(row?.['message']))).toMatchObject({ to: 'ana@example.org', days: 3 })
  const [mail] = await server.readMails()
  expect(mail?.subject).toBe('Confirm your newsletter subscription')
})

test('the worker is woken for a mail that waits, and for no other sign-up', async () => {
  const { clock, log, settings, site, store } = await setup()
  let woken = 0
  const mail = { wake: () => (woken += 1) }
  const app = createApp({ store, site, clock: clock.now, settings, limits: 'off', log, mail })
  await subscribe({ app }, 'ana@example.org')
  // Only once the answer is out: what sending costs must not show in its time.
  expect(woken).toBe(0)
  while (woken === 0) await wait(1)
  await subscribe({ app }, 'ana@example.org')
  await wait(100)
  expect(woken).toBe(1)
})

test('the mails of a network share a number, and other networks have others', async () => {
  const server = await setup()
  const networks = Array.from({ length: 12 }, (_, n) => `203.0.${n}.5`)
  for (const [n, remoteAddress] of [...networks, ...networks].entries()) {
    await postJson(server, { body: { email: `a${n}@example.org` }, remoteAddress })
  }
  const db = new DatabaseSync(path.join(server.data, 'site.db'), { readOnly: true })
  onTestFinished(() => db.close())
  const rows = db.prepare('select kind, network from outbox order by rowid').all()
  const numbers = rows.map(({ network }) => String(network))
  expect(numbers.slice(0, 12)).toEqual(numbers.slice(12))
  // One of 256 pairs of networks has the same.
  expect(new Set(numbers).size).toBeGreaterThan(6)
  for (const number of numbers) expect(number).toMatch(/^\d{1,3}$/)
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['confirm-newsletter']))
})
