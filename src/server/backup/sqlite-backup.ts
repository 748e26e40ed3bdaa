import { chmodSync, existsSync } from 'node:fs'
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { describeError } from '#server/store/engine.ts'
import { storeFile } from '#server/store/sqlite.ts'
import { CommandError } from '#server/terminal/command.ts'
import type { BackupContent } from './backup-content.ts'

/** Only its owner may read it, from its first byte on. */
export async function createPrivateFile(file: string) {
  const made = await open(file, 'wx', 0o600)
  await made.close()
}

/** What was written to a file, and its name, survive a power cut. */
export async function keepOnDisk(file: string) {
  for (const place of [file, path.dirname(file)]) {
    await using handle = await open(place, 'r')
    await handle.sync()
  }
}

/** Copies a store that a server may be using, as it is at one moment, into a new file. */
export async function copySqlite(dataDir: string, file: string): Promise<BackupContent> {
  const source = storeFile(dataDir)
  if (!existsSync(source)) throw new CommandError(`There is no store in ${dataDir} (DATA_DIR).`)
  await createPrivateFile(file)
  const database = new DatabaseSync(source, { readOnly: true })
  try {
    await backup(database, file)
  } finally {
    database.close()
  }
  const copy = new DatabaseSync(file)
  try {
    // One file by itself, without the log that a server has beside its own.
    copy.exec('pragma journal_mode = delete')
  } finally {
    copy.close()
  }
  await keepOnDisk(file)
  return readSqlite(file)
}

/**
 * Opens a store that no server uses, checks every page of it and counts.
 * @throws CommandError when it is damaged, or no store.
 */
export function readSqlite(file: string): BackupContent {
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`)
  const database = new DatabaseSync(file, { readOnly: true })
  const ask = (sql: string) => database.prepare(sql).all()
  try {
    const [fault] = [
      ...ask('pragma integrity_check').filter(({ integrity_check: said }) => said !== 'ok'),
      ...ask('pragma foreign_key_check'),
    ]
    if (fault) throw new Error(Object.values(fault).join(' '))
    const tables = ask("select name from sqlite_master where type = 'table'").map(({ name }) =>
      String(name),
    )
    const rows = tables.map((table) => {
      const [counted] = ask(`select count(*) as number from "${table}"`)
      return [table, Number(counted?.['number'])] as const
    })
    return {
      rows: Object.fromEntries(rows),
      steps: tables.includes('kysely_migration')
        ? ask('select name from kysely_migration order by name').map(({ name }) => String(name))
        : [],
      listNumber: tables.includes('suppression_state')
        ? Number(ask('select number from suppression_state')[0]?.['number'])
        : undefined,
    }
  } catch (error) {
    throw new CommandError(`${file} cannot be used: ${describeError(error)}`)
  } finally {
    database.close()
  }
}

/**
 * Puts a copy of a backup in the place of the store. The store before is set aside under another name.
 * @returns that name, if there was a store.
 * @throws CommandError when a server or a command has the store open.
 */
export async function replaceSqlite(backupFile: string, dataDir: string, time: string) {
  const file = storeFile(dataDir)
  const aside = existsSync(file) ? `${file}.before-${time}` : undefined
  if (aside) endUse(file)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const copy = `${file}.restoring`
  await rm(copy, { force: true })
  await copyFile(backupFile, copy)
  chmodSync(copy, 0o600)
  await keepOnDisk(copy)
  if (aside) await rename(file, aside)
  for (const log of ['-wal', '-shm']) await rm(`${file}${log}`, { force: true })
  await rename(copy, file)
  await keepOnDisk(file)
  return aside
}

/** Writes what is in the log into the file, which only the last who uses it can. */
function endUse(file: string) {
  try {
    const database = new DatabaseSync(file, { timeout: 1000 })
    try {
      database.exec('pragma journal_mode = delete')
    } finally {
      database.close()
    }
  } catch (error) {
    // A file that is damaged is what a backup is for.
    if (!/locked/.test(describeError(error))) return
    throw new CommandError('The store is in use. Stop the server, and restore then.')
  }
}
