import type { OwnSettings } from '#clinic/settings.ts'
import { describeError } from './describe-error.ts'
import { openSqliteStore, type StoreOpener } from './sqlite.ts'
import type { Store } from './store.ts'

export interface OpenedStore {
  store: Store
  /** For people; names no user and no password. */
  dataGoes: string
}

/**
 * Opens the store that the settings name: PostgreSQL at DATABASE_URL, else SQLite under DATA_DIR.
 * @param dataDir as an absolute path.
 * @throws Error that names the setting.
 */
export async function openStore(
  { databaseUrl }: Pick<OwnSettings, 'databaseUrl'>,
  dataDir: string,
  opener: StoreOpener = 'server',
): Promise<OpenedStore> {
  if (databaseUrl) {
    // Loaded only where it is used.
    const { describeDatabase, openPostgresStore } = await import('./postgres.ts')
    const store = await openPostgresStore(databaseUrl)
    return { store, dataGoes: `PostgreSQL, ${describeDatabase(databaseUrl)}` }
  }
  try {
    return { store: await openSqliteStore(dataDir, opener), dataGoes: dataDir }
  } catch (error) {
    throw new Error(`The store in ${dataDir} cannot be used (DATA_DIR): ${describeError(error)}`)
  }
}
