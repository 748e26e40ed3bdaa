import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import { hasShape } from '#language/records/reading.ts'
import { sortDiary } from '#tools/symptom-tracker/model/diary.ts'
import { mergeEntries, readEntry } from '#tools/symptom-tracker/model/entry.ts'
import { isMoment } from '#tools/symptom-tracker/model/moment.ts'
import { readWeekCheck } from '#tools/symptom-tracker/model/week-check.ts'
import { adding, type Edit, notingBackup, removing } from '#tools/symptom-tracker/store/edits.ts'
import { isBox, isLock } from '#tools/symptom-tracker/store/lock-key.ts'
import type {
  Contents,
  DiaryStore,
  Kept,
  Room,
  Saved,
  Seen,
  Vault,
} from '#tools/symptom-tracker/store/store.ts'

/** Values are unknown on the way out: a store is read as carefully as a file. */
interface DiarySchema extends DBSchema {
  entries: { key: string; value: unknown }
  weeks: { key: string; value: unknown }
  notes: { key: 'lastBackup'; value: unknown }
  lock: { key: 'vault'; value: unknown }
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
  (database) => {
    database.createObjectStore('lock')
  },
]

export const storeVersion = migrations.length

type StoreNames = ('entries' | 'weeks' | 'notes' | 'lock')[]

const everything: StoreNames = ['entries', 'weeks', 'notes', 'lock']

type Change = IDBPTransaction<DiarySchema, StoreNames, 'readwrite'>

/** What a change in plain ends with where the diary has been locked meanwhile. */
const locked = new Error('The diary is locked')

const nameOf = (fault: unknown) => (fault instanceof DOMException ? fault.name : '')

/** A full device may end a change at any of its steps, and not every step says why. */
function outcomeOf(faults: readonly unknown[]): Saved {
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

const isVault = hasShape<Vault>({ lock: isLock, box: isBox })

async function readSeen(
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

/** What a person sees of the contents. */
export function keptFrom({ entries, weeks, lastBackup }: Contents): Kept {
  const found = readAll(entries, readEntry)
  const foundWeeks = readAll(weeks, readWeekCheck)
  return {
    ...sortDiary({ entries: found.read, weeks: foundWeeks.read }),
    lastBackup: isMoment(lastBackup) ? lastBackup : null,
    unreadable: found.unreadable + foundWeeks.unreadable,
  }
}

async function fillStore(change: Change, next: Contents | Vault) {
  await Promise.all(everything.map((name) => change.objectStore(name).clear()))
  if ('lock' in next) {
    await change.objectStore('lock').put(next, 'vault')
    return
  }
  for (const entry of next.entries) await change.objectStore('entries').put(entry)
  for (const week of next.weeks) await change.objectStore('weeks').put(week)
  if (next.lastBackup !== null) await change.objectStore('notes').put(next.lastBackup, 'lastBackup')
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

  const runWhole = async (work: (change: Change) => Promise<unknown>): Promise<Saved> => {
    try {
      const outcome = await connected((opened) => runChange(opened, work))
      if (outcome.kind === 'saved') channel?.postMessage('changed')
      return outcome
    } catch (fault) {
      return outcomeOf([fault])
    }
  }

  const look = () => connected((opened) => readSeen(opened.transaction(everything)))
  const room: Room = {
    look,
    swap: async (seen, next) => {
      let overtaken = false
      const outcome = await runWhole(async (transaction) => {
        overtaken = JSON.stringify(await readSeen(transaction)) !== JSON.stringify(seen)
        if (overtaken) throw locked
        await fillStore(transaction, next)
      })
      return overtaken ? { kind: 'overtaken' } : outcome
    },
  }

  /** In plain in the store itself, or, where a lock is on it, as a whole under the key of this visit. */
  const change = async (work: (change: Change) => Promise<unknown>, edit: Edit): Promise<Saved> => {
    const outcome = await runWhole(async (transaction) => {
      if ((await transaction.objectStore('lock').count()) > 0) throw locked
      await work(transaction)
    })
    if (outcome.kind !== 'locked') return outcome
    const { editVault } = await import('#tools/symptom-tracker/store/vault.ts')
    return editVault(room, edit)
  }

  await open()

  return {
    keeps: 'device',
    room,
    read: async () => {
      const seen = await look()
      if (seen.kind === 'contents') return keptFrom(seen.contents)
      const { readVault } = await import('#tools/symptom-tracker/store/vault.ts')
      return readVault(seen)
    },
    add: ({ entries, weeks }) =>
      change(async (transaction) => {
        const store = transaction.objectStore('entries')
        for (const entry of entries) {
          const there = readEntry(await store.get(entry.id))
          await store.put(there ? mergeEntries(there, entry) : entry)
        }
        for (const week of weeks) await transaction.objectStore('weeks').put(week)
      }, adding({ entries, weeks })),
    remove: (id) =>
      change(
        (transaction) =>
          Promise.all([
            transaction.objectStore('entries').delete(id),
            transaction.objectStore('weeks').delete(id),
          ]),
        removing(id),
      ),
    erase: () =>
      runWhole((transaction) =>
        Promise.all(everything.map((name) => transaction.objectStore(name).clear())),
      ),
    noteBackup: (at) =>
      change(
        (transaction) => transaction.objectStore('notes').put(at, 'lastBackup'),
        notingBackup(at),
      ),
    watch: (changed) => {
      channel?.addEventListener('message', changed)
      return () => channel?.removeEventListener('message', changed)
    },
  }
}
