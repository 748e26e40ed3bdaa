import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { day, minute } from '#language/dates/durations.ts'
import { runDesk } from '#server/desk/desk.ts'
import { createMailFolder } from '#server/mail/mail-folder.ts'
import { createMailWorker } from '#server/mail/mail-worker.ts'
import type { Store } from '#server/open-store.ts'
import { openPostgresStore, openSqliteStore } from '#server/open-store.ts'
import { writeLetter } from '#server/write-letter.ts'
import { findStartedPostgres, query } from '../support/postgres-server.ts'
import {
  createMailCatcher,
  createTestLog,
  makeFolder,
  origin,
  postForm,
  setup as setupServer,
} from '../support/server.ts'
import { closeLater, onEachEngine } from '../support/store-engines.ts'
import { makeMessage, makeSignUp } from './store-contract.ts'

const now = Date.UTC(2026, 2, 4, 17)
const postgres = findStartedPostgres()

/** Signs that stand nowhere but in what this person wrote. */
const email = 'Zanahoria.Unica@example.org'
const phone = '+15105557391'
const note = 'Quetzalcoatlus'

const ofPerson = () => makeMessage({ name: 'Zyxomma Person', email, phone, note }, now)

/** Somebody who signed up and wrote, and somebody else who did too. */
async function fill(store: Store) {
  await store.newsletter.signUp(makeSignUp({ email, now }))
  await store.messages.add(ofPerson())
  await store.newsletter.signUp(makeSignUp({ email: 'other@example.org', now }))
  await store.messages.add(makeMessage({ name: 'Other', email: 'other@example.org' }, now))
}

function openDesk(store: Store, dataDir: string) {
  return async (...words: string[]) => {
    const printed: string[] = []
    const print = (line: string) => printed.push(line)
    const backupDir = path.join(dataDir, 'backups')
    const services = { store, dataDir, backupDir, author: 'rosa', clock: () => now + day, print }
    const more = { deskOrigin: origin, inboxes: [], openSender: createMailCatcher }
    await runDesk({ ...services, ...more }, ['person', ...words])
    return printed.join('\n')
  }
}

