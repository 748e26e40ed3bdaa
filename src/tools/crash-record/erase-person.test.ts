import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { diaryOf, erasePerson } from '#tools/crash-record/erase-person.ts'
import { me } from '#tools/crash-record/person.ts'

function giveStorage() {
  const held = new Map<string, string>()
  return {
    get length() {
      return held.size
    },
    key: (index: number) => [...held.keys()][index] ?? null,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => held.set(key, text),
    removeItem: (key: string) => held.delete(key),
    clear: () => held.clear(),
  }
}

const keysIn = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index))

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', giveStorage())
  vi.stubGlobal('sessionStorage', giveStorage())
})
afterEach(() => vi.unstubAllGlobals())

const openedDatabase = (name: string) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const databases = async () => (await indexedDB.databases()).map(({ name }) => name).sort()

test('everything of one person goes, and nothing of the others', async () => {
  for (const person of [me, 'ana-1', 'ana-12']) (await openedDatabase(diaryOf(person))).close()
  for (const key of ['danger-signs', 'danger-signs~ana-1', 'danger-signs~ana-12']) {
    localStorage.setItem(key, '1')
  }
  localStorage.setItem('symptom-diary-sealed~ana-1-lock', '1')
  sessionStorage.setItem('symptom-tracker~ana-1-new', '1')
  sessionStorage.setItem('symptom-tracker-new', '1')
  expect(await erasePerson('ana-1')).toBe(true)
  expect(keysIn(localStorage)).toEqual(['danger-signs', 'danger-signs~ana-12'])
  expect(keysIn(sessionStorage)).toEqual(['symptom-tracker-new'])
  expect(await databases()).toEqual([diaryOf(me), diaryOf('ana-12')])
})

test('a diary that another tab holds on to is told', async () => {
  const held = await openedDatabase(diaryOf('ana-1'))
  expect(await erasePerson('ana-1')).toBe(false)
  held.close()
})

test('a browser without a database has nothing left to erase', async () => {
  vi.stubGlobal('indexedDB', undefined)
  expect(await erasePerson('ana-1')).toBe(true)
})

test('what is the visitor’s own is not erased by this', async () => {
  await expect(erasePerson(me)).rejects.toThrow()
})
