import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { clinic } from '#clinic'
import { hour, minute } from '#language/dates/durations.ts'
import { origin, postForm, type SetupOptions, setup, type TestServer } from '../support/server.ts'

const address = '/functions/v1/message'

const written = {
  name: 'Ana Pérez',
  phone: '(510) 555-0123',
  email: 'ana@example.org',
  language: 'es',
  call: 'morning',
  topic: 'cost',
  note: 'Is there a ramp?',
  elapsed: 5000,
}

function send(
  { app }: Pick<TestServer, 'app'>,
  fields: object = {},
  { headers = {}, remoteAddress }: { headers?: object; remoteAddress?: string } = {},
) {
  return app.request(
    address,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ ...written, ...fields }),
    },
    { remoteAddress },
  )
}

const inbox = 'desk@clinic.example'

async function setupDesk({ settings, ...options }: SetupOptions = {}) {
  const server = await setup({ ...options, settings: { replyTo: inbox, ...settings } })
  const database = new DatabaseSync(path.join(server.data, 'site.db'))
  onTestFinished(() => database.close())
  return { ...server, database, rows: (sql: string) => database.prepare(sql).all() }
}

/** The page whose button marks the message of the last mail as answered. */
async function readAnsweredLink(server: TestServer) {
  const text = (await server.readMails()).at(-1)?.text ?? ''
  const [link = ''] = text.match(/https?:\/\/\S+token=\S+/) ?? []
  return { link: link.replace(origin, ''), token: new URL(link).searchParams.get('token') ?? '' }
}

test('a message is stored, and the answer says what happens next', async () => {
  const server = await setupDesk()
  const answer = await send(server)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({
    status: 'message-taken',
    // The clock stands on a Wednesday, 9 in the morning in Oakland.
    message: 'A person at the clinic will call you or write to you today by 1 pm.',
  })
  expect(server.rows('select * from messages')).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      kind: 'message',
      name: 'Ana Pérez',
      firm: '',
      phone: '+15105550123',
      email: 'ana@example.org',
      email_key: 'ana@example.org',
      language: 'es',
      call: 'morning',
      topic: 'cost',
      needs: '',
      note: 'Is there a ramp?',
      texts: 0,
      answer_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      created_at: server.clock.now(),
      answered_at: null,
      late_at: null,
      taken_by: '',
    },
  ])
})

test('nothing tells from which page a message came', async () => {
  const server = await setupDesk()
  const headers = { Referer: `${origin}/conditions/whiplash-treatment-oakland` }
  await send(server, { source: 'whiplash', page: '/conditions/whiplash' }, { headers })
  const stored = JSON.stringify([
    server.rows('select * from messages'),
    server.rows('select * from outbox'),
    server.requests,
    server.events,
  ])
  expect(stored).not.toContain('whiplash')
})

test('the clinic is told who wrote, in which language and when, and neither topic nor note', async () => {
  const server = await setupDesk()
  await send(server)
  const [mail] = await server.readMails()
  expect(mail?.to?.[0]?.address).toBe(inbox)
  const [{ id } = {}] = server.rows('select id from messages')
  const number = String(id).slice(0, 8)
  expect(mail?.subject).toBe(`Message ${number} of 9 am waits for an answer`)
  expect(mail?.replyTo).toEqual([{ name: '', address: 'ana@example.org' }])
  expect(mail?.text?.split('\n').slice(0, 14)).toEqual([
    'Somebody wrote to us on the website.',
    '',
    `Number: ${number}`,
    'Kind: a message',
    'Name: Ana Pérez',
    'Telephone: (510) 555-0123',
    'E-mail: ana@example.org',
    'Call: in the morning',
    'Language: Spanish',
    'Came: March 4, 2026 at 9:00 AM',
    '',
    `To read it: ${origin}/desk (or on the server: npm run desk -- show ${number}).`,
    '',
    'When you have answered, open this page and press the button:',
  ])
  expect(JSON.stringify(mail)).not.toMatch(/\b(?:cost|ramp)\b/i)
})

test('the same words sent again within ten minutes are one message, and one mail', async () => {
  const server = await setupDesk()
  await send(server)
  server.clock.pass(9 * minute)
  const again = await send(server)
  expect(await again.json()).toMatchObject({ status: 'message-taken' })
  expect(server.rows('select count(*) as messages from messages')).toEqual([{ messages: 1 }])
  expect(server.rows('select count(*) as mails from outbox')).toEqual([{ mails: 1 }])
})