onEachEngine((open) => {
  async function setup() {
    const { store } = await open()
    await fill(store)
    const dataDir = await makeFolder()
    return { store, dataDir, desk: openDesk(store, dataDir) }
  }

  test('a person is told everything that is stored', async () => {
    const { desk } = await setup()
    const told = JSON.parse(await desk('export', email.toLowerCase()))
    expect(told).toMatchObject({
      subscription: { email, state: 'pending', created_at: now },
      messages: [{ name: 'Zyxomma Person', note, createdAt: now }],
      mailFiles: [],
    })
    expect(told.links.map(({ purpose }: { purpose: string }) => purpose).toSorted()).toEqual([
      'confirm',
      'unsubscribe',
    ])
    expect(told.mails.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
      'clinic-message',
      'confirm-newsletter',
    ])
    expect(JSON.stringify(told)).not.toMatch(/other@|Other/)
    expect(JSON.parse(await desk('export', '(510) 555-7391'))).toMatchObject({
      messages: [{ name: 'Zyxomma Person' }],
    })
  })

  test('nothing is left of a forgotten person but a keyed hash, and nobody else is touched', async () => {
    const { desk, store } = await setup()
    expect(await desk('forget', email)).toContain('Erased: 2 entries, 2 mails, 0 mail files.')
    expect(JSON.parse(await desk('export', email))).toMatchObject({
      links: [],
      mails: [],
      messages: [],
      suppression: { reason: 'forgotten' },
    })
    expect(JSON.parse(await desk('export', email)).subscription).toBeUndefined()
    expect(JSON.parse(await desk('export', 'other@example.org'))).toMatchObject({
      subscription: { state: 'pending' },
      messages: [{ name: 'Other' }],
      mails: [{}, {}],
    })
    expect(await store.newsletter.signUp(makeSignUp({ email }))).toEqual({ kind: 'suppressed' })
    expect(await desk('lift', email)).toBe('Mail may go there again.')
    expect(await desk('lift', email)).toBe('The address was not on the list.')
    expect(await store.newsletter.signUp(makeSignUp({ email }))).toEqual({ kind: 'mail-queued' })
  })

  test('a telephone number is enough to forget a message', async () => {
    const { desk } = await setup()
    await desk('forget', '510 555 7391')
    expect(JSON.parse(await desk('export', email)).messages).toEqual([])
  })

  test('mail to a caller who asks for it ends, and nothing is erased', async () => {
    const { desk, store } = await setup()
    expect(await desk('stop', email)).toBe('No mail goes there any more. Nothing was erased.')
    expect(JSON.parse(await desk('export', email))).toMatchObject({
      subscription: { state: 'unsubscribed', unsubscribed_at: now + day },
      messages: [{ name: 'Zyxomma Person', note }],
      // Of the message; the confirmation that waited is gone.
      mails: [{ kind: 'clinic-message' }],
      suppression: { reason: 'stopped', author: 'rosa' },
    })
    expect(await store.newsletter.signUp(makeSignUp({ email }))).toEqual({ kind: 'suppressed' })
    expect(await desk('lift', email)).toBe('Mail may go there again.')
  })

  test('mail to somebody who never signed up can be stopped as well', async () => {
    const { desk, store } = await setup()
    await desk('stop', 'nobody@example.org')
    const signedUp = await store.newsletter.signUp(makeSignUp({ email: 'nobody@example.org' }))
    expect(signedUp).toEqual({ kind: 'suppressed' })
  })

  test('the people of a list are forgotten, by address or by hash', async () => {
    const { dataDir, desk, store } = await setup()
    const list = path.join(dataDir, 'people.txt')
    const hash = await store.people.hash('other@example.org')
    await writeFile(list, `${email}\n\n${'hash' in hash ? hash.hash : ''}\n`)
    expect(await desk('forget', '--file', list)).toContain('Erased: 4 entries, 4 mails')
    expect(JSON.parse(await desk('export', email))).toMatchObject({
      messages: [],
      suppression: { reason: 'forgotten' },
    })
  })
})

test.skipIf(!postgres)('PostgreSQL keeps no row that names a forgotten person', async () => {
  const url = (await postgres?.lendDatabase()) ?? ''
  const store = closeLater(await openPostgresStore(url))
  await fill(store)
  await openDesk(store, await makeFolder())('forget', email)
  const tables = await query<{ name: string }>(
    url,
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  )
  for (const { name } of tables) {
    const rows = JSON.stringify(await query(url, `select * from ${name}`))
    expect(rows, name).not.toMatch(/zanahoria|5557391|Quetzal|Zyxomma/i)
  }
})

async function bytesOf(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.startsWith('site.db'))
  const files = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'latin1')))
  return files.join('')
}

test('the bytes of the SQLite file hold nothing of a forgotten person', async () => {
  const folder = await makeFolder()
  const server = closeLater(await openSqliteStore(folder))
  await fill(server)
  const desk = closeLater(await openSqliteStore(folder, 'beside-a-server'))
  expect(await bytesOf(folder)).toMatch(/Zanahoria[\s\S]*Quetzal|Quetzal[\s\S]*Zanahoria/)
  await openDesk(desk, folder)('forget', email)
  expect(await bytesOf(folder)).not.toMatch(/zanahoria|5557391|quetzal|Zyxomma/i)
  expect(await bytesOf(folder)).toContain('other@example.org')
  expect((await server.newsletter.signUp(makeSignUp({ email: 'new@example.org' }))).kind).toBe(
    'mail-queued',
  )
})

test('what was deleted before rows were overwritten goes too', async () => {
  const folder = await makeFolder()
  const store = closeLater(await openSqliteStore(folder))
  await fill(store)
  const other = new DatabaseSync(path.join(folder, 'site.db'))
  other.exec("pragma secure_delete = off; delete from messages where name = 'Zyxomma Person'")
  other.exec('pragma wal_checkpoint(truncate)')
  other.close()
  expect(await bytesOf(folder)).toContain('Quetzal')
  await openDesk(store, folder)('forget', email)
  expect(await bytesOf(folder)).not.toContain('Quetzal')
})

