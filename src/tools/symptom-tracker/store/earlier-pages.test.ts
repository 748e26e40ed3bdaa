import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSealedBackup, readBackup } from '#tools/symptom-tracker/exports/backup.ts'
import { gainFrom, imported } from '#tools/symptom-tracker/model/diary.ts'
import { readDraft } from '#tools/symptom-tracker/model/draft.ts'
import { amend, currentVersion } from '#tools/symptom-tracker/model/entry.ts'
import { openDeviceStore } from '#tools/symptom-tracker/store/device-store.ts'
import {
  earlierAnswers,
  earlierBackup,
  earlierContents,
  earlierDraft,
  earlierPassphrase,
  earlierSealedBackup,
  earlierSeals,
  earlierVault,
} from '#tools/symptom-tracker/store/earlier-pages.examples.ts'
import { keptIn } from '#tools/symptom-tracker/store/store.examples.ts'

const now = '2026-03-09T10:00:00-07:00'

/** What was not asked then. */
const notAsked = { newFall: false, workMissed: null, undone: [], again: [], importedAt: null }

const entriesNow = [
  ...earlierContents.entries.map(({ id, versions }) => ({
    id,
    versions: versions.map((version) => ({ ...version, ...notAsked })),
  })),
]
const weeksNow = earlierContents.weeks.map((week) => ({ ...week, importedAt: null }))

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
  }
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', giveStorage())
  vi.stubGlobal('sessionStorage', giveStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The store as the earlier pages made it. */
async function openEarlier() {
  return await openDB('symptom-diary', 3, {
    upgrade: (database) => {
      database.createObjectStore('entries', { keyPath: 'id' })
      database.createObjectStore('weeks', { keyPath: 'id' })
      database.createObjectStore('notes')
      database.createObjectStore('lock')
    },
  })
}

async function fillEarlier() {
  const old = await openEarlier()
  for (const entry of earlierContents.entries) await old.put('entries', entry)
  for (const week of earlierContents.weeks) await old.put('weeks', week)
  await old.put('notes', earlierContents.lastBackup, 'lastBackup')
  old.close()
}

test('a diary of the earlier pages is there whole, and can be changed', async () => {
  await fillEarlier()
  const store = await openDeviceStore()
  const kept = await keptIn(store)
  expect(kept).toEqual({
    entries: entriesNow,
    weeks: weeksNow,
    lastBackup: earlierContents.lastBackup,
    unreadable: 0,
  })
  const [entry] = kept.entries
  if (!entry) throw new Error('Nothing was taken over')
  const changed = amend(entry, { ...currentVersion(entry), workMissed: 4 }, now)
  expect(await store.add({ entries: [changed], weeks: [] })).toEqual({ kind: 'saved' })
  const [after] = (await keptIn(store)).entries
  expect(after?.versions.map(({ workMissed }) => workMissed)).toEqual([null, null, 4])
})

test('a page of before does not open what this one has opened', async () => {
  await (await openDeviceStore()).add({ entries: [], weeks: [] })
  await expect(openEarlier()).rejects.toThrow(/version/i)
})

test('half an entry of the earlier pages is still in the form', () => {
  expect(readDraft(earlierDraft, '2026-03-08T10:30:00-07:00')).toEqual({
    ...earlierDraft,
    newFall: false,
    workMissed: null,
    undone: [],
    again: [],
    typedWork: '',
  })
})

test('backup files of the earlier pages are read, locked ones too', async () => {
  const found = { kind: 'diary', unreadable: 0, diary: { entries: entriesNow, weeks: weeksNow } }
  expect(readBackup(earlierBackup, now)).toMatchObject(found)
  const file = readBackup(earlierSealedBackup, now)
  if (file.kind !== 'sealed') throw new Error(`The locked backup is ${file.kind}`)
  expect(await openSealedBackup(file.sealed, earlierPassphrase, now)).toMatchObject(found)
})

test('a backup of the earlier pages brings nothing twice to the diary it was made of', async () => {
  await fillEarlier()
  const store = await openDeviceStore()
  const before = await keptIn(store)
  const file = readBackup(earlierBackup, now)
  if (file.kind !== 'diary') throw new Error(`The backup is ${file.kind}`)
  expect(gainFrom(before, file.diary)).toEqual({ added: 0, changed: 0, known: 3 })
  await store.add(imported(file.diary, now))
  expect(await keptIn(store)).toEqual(before)
})

test('a locked diary of the earlier pages opens with its passphrase, drafts and answers too', async () => {
  const old = await openEarlier()
  await old.put('lock', earlierVault, 'vault')
  old.close()
  for (const [key, text] of Object.entries(earlierSeals.device)) localStorage.setItem(key, text)
  for (const [key, text] of Object.entries(earlierSeals.tab)) sessionStorage.setItem(key, text)
  vi.resetModules()
  const [{ openDeviceStore: open }, { openLock }, { readKept }] = await Promise.all([
    import('#tools/symptom-tracker/store/device-store.ts'),
    import('#tools/symptom-tracker/store/vault.ts'),
    import('#language/records/kept.ts'),
  ])
  const store = await open()
  if (!store.room) throw new Error('A device store has no room')
  expect(await store.read()).toBe('locked')
  expect(await openLock(store.room, 'otras cuatro palabras')).toBe('wrong')
  expect(await openLock(store.room, earlierPassphrase)).toBe('open')
  expect(await store.read()).toMatchObject({ entries: entriesNow, weeks: weeksNow })
  expect(readKept('tab', 'symptom-tracker-new')).toEqual({ kind: 'value', value: earlierDraft })
  expect(readKept('device', 'danger-signs')).toEqual({ kind: 'value', value: earlierAnswers })
})
