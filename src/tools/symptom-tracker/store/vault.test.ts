import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noAnswers } from '#tools/danger-signs/check-answers.ts'
import {
  exampleEntry,
  fullEntry,
  longSpanishEntry,
  pegWeek,
} from '#tools/symptom-tracker/model/diary.examples.ts'
import { adding } from '#tools/symptom-tracker/store/edits.ts'
import { keyOf, type Lock, sealText } from '#tools/symptom-tracker/store/lock-key.ts'
import type { DiaryStore, Room } from '#tools/symptom-tracker/store/store.ts'

const words = 'cuatro palabras de prueba'
const madeAt = '2026-03-20T10:00:00-07:00'
const diary = { entries: [fullEntry], weeks: [pegWeek] }
const answers = {
  draft: { who: 'me', crashDate: '2026-03-01', facts: [], marked: [{ id: 'tingling' }] },
  listAnswered: '2026-03-20',
  lastVisit: '2026-03-20',
}

/** Storage as a browser has it, with its keys as its own. */
function giveStorage() {
  const methods = {
    getItem(key: string) {
      return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null
    },
    setItem(key: string, text: string) {
      Reflect.set(this, key, text)
    },
    removeItem(key: string) {
      Reflect.deleteProperty(this, key)
    },
    key(index: number) {
      return Object.keys(this)[index] ?? null
    },
    get length() {
      return Object.keys(this).length
    },
  }
  return Object.create(methods) as Storage
}

/** A page that begins with what the device holds, and nothing in memory. */
async function openPage() {
  vi.resetModules()
  const [kept, vault, device, danger] = await Promise.all([
    import('#language/records/kept.ts'),
    import('#tools/symptom-tracker/store/vault.ts'),
    import('#tools/symptom-tracker/store/device-store.ts'),
    import('#tools/danger-signs/kept-answers.ts'),
  ])
  const store = await device.openDeviceStore()
  if (!store.room) throw new Error('A device store has no room')
  return { ...kept, ...vault, ...danger, store, room: store.room }
}

/** Everything that somebody else would find on the device. */
async function lyingAround(room: Room) {
  const seen = await room.look()
  const texts = [localStorage, sessionStorage].map((storage) =>
    Object.keys(storage).map((key) => `${key} ${storage.getItem(key)}`),
  )
  return JSON.stringify([seen, texts])
}

const secrets = /driving|half a sentence|tingling|neck-back|"pain"/

async function writtenDiary() {
  const page = await openPage()
  await page.store.add(diary)
  page.keep('tab', 'symptom-tracker-new', { note: 'half a sentence' })
  page.keep('device', 'danger-signs', answers)
  return page
}

async function expectWhole({ store, readKept, keptAnswers }: Awaited<ReturnType<typeof openPage>>) {
  expect(await store.read()).toMatchObject(diary)
  expect(readKept('tab', 'symptom-tracker-new')).toEqual({
    kind: 'value',
    value: { note: 'half a sentence' },
  })
  expect(keptAnswers()?.listAnswered).toBe('2026-03-20')
}

/** The lock that lies in the store. */
async function lockIn(room: Room): Promise<Lock> {
  const seen = await room.look()
  if (seen.kind !== 'vault') throw new Error('The diary is not locked')
  return seen.vault.lock
}

const sealsIn = (storage: Storage) =>
  Object.keys(storage).filter((key) => key.startsWith('symptom-diary-sealed'))

const added = (store: DiaryStore, number: number) =>
  store.add({ entries: [exampleEntry(number, { at: madeAt, pain: 2 })], weeks: [] })

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', giveStorage())
  vi.stubGlobal('sessionStorage', giveStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
  // Test files share modules, and the lock of the last page would cover the next one.
  vi.resetModules()
})

test('a locked diary leaves nothing in plain sight, and its passphrase opens all of it', async () => {
  const page = await writtenDiary()
  expect(await lyingAround(page.room)).toMatch(secrets)
  expect(await page.lockWith(page.room, words)).toEqual({ kind: 'saved' })
  await expectWhole(page)
  expect(await lyingAround(page.room)).not.toMatch(secrets)

  const later = await openPage()
  expect(await later.store.read()).toBe('locked')
  expect(later.keptAnswers()).toBeUndefined()
  expect(await later.openLock(later.room, 'cuatro palabras falsas')).toBe('wrong')
  expect(await later.store.read()).toBe('locked')
  expect(await later.openLock(later.room, words)).toBe('open')
  await expectWhole(later)
  expect(await lyingAround(later.room)).not.toMatch(secrets)
})

