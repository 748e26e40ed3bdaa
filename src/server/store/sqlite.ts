import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { createEngine } from './engine.ts'
import { createGroupCommit } from './group-commit.ts'
import { migrate } from './migrate.ts'
import { nodeSqliteDialect } from './node-sqlite.ts'
import type { Tables } from './tables.ts'

/**
 * How a change waits for another process that writes: it is tried again, for a second in all. A
 * statement that waited by itself would let everything else of its thread wait.
 */
const waiting = { collided: isLocked, mostTries: 41, rest: 25 }
/** At the start nobody waits for an answer yet. */
const firstLockWait = 10_000

export const storeFile = (folder: string) => path.resolve(folder, 'site.db')

/**
 * Opens the embedded store, `site.db` in `folder`; makes both when they are missing.
 * Every change is on disk before its promise resolves (WAL, `synchronous=FULL`).
 * @param takeOver what a server does first with what the one before it left; a command that runs
 *   beside a server has nothing to take over, and may wait longer for it.
 * @throws Error when the folder or the file cannot be used.
 */
export async function openSqlite(folder: string, takeOver?: (db: Kysely<Tables>) => Promise<void>) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = storeFile(folder)
  const database = new DatabaseSync(file, {
    timeout: firstLockWait,
    enableForeignKeyConstraints: true,
  })
  try {
    keepPrivate(file)
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
    const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(database) })
    await migrate(db)
    if (takeOver) {
      await takeOver(db)
      database.exec('pragma busy_timeout = 0')
    }
    const opened = statSync(file).ino
    return createEngine(db, {
      ...waiting,
      inTransaction: createGroupCommit(db),
      ready: () => isSameFile(file, opened),
      // Called as soon as the change is committed, so before the next group begins.
      scrub: () => scrub(database),
    })
  } catch (error) {
    database.close()
    throw error
  }
}

function isLocked(error: unknown) {
  // The lowest byte is the kind of the error; 5 is SQLITE_BUSY.
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5
}

/** How much an unprivileged program may still write to the disk of a folder, in bytes. */
export async function freeBytes(folder: string) {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** The longest letter with its mails, and the log of SQLite for them, fit into so many bytes. */
const leastRoom = 256_000

/**
 * Why nobody should count on the disk of the store in `folder` any more, if so. Of what little room
 * is left, a small row still finds its place when a letter does not.
 */
export async function findNoRoom(folder: string) {
  const free = await freeBytes(folder)
  if (free >= leastRoom) return undefined
  return `only ${Math.round(free / 1000)} kB are left on the disk of the store`
}

/** Only the owner reads the store and what SQLite writes beside it. */
function keepPrivate(file: string) {
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(name)) chmodSync(name, 0o600)
  }
}

/**
 * Writes the file anew, without what was deleted before SQLite overwrote deleted rows, and empties
 * the log beside it.
 */
function scrub(database: DatabaseSync) {
  database.exec('vacuum')
  const checkpoint = database.prepare('pragma wal_checkpoint(truncate)').get()
  if (checkpoint?.['busy'] !== 0) {
    throw new Error('another program reads the store just now, so its log still holds old rows')
  }
}

/** SQLite goes on writing to a file that was deleted or replaced; every sign-up would be lost. */
function isSameFile(file: string, inode: number) {
  const now = statSync(file, { throwIfNoEntry: false })?.ino
  return now === inode ? undefined : 'the file of the store was removed or replaced'
}
