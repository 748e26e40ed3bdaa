import { expect, test } from 'vitest'
import { longestRetention } from '#clinic/retention.ts'
import { missedWordsFunction } from '#forms/missed-words/contract/missed-words.ts'
import { day } from '#language/dates/durations.ts'
import { goRound } from '#server/desk/round.ts'
import { postForm, setup, type TestServer } from '../support/server.ts'

const tell = (
  server: TestServer,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) => postForm(server, missedWordsFunction, fields, headers)

const lien = { locale: 'en', words: 'lien' }

async function readTotals({ store }: TestServer) {
  const read = await store.searches.readDays('2026-01-01')
  if (read.kind === 'not-stored') throw new Error(read.reason)
  return read.words.map(({ word, number }) => `${word} ${number}`).toSorted()
}

test('words of our pages add up by day, and nothing else is stored', async () => {
  const server = await setup()
  const answer = await tell(server, { locale: 'en', words: 'lien whiplash' })
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  await tell(server, lien)
  await tell(server, { locale: 'es', words: 'gravamen' })
  expect(await readTotals(server)).toEqual(['gravamen 1', 'lien 2', 'whiplash 1'])
})

test('of what somebody typed only words of our pages are stored', async () => {
  const server = await setup()
  await tell(server, { locale: 'en', words: 'eva@example.org lien 5105550134 xylophone' })
  await tell(server, { locale: 'en', words: 'gravamen constructor __proto__' })
  expect(await readTotals(server)).toEqual(['lien 1'])
})

test.each([
  ['a language that is none', { locale: 'fr', words: 'lien' }, {}],
  ['no words', { locale: 'en' }, {}],
  ['nothing', {}, {}],
  ['Do Not Track', lien, { DNT: '1' }],
  ['Global Privacy Control', lien, { 'Sec-GPC': '1' }],
  ['a page of another site', lien, { 'Sec-Fetch-Site': 'cross-site' }],
])('nothing is counted for %s, and the answer is the same', async (_, fields, headers) => {
  const server = await setup()
  const answer = await tell(server, fields as Record<string, string>, headers)
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  expect(await readTotals(server)).toEqual([])
})

test('one place cannot bend the totals', async () => {
  const server = await setup({ limits: 'on' })
  for (let told = 0; told < 40; told += 1) await tell(server, lien)
  expect(await readTotals(server)).toEqual(['lien 20'])
})

test('totals are stored for a year', async () => {
  const server = await setup()
  await tell(server, lien)
  const round = () => goRound({ ...server, clock: server.clock.now, retention: longestRetention })
  server.clock.pass(365 * day)
  await round()
  expect(await readTotals(server)).toHaveLength(1)
  server.clock.pass(day)
  await round()
  expect(await readTotals(server)).toEqual([])
})

test('no line of the log holds a word', async () => {
  const server = await setup()
  await tell(server, lien)
  expect(JSON.stringify([server.events, server.requests])).not.toContain('lien')
})

test('other methods are refused', async () => {
  const { app } = await setup()
  expect((await app.request(missedWordsFunction)).status).toBe(405)
})
