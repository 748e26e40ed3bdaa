import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { day, hour } from '#language/dates/durations.ts'
import { openSqliteStore } from '#server/open-store.ts'
import { openSqlite } from '#server/store/sqlite.ts'
import { makeFolder } from '../support/server.ts'
import { makeSignUp, testStore } from './store-contract.ts'

const now = Date.UTC(2026, 2, 4, 17)

const signUp = makeSignUp({ now })

async function setup() {
  const folder = await makeFolder()
  const store = await openSqliteStore(folder)
  onTestFinished(() => store.close())
  return { folder, file: path.join(folder, 'site.db'), store }
}

testStore('SQLite', async () => (await setup()).store)

test('every change can be read by others when it is acknowledged', async () => {
  const { file, store } = await setup()
  await store.newsletter.signUp(signUp)
  const other = new DatabaseSync(file, { readOnly: true })
  expect(other.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
  expect(other.prepare('select state from subscribers').all()).toEqual([{ state: 'pending' }])
  other.close()
})

test('a change waits until the disk has it: a machine may lose its power at any time', async () => {
  let asked: readonly unknown[] = []
  const engine = await openSqlite(await makeFolder(), async (db) => {
    asked = (await sql`pragma synchronous`.execute(db)).rows
  })
  expect(asked).toEqual([{ synchronous: 2 }])
  await engine.close()
})

test('a store opened again holds what it held, and its migrations run once', async () => {
  const { folder, store } = await setup()
  await store.newsletter.signUp(signUp)
  await store.close()
  const again = await openSqliteStore(folder)
  expect(await again.newsletter.signUp(makeSignUp({ now: now + 1 }))).toEqual({
    kind: 'mailed-recently',
  })
  await again.close()
})

test('a mail that a stopped process had in hand is due at once', async () => {
  const { folder, store } = await setup()
  await store.newsletter.signUp(signUp)
  await store.mail.claim({ lane: 'confirmations', now, lease: hour })
  await store.close()
  const again = await openSqliteStore(folder)
  expect((await again.mail.claim({ lane: 'confirmations', now, lease: hour })).kind).toBe('mail')
  await again.close()
})

test('the first of the mails that wait is found without sorting them', async () => {
  const { file } = await setup()
  const database = new DatabaseSync(file, { readOnly: true })
  onTestFinished(() => database.close())
  const waiting =
    "from outbox where sent_at is null and failed_at is null and lane = 'confirmations'"
  for (const asked of [
    `select turn ${waiting} order by turn limit 1`,
    `select turn ${waiting} and network = '7' order by turn desc limit 1`,
    `select id ${waiting} and next_attempt_at <= 7 order by turn, next_attempt_at, id limit 1`,
  ]) {
    const plan = database.prepare(`explain query plan ${asked}`).all()
    expect(plan.map(({ detail }) => detail)).toEqual([
      expect.stringMatching(
        /^(?:SEARCH|SCAN) outbox USING (?:COVERING )?INDEX outbox_(?:turn|network)/,
      ),
    ])
  }
})

test('the words of a mail, with its tokens, are erased when it is sent', async () => {
  const { file, store } = await setup()
  await store.newsletter.signUp(signUp)
  await store.mail.claim({ lane: 'confirmations', now, lease: day })
  await store.mail.settle({
    mail: { id: signUp.mail.id, attempts: 1 },
    now,
    result: { kind: 'sent' },
  })
  const other = new DatabaseSync(file, { readOnly: true })
  expect(other.prepare('select recipient, message, sent_at from outbox').all()).toEqual([
    { recipient: null, message: null, sent_at: now },
  ])
  other.close()
})

test('a store that another program has locked says that nothing was stored', async () => {
  const { file, store } = await setup()
  const other = new DatabaseSync(file)
  other.exec('begin immediate')
  expect(await store.newsletter.signUp(signUp)).toMatchObject({
    kind: 'not-stored',
    reason: /locked/,
  })
  expect(await store.checkWritable(now)).toMatchObject({ kind: 'not-stored' })
  other.exec('rollback')
  other.close()
  expect(await store.newsletter.signUp(signUp)).toEqual({ kind: 'mail-queued' })
})

test('whoever waits for a locked store keeps nobody else waiting', async () => {
  const { file, store } = await setup()
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  const happened: string[] = []
  const signedUp = store.newsletter.signUp(signUp).then(({ kind }) => happened.push(kind))
  await wait(0)
  happened.push('somebody else was served')
  other.exec('rollback')
  await signedUp
  expect(happened).toEqual(['somebody else was served', 'mail-queued'])
})

test('a store whose file was removed or replaced takes nothing more', async () => {
  const { file, store } = await setup()
  await rename(file, `${file}.away`)
  expect(await store.newsletter.signUp(signUp)).toMatchObject({
    kind: 'not-stored',
    reason: /removed/,
  })
  await writeFile(file, '')
  expect(await store.newsletter.signUp(signUp)).toMatchObject({
    kind: 'not-stored',
    reason: /replaced/,
  })
  await rm(file)
  await rename(`${file}.away`, file)
  expect(await store.newsletter.signUp(signUp)).toEqual({ kind: 'mail-queued' })
})

test('a file that is no store is refused and left as it is', async () => {
  const folder = await makeFolder()
  const file = path.join(folder, 'site.db')
  const words = 'these are the clinic’s holiday photos, not a database\n'.repeat(100)
  await writeFile(file, words)
  await expect(openSqliteStore(folder)).rejects.toThrow('not a database')
  expect(await readFile(file, 'utf8')).toBe(words)
})
