import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { refusalWords } from '#forms/contract/words.ts'
import { day, minute } from '#language/dates/durations.ts'
import { randomId } from '#language/records/random-id.ts'
import { postForm, readLastLinks, setup, subscribe, type TestServer } from '../support/server.ts'

async function setupWithMail(more: object = {}) {
  const server = await setup()
  await subscribe(server, 'ana@example.org', more)
  return { server, links: await readLastLinks(server) }
}

function readState({ data }: TestServer) {
  const db = new DatabaseSync(path.join(data, 'site.db'), { readOnly: true })
  const row = db.prepare('select state from subscribers').get()
  db.close()
  return row?.['state']
}

function postOneClick(server: TestServer, address: string, body: string, type: string) {
  return server.app.request(address, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  })
}

test('opening the confirm link shows a button and changes nothing', async () => {
  const { links, server } = await setupWithMail()
  for (const method of ['GET', 'HEAD', 'GET']) {
    const answer = await server.app.request(links.confirm, { method })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    if (method === 'GET') expect(await answer.text()).toContain(`value="${links.confirmToken}"`)
  }
  expect(readState(server)).toBe('pending')
})

test('the button confirms and leads on', async () => {
  const { links, server } = await setupWithMail()
  const answer = await postForm(server, '/newsletter/confirm', { token: links.confirmToken })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/newsletter/confirmed')
  expect(readState(server)).toBe('confirmed')
  expect(await server.readMails()).toHaveLength(1)
})

test('the Spanish link and its button stay in Spanish', async () => {
  const { links, server } = await setupWithMail({ locale: 'es' })
  expect(links.confirm).toMatch(/^\/es\/boletin\/confirmar\?token=/)
  const page = await server.app.request(links.confirm)
  expect(await page.text()).toContain('<html lang="es">')
  const answer = await postForm(server, links.confirm, { token: links.confirmToken })
  expect(answer.headers.get('location')).toBe('/es/boletin/confirmado')
})

test('a link with a trailing slash in its path works as well', async () => {
  const { links, server } = await setupWithMail()
  const answer = await server.app.request(links.confirm.replace('?', '/?'))
  expect(answer.status).toBe(200)
})

test('a used link says that it has ended and offers a new mail', async () => {
  const { links, server } = await setupWithMail()
  await postForm(server, links.confirm, { token: links.confirmToken })
  const shown = await server.app.request(links.confirm)
  expect(shown.status).toBe(410)
  expect(await shown.text()).toContain('Link ended')
  const pressed = await postForm(server, links.confirm, { token: links.confirmToken })
  expect(pressed.status).toBe(410)
  expect(readState(server)).toBe('confirmed')
})

test('a link works for three days and not longer', async () => {
  const { links, server } = await setupWithMail()
  server.clock.pass(3 * day - 1)
  expect((await server.app.request(links.confirm)).status).toBe(200)
  server.clock.pass(1)
  expect((await server.app.request(links.confirm)).status).toBe(410)
  const pressed = await postForm(server, links.confirm, { token: links.confirmToken })
  expect(pressed.status).toBe(410)
  expect(readState(server)).toBe('pending')
})

test.each([
  ['no token', ''],
  ['a token that nobody was given', 'A'.repeat(43)],
  ['a text that is no token', '../../etc/passwd'],
  ['a token with a zero byte', `${'A'.repeat(42)}\0`],
])('%s gets the page that explains', async (_, token) => {
  const { server } = await setupWithMail()
  for (const page of ['/newsletter/confirm', '/newsletter/unsubscribe']) {
    const shown = await server.app.request(`${page}?${new URLSearchParams({ token })}`)
    expect(shown.status).toBe(404)
    expect(await shown.text()).toContain('Link ended')
    expect((await postForm(server, page, { token })).status).toBe(404)
  }
})

test('a token works for its own purpose only', async () => {
  const { links, server } = await setupWithMail()
  const confirm = await postForm(server, '/newsletter/confirm', { token: links.unsubscribeToken })
  const unsubscribe = await postForm(server, '/newsletter/unsubscribe', {
    token: links.confirmToken,
  })
  expect([confirm.status, unsubscribe.status]).toEqual([404, 404])
  expect(readState(server)).toBe('pending')
})

