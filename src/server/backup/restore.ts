import { existsSync } from 'node:fs'
import path from 'node:path'
import { openStore } from '#server/open-store.ts'
import { readSuppressionFile, suppressionFileName } from '#server/people/suppression-file.ts'
import { CommandError, unlessFailed } from '#server/terminal/command.ts'
import { type BackupServices, timeInName } from './backup.ts'
import { type BackupContent, compareSteps, describeContent } from './backup-content.ts'
import { readDump, replacePostgres } from './postgres-backup.ts'
import { readSqlite, replaceSqlite } from './sqlite-backup.ts'

const usage = `npm run restore -- FILE        puts a backup in the place of the store; FILE may be a name in BACKUP_DIR
npm run restore -- list-lost   the list of who gets no mail is gone for good: go on with what the store knows`

/**
 * Puts a backup in the place of the store, which nobody may be using.
 * @throws CommandError that says why nothing was changed.
 */
export async function restoreBackup(
  services: BackupServices,
  [given = '', ...more]: readonly string[],
) {
  if (given === '' || more.length > 0) throw new CommandError(usage)
  if (given === 'list-lost') return giveListUp(services)
  const { now, print, settings } = services
  const { databaseUrl } = settings
  const named = path.join(path.resolve(settings.backupDir), given)
  const file = existsSync(named) ? named : path.resolve(given)
  const content = databaseUrl ? await readDump(file) : readSqlite(file)
  const age = await compareSteps(content)
  if (databaseUrl) await replacePostgres(databaseUrl, file)
  else {
    const aside = await replaceSqlite(file, path.resolve(settings.dataDir), timeInName(now))
    if (aside) print(`The store before is now ${aside}. Delete it when you need it no more.`)
  }
  print(`Restored ${file}. ${describeContent(content)}`)
  if (age === 'older') {
    print(
      'It was made by an older version of the site: the server changes its tables when it starts.',
    )
  }
  print(await describeList(settings.backupDir, content))
}

/** What will happen to the mails of people who left after the backup, and what to do about it. */
async function describeList(backupDir: string, { listNumber = 0 }: BackupContent) {
  const file = path.join(path.resolve(backupDir), suppressionFileName)
  const list = await readSuppressionFile(file)
  if (!list) {
    return `The list of who gets no mail is not here. Put the newest one in its place (${file}): the server mails nobody before it has read it.`
  }
  const more = list.number - listNumber
  return more > 0
    ? `The list of who gets no mail knows ${more} changes after the backup: the server reads it before it mails anybody.`
    : `The list of who gets no mail (${file}) knows no more than the backup. If a server went on after it elsewhere, put its newest list here before you start.`
}

async function giveListUp({ print, settings }: BackupServices) {
  const { store } = await openStore(settings, path.resolve(settings.dataDir), 'beside-a-server')
  try {
    unlessFailed(await store.suppressions.noteFile(false))
  } finally {
    await store.close()
  }
  print(
    'The server goes on with the list that the store has. Whoever left after the backup may get mail.',
  )
}
