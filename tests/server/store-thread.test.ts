import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { describe, expect, onTestFinished, test } from 'vitest'
import { minute, second } from '#language/dates/durations.ts'
import { createMeter } from '#server/meter.ts'
import { openThreadedStore } from '#server/open-store.ts'
import { createWatch } from '#server/watch.ts'
import { isLong, repeats } from '../support/repeats.ts'
import { createTestLog, makeFolder, setup as setupServer, subscribe } from '../support/server.ts'
import { makeSignUp, testStore } from './store-contract.ts'

async function setup() {
  const folder = await makeFolder()
  const store = await openThreadedStore(folder)
  onTestFinished(() => store.close())
  return { file: path.join(folder, 'site.db'), store }
}

// The same questions as in this thread; what is added, the tests below show at once.
describe.skipIf(!isLong)('in a thread of its own', () => {
  testStore('SQLite', async () => (await setup()).store)
})

test('the store in a thread of its own answers each question with what was asked', async () => {
  const { file, store } = await setup()
  const ana = makeSignUp()
  expect(await store.newsletter.signUp(ana)).toEqual({ kind: 'mail-queued' })
  const [stopped, confirmed, read, pressed] = await Promise.all([
    store.newsletter.unsubscribe({ hash: 'never given out', now: 1 }),
    store.newsletter.confirm({ hash: ana.confirmToken.hash, now: ana.now + 1 }),
    store.people.read('ana@example.org'),
    store.presses.read({ from: '2026-03-01', to: '2026-03-05' }),
  ])
  expect(stopped).toEqual({ kind: 'unknown' })
  expect(confirmed).toEqual({ kind: 'confirmed' })
  expect(read).toMatchObject({ kind: 'person', person: { subscription: { locale: 'es' } } })
  expect(pressed).toEqual({ kind: 'presses', totals: [] })
  const other = new DatabaseSync(file, { readOnly: true })
  expect(other.prepare('select state from subscribers').all()).toEqual([{ state: 'confirmed' }])
  other.close()
})

test('a flood is told to come again, and what was taken is stored', async () => {
  const { file, store } = await setup()
  const visitors = Array.from({ length: 1200 }, (_, index) =>
    store.newsletter.signUp(makeSignUp({ email: `visitor-${index}@example.org` })),
  )
  const outcomes = await Promise.all(visitors)
  const taken = outcomes.filter(({ kind }) => kind === 'mail-queued')
  const refused = outcomes.filter(({ kind }) => kind === 'not-stored')
  expect(taken).toHaveLength(1000)
  expect(refused).toEqual(
    Array(200).fill({ kind: 'not-stored', reason: 'too much waits for the disk' }),
  )
  const other = new DatabaseSync(file, { readOnly: true })
  expect(other.prepare('select count(*) as number from subscribers').get()).toEqual({
    number: 1000,
  })
  other.close()
  expect(await store.newsletter.signUp(makeSignUp())).toEqual({ kind: 'mail-queued' })
})

test('what was asked before the end is answered, and nothing is stored after it', async () => {
  const { store } = await setup()
  const last = store.newsletter.signUp(makeSignUp())
  await store.close()
  expect(await last).toEqual({ kind: 'mail-queued' })
  expect(await store.newsletter.signUp(makeSignUp())).toMatchObject({ kind: 'not-stored' })
})

test('a file that is no store stops the start with the engine’s own words', async () => {
  const folder = await makeFolder()
  await writeFile(path.join(folder, 'site.db'), 'holiday photos\n'.repeat(100))
  await expect(openThreadedStore(folder)).rejects.toThrow('file is not a database')
})