test('what is written, typed and answered under the lock is sealed too', async () => {
  const page = await writtenDiary()
  await page.lockWith(page.room, words)
  expect(await page.store.add({ entries: [longSpanishEntry], weeks: [] })).toEqual({
    kind: 'saved',
  })
  expect(await page.store.remove(fullEntry.id)).toEqual({ kind: 'saved' })
  await page.store.noteBackup(madeAt)
  const before = JSON.stringify(sessionStorage)
  page.keep('tab', 'symptom-tracker-new', { note: 'driving again' })
  await vi.waitFor(() => expect(JSON.stringify(sessionStorage)).not.toBe(before), 20_000)
  const later = await openPage()
  await later.openLock(later.room, words)
  expect(later.readKept('tab', 'symptom-tracker-new')).toMatchObject({
    value: { note: 'driving again' },
  })
  expect(await later.store.read()).toMatchObject({
    entries: [longSpanishEntry],
    weeks: [pegWeek],
    lastBackup: madeAt,
  })
  expect(await lyingAround(page.room)).not.toMatch(/driving|Paracetamol/)
})

test('of two changes to a draft the later one is kept, whichever is sealed first', async () => {
  const page = await writtenDiary()
  await page.lockWith(page.room, words)
  const letGo = Promise.withResolvers<void>()
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
  const slow = vi.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(async (...sealing) => {
    await letGo.promise
    return encrypt(...sealing)
  })
  const before = JSON.stringify(sessionStorage)
  page.keep('tab', 'symptom-tracker-new', { note: 'earlier' })
  page.keep('tab', 'symptom-tracker-new', { note: 'later' })
  await vi.waitFor(() => expect(JSON.stringify(sessionStorage)).not.toBe(before), 20_000)
  letGo.resolve()
  await slow.mock.results[0]?.value
  await new Promise((resolve) => setImmediate(resolve))
  slow.mockRestore()

  const next = await openPage()
  await next.openLock(next.room, words)
  expect(next.readKept('tab', 'symptom-tracker-new')).toMatchObject({ value: { note: 'later' } })
})

test('each writing has a salt and an iv of its own', async () => {
  const page = await writtenDiary()
  await page.lockWith(page.room, words)
  const boxes = new Set<string>()
  for (let writing = 0; writing < 3; writing += 1) {
    await added(page.store, writing)
    const seen = await page.room.look()
    if (seen.kind === 'vault') boxes.add(seen.vault.box.salt).add(seen.vault.box.iv)
  }
  expect(boxes.size).toBe(6)
})

test('a page closed before the store changes over has its plain diary', async () => {
  const page = await writtenDiary()
  const closed: Room = { ...page.room, swap: () => Promise.reject(new Error('closed')) }
  await expect(page.lockWith(closed, words)).rejects.toThrow('closed')
  const later = await openPage()
  expect(await later.openLock(later.room, '')).toBe('open')
  await expectWhole(later)
  expect(later.isSealed()).toBe(false)
})

test('a page closed right after it has its locked diary, and nothing plain is left', async () => {
  const page = await writtenDiary()
  const closed: Room = {
    ...page.room,
    swap: async (seen, next) => {
      await page.room.swap(seen, next)
      throw new Error('closed')
    },
  }
  await expect(page.lockWith(closed, words)).rejects.toThrow('closed')
  const later = await openPage()
  expect(await later.store.read()).toBe('locked')
  expect(await lyingAround(later.room)).not.toMatch(secrets)
  expect(await later.openLock(later.room, words)).toBe('open')
  await expectWhole(later)
})

/** The room of a page, in which another tab is quicker the first time that something changes. */
function whileAnotherTabWrites({ room, store }: Awaited<ReturnType<typeof writtenDiary>>): Room {
  let first = true
  return {
    ...room,
    swap: async (seen, next) => {
      if (first) await added(store, 7)
      first = false
      return room.swap(seen, next)
    },
  }
}

test('an entry that another tab writes during the locking is locked with the others', async () => {
  const page = await writtenDiary()
  expect(await page.lockWith(whileAnotherTabWrites(page), words)).toEqual({ kind: 'saved' })
  const kept = await page.store.read()
  expect(kept === 'locked' ? [] : kept.entries).toHaveLength(2)
})

