import { describe, expect, onTestFinished, test } from 'vitest'
import { day, hour, minute, second } from '#language/dates/durations.ts'
import { callHostIfDue } from '#server/announced/call-host.ts'
import { followAnnounced } from '#server/announced/follow.ts'
import type { Announcements } from '#server/announced/queries.ts'
import { openPostgresStore, openSqliteStore, type Store } from '#server/open-store.ts'
import type { Notice } from '#site/announced.ts'
import { findStartedPostgres } from '../support/postgres-server.ts'
import { createTestLog, makeFolder } from '../support/server.ts'
import { createTestClock } from '../support/test-clock.ts'

const now = Date.UTC(2026, 10, 27, 20)
const postgres = findStartedPostgres()

function closeLater(store: Store) {
  onTestFinished(() => store.close())
  return store
}

const engines = [
  ['SQLite', async () => closeLater(await openSqliteStore(await makeFolder()))],
  [
    'PostgreSQL',
    async () => closeLater(await openPostgresStore((await postgres?.lendDatabase()) ?? '')),
  ],
] as const

const smoke: Notice = {
  id: 'smoke',
  text: { en: 'Closed today: smoke', es: 'Hoy cerramos por el humo' },
  begins: now,
  ends: now + 4 * hour,
  closes: true,
}

async function read({ announced }: Store, at = now): Promise<Announcements> {
  const outcome = await announced.read(at)
  if (outcome.kind === 'not-stored') throw new Error(outcome.reason)
  return outcome.announced
}

describe.each(engines)('what is announced (%s)', (engine, openStore) => {
  const skips = engine === 'PostgreSQL' && !postgres

  test.skipIf(skips)(
    'a notice is stored as it was written, and another takes its place',
    async () => {
      const store = await openStore()
      await store.announced.postNotice({ notice: smoke, author: 'Rosa' })
      expect((await read(store)).notices).toEqual([{ ...smoke, author: 'Rosa' }])
      const later = { ...smoke, id: 'later', closes: false, begins: now + hour, ends: now + day }
      await store.announced.postNotice({ notice: later, author: 'Luis' })
      expect((await read(store, now + hour)).notices).toEqual([
        { ...smoke, ends: now + hour, author: 'Rosa' },
        { ...later, author: 'Luis' },
      ])
    },
  )

  test.skipIf(skips)('a notice is ended once, and one that is over stays so', async () => {
    const store = await openStore()
    await store.announced.postNotice({ notice: smoke, author: 'Rosa' })
    const end = (at: number) => store.announced.endNotice({ id: 'smoke', now: at })
    expect(await end(now + minute)).toEqual({ kind: 'ended' })
    expect(await end(now + 2 * minute)).toEqual({ kind: 'over' })
    expect((await read(store)).notices.map(({ ends }) => ends)).toEqual([now + minute])
  })

  test.skipIf(skips)('a day has the hours that it was given last, until it has none', async () => {
    const store = await openStore()
    const set = (other: { shifts: { opens: string; closes: string }[]; name?: Notice['text'] }) =>
      store.announced.setDay({ day: { date: '2026-12-01', ...other }, author: 'Rosa', now })
    await set({ shifts: [], name: { en: 'Training', es: 'Capacitación' } })
    expect((await read(store)).days).toEqual([
      {
        ...{ date: '2026-12-01', shifts: [], author: 'Rosa' },
        name: { en: 'Training', es: 'Capacitación' },
      },
    ])
    const shifts = [
      { opens: '08:00', closes: '12:00' },
      { opens: '14:00', closes: '17:30' },
    ]
    await set({ shifts })
    expect((await read(store)).days).toEqual([{ date: '2026-12-01', shifts, author: 'Rosa' }])
    expect(await store.announced.removeDay({ date: '2026-12-01', now })).toEqual({
      kind: 'removed',
    })
    expect(await store.announced.removeDay({ date: '2026-12-01', now })).toEqual({
      kind: 'unknown',
    })
    expect((await read(store)).days).toEqual([])
  })

  test.skipIf(skips)(
    'what cannot be written into the log of the desk is not announced',
    async () => {
      const store = await openStore()
      // A line without its author, which the log refuses.
      const by = { id: 'session', staffId: null as unknown as string }
      const refused = { kind: 'not-stored' }
      const author = 'Rosa'
      const day = { date: '2026-12-01', shifts: [] }
      const { announced } = store
      expect(await announced.postNotice({ notice: smoke, author, by })).toMatchObject(refused)
      expect(await announced.setDay({ day, author, by, now })).toMatchObject(refused)
      const entry = { list: 'events', id: 'walk', author, by, now } as const
      expect(await announced.takeDown(entry)).toMatchObject(refused)
      expect(await read(store)).toEqual({ notices: [], days: [], takenDown: [] })
    },
  )

  test.skipIf(skips)('an entry is taken down once, and put back once', async () => {
    const store = await openStore()
    const entry = { list: 'stories', id: 'slow-but-moving' } as const
    const down = () => store.announced.takeDown({ ...entry, author: 'Rosa', now })
    expect(await down()).toEqual({ kind: 'taken-down' })
    expect(await down()).toEqual({ kind: 'down-before' })
    expect((await read(store)).takenDown).toEqual([{ ...entry, at: now, author: 'Rosa' }])
    expect(await store.announced.putBack({ ...entry, now })).toEqual({ kind: 'put-back' })
    expect(await store.announced.putBack({ ...entry, now })).toEqual({ kind: 'unknown' })
  })

  test.skipIf(skips)(
    'what was over for 90 days is forgotten, and what is down stays down',
    async () => {
      const store = await openStore()
      await store.announced.postNotice({ notice: smoke, author: 'Rosa' })
      await store.announced.setDay({ day: { date: '2026-11-27', shifts: [] }, author: 'Rosa', now })
      await store.announced.takeDown({ list: 'events', id: 'walk', author: 'Rosa', now })
      await store.announced.forgetOld(now + 90 * day)
      expect((await read(store)).notices).toHaveLength(1)
      await store.announced.forgetOld(now + 91 * day)
      const left = await read(store)
      expect([left.notices, left.days, left.takenDown.length]).toEqual([[], [], 1])
    },
  )
})