describe('a thread that dies', () => {
  /** A server whose store is in a thread that can be killed. */
  async function setupDying() {
    const folder = await makeFolder()
    const threads: Worker[] = []
    const { events, log } = createTestLog()
    const file = new URL('../../src/server/store-thread.ts', import.meta.url)
    const store = await openThreadedStore(folder, log, (workerData) => {
      const thread = new Worker(file, { workerData, execArgv: [] })
      threads.push(thread)
      return thread
    })
    onTestFinished(() => store.close())
    const server = await setupServer({ store })
    const watch = createWatch({
      ...{ store, clock: server.clock.now, mail: server.worker, meter: createMeter() },
      ...{ isForVisitors: true, builtOn: server.builtOn },
      suppressions: { status: () => ({ kind: 'kept' }) },
    })
    async function readiness() {
      // It asks the store once a second.
      server.clock.pass(second)
      const answer = await watch.request('/readyz')
      return [answer.status, ((await answer.json()) as { because?: unknown }).because]
    }
    return {
      ...server,
      events,
      threads,
      file: path.join(folder, 'site.db'),
      store,
      kill: () => threads.at(-1)?.terminate(),
      readiness,
      untilReady: () => expect.poll(readiness, { timeout: 2 * minute }).toEqual([200, undefined]),
    }
  }

  test('keeps forms waiting for a moment only, and says so', async () => {
    const server = await setupDying()
    expect((await subscribe(server, 'ana@example.org')).status).toBe(200)
    await server.kill()
    const refused = await subscribe(server, 'eva@example.org')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
    expect(await server.readiness()).toEqual([503, ['not-stored']])
    await server.untilReady()
    expect((await subscribe(server, 'eva@example.org')).status).toBe(200)
    expect(server.events).toEqual([
      {
        name: 'store-thread-ended',
        fields: { error: 'Error', where: expect.any(String), restSeconds: 1 },
      },
    ])
  })

  test('answers whoever asked it, and leaves a store that holds what it acknowledged', async () => {
    const { events, file, kill, store, untilReady } = await setupDying()
    const acknowledged: string[] = []
    const signUp = async (email: string) => {
      const { kind } = await store.newsletter.signUp(makeSignUp({ email }))
      if (kind === 'mail-queued') acknowledged.push(email)
    }
    const lives = repeats(1, 6)
    for (let life = 0; life < lives; life += 1) {
      const people = Array.from({ length: 900 }, (_, n) =>
        signUp(`visitor-${life}-${n}@example.org`),
      )
      await people[Math.floor(Math.random() * people.length)]
      await kill()
      await Promise.all(people)
      await untilReady()
    }
    const other = new DatabaseSync(file, { readOnly: true })
    const stored = new Set(
      other
        .prepare('select email from subscribers')
        .all()
        .map(({ email }) => email),
    )
    expect(other.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
    other.close()
    expect(acknowledged.length).toBeGreaterThan(0)
    expect(acknowledged.filter((email) => !stored.has(email))).toEqual([])
    const rests = Array.from({ length: lives }, (_, life) => 2 ** life)
    expect(events.map(({ fields }) => fields['restSeconds'])).toEqual(rests)
  })

  test('and cannot open its store again tries later, and later', async () => {
    const { events, file, kill, readiness, untilReady } = await setupDying()
    const folder = path.dirname(file)
    await rename(folder, `${folder}.kept`)
    await writeFile(folder, 'holiday photos')
    await kill()
    await expect.poll(() => events.length, { timeout: minute }).toBe(2)
    expect(await readiness()).toEqual([503, ['not-stored']])
    await rm(folder)
    await rename(`${folder}.kept`, folder)
    await untilReady()
    expect(events.map(({ fields }) => fields['restSeconds'])).toEqual([1, 2])
  })

  test('leaves the mail in hand to whoever has it', async () => {
    const { kill, store, untilReady } = await setupDying()
    const ana = makeSignUp()
    await store.newsletter.signUp(ana)
    const request = { lane: 'confirmations', now: ana.now, lease: 1000 } as const
    const claimed = await store.mail.claim(request)
    await kill()
    await untilReady()
    expect(await store.mail.claim(request)).toEqual({ kind: 'nothing-due' })
    if (claimed.kind !== 'mail') throw new Error(claimed.kind)
    const sent = { mail: claimed.mail, now: ana.now, result: { kind: 'sent' } } as const
    expect(await store.mail.settle(sent)).toEqual({ kind: 'settled' })
  })

  test('stays dead when its server has closed the store', async () => {
    const { kill, store, threads } = await setupDying()
    await kill()
    await store.close()
    await wait(1.5 * second)
    expect(threads).toHaveLength(1)
    expect(await store.newsletter.signUp(makeSignUp())).toEqual({
      kind: 'not-stored',
      reason: 'the store is closed',
    })
  })
})
