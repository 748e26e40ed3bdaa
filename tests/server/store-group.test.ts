import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createMailLane } from '#server/mail/mail-lane.ts'
import { createStore } from '#server/open-store.ts'
import { createEngine } from '#server/store/engine.ts'
import { createGroupCommit } from '#server/store/group-commit.ts'
import { migrate } from '#server/store/migrate.ts'
import { nodeSqliteDialect } from '#server/store/node-sqlite.ts'
import type { Tables } from '#server/store/tables.ts'
import { writeLetter } from '#server/write-letter.ts'
import { createMailCatcher, createTestLog, makeFolder } from '../support/server.ts'
import { createTestClock } from '../support/test-clock.ts'
import { makeSignUp } from './store-contract.ts'

/** How often a statement runs from now on. */
function countRuns(database: DatabaseSync, statement: string) {
  const counted = { runs: 0 }
  const prepare = database.prepare.bind(database)
  database.prepare = (sql) => {
    const prepared = prepare(sql)
    if (sql !== statement) return prepared
    const run = prepared.run.bind(prepared)
    prepared.run = () => {
      counted.runs += 1
      return run()
    }
    return prepared
  }
  return counted
}

/** A store whose changes share their commits, and a look into its file from outside. */
async function setup() {
  const file = path.join(await makeFolder(), 'site.db')
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal')
  const commits = countRuns(database, 'commit')
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(database) })
  await migrate(db)
  commits.runs = 0
  const store = createStore(createEngine(db, { inTransaction: createGroupCommit(db) }))
  onTestFinished(() => store.close())
  const other = new DatabaseSync(file, { readOnly: true })
  onTestFinished(() => other.close())
  const isStored = (email: string) =>
    other.prepare('select 1 from subscribers where email = ?').get(email) !== undefined
  return { commits, database, isStored, store }
}

const emails = Array.from({ length: 20 }, (_, index) => `visitor-${index}@example.org`)

test('sign-ups that come together share one wait for the disk', async () => {
  const { commits, isStored, store } = await setup()
  const outcomes = await Promise.all(
    emails.map((email) => store.newsletter.signUp(makeSignUp({ email }))),
  )
  expect(outcomes).toEqual(emails.map(() => ({ kind: 'mail-queued' })))
  expect(emails.filter((email) => !isStored(email))).toEqual([])
  expect(commits.runs).toBe(1)
})

test('none of them is acknowledged before others can read it', async () => {
  const { isStored, store } = await setup()
  const seen = await Promise.all(
    emails.map(async (email) => {
      await store.newsletter.signUp(makeSignUp({ email }))
      return isStored(email)
    }),
  )
  expect(seen).toEqual(emails.map(() => true))
})

test('one that fails is undone alone', async () => {
  const { isStored, store } = await setup()
  const [ana, eva] = [makeSignUp(), makeSignUp({ email: 'eva@example.org' })]
  const clash = makeSignUp({ email: 'clash@example.org', mail: ana.mail })
  const outcomes = await Promise.all([ana, clash, eva].map(store.newsletter.signUp))
  expect(outcomes).toEqual([
    { kind: 'mail-queued' },
    { kind: 'not-stored', reason: expect.stringContaining('UNIQUE') },
    { kind: 'mail-queued' },
  ])
  expect(['ana@example.org', 'clash@example.org', 'eva@example.org'].filter(isStored)).toEqual([
    'ana@example.org',
    'eva@example.org',
  ])
})

test('what keeps their commit from the disk is told to each', async () => {
  const { database, isStored, store } = await setup()
  const pages = Number(database.prepare('pragma page_count').get()?.['page_count'])
  database.exec(`pragma max_page_count = ${pages}`)
  const long = 'a'.repeat(5000)
  const outcomes = await Promise.all(
    emails.map((email) => {
      const request = makeSignUp({ email })
      return store.newsletter.signUp({ ...request, mail: { ...request.mail, message: long } })
    }),
  )
  const refused = { kind: 'not-stored', reason: 'database or disk is full' }
  expect(outcomes).toEqual(emails.map(() => refused))
  expect(emails.filter(isStored)).toEqual([])
  database.exec('pragma max_page_count = 100000')
  expect(await store.newsletter.signUp(makeSignUp())).toEqual({ kind: 'mail-queued' })
})

test('a mail that leaves costs one commit, and one more when the lane begins', async () => {
  const { commits, store } = await setup()
  const clock = createTestClock()
  for (const email of emails) await store.newsletter.signUp(makeSignUp({ email, now: clock.now() }))
  commits.runs = 0
  const sender = createMailCatcher()
  const { log } = createTestLog()
  const services = { store, writeLetter, sender, clock: clock.now, log, perHour: 1000 }
  await createMailLane('confirmations', services).deliverDue()
  expect(sender.taken.map(({ recipient }) => recipient)).toEqual(emails)
  expect(commits.runs).toBe(1 + emails.length)
})
