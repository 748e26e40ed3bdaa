import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { diaryOf } from '#tools/crash-record/erase-person.ts'
import { me } from '#tools/crash-record/person.ts'
import {
  exampleDays,
  exampleEntry,
  exampleId,
  fullEntry,
  pegWeek,
  plainWeek,
} from '#tools/symptom-tracker/model/diary.examples.ts'
import { amend, currentVersion } from '#tools/symptom-tracker/model/entry.ts'
import { openDeviceStore } from '#tools/symptom-tracker/store/device-store.ts'
import { storeVersion } from '#tools/symptom-tracker/store/diary-database.ts'
import { createMemoryStore } from '#tools/symptom-tracker/store/memory-store.ts'
import { askToKeep, openStore } from '#tools/symptom-tracker/store/open-store.ts'
import { keptIn } from '#tools/symptom-tracker/store/store.examples.ts'

const at = '2026-03-04T08:15:00-08:00'
const later = '2026-03-04T20:00:00-08:00'
const entry = exampleEntry(1, { at, pain: 6 })

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe.each([
  ['device', openDeviceStore],
  ['memory', async () => createMemoryStore()],
] as const)('kept by the %s', (keeps, open) => {
  test('a new diary is empty', async () => {
    const store = await open()
    expect(store.keeps).toBe(keeps)
    expect(await keptIn(store)).toEqual({ entries: [], weeks: [], lastBackup: null, unreadable: 0 })
  })

  test('what was added is read, newest first by the moment it describes', async () => {
    const store = await open()
    const older = exampleEntry(2, { at: '2026-03-01T08:00:00-08:00', pain: 3 }, later)
    expect(await store.add({ entries: [older], weeks: [] })).toEqual({ kind: 'saved' })
    await store.add({ entries: [fullEntry, entry], weeks: [pegWeek, plainWeek] })
    const kept = await keptIn(store)
    expect(kept.entries.map(({ id }) => id).at(-1)).toBe(older.id)
    expect(kept.entries).toHaveLength(3)
    expect(kept.weeks).toEqual([plainWeek, pegWeek])
  })

  test('an entry changed from two copies keeps the versions of both', async () => {
    const store = await open()
    await store.add({ entries: [entry], weeks: [] })
    const one = amend(entry, { ...currentVersion(entry), pain: 4 }, later)
    const two = amend(entry, { ...currentVersion(entry), note: 'rain' }, later)
    await store.add({ entries: [one], weeks: [] })
    await store.add({ entries: [two], weeks: [] })
    const [kept] = (await keptIn(store)).entries
    expect(kept?.versions).toHaveLength(3)
  })

  test('an entry that was taken out can be put back whole', async () => {
    const store = await open()
    const amended = amend(entry, { ...currentVersion(entry), pain: 4 }, later)
    await store.add({ entries: [amended, fullEntry], weeks: [pegWeek, plainWeek] })
    await store.remove(entry.id)
    await store.remove(pegWeek.id)
    expect(await keptIn(store)).toMatchObject({ entries: [fullEntry], weeks: [plainWeek] })
    await store.add({ entries: [amended], weeks: [pegWeek] })
    expect((await keptIn(store)).entries).toContainEqual(amended)
    expect((await keptIn(store)).weeks).toEqual([plainWeek, pegWeek])
  })

  test('erasing leaves nothing', async () => {
    const store = await open()
    await store.add({ entries: [entry], weeks: [pegWeek] })
    await store.noteBackup(later)
    expect((await keptIn(store)).lastBackup).toBe(later)
    await store.erase()
    expect(await keptIn(store)).toEqual({ entries: [], weeks: [], lastBackup: null, unreadable: 0 })
  })
})

test('the diary is there again when the page is opened again', async () => {
  const first = await openDeviceStore()
  await first.add({ entries: [entry], weeks: [plainWeek] })
  const second = await openDeviceStore()
  expect(await keptIn(second)).toMatchObject({ entries: [entry], weeks: [plainWeek] })
})

