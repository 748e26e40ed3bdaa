import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { openPostgresStore, openSqliteStore, type Store } from '#server/open-store.ts'
import { findStartedPostgres, query } from '../support/postgres-server.ts'
import { isLong } from '../support/repeats.ts'
import { makeFolder } from '../support/server.ts'

/*
 * `earlier-stores` holds a store of every version that changed the tables, by its commit, as that
 * version made and filled it. Whoever adds a step adds the store before it: from a database that the
 * version before made, `pg_dump --inserts --no-owner`, and the same rows from SQLite.
 */

const postgres = findStartedPostgres()
const folder = 'tests/server/earlier-stores'

/** Of PostgreSQL, those whose steps stand in another order or have another name. */
const odd = ['125d6e7f', '5756f944', '76de738b', 'c41ac727', 'c95b8ea7']

const storesOf = (engine: string) =>
  globSync(`${folder}/${engine}/*.sql`)
    .toSorted()
    .map((file) => ({ commit: path.basename(file, '.sql'), sql: readFileSync(file, 'utf8') }))

/** What ends up in the database: each column with its type and default, each index. */
type Shape = readonly string[]

interface Opened {
  store: Store
  readShape(): Promise<Shape>
}

async function openSqlite(sql: string): Promise<Opened> {
  const data = await makeFolder()
  const read = <Row>(use: (database: DatabaseSync) => Row) => {
    const database = new DatabaseSync(path.join(data, 'site.db'))
    try {
      return use(database)
    } finally {
      database.close()
    }
  }
  read((database) => database.exec(sql))
  const store = await openSqliteStore(data)
  return {
    store,
    readShape: async () =>
      read((database) =>
        database
          .prepare(
            `select t.name || ' ' || c.name || ' ' || lower(c.type) || ' ' || c."notnull" || ' ' ||
               coalesce(c.dflt_value, '-') || ' ' || c.pk as line
             from sqlite_master t, pragma_table_xinfo(t.name) c where t.type = 'table'
             union select coalesce(sql, '') from sqlite_master where type = 'index' order by 1`,
          )
          .all()
          .map(({ line }) => String(line)),
      ),
  }
}

async function openPostgres(sql: string): Promise<Opened> {
  const url = (await postgres?.createEmptyDatabase()) ?? ''
  await query(url, sql)
  const store = await openPostgresStore(url)
  return {
    store,
    async readShape() {
      const lines = await query<{ line: string }>(
        url,
        `select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
           from information_schema.columns where table_schema = 'public'
         union select indexdef from pg_indexes where schemaname = 'public' order by 1`,
      )
      return lines.map(({ line }) => line)
    },
  }
}

const engines = [
  ['sqlite', openSqlite],
  ['postgres', openPostgres],
] as const

for (const [engine, open] of engines) {
  describe.skipIf(engine === 'postgres' && !postgres)(engine, () => {
    const tried = storesOf(engine).filter(
      ({ commit }) => isLong || engine === 'sqlite' || odd.includes(commit),
    )
    let freshShape: Shape | undefined

    async function readFreshShape() {
      const { readShape, store } = await open('')
      await store.close()
      return readShape()
    }

    test.each(tried)('a store of $commit is brought up to date', async ({ sql }) => {
      const { readShape, store } = await open(sql)
      expect(await store.checkWritable(9)).toEqual({ kind: 'writable' })
      expect(await store.people.read('ana@example.org')).toMatchObject({
        person: { subscription: { state: 'confirmed' } },
      })
      await store.newsletter.unsubscribe({ hash: 'the link in a mail', now: 10 })
      expect(await store.people.read('ana@example.org')).toMatchObject({
        person: { suppression: { reason: 'unsubscribed' } },
      })
      const wrote = sql.toLowerCase().includes("'eva@example.org'")
      const messages = wrote ? [{ note: 'Is there a ramp?' }] : []
      expect(await store.messages.readAll()).toMatchObject({ messages })
      await store.close()
      freshShape ??= await readFreshShape()
      expect(await readShape()).toEqual(freshShape)
    })
  })
}

test('every version that changed the tables is there, for both engines', () => {
  const [sqlite, ofPostgres] = engines.map(([engine]) =>
    storesOf(engine).map(({ commit }) => commit),
  )
  expect(sqlite).toEqual(ofPostgres)
  expect(sqlite).toHaveLength(31)
})
