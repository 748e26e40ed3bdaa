import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { longestRetention } from '#clinic/retention.ts'
import { pressFunction, pressKinds } from '#forms/press/contract/press.ts'
import { day } from '#language/dates/durations.ts'
import { locales } from '#language/locales.ts'
import { goRound } from '#server/desk/round.ts'
import { postForm, setup, type TestServer } from '../support/server.ts'

const press = (
  server: TestServer,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) => postForm(server, pressFunction, fields, headers)

const contact = { kind: 'call', page: '/contact' }

async function readTotals({ store }: TestServer, days = { from: '2026-03-01', to: '2026-03-31' }) {
  const read = await store.presses.read(days)
  return read.kind === 'presses' ? read.totals : read
}

test('presses add up per page, kind and day, and nothing else is stored', async () => {
  const server = await setup()
  for (const _ of [1, 2]) expect((await press(server, contact)).status).toBe(204)
  await press(server, { kind: 'booking', page: '/es/contacto' })
  server.clock.pass(day)
  await press(server, contact)
  expect(await readTotals(server)).toEqual([
    { ...contact, number: 3 },
    { kind: 'booking', page: '/es/contacto', number: 1 },
  ])
  expect(await readTotals(server, { from: '2026-03-05', to: '2026-03-05' })).toEqual([
    { ...contact, number: 1 },
  ])
})

test.each(pressKinds)('%s is counted', async (kind) => {
  const server = await setup()
  await press(server, { kind, page: '/' })
  expect(await readTotals(server)).toEqual([{ kind, page: '/', number: 1 }])
})

test('a post that was built after the server had started is counted', async () => {
  const server = await setup()
  const post = { kind: 'call', page: '/blog/newer-post' }
  await press(server, post)
  for (const page of [
    '/blog/no-post',
    '/blog/newer-post/',
    '/blog/../icon.png',
    '/blog/newer-post?a',
  ]) {
    await press(server, { kind: 'call', page })
  }
  expect(await readTotals(server)).toEqual([{ ...post, number: 1 }])
})

test.each([
  ['a kind that is none', { kind: 'scroll', page: '/contact' }, {}],
  ['a page that is none', { kind: 'call', page: '/contact/eva@example.org' }, {}],
  ['a page with a query', { kind: 'call', page: '/contact?q=neck' }, {}],
  ['no page', { kind: 'call' }, {}],
  ['nothing', {}, {}],
  ['Do Not Track', contact, { DNT: '1' }],
  ['Global Privacy Control', contact, { 'Sec-GPC': '1' }],
  ['a page of another site', contact, { 'Sec-Fetch-Site': 'cross-site' }],
])('nothing is counted for %s, and the answer is the same', async (_, fields, headers) => {
  const server = await setup()
  const answer = await press(server, fields as Record<string, string>, headers)
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  expect(await readTotals(server)).toEqual([])
})

test('one place cannot bend the totals', async () => {
  const server = await setup({ limits: 'on' })
  for (let pressed = 0; pressed < 40; pressed += 1) await press(server, contact)
  expect(await readTotals(server)).toEqual([{ ...contact, number: 20 }])
})

test('totals are stored for a year', async () => {
  const server = await setup()
  await press(server, contact)
  server.clock.pass(365 * day)
  const round = () => goRound({ ...server, clock: server.clock.now, retention: longestRetention })
  await round()
  expect(await readTotals(server)).toHaveLength(1)
  server.clock.pass(day)
  await round()
  expect(await readTotals(server)).toEqual([])
})

test('the privacy policy says for how long', () => {
  const said = { en: 'We keep it for a year.', es: 'Lo guardamos por un año.' }
  for (const locale of locales) {
    expect(readFileSync(`content/${locale}/notices/privacy.md`, 'utf8')).toContain(said[locale])
  }
})

test('other methods are refused', async () => {
  const { app } = await setup()
  expect((await app.request(pressFunction)).status).toBe(405)
})