test('another tab hears of a change, and its own entry stays', async () => {
  const [here, there] = [await openDeviceStore(), await openDeviceStore()]
  const heard = new Promise<void>((resolve) => {
    there.watch(resolve)
  })
  await here.add({ entries: [entry], weeks: [] })
  await heard
  await there.add({ entries: [fullEntry], weeks: [] })
  expect((await keptIn(here)).entries).toHaveLength(2)
})

test.each(Array.from({ length: storeVersion - 1 }, (_, index) => index + 1))(
  'a diary of store version %i is carried over whole',
  async (version) => {
    const old = await openDB(diaryOf(me), version, {
      upgrade: (database) => {
        database.createObjectStore('entries', { keyPath: 'id' })
        if (version < 2) return
        database.createObjectStore('weeks', { keyPath: 'id' })
        database.createObjectStore('notes')
        if (version > 2) database.createObjectStore('lock')
      },
    })
    await old.put('entries', fullEntry)
    old.close()
    const store = await openDeviceStore()
    expect((await keptIn(store)).entries).toEqual([fullEntry])
    expect(await store.add({ entries: [], weeks: [pegWeek] })).toEqual({ kind: 'saved' })
  },
)

test('a store moved on by a newer page is not opened and not shadowed by an empty one', async () => {
  const newer = await openDB(diaryOf(me), storeVersion + 1)
  newer.close()
  expect(await openStore()).toEqual({ kind: 'outdated' })
})

test('a newer page in another tab gets the store, and this one says it is outdated', async () => {
  const store = await openDeviceStore()
  const newer = await openDB(diaryOf(me), storeVersion + 1)
  expect(await store.add({ entries: [entry], weeks: [] })).toEqual({ kind: 'outdated' })
  newer.close()
})

test('without IndexedDB the diary is kept in memory and says so', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('Not in this window', 'SecurityError')
    },
  })
  const opened = await openStore()
  expect(opened).toMatchObject({ kind: 'open', store: { keeps: 'memory' } })
})

test('on a full device a change is refused as a whole and nothing before it is lost', async () => {
  const store = await openDeviceStore()
  await store.add({ entries: [entry], weeks: [] })
  const put = IDBObjectStore.prototype.put
  let room = 1
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value: unknown,
  ) {
    if (room === 0) throw new DOMException('No room', 'QuotaExceededError')
    room -= 1
    return put.call(this, value)
  })
  expect(await store.add({ entries: exampleDays('2026-01-01', [3, 4]), weeks: [] })).toEqual({
    kind: 'full',
  })
  full.mockRestore()
  expect((await keptIn(store)).entries).toEqual([entry])
  expect(await store.add({ entries: [fullEntry], weeks: [] })).toEqual({ kind: 'saved' })
})

test('a change that fails for another reason changes nothing, and the next one is tried anew', async () => {
  const store = await openDeviceStore()
  const broken = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Broken', 'UnknownError')
  })
  expect(await store.add({ entries: [entry], weeks: [] })).toEqual({ kind: 'failed' })
  broken.mockRestore()
  expect((await keptIn(store)).entries).toEqual([])
  expect(await store.add({ entries: [entry], weeks: [] })).toEqual({ kind: 'saved' })
})

test('a tab that no longer listens hears nothing, and a browser without channels keeps the diary', async () => {
  const [here, there] = [await openDeviceStore(), await openDeviceStore()]
  const silent = vi.fn()
  there.watch(silent)()
  const heard = new Promise<void>((resolve) => {
    there.watch(resolve)
  })
  await here.add({ entries: [entry], weeks: [] })
  await heard
  expect(silent).not.toHaveBeenCalled()

  vi.stubGlobal('BroadcastChannel', undefined)
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  const alone = await openDeviceStore()
  alone.watch(silent)()
  expect(await alone.add({ entries: [fullEntry], weeks: [] })).toEqual({ kind: 'saved' })
})

