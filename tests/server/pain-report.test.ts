import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import type { FormToken } from '#contracts/form-token.ts'
import { makePainCounts } from '#contracts/pain-report/figures.ts'
import { day, hour, minute, second } from '#dates/durations.ts'
import { findProof } from '#forms/sending/proof.ts'
import { goRound } from '#server/desk-round.ts'
import { longestKeeping } from '#server/keeping.ts'
import { defaultLimits, postForm, setup, type TestServer } from '../support/server.ts'

const address = '/functions/v1/pain-report'
const answers = {
  district: '5',
  regions: ['neck', 'head'],
  worst: 7,
  since: 'under-month',
  mode: 'car',
}
const plainAnswers = {
  district: '5',
  regions: 'neck',
  worst: '7',
  since: 'under-month',
  mode: 'car',
}

function postReport(
  { app }: Pick<TestServer, 'app'>,
  body: unknown,
  {
    headers,
    remoteAddress = '203.0.113.5',
  }: {
    headers?: Record<string, string>
    remoteAddress?: string
  } = {},
) {
  return app.request(
    address,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    },
    { remoteAddress },
  )
}

/** What a browser works for a quarter of a second for, found without its pauses. */
function findProofAtOnce({ bits, token }: FormToken) {
  for (let proof = 0; ; proof += 1) {
    const digest = hash('sha256', `${token}.${proof}`, 'buffer')
    if (digest.readUInt32BE(0) >>> (32 - bits) === 0) return String(proof)
  }
}

/** A token with its proof, old enough to be used. */
async function openForm(
  { app, clock }: Pick<TestServer, 'app' | 'clock'>,
  find: (form: FormToken) => string | Promise<string> = findProofAtOnce,
) {
  const answer = await app.request('/functions/v1/pain-form')
  const form: FormToken = await answer.json()
  clock.pass(10 * second)
  return { token: form.token, proof: await find(form) }
}

function readRows({ data }: TestServer) {
  const file = new DatabaseSync(path.join(data, 'site.db'), { readOnly: true })
  const rows = file.prepare('select * from pain_reports').all()
  file.close()
  return rows
}

/** Keeps the store from writing until the lock is taken off. */
function lockStore({ data }: TestServer) {
  const other = new DatabaseSync(path.join(data, 'site.db'))
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  return () => other.exec('rollback')
}

test('a proved report is taken, and only its answers and its week are kept', async () => {
  const server = await setup()
  const answer = await postReport(server, {
    ...answers,
    ...(await openForm(server, findProof)),
    email: 'ana@example.org',
    note: 'words',
  })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ status: 'report-taken' })
  expect(readRows(server)).toEqual([
    {
      id: expect.any(Number),
      week: '2026-03-02',
      district: '5',
      regions: 'head neck',
      worst: 7,
      since: 'under-month',
      mode: 'car',
    },
  ])
})

test('a report sent again, because its answer was lost, is thanked and kept once', async () => {
  const server = await setup()
  const form = await openForm(server)
  await postReport(server, { ...answers, ...form })
  const again = await postReport(server, { ...answers, ...form })
  expect(await again.json()).toEqual({ status: 'report-taken' })
  expect(readRows(server)).toHaveLength(1)
})

test.each([
  ['a proof that was not worked for', { proof: 'x' }, 0],
  ['a token of our own making', { token: 'a.b.c' }, 0],
  ['a form that was open for two hours', {}, 2 * hour],
])('%s is refused', async (_, more, wait) => {
  const server = await setup()
  const form = await openForm(server)
  server.clock.pass(wait)
  const answer = await postReport(server, { ...answers, ...form, ...more })
  expect(answer.status).toBe(422)
  expect((await answer.json()).error.code).toBe('stale-form')
})

test('a form that is sent faster than anybody reads must wait', async () => {
  const server = await setup()
  const issued = await server.app.request('/functions/v1/pain-form')
  const form: FormToken = await issued.json()
  const proved = { token: form.token, proof: findProofAtOnce(form) }
  const fast = await postReport(server, { ...answers, ...proved })
  expect(fast.status).toBe(429)
  expect(fast.headers.get('retry-after')).toBe('4')
  server.clock.pass(4 * second)
  expect((await postReport(server, { ...answers, ...proved })).status).toBe(200)
})