test.each([
  ['in other words', { note: 'Is there a ramp? It is for my mother.' }],
  ['for another time of day', { call: 'afternoon' }],
  ['from another number', { phone: '(510) 555-0124' }],
])('a message %s is another message', async (_, other) => {
  const server = await setupDesk()
  await send(server)
  await send(server, other)
  expect(server.rows('select count(*) as messages from messages')).toEqual([{ messages: 2 }])
})

test('whoever asks the same later, or after an answer, asks anew', async () => {
  const server = await setupDesk()
  await send(server)
  server.clock.pass(11 * minute)
  await send(server)
  expect(server.rows('select count(*) as messages from messages')).toEqual([{ messages: 2 }])
  server.database.exec('update messages set answered_at = created_at')
  await send(server)
  expect(server.rows('select count(*) as messages from messages')).toEqual([{ messages: 3 }])
})

test('INBOX_DETAILS=off: the mail says only that a message waits', async () => {
  const server = await setupDesk({ settings: { inboxDetails: 'off' } })
  await send(server)
  const [mail] = await server.readMails()
  expect(mail?.text).toContain('Somebody wrote to us')
  expect(mail?.subject).toMatch(/^Message [\da-f]{8} of 9 am waits for an answer$/)
  expect(mail?.replyTo).toBeUndefined()
  expect(server.catcher.taken[0]?.message).not.toMatch(
    /\bAna\b|P=C3=A9rez|555-?0123|ana@|Spanish|\b(?:cost|ramp)\b/,
  )
})

test('without an inbox of its own, the clinic is told at its address', async () => {
  const server = await setup()
  await send(server)
  const [mail] = await server.readMails()
  expect(mail?.to?.[0]?.address).toBe(clinic.email)
})

test('a message and its mail are stored together or not at all', async () => {
  const server = await setupDesk()
  server.database.exec(
    "create trigger full before insert on outbox begin select raise(abort, 'disk full'); end",
  )
  const answer = await send(server)
  expect(answer.status).toBe(503)
  expect(server.rows('select * from messages')).toEqual([])
  server.database.exec('drop trigger full')
  expect((await send(server)).status).toBe(200)
  expect(await server.readMails()).toHaveLength(1)
})

test.each([
  ['en', '/contact/received', 'A person at the clinic will call you'],
  ['es', '/es/contacto/recibido', 'Una persona de la clínica le llamará'],
])('without JavaScript a page says what happens next, in %s', async (locale, page, words) => {
  const server = await setupDesk()
  const fields = { name: 'Ana', phone: '5105550123', locale, website: '' }
  const answer = await postForm(server, address, fields)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(page)
  const shown = await (await server.app.request(page)).text()
  expect(shown).toContain(words)
  expect(server.rows('select language, topic, call from messages')).toEqual([
    { language: locale, topic: 'other', call: 'any' },
  ])
})

test('a form that is not as it should be comes back with all that was typed and chosen', async () => {
  const server = await setupDesk()
  const name = '"><script>alert(1)</script>'
  const fields = { name, note: '</textarea><b>%%token%%', topic: 'other', locale: 'es' }
  const answer = await postForm(server, address, fields)
  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
  expect(page).toContain('&lt;/textarea&gt;&lt;b&gt;%%token%%</textarea>')
  expect(page).toContain('<input type="radio" name="topic" checked="" value="other">')
  expect(page).toContain('<input type="radio" name="topic" value="cost">')
  expect(page).toContain('Escriba un teléfono o un correo electrónico')
  expect(server.rows('select * from messages')).toEqual([])
})

test('what fills in the field that nobody sees is told what it wants to hear', async () => {
  const server = await setupDesk()
  const answer = await send(server, { website: 'https://spam.example' })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ status: 'message-taken' })
  expect(server.rows('select * from messages')).toEqual([])
})

test.each([
  ['in a second', { elapsed: 1000 }],
  ['without saying how fast', { elapsed: undefined }],
  ['before it was opened', { elapsed: -5 }],
])('a script that fills the form in %s is refused', async (_, fields) => {
  const server = await setupDesk()
  const answer = await send(server, fields)
  expect(answer.status).toBe(429)
  expect(await answer.json()).toMatchObject({ error: { code: 'too-fast' } })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(server.rows('select * from messages')).toEqual([])
})

