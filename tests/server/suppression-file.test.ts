import { appendFile, cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { hour, second } from '#language/dates/durations.ts'
import type { Store } from '#server/open-store.ts'
import { openSqliteStore } from '#server/open-store.ts'
import { createSuppressionFile } from '#server/people/suppression-file.ts'
import { readSuppression } from '../support/read-suppression.ts'
import { createTestLog, makeFolder } from '../support/server.ts'
import { closeLater, onEachEngine } from '../support/store-engines.ts'
import { makeMessage, makeSignUp } from './store-contract.ts'

const now = Date.UTC(2026, 2, 4, 17)

/** A file of a store, as a server has it in a folder of its own. */
function openFile(
  store: Store,
  folder: string,
  { at = now, isShared = false }: { at?: number; isShared?: boolean } = {},
) {
  const { events, log } = createTestLog()
  const list = createSuppressionFile({ folder, store, isShared, clock: () => at, log })
  return { ...list, events, file: path.join(folder, 'suppressed.txt') }
}

/** Signs up and confirms. */
async function addReader(store: Store, email: string) {
  const request = makeSignUp({ email, now })
  await store.newsletter.signUp(request)
  await store.newsletter.confirm({ hash: request.confirmToken.hash, now })
  return request
}

const hashOf = async (store: Store, address: string) => {
  const read = await store.people.hash(address)
  return 'hash' in read ? read.hash : ''
}

async function namesOfReaders(store: Store) {
  await store.issues.start({ issue: 'issue', now })
  const next = await store.issues.readNextReaders({ issue: 'issue', most: 10 })
  return next.kind === 'readers' ? next.readers.map(({ email }) => email).toSorted() : next
}

onEachEngine((open) => {
  /** A store and the file of its server, which has been there before the first suppression. */
  async function setup() {
    const { store } = await open()
    const folder = await makeFolder()
    const list = openFile(store, folder)
    expect(await list.follow()).toEqual({ kind: 'kept' })
    return { folder, list, store }
  }

  test('whoever gets no mail stands in the file, by keyed hash, in the order in which it came', async () => {
    const { list, store } = await setup()
    const [ana, eva] = [await addReader(store, 'ana@example.org'), 'eva@example.org']
    await store.newsletter.unsubscribe({ hash: ana.unsubscribeToken.hash, now })
    await store.people.stop({ email: eva, author: 'rosa', now })
    await list.follow()
    await store.people.forget({ hashes: [await hashOf(store, eva)], now })
    await store.newsletter.startAgain({ hash: ana.unsubscribeToken.hash, now })
    await list.follow()
    await list.follow()
    const hashes = { ana: await hashOf(store, 'ana@example.org'), eva: await hashOf(store, eva) }
    expect((await readFile(list.file, 'utf8')).split('\n').slice(1)).toEqual([
      `1 ${hashes.ana} unsubscribed`,
      `2 ${hashes.eva} stopped`,
      `3 ${hashes.eva} forgotten`,
      `4 ${hashes.ana} lifted`,
      '',
    ])
    expect((await stat(list.file)).mode & 0o777).toBe(0o600)
  })

  test('a store that has less than its file was restored: what the file knows is done again', async () => {
    const { folder, list, store } = await setup()
    for (const name of ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'])
      await addReader(store, `${name}@example.org`)
    await store.messages.add(makeMessage({ email: 'p4@example.org', note: 'Quetzal' }, now))
    const of = (name: string) => hashOf(store, `${name}@example.org`)
    // As the server wrote it that went on after the backup.
    await appendFile(
      list.file,
      [
        `1 ${await of('p2')} unsubscribed`,
        `2 ${await of('p3')} complained`,
        `3 ${await of('p4')} forgotten`,
        `4 ${await of('p5')} stopped`,
        `5 ${await of('p5')} lifted`,
        `6 ${await of('p6')} stopped\n`,
      ].join('\n'),
    )
    const restored = openFile(store, folder)
    expect(restored.status().kind).toBe('held')
    expect(await restored.follow()).toEqual({ kind: 'kept' })
    expect(restored.events).toEqual([
      { name: 'suppressions-read-back', fields: { forgotten: 1, stopped: 3 } },
    ])
    expect(await namesOfReaders(store)).toEqual(['p1@example.org', 'p5@example.org'])
    expect(await readSuppression(store, 'p4@example.org')).toMatchObject({ reason: 'forgotten' })
    expect(await readSuppression(store, 'p6@example.org')).toMatchObject({ reason: 'stopped' })
    expect(await store.people.read('p4@example.org')).toMatchObject({
      person: { subscription: undefined, messages: [] },
    })
    // Once: a store whose number is that of the file is no restored one.
    await store.people.lift({ email: 'p2@example.org', now })
    await restored.follow()
    expect(await readSuppression(store, 'p2@example.org')).toBeUndefined()
    expect((await readFile(list.file, 'utf8')).trimEnd().split('\n').at(-1)).toBe(
      `11 ${await of('p2')} lifted`,
    )
  })

  test('what waited for somebody who left after the backup is not sent', async () => {
    const { folder, list, store } = await setup()
    await store.newsletter.signUp(makeSignUp({ email: 'p2@example.org', now }))
    await appendFile(list.file, `1 ${await hashOf(store, 'p2@example.org')} unsubscribed\n`)
    await openFile(store, folder).follow()
    expect(await store.mail.claim({ lane: 'confirmations', now, lease: hour })).toEqual({
      kind: 'nothing-due',
    })
  })

  test('a store whose file is gone mails nobody until it is there again', async () => {
    const { folder, list, store } = await setup()
    await cp(list.file, path.join(folder, 'elsewhere.txt'))
    await rm(list.file)
    const restored = openFile(store, folder)
    for (const _ of ['looked', 'looked again']) {
      expect(await restored.follow()).toMatchObject({ kind: 'held', because: 'missing' })
    }
    expect(restored.events).toEqual([
      {
        name: 'suppressions-unread',
        fields: { because: 'missing', advice: expect.stringContaining('newest'), reason: '' },
      },
    ])
    await cp(path.join(folder, 'elsewhere.txt'), list.file)
    expect(await restored.follow()).toEqual({ kind: 'kept' })
  })

  test('a line that a power cut left unfinished is written again', async () => {
    const { folder, list, store } = await setup()
    await store.people.stop({ email: 'ana@example.org', author: 'rosa', now })
    await list.follow()
    const whole = await readFile(list.file, 'utf8')
    await writeFile(list.file, whole.slice(0, -9))
    const again = openFile(store, folder)
    expect(await again.follow()).toEqual({ kind: 'kept' })
    expect(await readFile(list.file, 'utf8')).toBe(
      `${whole.slice(0, -9)}\n${whole.split('\n')[1]}\n`,
    )
    await again.follow()
    expect((await readFile(list.file, 'utf8')).split('\n')).toHaveLength(4)
  })

  test('servers with one store have its whole list, in a file each or in one', async () => {
    const { store } = await open()
    const folder = await makeFolder()
    const isShared = true
    const servers = [
      openFile(store, folder, { isShared }),
      openFile(store, folder, { isShared }),
      openFile(store, await makeFolder(), { isShared }),
    ]
    for (const { follow } of servers) expect(await follow()).toEqual({ kind: 'kept' })
    for (const email of ['ana@example.org', 'eva@example.org']) {
      await store.people.stop({ email, author: 'rosa', now })
      await Promise.all(servers.map(({ follow }) => follow()))
    }
    for (const { file, follow } of servers) {
      expect(await follow()).toEqual({ kind: 'kept' })
      const lines = new Set((await readFile(file, 'utf8')).split('\n').slice(1).filter(Boolean))
      expect([...lines]).toEqual([
        `1 ${await hashOf(store, 'ana@example.org')} stopped`,
        `2 ${await hashOf(store, 'eva@example.org')} stopped`,
      ])
    }
  })

  test('a server without a file of its own comes to a store only while another vouches for it', async () => {
    const { store } = await open()
    const isShared = true
    await openFile(store, await makeFolder(), { isShared }).follow()
    const later = openFile(store, await makeFolder(), { isShared, at: now + hour })
    expect(await later.follow()).toMatchObject({ kind: 'held', because: 'missing' })
    const soon = openFile(store, await makeFolder(), { isShared, at: now + second })
    expect(await soon.follow()).toEqual({ kind: 'kept' })
    const alone = openFile(store, await makeFolder(), { at: now + second })
    expect(await alone.follow()).toMatchObject({ kind: 'held', because: 'missing' })
  })

  test('who was listed before there was a file stands in it from the start', async () => {
    const { store } = await open()
    await store.people.stop({ email: 'ana@example.org', author: 'rosa', now })
    const list = openFile(store, await makeFolder())
    expect(await list.follow()).toEqual({ kind: 'kept' })
    expect(await readFile(list.file, 'utf8')).toMatch(/\n1 [\da-f]{64} stopped\n$/)
  })
})

test('the file of another store is not read', async () => {
  const folder = await makeFolder()
  await openFile(closeLater(await openSqliteStore(await makeFolder())), folder).follow()
  const other = openFile(closeLater(await openSqliteStore(await makeFolder())), folder)
  expect(await other.follow()).toMatchObject({ kind: 'held', because: 'other-store' })
})

test('a folder that cannot be written is said, and mail goes on while the store knows the list', async () => {
  const folder = path.join(await makeFolder(), 'backups')
  const store = closeLater(await openSqliteStore(await makeFolder()))
  const list = openFile(store, folder)
  await writeFile(folder, 'a file where a folder should be')
  expect(await list.follow()).toMatchObject({ kind: 'held', because: 'unusable' })
  await rm(folder)
  expect(await list.follow()).toEqual({ kind: 'kept' })
  await rm(list.file)
  await mkdir(list.file)
  await store.people.stop({ email: 'ana@example.org', author: 'rosa', now })
  for (const _ of ['looked', 'looked again']) {
    expect(await list.follow()).toMatchObject({ kind: 'behind' })
  }
  expect(list.events.map(({ name }) => name)).toEqual([
    'suppressions-unread',
    'suppressions-not-written',
  ])
})
