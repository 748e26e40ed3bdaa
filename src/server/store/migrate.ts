import fs from 'node:fs/promises'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'

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
  if (error) throw error
}
