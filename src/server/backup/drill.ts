import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { clinic } from '#clinic'
import type { OwnSettings } from '#clinic/settings.ts'
import { hour } from '#language/dates/durations.ts'
import { randomId } from '#language/records/random-id.ts'
import { composeClinicMail } from '#server/mail/clinic-mail.ts'
import type { MailSender } from '#server/mail/sender.ts'
import { openPostgresStore, openSqliteStore, type Store } from '#server/open-store.ts'
import { describeError } from '#server/store/engine.ts'
import { CommandError, unlessFailed } from '#server/terminal/command.ts'
import { type BackupServices, findNewestBackup, timeInName } from './backup.ts'
import { compareSteps, describeContent } from './backup-content.ts'
import { createScratchDatabase, readDump, replacePostgres } from './postgres-backup.ts'
import { readSqlite, replaceSqlite } from './sqlite-backup.ts'

export interface DrillServices extends BackupServices {
  settings: BackupServices['settings'] & Pick<OwnSettings, 'clinicInboxes' | 'lateInbox'>
  sender: MailSender
}

/** Whether what was restored can be read and written by the server of this version. */
async function tryStore(store: Store, expected: number, now: number) {
  try {
    unlessFailed(await store.checkWritable(now))
    const { messages } = unlessFailed(await store.messages.readAll())
    if (messages.length === expected) return
    throw new CommandError(`${expected} messages were in the backup, ${messages.length} came back.`)
  } finally {
    await store.close()
  }
}

async function restoreFile(file: string, now: number) {
  const content = readSqlite(file)
  await compareSteps(content)
  const scratch = await mkdtemp(path.join(path.dirname(file), 'drill-'))
  try {
    await replaceSqlite(file, scratch, timeInName(now))
    const store = await openSqliteStore(scratch, 'beside-a-server')
    await tryStore(store, content.rows['messages'] ?? 0, now)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
  return content
}

async function restoreDump(file: string, databaseUrl: string, now: number) {
  const content = await readDump(file)
  await compareSteps(content)
  const scratch = await createScratchDatabase(databaseUrl)
  try {
    await replacePostgres(scratch.url, file)
    const store = await openPostgresStore(scratch.url)
    await tryStore(store, content.rows['messages'] ?? 0, now)
  } finally {
    await scratch.drop()
  }
  return content
}

/** Restores the newest backup beside the site and says how it went. */
async function restoreNewest({ now, settings }: DrillServices) {
  const { backupDir, databaseUrl } = settings
  const newest = await findNewestBackup(settings)
  if (!newest) {
    const folder = path.resolve(backupDir)
    throw new CommandError(`There is no backup in ${folder} (BACKUP_DIR): run "npm run backup".`)
  }
  const { file, madeAt } = newest
  const content = databaseUrl
    ? await restoreDump(file, databaseUrl, now)
    : await restoreFile(file, now)
  const hours = Math.round((now - madeAt) / hour)
  return [
    `${path.basename(file)}, ${hours} hours old, was restored beside the site, read and written by this version of it, and taken away again.`,
    describeContent(content),
  ]
}

/** Tells whoever looks after the site by a mail that no store has to carry. */
async function tell(
  { now, sender, settings }: DrillServices,
  { lines, subject }: { subject: string; lines: readonly string[] },
) {
  const to = settings.lateInbox ?? settings.clinicInboxes[0] ?? clinic.email
  const id = randomId()
  const message = await composeClinicMail({ id, to, now, subject, lines })
  const outcome = await sender.send({ id, recipient: to, message })
  if (outcome.kind !== 'sent')
    throw new CommandError(`The mail about it was not taken: ${outcome.error}`)
}

/**
 * Restores the newest backup into a place of its own, opens it as the server would, takes it away again
 * and mails what came of it. The store of the site is not touched.
 * @throws CommandError that says what failed, which was mailed as well.
 */
export async function drill(services: DrillServices) {
  const outcome = await restoreNewest(services).catch(async (error: unknown) => {
    const reason = describeError(error)
    // Before the mail, which may fail as well.
    services.print(reason)
    const lines = [reason, '', 'Until this is mended, a lost disk loses what people wrote.']
    await tell(services, { subject: 'The backup of the website could NOT be restored', lines })
    throw new CommandError(reason)
  })
  for (const line of outcome) services.print(line)
  await tell(services, { subject: 'A backup of the website was restored on trial', lines: outcome })
}
