import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { second } from '#language/dates/durations.ts'
import { setup } from '../support/server.ts'

test('a server that can keep sign-ups is well', async () => {
  const { app } = await setup()
  for (const method of ['GET', 'HEAD']) {
    const answer = await app.request('/healthz', { method })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    if (method === 'GET') expect(await answer.json()).toEqual({ status: 'ok' })
  }
  expect((await app.request('/healthz', { method: 'POST' })).status).toBe(405)
})

test('a server that cannot keep sign-ups says so, and says when it can again', async () => {
  const { app, clock, data } = await setup()
  const other = new DatabaseSync(path.join(data, 'site.db'))
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  expect((await app.request('/healthz')).status).toBe(503)
  other.exec('rollback')
  clock.pass(second)
  expect((await app.request('/healthz')).status).toBe(200)
})

test('many health checks at once write once', async () => {
  const { app, data } = await setup()
  await app.request('/healthz')
  const other = new DatabaseSync(path.join(data, 'site.db'))
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.request('/healthz')))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
})