test('a household writes five messages an hour, its network thirty', async () => {
  const server = await setupDesk({ limits: 'on' })
  const from = (remoteAddress: string) => send(server, {}, { remoteAddress })
  for (let count = 0; count < 5; count += 1) {
    expect((await from('203.0.113.9')).status).toBe(200)
  }
  const refused = await from('203.0.113.9')
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({
    error: { code: 'too-many', message: expect.stringMatching(/call us.*60 minutes/i) },
  })
  for (let count = 5; count < 30; count += 1) {
    expect((await from(`203.0.113.${count + 100}`)).status).toBe(200)
  }
  expect((await from('203.0.113.250')).status).toBe(429)
  expect((await from('198.51.100.7')).status).toBe(200)
  server.clock.pass(hour)
  expect((await from('203.0.113.9')).status).toBe(200)
})

test('the link in the mail changes nothing, its button marks the message once', async () => {
  const server = await setupDesk()
  await send(server)
  const { link, token } = await readAnsweredLink(server)
  expect(link).toMatch(/^\/contact\/answered\?token=/)
  server.clock.pass(minute)
  for (const _ of [1, 2]) {
    const page = await server.app.request(link)
    expect(page.status).toBe(200)
    const shown = await page.text()
    expect(shown).toContain(`value="${token}"`)
    expect(shown).not.toMatch(/\bAna\b|5550123|ana@/)
    const [{ id = '' } = {}] = server.rows('select id from messages')
    expect(shown).toContain(`Message ${String(id).slice(0, 8)}. It came on `)
  }
  expect(server.rows('select answered_at from messages')).toEqual([{ answered_at: null }])

  const pressed = await postForm(server, '/contact/answered', { token })
  expect(pressed.status).toBe(303)
  expect(pressed.headers.get('location')).toBe(`/contact/noted?token=${token}`)
  const answeredAt = server.clock.now()
  expect(server.rows('select answered_at from messages')).toEqual([{ answered_at: answeredAt }])

  server.clock.pass(minute)
  await postForm(server, '/contact/answered', { token })
  expect(server.rows('select answered_at from messages')).toEqual([{ answered_at: answeredAt }])
  const again = await server.app.request(link)
  expect(again.headers.get('location')).toBe(`/contact/noted?token=${token}`)
})

test('whoever marked a message by mistake sees which, and lets it wait again', async () => {
  const server = await setupDesk()
  await send(server)
  const { link, token } = await readAnsweredLink(server)
  await postForm(server, '/contact/answered', { token })
  const noted = await server.app.request(`/es/contacto/anotado?token=${token}`)
  expect(noted.headers.get('cache-control')).toBe('no-store')
  const [{ id = '' } = {}] = server.rows('select id from messages')
  expect(await noted.text()).toContain(`Mensaje ${String(id).slice(0, 8)}. Llegó el `)

  const undone = await postForm(server, '/contact/noted', { token })
  expect([undone.status, undone.headers.get('location')]).toEqual([
    303,
    `/contact/answered?token=${token}`,
  ])
  expect(server.rows('select answered_at from messages')).toEqual([{ answered_at: null }])
  expect((await server.app.request(link)).status).toBe(200)
  const waiting = await server.app.request(`/contact/noted?token=${token}`)
  expect(waiting.headers.get('location')).toBe(`/contact/answered?token=${token}`)
  expect(server.rows('select kind, author from message_events order by at, kind')).toEqual([
    { kind: 'answered', author: 'by the link in the mail' },
    { kind: 'reopened', author: 'by the link in the mail' },
  ])
  expect(server.rows('select act, staff_id from desk_log order by at, act')).toEqual([
    { act: 'done', staff_id: 'link-in-mail' },
    { act: 'undo', staff_id: 'link-in-mail' },
  ])
})

test.each(
  ['', 'token=', `token=${'a'.repeat(43)}`].flatMap((query) =>
    ['answered', 'noted'].map((page) => [page, query]),
  ),
)('a link to %s with %j leads to its end', async (page, query) => {
  const server = await setupDesk()
  const opened = await server.app.request(`/contact/${page}?${query}`)
  expect(opened.headers.get('location')).toBe('/contact/link-ended')
  const token = new URLSearchParams(query).get('token') ?? ''
  const pressed = await postForm(server, `/contact/${page}`, { token })
  expect(pressed.headers.get('location')).toBe('/contact/link-ended')
})

test('a form on another site is refused', async () => {
  const server = await setupDesk()
  const answer = await send(server, {}, { headers: { 'Sec-Fetch-Site': 'cross-site' } })
  expect(answer.status).toBe(403)
  expect(server.rows('select * from messages')).toEqual([])
})
