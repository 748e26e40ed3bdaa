import { expect, test } from 'vitest'
import { longestRetention } from '#clinic/retention.ts'
import { day } from '#language/dates/durations.ts'
import { goRound } from '#server/desk/round.ts'
import { postForm, type SetupOptions, setup as setupServer } from '../support/server.ts'

async function setup(options: SetupOptions = {}) {
  const server = await setupServer(options)
  const say = (fields: Record<string, string>) =>
    postForm(server, '/functions/v1/page-feedback', fields)
  const read = async () => {
    const outcome = await server.store.feedback.readAll()
    return outcome.kind === 'feedback' ? outcome.answers : []
  }
  return { ...server, say, read }
}

test('whether a page was useful is stored with its day, and nothing about who says so', async () => {
  const { read, say } = await setup()
  const answer = await say({ page: 'whiplash', useful: 'yes', sentence: ' Clear. ', locale: 'es' })
  expect(answer.headers.get('location')).toBe('/es/contacto/gracias')
  expect(await read()).toEqual([
    { day: '2026-03-04', page: 'whiplash', locale: 'es', useful: 'yes', sentence: 'Clear.' },
  ])
})

test.each([
  [{ useful: 'yes', page: 'no-such-page' }],
  [{ useful: 'yes', page: '../etc' }],
  [{ useful: 'maybe', page: 'whiplash' }],
  [{ useful: 'no', page: 'whiplash', sentence: 'a'.repeat(301) }],
])('%j is not stored', async (fields) => {
  const { read, say } = await setup()
  expect((await say(fields)).status).toBe(422)
  expect(await read()).toEqual([])
})

test('who is refused gets back what was written', async () => {
  const { say } = await setup()
  const answer = await say({ page: 'whiplash', useful: 'no', sentence: `${'a'.repeat(300)} <b>` })
  const page = await answer.text()
  expect(page).toContain('Write a sentence of 300 characters or fewer.')
  expect(page).toContain(`name="sentence" value="${'a'.repeat(300)} &lt;b&gt;"`)
  expect(page).toContain('name="page" value="whiplash"')
})

test('one household cannot fill the store', async () => {
  const { read, say } = await setup({ limits: 'on' })
  for (let count = 0; count < 25; count += 1) await say({ page: 'whiplash', useful: 'no' })
  expect(await read()).toHaveLength(20)
})

test('an answer goes after 180 days', async () => {
  const server = await setup()
  await server.say({ page: 'whiplash', useful: 'no' })
  const round = () => goRound({ ...server, clock: server.clock.now, retention: longestRetention })
  server.clock.pass(180 * day)
  await round()
  expect(await server.read()).toHaveLength(1)
  server.clock.pass(day)
  await round()
  expect(await server.read()).toEqual([])
})
