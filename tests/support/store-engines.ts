import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, onTestFinished } from 'vitest'
import { openPostgresStore, openSqliteStore, type Store } from '#server/open-store.ts'
import { findStartedPostgres, query } from './postgres-server.ts'
import { makeFolder } from './server.ts'

const postgres = findStartedPostgres()

export function closeLater(store: Store) {
  onTestFinished(() => store.close())
  return store
}

/** An empty store, and a way to its tables behind the back of the site. */
export interface OpenedEngine {
  store: Store
  /** @throws Error when the database refuses it. */
  change(sql: string): Promise<void>
}

async function openSqlite(): Promise<OpenedEngine> {
  const folder = await makeFolder()
  const store = closeLater(await openSqliteStore(folder))
  return {
    store,
    async change(sql) {
      const database = new DatabaseSync(path.join(folder, 'site.db'), { timeout: 5000 })
      try {
        database.exec(sql)
      } finally {
        database.close()
      }
    },
  }
}

async function openPostgres(): Promise<OpenedEngine> {
  const url = (await postgres?.lendDatabase()) ?? ''
  const store = closeLater(await openPostgresStore(url))
  return { store, change: async (sql) => void (await query(url, sql)) }
}

export type Engine = 'SQLite' | 'PostgreSQL'

/** The same tests with a store of either kind; PostgreSQL only where it is on the machine. */
export function onEachEngine(tests: (open: () => Promise<OpenedEngine>, engine: Engine) => void) {
  describe('SQLite', () => tests(openSqlite, 'SQLite'))
  describe.skipIf(!postgres)('PostgreSQL', () => tests(openPostgres, 'PostgreSQL'))
}
