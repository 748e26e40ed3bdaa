import { access, constants, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { timeZone } from '#clinic/clock/clock.ts'
import type { OwnSettings } from '#clinic/settings.ts'
import { wallTime } from '#language/dates/wall-time.ts'
import { describeError } from '#server/store/engine.ts'
import { freeBytes, storeFile } from '#server/store/sqlite.ts'
import { CommandError } from '#server/terminal/command.ts'
import { compareSteps, describeContent } from './backup-content.ts'
import { dumpPostgres } from './postgres-backup.ts'
import { copySqlite } from './sqlite-backup.ts'

export interface BackupServices {
  settings: Pick<OwnSettings, 'backupDir' | 'dataDir' | 'databaseUrl'>
  now: number
  print(line: string): void
}

/** Such as `2026-03-04-170501`, by the clinic's clocks. */
export function timeInName(now: number) {
  const { date, time } = wallTime(now, timeZone)
  const seconds = String(Math.floor(now / 1000) % 60).padStart(2, '0')
  return `${date}-${time.replace(':', '')}${seconds}`
}

/** In bytes, with its log. A database elsewhere tells its size to nobody here. */
async function sizeOfStore(dataDir: string) {
  const file = storeFile(dataDir)
  const sizes = [file, `${file}-wal`].map(async (each) => {
    const found = await stat(each).catch(() => undefined)
    return found?.size ?? 0
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

const endingFor = (databaseUrl: string | undefined) => (databaseUrl ? '.sql' : '.db')

/** The newest backup that could be restored into the store of these settings, if there is any. */
export async function findNewestBackup({
  backupDir,
  databaseUrl,
}: Pick<OwnSettings, 'backupDir' | 'databaseUrl'>) {
  const folder = path.resolve(backupDir)
  const names = await readdir(folder).catch(() => [])
  const newest = names
    .filter((name) => name.startsWith('site-') && name.endsWith(endingFor(databaseUrl)))
    .toSorted()
    .at(-1)
  if (!newest) return
  const file = path.join(folder, newest)
  return { file, madeAt: (await stat(file)).mtimeMs }
}

const mega = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

/**
 * Makes the folder of the backups and sees that one more fits.
 * @param needed bytes
 * @throws CommandError that says what to do.
 */
async function prepareFolder(folder: string, needed: number) {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK)
  } catch (error) {
    throw new CommandError(
      `${folder} (BACKUP_DIR) cannot be written: ${describeError(error)}. Run this as the user of the server, or let that user own the folder (chown).`,
    )
  }
  const free = await freeBytes(folder)
  if (free > needed) return
  throw new CommandError(
    `A backup takes ${mega(needed)}, and ${mega(free)} are free for ${folder} (BACKUP_DIR). Delete old backups, or name a folder on another disk.`,
  )
}

/**
 * Copies the store into a new file of the folder for backups, while servers use it, and opens the copy.
 * @throws CommandError that says why there is none.
 */
export async function makeBackup({ now, print, settings }: BackupServices) {
  const { databaseUrl } = settings
  const folder = path.resolve(settings.backupDir)
  await prepareFolder(folder, databaseUrl ? 0 : await sizeOfStore(settings.dataDir))
  const file = path.join(folder, `site-${timeInName(now)}${endingFor(databaseUrl)}`)
  const unfinished = `${file}.unfinished`
  try {
    const content = databaseUrl
      ? await dumpPostgres(databaseUrl, unfinished)
      : await copySqlite(path.resolve(settings.dataDir), unfinished)
    await compareSteps(content)
    await rename(unfinished, file)
    const { size } = await stat(file)
    print(`${file}, ${Math.ceil(size / 1000)} kB`)
    print(describeContent(content))
    print(
      'It holds what people wrote: keep it where nobody else reads, and no longer than 180 days.',
    )
  } finally {
    await rm(unfinished, { force: true })
  }
}
