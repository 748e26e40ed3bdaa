import fs from 'node:fs/promises'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import { describeError } from './engine.ts'

/**
 * Every change of the tables: the files of the folder, in the order of their names. A change that
 * has been released is never edited.
 */
const migrationFolder = path.join(import.meta.dirname, 'migrations')

/**
 * Brings the tables up to date: all missing steps in one transaction.
 * @throws Error when a step fails, or when the store was made by a newer version of the site.
 */
export async function migrate<Db>(db: Kysely<Db>) {
  const provider = new FileMigrationProvider({ fs, path, migrationFolder })
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
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
