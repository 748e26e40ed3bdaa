import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import * as newsletter from './migrations/0001-newsletter.ts'
import * as painReports from './migrations/0002-pain-reports.ts'
import * as cleanUp from './migrations/0003-clean-up.ts'

/** Every change of the tables, in order. A change that has been released is never edited. */
const migrations: Record<string, Migration> = {
  '0001-newsletter': newsletter,
  '0002-pain-reports': painReports,
  '0003-clean-up': cleanUp,
}

/**
 * Brings the tables up to date: all missing steps in one transaction.
 * @throws Error when a step fails, or when the store was made by a newer version of the site.
 */
export async function migrate<Db>(db: Kysely<Db>) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