test.skipIf(!postgres)('two servers on one database both know of it', async () => {
  const url = (await postgres?.lendDatabase()) ?? ''
  const stores = [
    closeLater(await openPostgresStore(url)),
    closeLater(await openPostgresStore(url)),
  ]
  const [mine, other] = stores.map((store) =>
    followAnnounced({ store, clock: () => now, log: createTestLog().log }),
  )
  await stores[0]?.announced.postNotice({ notice: smoke, author: 'Rosa' })
  await Promise.all([mine?.follow(), other?.follow()])
  expect(other?.announced().notices.map(({ id }) => id)).toEqual(['smoke'])
  expect(mine?.announced()).toEqual(other?.announced())
})

test('pages go on with what was known while the store cannot be read, which is said once', async () => {
  const { events, log } = createTestLog()
  const announced: Announcements = {
    notices: [{ ...smoke, author: 'Rosa' }],
    days: [],
    takenDown: [{ list: 'stories', id: 'a', at: now, author: 'Rosa' }],
  }
  let isThere = false
  const following = followAnnounced({
    clock: () => now,
    log,
    store: {
      announced: {
        read: async () =>
          isThere
            ? { kind: 'announced', announced }
            : { kind: 'not-stored', reason: 'database is locked' },
      },
    },
  })
  const followIn = async (there: boolean, times: number) => {
    isThere = there
    for (let time = 0; time < times; time += 1) await following.follow()
  }
  await followIn(false, 3)
  expect(following.announced()).toEqual({ notices: [], days: [], takenDown: [] })
  expect(events).toEqual([{ name: 'announced-not-read', fields: { reason: 'database is locked' } }])
  await followIn(true, 1)
  await followIn(false, 2)
  expect(following.announced()).toEqual(announced)
  expect(events).toHaveLength(2)
})