test('tokens are good for every server with the same store, and once for all of them', async () => {
  const server = await setup()
  const other = await setup({ store: server.store })
  other.clock.pass(10 * second)
  const form = await openForm(server)
  expect((await postReport(other, { ...answers, ...form })).status).toBe(200)
  expect((await postReport(server, { ...answers, ...form })).status).toBe(200)
  expect(readRows(server)).toHaveLength(1)
})

test('tokens of another store are stale', async () => {
  const form = await openForm(await setup())
  const answer = await postReport(await setup(), { ...answers, ...form })
  expect((await answer.json()).error.code).toBe('stale-form')
})

test('a token that was issued while the clock ran ahead is stale', async () => {
  const server = await setup()
  server.clock.pass(day)
  const form = await openForm(server)
  server.clock.pass(-day)
  const answer = await postReport(server, { ...answers, ...form })
  expect((await answer.json()).error.code).toBe('stale-form')
})

test('a token of a server whose clock is minutes ahead need not wait for them', async () => {
  const server = await setup()
  server.clock.pass(5 * minute)
  const form = await openForm(server)
  server.clock.pass(-5 * minute)
  expect((await postReport(server, { ...answers, ...form })).status).toBe(200)
})

test('a used token is forgotten once it would no longer be good', async () => {
  const server = await setup()
  const usedTokens = () => {
    const file = new DatabaseSync(path.join(server.data, 'site.db'), { readOnly: true })
    const rows = file.prepare('select until from used_tokens').all()
    file.close()
    return rows.map(({ until }) => Number(until))
  }
  await postReport(server, { ...answers, ...(await openForm(server)) })
  const [until = 0] = usedTokens()
  expect(until % hour).toBe(0)
  await server.store.forgetTokens(until - 1)
  expect(usedTokens()).toHaveLength(1)
  await server.store.forgetTokens(until)
  expect(usedTokens()).toEqual([])
})

test('whatever fills in the hidden field is thanked and not counted', async () => {
  const server = await setup()
  const answer = await postReport(server, { ...answers, website: 'https://spam.example' })
  expect(await answer.json()).toEqual({ status: 'report-taken' })
  expect(readRows(server)).toEqual([])
})

test.each([
  ['nothing', null, ['regions', 'worst', 'since', 'mode', 'district']],
  ['no region', { ...answers, regions: [] }, ['regions']],
  ['a region that is not one', { ...answers, regions: ['neck', 'tail'] }, ['regions']],
  ['pain of 11', { ...answers, worst: 11 }, ['worst']],
  ['pain of 6.5', { ...answers, worst: 6.5 }, ['worst']],
  ['pain as a word', { ...answers, worst: '' }, ['worst']],
  ['district 8 and no mode', { ...answers, district: '8', mode: undefined }, ['mode', 'district']],
])('a report with %s is refused with its questions', async (_, body, fields) => {
  const server = await setup()
  const answer = await postReport(server, body, { headers: { 'Accept-Language': 'es' } })
  expect(answer.status).toBe(422)
  expect(answer.headers.get('content-language')).toBe('es')
  expect(await answer.json()).toEqual({
    error: {
      code: 'missing',
      faults: fields.map((field) => ({ field, code: 'missing' })),
      message: 'Por favor, revise las preguntas sin respuesta.',
    },
  })
})

test.each([
  ['a body that is not JSON', '{', {}, 400, 'malformed-request'],
  ['a body over 8 kB', 'x'.repeat(9000), {}, 413, 'too-large'],
  ['a body of another type', 'x', { 'Content-Type': 'text/plain' }, 415, 'unsupported-type'],
  ['a form on another site', answers, { 'Sec-Fetch-Site': 'cross-site' }, 403, 'cross-site'],
])('%s is refused', async (_, body, headers, status, code) => {
  const server = await setup()
  const answer = await postReport(server, body, { headers })
  expect(answer.status).toBe(status)
  expect((await answer.json()).error.code).toBe(code)
})