test('a tab that has not opened the lock writes nothing in plain', async () => {
  const page = await openPage()
  const other = await writtenDiary()
  await page.lockWith(page.room, words)
  expect(await added(other.store, 7)).toEqual({ kind: 'locked' })
  expect(await other.store.read()).toBe('locked')
  other.keepAnswers(noAnswers, { listAnswered: '2026-03-20', lastVisit: '2026-03-20', level: null })
  expect(await lyingAround(page.room)).not.toMatch(/"entries":\[\{|listAnswered/)
})

test('two open tabs lose neither change', async () => {
  const one = await writtenDiary()
  await one.lockWith(one.room, words)
  const two = await openPage()
  await two.openLock(two.room, words)
  const entry = (number: number) =>
    adding({ entries: [exampleEntry(number, { at: madeAt, pain: 2 })], weeks: [] })
  await Promise.all([one.editVault(one.room, entry(7)), two.editVault(two.room, entry(8))])
  const kept = await one.store.read()
  expect(kept === 'locked' ? [] : kept.entries).toHaveLength(3)
})

test('another passphrase takes the place of the first, and nothing is left that the first opens', async () => {
  const page = await writtenDiary()
  await page.lockWith(page.room, words)
  expect(await page.lockWith(page.room, 'otras cuatro palabras')).toEqual({ kind: 'saved' })
  expect([localStorage, sessionStorage].map(sealsIn)).toEqual([
    [expect.stringContaining((await lockIn(page.room)).id)],
    [expect.stringContaining((await lockIn(page.room)).id)],
  ])
  const later = await openPage()
  expect(await later.openLock(later.room, words)).toBe('wrong')
  expect(await later.openLock(later.room, 'otras cuatro palabras')).toBe('open')
  await expectWhole(later)
})

test('a page closed while its passphrase was changed leaves seals of the old one to the next visit', async () => {
  const page = await writtenDiary()
  await page.lockWith(page.room, words)
  const closed: Room = {
    ...page.room,
    swap: async (seen, next) => {
      await page.room.swap(seen, next)
      throw new Error('closed')
    },
  }
  await expect(page.lockWith(closed, 'otras cuatro palabras')).rejects.toThrow('closed')
  expect(sealsIn(sessionStorage)).toHaveLength(2)
  const later = await openPage()
  expect(await later.openLock(later.room, 'otras cuatro palabras')).toBe('open')
  await expectWhole(later)
  expect([localStorage, sessionStorage].map((storage) => sealsIn(storage).length)).toEqual([1, 1])
})

test('a tab whose passphrase was changed in another tab is locked, and asks for the new one', async () => {
  const one = await writtenDiary()
  await one.lockWith(one.room, words)
  const two = await openPage()
  await two.openLock(two.room, words)
  await one.lockWith(one.room, 'otras cuatro palabras')
  expect(await added(two.store, 7)).toEqual({ kind: 'locked' })
  expect(await two.store.read()).toBe('locked')
  expect(await two.openLock(two.room, 'otras cuatro palabras')).toBe('open')
  await expectWhole(two)
})

test('a passphrase that is taken away leaves the diary as it was before', async () => {
  const page = await writtenDiary()
  await page.lockWith(page.room, words)
  expect(await page.unlockForGood(page.room)).toEqual({ kind: 'saved' })
  const later = await openPage()
  await expectWhole(later)
  expect(later.isSealed()).toBe(false)
})

test('an entry that another tab writes during the unlocking lies there with the others', async () => {
  const page = await writtenDiary()
  await page.lockWith(page.room, words)
  expect(await page.unlockForGood(whileAnotherTabWrites(page))).toEqual({ kind: 'saved' })
  const seen = await page.room.look()
  expect(seen.kind === 'contents' && seen.contents.entries).toHaveLength(2)
})

test('what is typed after the passphrase was taken away is there at the next visit', async () => {
  const page = await writtenDiary()
  await page.lockWith(page.room, words)
  await page.unlockForGood(page.room)
  page.keep('tab', 'symptom-tracker-new', { note: 'typed since' })
  const later = await openPage()
  expect(later.readKept('tab', 'symptom-tracker-new')).toMatchObject({
    value: { note: 'typed since' },
  })
})

test('a draft dropped between two locks does not come back with the second', async () => {
  const page = await writtenDiary()
  await page.lockWith(page.room, words)
  await page.unlockForGood(page.room)
  page.forget('tab', 'symptom-tracker-new')
  await page.lockWith(page.room, words)
  const later = await openPage()
  await later.openLock(later.room, words)
  for (const { readKept } of [page, later]) {
    expect(readKept('tab', 'symptom-tracker-new')).toEqual({ kind: 'nothing' })
  }
})

test('whoever forgot the passphrase begins anew, with nothing left of the old diary', async () => {
  const page = await writtenDiary()
  await page.lockWith(page.room, words)
  const later = await openPage()
  await later.store.read()
  expect(await later.startOver(later.room)).toEqual({ kind: 'saved' })
  expect(await later.store.read()).toMatchObject({ entries: [], weeks: [], lastBackup: null })
  expect(later.isSealed()).toBe(false)
  expect(await added(later.store, 7)).toEqual({ kind: 'saved' })
})

test('what this page cannot read is locked and comes out again', async () => {
  const page = await writtenDiary()
  const seen = await page.room.look()
  if (seen.kind !== 'contents') throw new Error('The diary is locked')
  const strange = { id: 'from a newer page', mood: 3 }
  await page.room.swap(seen, {
    ...seen.contents,
    entries: [fullEntry, strange],
    weeks: [pegWeek, strange],
  })
  await page.lockWith(page.room, words)
  await added(page.store, 7)
  expect(await page.store.read()).toMatchObject({ unreadable: 2 })
  await page.unlockForGood(page.room)
  const after = await page.room.look()
  if (after.kind !== 'contents') throw new Error('The diary is locked')
  expect(after.contents.entries).toHaveLength(3)
  expect(after.contents.entries).toContainEqual(strange)
  expect(after.contents.weeks).toHaveLength(2)
  expect(after.contents.weeks).toContainEqual(strange)
})

test('a lock of another kind is left alone', async () => {
  const page = await writtenDiary()
  await page.lockWith(page.room, words)
  const seen = await page.room.look()
  if (seen.kind !== 'vault') throw new Error('The diary is not locked')
  const newer = { ...seen.vault, lock: { ...seen.vault.lock, kind: 'of a newer page' } }
  await page.room.swap(seen, newer as never)
  expect(await page.store.read()).toBe('locked')
  expect(await page.openLock(page.room, words)).toBe('wrong')
})

test('a seal that holds no diary is told as locked and left alone', async () => {
  const page = await writtenDiary()
  await page.lockWith(page.room, words)
  const lock = await lockIn(page.room)
  const key = await keyOf(lock, words)
  for (const contents of [null, { entries: 7, weeks: [] }, { entries: [], weeks: 7 }]) {
    const vault = { lock, box: await sealText(key, JSON.stringify(contents)) }
    await page.room.swap(await page.room.look(), vault)
    const later = await openPage()
    expect(await later.openLock(later.room, words)).toBe('wrong')
    expect(await later.store.read()).toBe('locked')
    expect(await added(later.store, 7)).toEqual({ kind: 'locked' })
    expect(await later.room.look()).toEqual({ kind: 'vault', vault })
  }
})

const refusing = (room: Room): Room => ({ ...room, swap: async () => ({ kind: 'full' }) })

test('on a full device nothing is locked, and no seal is left', async () => {
  const page = await writtenDiary()
  expect(await page.lockWith(refusing(page.room), words)).toEqual({ kind: 'full' })
  expect(page.isSealed()).toBe(false)
  await expectWhole(page)
  await expectWhole(await openPage())
})

test('a lock that could not be taken away or changed stays as it was', async () => {
  const page = await writtenDiary()
  await page.lockWith(page.room, words)
  expect(await page.unlockForGood(refusing(page.room))).toEqual({ kind: 'full' })
  expect(await page.lockWith(refusing(page.room), 'otras cuatro palabras')).toEqual({
    kind: 'full',
  })
  expect(await lyingAround(page.room)).not.toMatch(secrets)
  const later = await openPage()
  expect(await later.openLock(later.room, words)).toBe('open')
  await expectWhole(later)
})

/** From now on the storage has no room for a key that begins like this. */
const fill = (storage: Storage, prefix: string) =>
  vi.spyOn(storage, 'setItem').mockImplementation((key, text) => {
    if (key.startsWith(prefix)) throw new DOMException('No room', 'QuotaExceededError')
    Reflect.set(storage, key, text)
  })

test('without room for the seal of a draft nothing is locked, and no other seal is left', async () => {
  const page = await writtenDiary()
  const full = fill(sessionStorage, 'symptom-diary-sealed')
  expect(await page.lockWith(page.room, words)).toEqual({ kind: 'full' })
  full.mockRestore()
  expect(page.isSealed()).toBe(false)
  await expectWhole(await openPage())
})

test('without room for a draft in plain the lock stays, and nothing is in plain sight', async () => {
  const page = await writtenDiary()
  await page.lockWith(page.room, words)
  const full = fill(sessionStorage, 'symptom-tracker')
  expect(await page.unlockForGood(page.room)).toEqual({ kind: 'full' })
  full.mockRestore()
  await expectWhole(page)
  expect(await lyingAround(page.room)).not.toMatch(secrets)
})

test('without room to seal anew the passphrase still opens the diary', async () => {
  const page = await writtenDiary()
  await page.lockWith(page.room, words)
  const later = await openPage()
  const full = fill(sessionStorage, 'symptom-diary-sealed')
  expect(await later.openLock(later.room, words)).toBe('open')
  full.mockRestore()
  await expectWhole(later)
})

test('a page that has not opened the lock can neither change it nor take it away', async () => {
  const page = await writtenDiary()
  await page.lockWith(page.room, words)
  const later = await openPage()
  expect(await later.lockWith(later.room, 'otras cuatro palabras')).toEqual({ kind: 'locked' })
  expect(await later.unlockForGood(later.room)).toEqual({ kind: 'locked' })
  expect(
    await later.startOver({ ...later.room, swap: async () => ({ kind: 'overtaken' }) }),
  ).toEqual({ kind: 'failed' })
  expect(await later.openLock(later.room, words)).toBe('open')
  await expectWhole(later)
})

test('what was typed before the lock was opened is newer than what it sealed', async () => {
  const page = await writtenDiary()
  await page.lockWith(page.room, words)
  const later = await openPage()
  await later.store.read()
  later.keep('tab', 'symptom-tracker-new', { note: 'typed since' })
  await later.openLock(later.room, words)
  expect(later.readKept('tab', 'symptom-tracker-new')).toMatchObject({
    value: { note: 'typed since' },
  })
  expect(later.keptAnswers()?.listAnswered).toBe('2026-03-20')
})

/** Opens the lock where the seal of the tab is damaged: all but its draft is there, and nothing new. */
async function expectAllButDraft(slot: string, damaged: readonly string[]) {
  for (const seal of damaged) {
    sessionStorage.setItem(slot, seal)
    const later = await openPage()
    expect(await later.openLock(later.room, words)).toBe('open')
    expect(await later.store.read()).toMatchObject(diary)
    expect(later.readKept('tab', 'symptom-tracker-new')).toEqual({ kind: 'nothing' })
    expect(later.keptAnswers()?.listAnswered).toBe('2026-03-20')
  }
}

test('a damaged seal of a draft takes neither the diary nor the answers with it', async () => {
  const page = await writtenDiary()
  await page.lockWith(page.room, words)
  const [slot = ''] = sealsIn(sessionStorage)
  await expectAllButDraft(slot, ['{"salt":"AAAA","iv":"AAAA","text":"AAAA"}', 'null', '{'])
  const later = await openPage()
  await later.openLock(later.room, words)
  await later.unlockForGood(later.room)
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('a seal that holds no drafts takes nothing with it either, and brings nothing', async () => {
  const page = await writtenDiary()
  await page.lockWith(page.room, words)
  const [slot = ''] = sealsIn(sessionStorage)
  const key = await keyOf(await lockIn(page.room), words)
  const boxes = ['["a draft"]', '{"symptom-tracker-new":7}', 'null'].map((text) =>
    sealText(key, text),
  )
  const seals = (await Promise.all(boxes)).map((box) => JSON.stringify(box))
  await expectAllButDraft(slot, seals)
  const later = await openPage()
  await later.openLock(later.room, words)
  await later.unlockForGood(later.room)
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('the lock of one person leaves the diary, drafts and answers of another as they are', async () => {
  await writtenDiary()
  sessionStorage.setItem('crash-person', '"ana-1"')
  const theirs = await openPage()
  await theirs.store.add({ entries: [longSpanishEntry], weeks: [] })
  theirs.keep('tab', 'symptom-tracker~ana-1-new', { note: 'aunque me duela' })
  expect(await theirs.lockWith(theirs.room, words)).toEqual({ kind: 'saved' })
  expect(await lyingAround(theirs.room)).not.toMatch(/bus|aunque me duela/)
  sessionStorage.removeItem('crash-person')
  const again = await openPage()
  expect(again.isSealed()).toBe(false)
  await expectWhole(again)
})
