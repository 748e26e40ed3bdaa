import fs from 'node:fs/promises'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import { describeError } from './engine.ts'

/**
 * Every change of the tables: the files of the folder, in the order of their names. A change that
 * has been released is never edited.
 */
const migrationFolder = path.join(import.meta.dirname, 'migrations')

/** Steps that were landed under another name, which the stores of that time remember. */
const renamed: Readonly<Record<string, string>> = {
  '0038-suppression-log': '0041-suppression-log',
  '0040-suppression-log': '0041-suppression-log',
  '0039-message-events': '0042-message-events',
  '0041-message-events': '0042-message-events',
}

/** What a step that a store or a backup remembers is called now. */
export const presentName = (step: string) => renamed[step] ?? step

/** Lets a store remember its steps by the names that they have now. */
async function renameSteps<Db>(db: Kysely<Db>) {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  for (const { name } of rows) {
    const now = presentName(name)
    // A database that takes no changes is opened as well, when it lacks none.
    if (now === name) continue
    await sql`update kysely_migration set name = ${now} where name = ${name}`.execute(db)
  }
}

/**
 * Brings the tables up to date: all missing steps in one transaction. A few were landed behind steps
 * with a higher number, so a store may have these and lack those.
 * @throws Error when a step fails, or when the store was made by a newer version of the site.
 */
export async function migrate<Db>(db: Kysely<Db>) {
  const provider = new FileMigrationProvider({ fs, path, migrationFolder })
  await renameSteps(db)
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true })
  const { error } = await migrator.migrateToLatest()
  const newer = /previously executed migration (\S+) is missing/.exec(describeError(error))?.[1]
  if (newer) {
    throw new Error(
      `it was made by a newer version of the site (step ${newer}): start that version, or restore a backup from before it`,
    )
  }
  if (error) throw error
}

/** The files of all changes, in their order. */
export const migrationFiles = async () => (await fs.readdir(migrationFolder)).toSorted()

/** The names of all changes, in their order. */
export const readSteps = async () => (await migrationFiles()).map((file) => path.parse(file).name)
