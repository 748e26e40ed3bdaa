import fs from 'node:fs/promises'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'

const migrationFolder = path.resolve('src/server/store/migrations')

/** Makes the tables as they were after a step. */
export async function migrateTo(db: Kysely<unknown>, step: string) {
  const provider = new FileMigrationProvider({ fs, path, migrationFolder })
  const { error } = await new Migrator({ db, provider }).migrateTo(step)
  if (error) throw error
}
