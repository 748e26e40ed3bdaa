import { readdir } from 'node:fs/promises'
import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { day, hour, second } from '#language/dates/durations.ts'
import { createMailWorker } from '#server/mail/mail-worker.ts'
import type { OutgoingMail } from '#server/mail/sender.ts'
import type { Store } from '#server/open-store.ts'
import { openPostgresStore } from '#server/open-store.ts'
import { writeLetter } from '#server/write-letter.ts'
import { findStartedPostgres, query } from '../support/postgres-server.ts'
import { createMailCatcher, createTestLog, setup, subscribe } from '../support/server.ts'
import { createTestClock } from '../support/test-clock.ts'
import { startUnreliableNetwork } from '../support/unreliable-network.ts'
import { makeSignUp, testStore } from './store-contract.ts'

const now = Date.UTC(2026, 2, 4, 17)
const postgres = findStartedPostgres()

async function open(url: string) {
  const store = await openPostgresStore(url)
  onTestFinished(() => store.close())
  return store
}

describe.skipIf(!postgres)('PostgreSQL', () => {
  const lendDatabase = async () => (await postgres?.lendDatabase()) ?? ''

  testStore('the contract of a store', async () => open(await lendDatabase()))

  async function openTwo() {
    const url = await lendDatabase()
    const stores: [Store, Store] = [await open(url), await open(url)]
    return { url, stores }
  }

  test('servers that start at the same time make the tables once', async () => {
    const url = (await postgres?.createEmptyDatabase()) ?? ''
    const stores = await Promise.all(Array.from({ length: 5 }, () => open(url)))
    const checks = await Promise.all(stores.map((store) => store.checkWritable(now)))
    expect(checks).toEqual(Array(5).fill({ kind: 'writable' }))
    const made = await query(url, 'select name from kysely_migration order by name')
    const steps = (await readdir('src/server/store/migrations')).toSorted()
    expect(made).toEqual(steps.map((file) => ({ name: file.replace('.ts', '') })))
  })

  test('an address that signs up at two servers at once is one subscriber with one mail', async () => {
    const { stores, url } = await openTwo()
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        (stores[n % 2] ?? stores[0]).newsletter.signUp(makeSignUp()),
      ),
    )
    const kinds = outcomes.map(({ kind }) => kind).toSorted()
    expect(kinds).toEqual(['mail-queued', ...Array(59).fill('mailed-recently')].toSorted())
    expect(await query(url, 'select email from subscribers')).toEqual([
      { email: 'ana@example.org' },
    ])
    expect(await query(url, 'select recipient from outbox')).toEqual([
      { recipient: 'ana@example.org' },
    ])
  })

  test('two servers that empty the outbox together send each mail once', async () => {
    const { stores } = await openTwo()
    const people = Array.from({ length: 40 }, (_, n) => `visitor-${n}@example.org`)
    for (const email of people) await stores[0].newsletter.signUp(makeSignUp({ email }))
    const clock = createTestClock(now)
    const { log } = createTestLog()
    const senders = stores.map(() => createMailCatcher())
    // Each holds its first mail until the other has one too, so that both take part.
    const bothHaveOne = Promise.withResolvers<void>()
    const holding = senders.map((sender) => ({
      ...sender,
      async send(mail: OutgoingMail) {
        const outcome = await sender.send(mail)
        if (senders.every(({ taken }) => taken.length > 0)) bothHaveOne.resolve()
        await bothHaveOne.promise
        return outcome
      },
    }))
    const workers = holding.map((sender, n) =>
      createMailWorker({
        store: stores[n] ?? stores[0],
        writeLetter,
        sender,
        clock: clock.now,
        log,
      }),
    )
    await Promise.all(workers.map((worker) => worker.deliverDue()))
    const taken = senders.map((sender) => sender.taken.map(({ recipient }) => recipient))
    expect(taken.flat().toSorted()).toEqual(people.toSorted())
  })

  test('people who confirm and unsubscribe at the same time are never turned away', async () => {
    const { stores, url } = await openTwo()
    for (let round = 0; round < 3; round += 1) {
      const email = `visitor-${round}@example.org`
      const [first, second] = [makeSignUp({ email }), makeSignUp({ email, now: now + day })]
      await stores[0].newsletter.signUp(first)
      await stores[1].newsletter.signUp(second)
      const outcomes = await Promise.all([
        stores[0].newsletter.confirm({ hash: first.confirmToken.hash, now: now + day }),
        stores[1].newsletter.confirm({ hash: second.confirmToken.hash, now: now + day }),
        stores[0].newsletter.unsubscribe({ hash: first.unsubscribeToken.hash, now: now + day }),
        stores[1].newsletter.unsubscribe({ hash: second.unsubscribeToken.hash, now: now + day }),
      ])
      expect(outcomes.map(({ kind }) => kind)).not.toContain('not-stored')
      expect(outcomes.slice(2)).toEqual(Array(2).fill({ kind: 'unsubscribed' }))
    }
    expect(await query(url, 'select distinct state from subscribers')).toEqual([
      { state: 'unsubscribed' },
    ])
  })

  test('a mail that another server has in hand stays there when a server starts', async () => {
    const url = await lendDatabase()
    const store = await open(url)
    await store.newsletter.signUp(makeSignUp())
    await store.mail.claim({ lane: 'confirmations', now, lease: hour })
    const other = await open(url)
    expect(await other.mail.claim({ lane: 'confirmations', now, lease: hour })).toEqual({
      kind: 'nothing-due',
    })
  })

  test('what is acknowledged is on disk, whatever the database is set to', async () => {
    const url = (await postgres?.createDatabase()) ?? ''
    const name = new URL(url).pathname.slice(1)
    await query(url, `alter database ${name} set synchronous_commit = off`)
    const store = await open(url)
    // Asked from within a change of the store.
    await query(
      url,
      `create table seen (setting text);
       create function note() returns trigger language plpgsql as $$ begin
         insert into seen values (current_setting('synchronous_commit')); return new; end $$;
       create trigger note before insert on subscribers for each row execute function note()`,
    )
    expect(await store.newsletter.signUp(makeSignUp())).toEqual({ kind: 'mail-queued' })
    expect(await query(url, 'select setting from seen')).toEqual([{ setting: 'on' }])
  })

  test('a table that another server gave a column is read on', async () => {
    const url = (await postgres?.createDatabase()) ?? ''
    const store = await open(url)
    const read = () => store.people.read('ana@example.org')
    const before = await read()
    await query(url, 'alter table subscribers add column later text')
    expect(before.kind).toBe('person')
    expect(await read()).toEqual(before)
  })

  test('a row that another program has locked says that nothing was stored', async () => {
    const url = await lendDatabase()
    const store = await open(url)
    await store.newsletter.signUp(makeSignUp())
    const other = new Client({ connectionString: url })
    await other.connect()
    await other.query('begin; select * from subscribers for update')
    const again = makeSignUp({ now: now + day })
    expect(await store.newsletter.signUp(again)).toMatchObject({
      kind: 'not-stored',
      reason: /lock timeout/,
    })
    await other.query('rollback')
    await other.end()
    expect(await store.newsletter.signUp(again)).toEqual({ kind: 'mail-queued' })
  })

  test('a database that takes no changes says that nothing was stored', async () => {
    const url = (await postgres?.createDatabase()) ?? ''
    const name = new URL(url).pathname.slice(1)
    const first = await open(url)
    await first.close()
    await query(url, `alter database ${name} set default_transaction_read_only = on`)
    const store = await open(url)
    expect(await store.checkWritable(now)).toMatchObject({ reason: /read-only/ })
    expect(await store.newsletter.signUp(makeSignUp())).toMatchObject({ reason: /read-only/ })
  })

  test('a database that goes away gives 503 until it is back', async () => {
    const network = await startUnreliableNetwork(await lendDatabase())
    const server = await setup({ store: await open(network.url) })
    const askHealth = async () => {
      server.clock.pass(second)
      return (await server.app.request('/healthz')).status
    }
    expect((await subscribe(server, 'ana@example.org')).status).toBe(200)
    expect(await askHealth()).toBe(200)

    await network.goDown()
    expect((await subscribe(server, 'eva@example.org')).status).toBe(503)
    expect(await askHealth()).toBe(503)
    await server.worker.deliverDue()
    expect(server.catcher.taken).toEqual([])

    await network.comeBack()
    expect((await subscribe(server, 'eva@example.org')).status).toBe(200)
    expect(await askHealth()).toBe(200)
    await server.worker.deliverDue()
    const recipients = server.catcher.taken.map(({ recipient }) => recipient)
    expect(recipients.toSorted()).toEqual(['ana@example.org', 'eva@example.org'])
  })

  test('connections that break in the middle of changes end neither the server nor the store', async () => {
    const network = await startUnreliableNetwork(await lendDatabase())
    const store = await open(network.url)
    const work = Array.from({ length: 30 }, (_, n) =>
      store.newsletter.signUp(makeSignUp({ email: `visitor-${n}@example.org` })),
    )
    await store.checkWritable(now)
    network.breakConnections()
    const kinds = (await Promise.all(work)).map(({ kind }) => kind)
    expect(kinds.every((kind) => kind === 'mail-queued' || kind === 'not-stored')).toBe(true)
    await expect.poll(() => store.checkWritable(now)).toEqual({ kind: 'writable' })
    expect(await store.newsletter.signUp(makeSignUp())).toEqual({ kind: 'mail-queued' })
  })

  test('a database that falls silent is given up, and used again when it speaks', async () => {
    const network = await startUnreliableNetwork(await lendDatabase())
    const store = await open(network.url)
    const request = makeSignUp()
    await store.newsletter.signUp(request)
    const read = () =>
      store.newsletter.readToken({ hash: request.confirmToken.hash, purpose: 'confirm', now })
    network.goSilent()
    const silent = await Promise.all([read(), store.newsletter.signUp(makeSignUp())])
    expect(silent.map(({ kind }) => kind)).toEqual(['not-stored', 'not-stored'])
    await network.comeBack()
    expect(await read()).toEqual({ kind: 'usable' })
  })

  test.each([
    ['a user who is not let in', { username: 'stranger' }, /stranger.*Correct the user/],
    [
      'a database that is not there',
      { pathname: '/nowhere' },
      /does not exist.*Create that database/,
    ],
    ['a server that is not there', { host: '127.0.0.1:1' }, /ECONNREFUSED.*Start PostgreSQL/],
  ])('%s stops the start and says what to do', async (_, change, message) => {
    const url = Object.assign(new URL(await lendDatabase()), change)
    // A server that trusts this machine asks for none, but takes it.
    url.password ||= 'a-secret'
    const error: unknown = await openPostgresStore(url.href).catch((reason: unknown) => reason)
    expect(String(error)).toMatch(message)
    expect(String(error)).toContain(
      `The database ${url.pathname.slice(1)} at ${url.host} cannot be used (DATABASE_URL): `,
    )
    expect(String(error)).not.toContain(url.password)
  })
})
