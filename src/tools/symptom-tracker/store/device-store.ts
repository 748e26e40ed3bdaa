import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import { sortDiary } from '#tools/symptom-tracker/model/diary.ts'
import { type Entry, mergeEntries, readEntry } from '#tools/symptom-tracker/model/entry.ts'
import { isMoment } from '#tools/symptom-tracker/model/moment.ts'
import { readWeekCheck, type WeekCheck } from '#tools/symptom-tracker/model/week-check.ts'
import type { DiaryStore, Kept, Saved } from '#tools/symptom-tracker/store/store.ts'

/** Values are unknown on the way out: a store is read as carefully as a file. */
interface DiarySchema extends DBSchema {
  entries: { key: string; value: Entry }
  weeks: { key: string; value: WeekCheck }
  notes: { key: 'lastBackup'; value: string }
}

export const storeName = 'symptom-diary'

/**
 * One step for each version of the store, oldest first. A published step is never changed: a new
 * shape is a new step that carries over what is there.
 */
const migrations: readonly ((database: IDBPDatabase<DiarySchema>) => void)[] = [
  (database) => {
    database.createObjectStore('entries', { keyPath: 'id' })
  },
  (database) => {
    database.createObjectStore('weeks', { keyPath: 'id' })
    database.createObjectStore('notes')
  },
]

export const storeVersion = migrations.length

type StoreNames = ('entries' | 'weeks' | 'notes')[]

const everything: StoreNames = ['entries', 'weeks', 'notes']

type Change = IDBPTransaction<DiarySchema, StoreNames, 'readwrite'>

const nameOf = (fault: unknown) => (fault instanceof DOMException ? fault.name : '')

/** A full device may end a change at any of its steps, and not every step says why. */
function outcomeOf(faults: readonly unknown[]): Saved {
  const names = faults.map(nameOf)
  if (names.includes('QuotaExceededError')) return { kind: 'full' }
  if (names.includes('VersionError')) return { kind: 'outdated' }
  return { kind: faults.length === 0 ? 'saved' : 'failed' }
}

async function abandon(change: Change, fault: unknown) {
  try {
    change.abort()
  } catch {
    // It has ended by itself.
  }
  throw fault
}

/** All of the work or none of it. `strict`: it counts as saved once it is on the disk. */
async function runChange(
  database: IDBPDatabase<DiarySchema>,
  work: (change: Change) => Promise<unknown>,
) {
  const change = database.transaction(everything, 'readwrite', { durability: 'strict' })
  const ends = await Promise.allSettled([
    work(change).catch((fault: unknown) => abandon(change, fault)),
    change.done,
  ])
  return outcomeOf(ends.filter((end) => end.status === 'rejected').map(({ reason }) => reason))
}

function readAll<T>(values: readonly unknown[], readOne: (value: unknown) => T | null) {
  const read = values.map(readOne).filter((one) => one !== null)
  return { read, unreadable: values.length - read.length }
}

async function readKept(database: IDBPDatabase<DiarySchema>): Promise<Kept> {
  const transaction = database.transaction(everything)
  const [entries, weeks, lastBackup] = await Promise.all([
    transaction.objectStore('entries').getAll(),
    transaction.objectStore('weeks').getAll(),
    transaction.objectStore('notes').get('lastBackup'),
  ])
  const found = readAll(entries, readEntry)
  const foundWeeks = readAll(weeks, readWeekCheck)
  return {
    ...sortDiary({ entries: found.read, weeks: foundWeeks.read }),
    lastBackup: isMoment(lastBackup) ? lastBackup : null,
    unreadable: found.unreadable + foundWeeks.unreadable,
  }
}

/**
 * Opens the diary on this device, in IndexedDB.
 *
 * @throws when the browser has no IndexedDB or refuses it (some private windows), and with a
 * `VersionError` when a newer page has already moved the store on
 */
export async function openDeviceStore(): Promise<DiaryStore> {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(storeName) : null
  let database: Promise<IDBPDatabase<DiarySchema>> | null = null

  const open = () => {
    database ??= openDB<DiarySchema>(storeName, storeVersion, {
      upgrade: (opened, before) => {
        for (const migrate of migrations.slice(before)) migrate(opened)
      },
      // A newer page wants to move the store on: let go, and find out at the next change.
      blocking: (_current, _blocked, event) => {
        database = null
        ;(event.target as IDBDatabase).close()
      },
      terminated: () => {
        database = null
      },
    }).catch((fault: unknown) => {
      database = null
      throw fault
    })
    return database
  }

  /** A connection that failed once is not used again. */
  const connected = async <T>(work: (opened: IDBPDatabase<DiarySchema>) => Promise<T>) => {
    try {
      return await work(await open())
    } catch (fault) {
      database = null
      throw fault
    }
  }

  const change = async (work: (change: Change) => Promise<unknown>): Promise<Saved> => {
    try {
      const outcome = await connected((opened) => runChange(opened, work))
      if (outcome.kind === 'saved') channel?.postMessage('changed')
      return outcome
    } catch (fault) {
      return outcomeOf([fault])
    }
  }

  await open()

  return {
    keeps: 'device',
    read: () => connected(readKept),
    add: ({ entries, weeks }) =>
      change(async (transaction) => {
        const store = transaction.objectStore('entries')
        for (const entry of entries) {
          const there = readEntry(await store.get(entry.id))
          await store.put(there ? mergeEntries(there, entry) : entry)
        }
        for (const week of weeks) await transaction.objectStore('weeks').put(week)
      }),
    remove: (id) =>
      change((transaction) =>
        Promise.all([
          transaction.objectStore('entries').delete(id),
          transaction.objectStore('weeks').delete(id),
        ]),
      ),
    erase: () =>
      change((transaction) =>
        Promise.all(everything.map((name) => transaction.objectStore(name).clear())),
      ),
    noteBackup: (at) =>
      change((transaction) => transaction.objectStore('notes').put(at, 'lastBackup')),
    watch: (changed) => {
      channel?.addEventListener('message', changed)
      return () => channel?.removeEventListener('message', changed)
    },
  }
}