test.each([
  [address, 'POST'],
  ['/functions/v1/pain-form', 'GET, HEAD'],
  ['/functions/v1/pain-figures', 'GET, HEAD'],
])('%s takes %s only', async (path, allow) => {
  const { app } = await setup()
  const answer = await app.request(path, { method: 'DELETE' })
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe(allow)
})

test('a plain form leads back to the dashboard in its language', async () => {
  const server = await setup()
  const taken = await postForm(server, address, { ...plainAnswers, locale: 'es' })
  expect(taken.status).toBe(303)
  expect(taken.headers.get('location')).toMatch(/^\/es\/.*#report-thanks$/)
  const missing = await postForm(server, address, { ...plainAnswers, worst: '' })
  expect(missing.headers.get('location')).toBe('/community-pain-dashboard#report-missing')
  expect(readRows(server)).toHaveLength(1)
})

test('without a proof there is room for one report an hour from one household', async () => {
  const server = await setup({ limits: defaultLimits })
  expect((await postReport(server, answers)).status).toBe(200)
  const second = await postReport(server, answers)
  expect(second.status).toBe(429)
  expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(3000)
  expect((await postReport(server, { ...answers, ...(await openForm(server)) })).status).toBe(200)
  const plain = await postForm(server, address, plainAnswers)
  expect(plain.headers.get('location')).toBe('/community-pain-dashboard#report-thanks')
})

test('all plain forms together have room for 40 an hour', async () => {
  const server = await setup({ limits: defaultLimits })
  const statuses = []
  for (let network = 0; network < 41; network++) {
    const remoteAddress = `10.0.${network}.1`
    statuses.push((await postReport(server, answers, { remoteAddress })).status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(40)
  expect(statuses.at(-1)).toBe(429)
})

test('with a proof there is room for four reports an hour, and a new day starts afresh', async () => {
  const server = await setup({ limits: defaultLimits })
  const statuses = []
  for (let sent = 0; sent < 5; sent++) {
    statuses.push((await postReport(server, { ...answers, ...(await openForm(server)) })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429])
  server.clock.pass(day)
  expect((await postReport(server, { ...answers, ...(await openForm(server)) })).status).toBe(200)
})

test('a report that could not be stored may be sent again with the same token', async () => {
  const server = await setup({ limits: defaultLimits })
  const form = await openForm(server)
  const unlock = lockStore(server)
  const failed = await postReport(server, { ...answers, ...form })
  expect(failed.status).toBe(503)
  expect(failed.headers.get('retry-after')).toBe('30')
  unlock()
  expect((await postReport(server, { ...answers, ...form })).status).toBe(200)
})

test('a report that could not be stored does not use up the room of its household', async () => {
  const server = await setup({ limits: defaultLimits })
  const unlock = lockStore(server)
  expect((await postReport(server, answers)).status).toBe(503)
  unlock()
  expect((await postReport(server, answers)).status).toBe(200)
  expect((await postReport(server, answers)).status).toBe(429)
})

test('the log says nothing about a report', async () => {
  const server = await setup()
  await postReport(server, answers)
  expect(JSON.stringify([server.requests, server.events])).not.toContain('neck')
})

const month = 31 * day

/** Sends proved reports, a few each day so that no other limit is met. */
async function sendOverDays(server: TestServer, count: number, remoteAddress: string) {
  const statuses = []
  for (let sent = 0; sent < count; sent++) {
    if (sent % 4 === 0) server.clock.pass(day)
    const body = { ...answers, ...(await openForm(server)) }
    statuses.push((await postReport(server, body, { remoteAddress })).status)
  }
  return statuses
}

test('ten reports of a household count in a month, and the eleventh is told so', async () => {
  const server = await setup({ limits: defaultLimits })
  const statuses = await sendOverDays(server, 10, '2001:db8:0:aa01::5')
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 200))
  server.clock.pass(day)
  // Another part of the same /56.
  const body = { ...answers, ...(await openForm(server)) }
  const from = { remoteAddress: '2001:db8:0:aa02::5', headers: { 'Accept-Language': 'es' } }
  const refused = await postReport(server, body, from)
  expect(refused.status).toBe(429)
  expect((await refused.json()).error).toMatchObject({
    code: 'month-full',
    message: expect.stringContaining('10 reportes'),
  })
  expect(readRows(server)).toHaveLength(10)
  expect((await postReport(server, body, { remoteAddress: '2001:db8:0:ab01::5' })).status).toBe(200)
  server.clock.pass(Number(refused.headers.get('retry-after')) * second)
  const later = { ...answers, ...(await openForm(server)) }
  expect((await postReport(server, later, from)).status).toBe(200)
})

test('without JavaScript, too, the eleventh of a month is told so', async () => {
  const server = await setup({ limits: defaultLimits })
  await sendOverDays(server, 10, '')
  server.clock.pass(day)
  const full = await postForm(server, address, { ...plainAnswers, locale: 'es' })
  expect(full.headers.get('location')).toMatch(/^\/es\/.*#report-full$/)
})

/** Everything that SQLite has on the disk, its log included. */
async function readDisk({ data }: TestServer) {
  const names = (await readdir(data)).filter((name) => name.startsWith('site.db'))
  return Buffer.concat(await Promise.all(names.map((name) => readFile(path.join(data, name)))))
}

test('the count of a month names nobody, and goes with its key when the month is over', async () => {
  const server = await setup({ limits: defaultLimits })
  const file = new DatabaseSync(path.join(server.data, 'site.db'), { readOnly: true })
  const rowsOf = (table: string) => file.prepare(`select * from ${table}`).all()
  const round = () => goRound({ ...server, clock: server.clock.now, keeping: longestKeeping })

  await postReport(server, { ...answers, ...(await openForm(server)) })
  const [counted] = rowsOf('pain_senders')
  const [key] = rowsOf('pain_months')
  expect(counted).toEqual({ month: '2026-03', sender: expect.any(String), reports: 1 })
  expect(Object.keys(readRows(server)[0] ?? {})).not.toContain('sender')
  const before = await readDisk(server)
  expect(before.includes('203.0.113.5')).toBe(false)
  expect(before.includes(String(key?.['secret']))).toBe(true)
  expect(JSON.stringify([server.requests, server.events])).not.toContain(String(key?.['secret']))

  await round()
  expect(rowsOf('pain_senders')).toHaveLength(1)
  server.clock.pass(month)
  await round()
  expect(rowsOf('pain_senders')).toEqual([])
  expect(rowsOf('pain_months')).toEqual([])
  expect(readRows(server)).toHaveLength(1)
  file.close()
  await server.store.close()
  const disk = await readDisk(server)
  expect(disk.includes(String(key?.['secret']))).toBe(false)
  expect(disk.includes(String(counted?.['sender']))).toBe(false)
})

test('reports are erased within two years, published or not', async () => {
  const server = await setup()
  const round = () => goRound({ ...server, clock: server.clock.now, keeping: longestKeeping })
  await postReport(server, answers)
  server.clock.pass(Date.UTC(2027, 9, 3) - server.clock.now())
  await round()
  expect(readRows(server)).toHaveLength(1)
  server.clock.pass(2 * day)
  await round()
  expect(readRows(server)).toEqual([])
})

test('a new site has no figures, and its answer may be kept for an hour', async () => {
  const { app } = await setup()
  const answer = await app.request('/functions/v1/pain-figures')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(await answer.json()).toEqual({ shown: { kind: 'not-enough' }, frozen: [] })
})

test('the data holds the frozen quarters of 24 months and their sum, and no others', async () => {
  const { app, store } = await setup()
  const counts = makePainCounts((table) => (table === 'mode' ? 25 : 10))
  const [lately, longAgo] = ['2025-Q4', '2023-Q4'].map((quarter) => ({ quarter, counts }))
  for (const quarter of [lately, longAgo]) if (quarter) await store.freezePainQuarter(quarter)
  const answer = await (await app.request('/functions/v1/pain-figures')).json()
  expect(answer).toEqual({
    shown: { kind: 'figures', quarters: ['2025-Q4'], counts, total: 125, margin: 10 },
    frozen: [lately],
  })
})
