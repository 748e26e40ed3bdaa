import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import { hasShape } from '#language/records/reading.ts'
import { isBox, isLock } from '#tools/symptom-tracker/store/lock-key.ts'
import type { Contents, Saved, Seen, Vault } from '#tools/symptom-tracker/store/store.ts'

/** Values are unknown on the way out: a store is read as carefully as a file. */
interface DiarySchema extends DBSchema {
  entries: { key: string; value: unknown }
  weeks: { key: string; value: unknown }
  notes: { key: 'lastBackup'; value: unknown }
  lock: { key: 'vault'; value: unknown }
}

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
  (database) => {
    database.createObjectStore('lock')
  },
  // Entries say more than before: a page that would save them without it must not open them.
  () => {},
]

export const storeVersion = migrations.length

type StoreNames = ('entries' | 'weeks' | 'notes' | 'lock')[]

const everything: StoreNames = ['entries', 'weeks', 'notes', 'lock']

/** A transaction in which all of a change is made, or none of it. */
export type Change = IDBPTransaction<DiarySchema, StoreNames, 'readwrite'>

/** What a change in plain ends with where the diary has been locked meanwhile. */
export const locked = new Error('The diary is locked')

const nameOf = (fault: unknown) => (fault instanceof DOMException ? fault.name : '')

/** A full device may end a change at any of its steps, and not every step says why. */
export function outcomeOf(faults: readonly unknown[]): Saved {
  const names = faults.map(nameOf)
  if (names.includes('QuotaExceededError')) return { kind: 'full' }
  if (faults.includes(locked)) return { kind: 'locked' }
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
export async function runChange(
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

/**
 * A connection to a store on this device: opened when it is needed, and anew when it was lost.
 *
 * @param name from `diaryOf`
 */
export function connectDiary(name: string) {
  let database: Promise<IDBPDatabase<DiarySchema>> | null = null
  const lose = () => {
    database = null
  }

  function open() {
    database ??= openDB<DiarySchema>(name, storeVersion, {
      upgrade: (opened, before) => {
        for (const migrate of migrations.slice(before)) migrate(opened)
      },
      // A newer page wants to move the store on: let go, and find out at the next change.
      blocking: (_current, _blocked, event) => {
        lose()
        ;(event.target as IDBDatabase).close()
      },
      terminated: lose,
    })
    return database
  }

  /** A connection that failed once is not used again. */
  return async <T>(work: (opened: IDBPDatabase<DiarySchema>) => Promise<T>) => {
    try {
      return await work(await open())
    } catch (fault) {
      lose()
      throw fault
    }
  }
}

const isVault = hasShape<Vault>({ lock: isLock, box: isBox })

/** What lies in the store: a diary in plain, or a locked one. */
export async function readSeen(
  transaction: IDBPTransaction<DiarySchema, StoreNames, 'readonly' | 'readwrite'>,
): Promise<Seen> {
  const [entries, weeks, lastBackup, vault] = await Promise.all([
    transaction.objectStore('entries').getAll(),
    transaction.objectStore('weeks').getAll(),
    transaction.objectStore('notes').get('lastBackup'),
    transaction.objectStore('lock').get('vault'),
  ])
  if (isVault(vault)) return { kind: 'vault', vault }
  if (vault !== undefined) return { kind: 'strange' }
  return { kind: 'contents', contents: { entries, weeks, lastBackup: lastBackup ?? null } }
}

export const lookInto = (database: IDBPDatabase<DiarySchema>) =>
  readSeen(database.transaction(everything))

/** Empties the store. */
export const clearAll = (change: Change) =>
  Promise.all(everything.map((name) => change.objectStore(name).clear()))

/** Puts something else in the place of all that is there. */
export async function fillStore(change: Change, next: Contents | Vault) {
  await clearAll(change)
  if ('lock' in next) {
    await change.objectStore('lock').put(next, 'vault')
    return
  }
  for (const entry of next.entries) await change.objectStore('entries').put(entry)
  for (const week of next.weeks) await change.objectStore('weeks').put(week)
  if (next.lastBackup !== null) await change.objectStore('notes').put(next.lastBackup, 'lastBackup')
}