test('a backup is noted with its moment, and what is no moment is none', async () => {
  const store = await openDeviceStore()
  await store.noteBackup(later)
  expect((await keptIn(store)).lastBackup).toBe(later)
  await store.noteBackup('yesterday')
  expect((await keptIn(store)).lastBackup).toBeNull()
})

test('the whole store changes places only as long as it is what was seen', async () => {
  const { add, room } = await openDeviceStore()
  if (!room) throw new Error('A device store has no room')
  await add({ entries: [entry], weeks: [pegWeek] })
  const plain = await room.look()
  const lock = { kind: 'PBKDF2-SHA-256, HKDF-SHA-256, AES-GCM-256', id: '1', rounds: 1 } as const
  const vault = { lock: { ...lock, salt: 'AA==' }, box: { salt: 'AA==', iv: 'AA==', text: 'AA==' } }
  const contents = { entries: [fullEntry], weeks: [plainWeek], lastBackup: later }
  expect(await room.swap(plain, vault)).toEqual({ kind: 'saved' })
  expect(await room.look()).toEqual({ kind: 'vault', vault })
  expect(await room.swap(plain, contents)).toEqual({ kind: 'overtaken' })
  expect(await room.look()).toEqual({ kind: 'vault', vault })
  expect(await room.swap({ kind: 'vault', vault }, contents)).toEqual({ kind: 'saved' })
  expect(await room.look()).toEqual({ kind: 'contents', contents })
  const without = { ...contents, lastBackup: null }
  await room.swap({ kind: 'contents', contents }, without)
  expect(await room.look()).toEqual({ kind: 'contents', contents: without })
})

test('a lock that this page does not know is told as locked and left alone', async () => {
  const store = await openDeviceStore()
  await store.add({ entries: [entry], weeks: [] })
  const raw = await openDB(diaryOf(me))
  await raw.put('lock', { lock: { kind: 'of a newer page' } }, 'vault')
  expect(await store.room?.look()).toEqual({ kind: 'strange' })
  expect(await store.add({ entries: [fullEntry], weeks: [] })).toEqual({ kind: 'locked' })
  expect(await raw.count('entries')).toBe(1)
  raw.close()
})

test('a record nobody can read is counted, left alone and hides no other', async () => {
  await (await openDeviceStore()).add({ entries: [entry], weeks: [] })
  const raw = await openDB(diaryOf(me))
  await raw.put('entries', { id: exampleId(77), versions: 'broken' })
  await raw.put('weeks', { id: exampleId(78), kind: 'broken' })
  const store = await openDeviceStore()
  expect(await keptIn(store)).toMatchObject({ entries: [entry], unreadable: 2 })
  await store.add({ entries: [fullEntry], weeks: [] })
  expect(await raw.count('entries')).toBe(3)
  raw.close()
})

test('the browser is asked to keep the diary, and no answer means no', async () => {
  const storage = (persist: () => Promise<boolean>) => ({ persist }) as StorageManager
  expect(await askToKeep(storage(async () => true))).toBe(true)
  expect(await askToKeep(storage(async () => false))).toBe(false)
  expect(await askToKeep(storage(() => Promise.reject(new TypeError())))).toBe(false)
  expect(await askToKeep(undefined)).toBe(false)
})

test('each person has a diary of their own on the device', async () => {
  const [mine, theirs] = [await openDeviceStore(me), await openDeviceStore('ana-1')]
  let heard = 0
  mine.watch(() => {
    heard += 1
  })
  await theirs.add({ entries: [fullEntry], weeks: [] })
  await mine.add({ entries: [entry], weeks: [] })
  expect((await keptIn(theirs)).entries).toEqual([fullEntry])
  expect((await keptIn(await openDeviceStore())).entries).toEqual([entry])
  expect(heard).toBe(0)
})