test('an erasure that cannot be finished says so', async () => {
  const folder = await makeFolder()
  const store = closeLater(await openSqliteStore(folder))
  await fill(store)
  const reader = new DatabaseSync(path.join(folder, 'site.db'))
  onTestFinished(() => reader.close())
  reader.exec('begin; select * from messages')
  reader.prepare('select * from messages').all()
  await expect(openDesk(store, folder)('forget', email)).rejects.toThrow('The store cannot be used')
  reader.exec('commit')
  await openDesk(store, folder)('forget', email)
  expect(await bytesOf(folder)).not.toMatch(/zanahoria|Quetzal/i)
})

test('rows cannot stay behind without their person', async () => {
  const folder = await makeFolder()
  const store = closeLater(await openSqliteStore(folder))
  await fill(store)
  await openDesk(store, folder)('forget', email)
  const look = new DatabaseSync(path.join(folder, 'site.db'), { readOnly: true })
  onTestFinished(() => look.close())
  expect(look.prepare('pragma foreign_key_check').all()).toEqual([])
  expect(look.prepare('select count(*) as n from tokens').get()).toEqual({ n: 2 })
})

test('only its owner reads the store, also one from before', async () => {
  const folder = await makeFolder()
  const first = await openSqliteStore(folder)
  await first.close()
  await chmod(path.join(folder, 'site.db'), 0o644)
  const store = closeLater(await openSqliteStore(folder))
  await store.messages.add(ofPerson())
  for (const name of (await readdir(folder)).filter((name) => name.startsWith('site.db'))) {
    expect((await stat(path.join(folder, name))).mode & 0o777, name).toBe(0o600)
  }
})

test('mail files that name a forgotten person are deleted, and no others', async () => {
  const server = await setupServer({ settings: { replyTo: 'desk@clinic.example' } })
  const folder = path.join(server.data, 'mail')
  const sender = createMailFolder(folder)
  const { log } = createTestLog()
  const worker = createMailWorker({
    store: server.store,
    writeLetter,
    sender,
    clock: server.clock.now,
    log,
  })
  const write = (fields: Record<string, string>) =>
    postForm(server, '/functions/v1/message', { name: 'N', ...fields })
  await write({ email, phone, name: `${'Ñandú '.repeat(15)}` })
  await write({ phone: '(510) 555-7391' })
  await write({ email: `x${email}` })
  await postForm(server, '/functions/v1/newsletter-subscribe', { email })
  await worker.deliverDue()
  // Its row is gone, the file is not.
  await server.store.cleanUp({ before: server.clock.now() + 40 * day })
  expect(await readdir(folder)).toHaveLength(4)

  const desk = openDesk(server.store, server.data)
  expect(JSON.parse(await desk('export', email)).mailFiles).toHaveLength(2)
  await desk('forget', email)
  await desk('forget', phone)
  const left = await readdir(folder)
  expect(left).toHaveLength(1)
  expect(await readFile(path.join(folder, left[0] ?? ''), 'utf8')).toContain(`x${email}`)
})

test.each([
  [[], 'Say what'],
  [['export', 'nobody'], 'Give an e-mail address or a telephone number'],
  [['forget'], 'Give an e-mail address or a telephone number'],
  [['forget', '--file'], 'Say which'],
  [['forget', '--file', '/nowhere/list'], 'The file cannot be read'],
  [['lift', '510 555 7391'], 'Give an e-mail address'],
  [['stop', '510 555 7391'], 'Give an e-mail address'],
])('%j is answered with what to do', async (words, reason) => {
  const folder = await makeFolder()
  const store = closeLater(await openSqliteStore(folder))
  await store.messages.add(makeMessage({}, now + minute))
  await expect(openDesk(store, folder)(...words)).rejects.toThrow(reason)
})