describe('a static host', () => {
  async function setup() {
    const store = closeLater(await openSqliteStore(await makeFolder()))
    const clock = createTestClock()
    const { events, log } = createTestLog()
    const calls: { address: string; init: RequestInit | undefined }[] = []
    let answer = () => Promise.resolve(new Response('', { status: 201 }))
    const look = () =>
      callHostIfDue({
        ...{ store, clock: clock.now, log, hook: 'https://host.example/build/secret' },
        post: (address, init) => {
          calls.push({ address: String(address), init })
          return answer()
        },
      })
    const post = (more: Partial<Notice> = {}) =>
      store.announced.postNotice({
        notice: { ...smoke, begins: clock.now(), ends: clock.now() + hour, ...more },
        author: 'Rosa',
      })
    return {
      ...{ calls, clock, events, look, post, store },
      answerWith: (given: typeof answer) => {
        answer = given
      },
    }
  }

  test('is told to build when something is announced, and when a notice ends by itself', async () => {
    const { calls, clock, look, post } = await setup()
    await look()
    expect(calls).toHaveLength(0)
    await post()
    await look()
    await look()
    expect(calls).toHaveLength(1)
    clock.pass(hour - second)
    await look()
    expect(calls).toHaveLength(1)
    clock.pass(second)
    await look()
    expect(calls).toHaveLength(2)
  })

  test('is told again when it is not known whether it built what is over', async () => {
    const { answerWith, calls, clock, look, post, store } = await setup()
    await post({ ends: clock.now() + day })
    answerWith(() => Promise.reject(new Error('timeout')))
    await look()
    await store.announced.endNotice({ id: 'smoke', now: clock.now() })
    clock.pass(hour)
    answerWith(() => Promise.resolve(new Response('', { status: 201 })))
    await look()
    expect(calls).toHaveLength(2)
  })

  test('is told nothing but that', async () => {
    const { calls, events, look, post } = await setup()
    await post()
    await look()
    expect(calls).toEqual([
      {
        address: 'https://host.example/build/secret',
        init: { method: 'POST', redirect: 'error', signal: expect.any(AbortSignal) },
      },
    ])
    expect(events).toEqual([{ name: 'host-told-to-build', fields: { outcome: '201' } }])
  })

  test('that does not take it is told again, after twice as long each time', async () => {
    const { answerWith, calls, clock, events, look, post, store } = await setup()
    await post({ ends: clock.now() + day })
    answerWith(() => Promise.reject(new Error('getaddrinfo ENOTFOUND host.example')))
    await look()
    clock.pass(29 * second)
    await look()
    expect(calls).toHaveLength(1)
    clock.pass(second)
    await look()
    clock.pass(59 * second)
    await look()
    expect(calls).toHaveLength(2)
    expect(await store.announced.readBuildCall()).toMatchObject({
      call: { tries: 2, outcome: 'no answer', told: '' },
    })
    answerWith(() => Promise.resolve(new Response('', { status: 200 })))
    clock.pass(second)
    await look()
    await look()
    expect(calls).toHaveLength(3)
    expect(await store.announced.readBuildCall()).toMatchObject({
      call: { tries: 0, outcome: '200' },
    })
    expect(JSON.stringify(events)).not.toContain('host.example')
  })

  test('is told by one of two servers', async () => {
    const { answerWith, calls, look, post } = await setup()
    await post()
    const { promise, resolve: take } = Promise.withResolvers<Response>()
    answerWith(() => promise)
    const first = look()
    await look()
    while (calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    await look()
    take(new Response('', { status: 200 }))
    await first
    expect(calls).toHaveLength(1)
  })
})