test('unsubscribing takes a button, and a second press is no mistake', async () => {
  const { links, server } = await setupWithMail()
  await postForm(server, links.confirm, { token: links.confirmToken })
  const page = await server.app.request(links.unsubscribe)
  expect(await page.text()).toContain(`value="${links.unsubscribeToken}"`)
  expect(readState(server)).toBe('confirmed')
  for (const _ of [1, 2]) {
    const answer = await postForm(server, '/newsletter/unsubscribe', {
      token: links.unsubscribeToken,
    })
    expect(answer.headers.get('location')).toBe('/newsletter/unsubscribed')
    expect(readState(server)).toBe('unsubscribed')
  }
})

test.each([
  ['a plain form', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
  [
    'a multipart form',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    'multipart/form-data; boundary=x',
  ],
])('a mail program unsubscribes with %s, as often as it likes', async (_, body, type) => {
  const { links, server } = await setupWithMail()
  for (const _ of [1, 2]) {
    const answer = await postOneClick(server, links.unsubscribe, body, type)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('location')).toBeNull()
  }
  expect(readState(server)).toBe('unsubscribed')
})

test('a mail program with an unknown token is told so', async () => {
  const { server } = await setupWithMail()
  const address = `/newsletter/unsubscribe?token=${'A'.repeat(43)}`
  const type = 'application/x-www-form-urlencoded'
  const answer = await postOneClick(server, address, 'List-Unsubscribe=One-Click', type)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
})

test('who stopped gets no mail again, however often the address is typed in', async () => {
  const { links, server } = await setupWithMail()
  await postForm(server, links.unsubscribe, { token: links.unsubscribeToken })
  expect((await postForm(server, links.confirm, { token: links.confirmToken })).status).toBe(410)
  for (let week = 0; week < 60; week += 1) {
    server.clock.pass(7 * day)
    const answer = await subscribe(server, 'ana@example.org')
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'confirmation-sent' }])
  }
  expect(await server.readMails()).toHaveLength(1)
  expect(readState(server)).toBe('unsubscribed')
})

test.each([
  ['en', '/newsletter/start-again', '/newsletter/confirmed'],
  ['es', '/es/boletin/volver-a-recibir', '/es/boletin/confirmado'],
])('the link of an earlier mail starts again, by a button, in %s', async (locale, page, next) => {
  const { links, server } = await setupWithMail({ locale })
  await postForm(server, links.unsubscribe, { token: links.unsubscribeToken })
  const shown = await server.app.request(links.unsubscribe)
  expect(await shown.text()).toContain('Start again')
  expect(readState(server)).toBe('unsubscribed')
  const pressed = await postForm(server, page, { token: links.unsubscribeToken })
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, next])
  expect(readState(server)).toBe('confirmed')
  expect((await postForm(server, page, { token: links.unsubscribeToken })).status).toBe(404)
  expect((await postForm(server, page, { token: 'A'.repeat(43) })).status).toBe(404)
  expect((await postForm(server, page, {})).status).toBe(404)
  expect(await (await server.app.request(links.unsubscribe)).text()).toContain('Unsubscribe')
})

test('what the pages, the mail and the documents promise about a month and three mails is so', async () => {
  const { links, server } = await setupWithMail()
  const read = (file: string) => readFile(file, 'utf8')
  for (const [file, promise] of [
    [
      'content/en/notices/privacy.md',
      /deleted after a month.*at most three of these e-mails in a year/,
    ],
    ['content/es/notices/privacy.md', /se borra después de un mes.*como máximo tres .* al año/],
    ['docs/running-it.md', /at most 3 times in 12 months/],
  ] as const) {
    expect(await read(file)).toMatch(promise)
  }
  for (let times = 0; times < 20; times += 1) {
    server.clock.pass(15 * minute)
    await subscribe(server, 'Ana+more@example.org')
    await subscribe(server, 'a.na@example.org')
  }
  expect(await server.readMails()).toHaveLength(3)
  server.clock.pass(31 * day)
  await server.readMails()
  expect(readState(server)).toBeUndefined()
  expect((await server.app.request(links.unsubscribe)).status).toBe(404)
  await subscribe(server, 'ana@example.org')
  expect(await server.readMails()).toHaveLength(3)
})

