import { existsSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import type { OwnSettings } from '#clinic/settings.ts'
import { day, hour, second } from '#language/dates/durations.ts'
import { findNewestBackup } from '#server/backup/backup.ts'
import { compareSteps, describeContent } from '#server/backup/backup-content.ts'
import { readSqlite } from '#server/backup/sqlite-backup.ts'
import { hasStore } from '#server/open-store.ts'
import { describeError } from '#server/store/engine.ts'
import { describeDatabase } from '#server/store/postgres.ts'
import { storeFile } from '#server/store/sqlite.ts'
import type { Finding } from './finding.ts'

const about = 'Store'

const restore =
  'stop the server and restore the newest backup: see "Backups, and going back" in docs/running-it.md.'

/** What the steps of a store mean for this version of the site. */
async function judgeSteps(steps: readonly string[], says: string): Promise<Finding> {
  try {
    const age = await compareSteps({ steps, rows: {}, listNumber: undefined })
    if (age === 'same') return { kind: 'good', about, says }
    return {
      kind: 'advice',
      about,
      says: `${says} It is of an older version of the site.`,
      cure: 'back up, then start the server: it changes the tables.',
    }
  } catch (error) {
    return { kind: 'problem', about, says: describeError(error), cure: 'start the newer version.' }
  }
}

async function checkSqlite(dataDir: string): Promise<Finding> {
  const file = storeFile(dataDir)
  if (!existsSync(file)) {
    return {
      kind: 'advice',
      about,
      says: `There is no store in ${dataDir} yet (DATA_DIR).`,
      cure: 'the server makes one when it starts; if people wrote already, correct DATA_DIR.',
    }
  }
  try {
    const content = readSqlite(file)
    return await judgeSteps(content.steps, describeContent(content))
  } catch (error) {
    return { kind: 'problem', about, says: describeError(error), cure: restore }
  }
}

/** Servers that share a database tell from their clocks what another has let lie. */
const clocksAgree = 30 * second

async function checkPostgres(databaseUrl: string, now: () => number): Promise<Finding[]> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5 * second })
  client.on('error', () => {})
  try {
    await client.connect()
    const [clock] = (
      await client.query('select extract(epoch from clock_timestamp()) * 1000 as ms')
    ).rows
    const apart = Math.abs(Number(clock.ms) - now())
    const tables = await client.query("select to_regclass('kysely_migration') as found")
    const steps = tables.rows[0].found
      ? (await client.query('select name from kysely_migration order by name')).rows
      : []
    const store: Finding =
      steps.length === 0
        ? {
            kind: 'advice',
            about,
            says: `There are no tables in ${describeDatabase(databaseUrl)} yet.`,
            cure: 'the server makes them when it starts; if people wrote already, correct DATABASE_URL.',
          }
        : await judgeSteps(
            steps.map(({ name }) => String(name)),
            `PostgreSQL answers, ${describeDatabase(databaseUrl)}.`,
          )
    return apart < clocksAgree
      ? [store]
      : [
          store,
          {
            kind: 'problem',
            about: 'Clock',
            says: `This machine and the database are ${Math.round(apart / second)} seconds apart.`,
            cure: 'let both set their clocks from the network (timedatectl set-ntp true).',
          },
        ]
  } catch (error) {
    return [
      {
        kind: 'problem',
        about,
        says: `The database ${describeDatabase(databaseUrl)} cannot be used (DATABASE_URL): ${describeError(error)}.`,
        cure: 'see that PostgreSQL runs, can be reached from here, and lets this user in.',
      },
    ]
  } finally {
    await client.end().catch(() => {})
  }
}

/** A night may be missed. */
const backupWithin = 2 * day

async function checkBackups(
  settings: Pick<OwnSettings, 'backupDir' | 'databaseUrl' | 'dataDir'>,
  now: () => number,
): Promise<Finding> {
  const newest = await findNewestBackup(settings)
  const cure = 'run "npm run backup", and let a timer do it each night (docs/systemd).'
  if (!newest) {
    const kind = hasStore(settings) ? 'problem' : 'advice'
    const says = `There is none in ${path.resolve(settings.backupDir)}.`
    return { kind, about: 'Backups', says, cure }
  }
  const age = now() - newest.madeAt
  const says = `The newest is ${path.basename(newest.file)}, ${Math.round(age / hour)} hours old.`
  return age > backupWithin
    ? { kind: 'problem', about: 'Backups', says, cure }
    : { kind: 'good', about: 'Backups', says }
}

/** Whether the store is whole and for this version, and whether it could be had back. Changes nothing. */
export async function checkStore(
  settings: Pick<OwnSettings, 'backupDir' | 'databaseUrl' | 'dataDir'>,
  now: () => number,
): Promise<Finding[]> {
  const { databaseUrl, dataDir } = settings
  return [
    ...(databaseUrl ? await checkPostgres(databaseUrl, now) : [await checkSqlite(dataDir)]),
    await checkBackups(settings, now),
  ]
}
