import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { timeZone } from '#clinic/clock/clock.ts'
import type { OwnSettings } from '#clinic/settings.ts'
import { wallTime } from '#language/dates/wall-time.ts'
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

/**
 * Copies the store into a new file of the folder for backups, while servers use it, and opens the copy.
 * @throws CommandError that says why there is none.
 */
export async function makeBackup({ now, print, settings }: BackupServices) {
  const { databaseUrl } = settings
  const folder = path.resolve(settings.backupDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, `site-${timeInName(now)}.${databaseUrl ? 'sql' : 'db'}`)
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