test.each([
  ['/newsletter/try-again', 'Enter your e-mail address.'],
  ['/es/boletin/intente-de-nuevo', 'Escriba su correo electrónico.'],
  ['/es/boletin/enlace-vencido', 'Link ended'],
])('%s opened by itself has an empty form', async (address, words) => {
  const server = await setup()
  const answer = await server.app.request(address)
  expect(answer.status).toBe(200)
  const page = await answer.text()
  expect(page).toContain('name="email" value=""')
  expect(page).toContain(words)
  expect(page).not.toContain('%%')
})

test.each([
  ['/newsletter/confirm', 'GET, HEAD, POST'],
  ['/es/boletin/cancelar', 'GET, HEAD, POST'],
  ['/newsletter/try-again', 'GET, HEAD'],
])('%s says which methods work', async (address, allow) => {
  const { app } = await setup()
  const answer = await app.request(address, { method: 'DELETE' })
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe(allow)
})

/** Another program holds the store's write lock. */
function blockStore({ data }: TestServer) {
  const other = new DatabaseSync(path.join(data, 'site.db'))
  other.exec('begin immediate')
  onTestFinished(() => other.close())
  return { release: () => other.exec('rollback') }
}

test.each([
  ['/es/boletin/confirmar', 'confirmToken'],
  ['/es/boletin/cancelar', 'unsubscribeToken'],
  ['/es/boletin/volver-a-recibir', 'unsubscribeToken'],
] as const)(
  'the button of %s that cannot be saved asks to open the link again',
  async (page, token) => {
    const { links, server } = await setupWithMail({ locale: 'es' })
    if (page === '/es/boletin/volver-a-recibir') {
      await postForm(server, links.unsubscribe, { token: links.unsubscribeToken })
    }
    const { release } = blockStore(server)
    const press = () => postForm(server, page, { token: links[token] })
    const answer = await press()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
    expect(await answer.text()).toContain('abra otra vez el enlace de su correo')
    expect(server.events.at(-1)).toEqual({
      name: 'not-stored',
      fields: { reason: expect.stringMatching(/locked/) },
    })
    release()
    expect((await press()).status).toBe(303)
  },
)

test('a mail program whose press cannot be saved is told to come back', async () => {
  const { links, server } = await setupWithMail()
  const { release } = blockStore(server)
  const press = () =>
    postOneClick(
      server,
      links.unsubscribe,
      'List-Unsubscribe=One-Click',
      'application/x-www-form-urlencoded',
    )
  const answer = await press()
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(await answer.text()).toContain(refusalWords.en['not-stored'])
  release()
  expect((await press()).status).toBe(200)
  expect(readState(server)).toBe('unsubscribed')
})

test('filled pages are compressed as the browser likes', async () => {
  const { links, server } = await setupWithMail()
  const headers = { 'Accept-Encoding': 'gzip' }
  const answer = await server.app.request(links.confirm, { headers })
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  const plain = new Response(answer.body?.pipeThrough(new DecompressionStream('gzip')))
  expect(await plain.text()).toContain(links.confirmToken)
})

test('whoever guesses links must wait, and a link that was given still works for others', async () => {
  const server = await setup({ limits: 'on' })
  await subscribe(server, 'ana@example.org')
  const { confirm } = await readLastLinks(server)
  const open = (link: string, remoteAddress: string) =>
    server.app.request(link, {}, { remoteAddress })
  const guessed = () => open(`/es/boletin/confirmar?token=${randomId()}`, '203.0.113.5')
  for (let guess = 0; guess < 30; guess += 1) expect((await guessed()).status).toBe(404)
  const refused = await guessed()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBe(600)
  expect(await refused.text()).toContain('10 minutos')
  expect((await open(confirm, '198.51.100.7')).status).toBe(200)
})

test('links that were given are opened without counting', async () => {
  const server = await setup({ limits: 'on' })
  await subscribe(server, 'ana@example.org')
  const { unsubscribe } = await readLastLinks(server)
  for (let opened = 0; opened < 40; opened += 1) {
    expect((await server.app.request(unsubscribe)).status).toBe(200)
  }
})
