import fs from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Store } from '#server/open-store.ts'
import { openPostgresStore, openSqliteStore } from '#server/open-store.ts'
import { nodeSqliteDialect } from '#server/store/node-sqlite.ts'
import { migrateTo } from '../support/migrate-to.ts'
import { findStartedPostgres } from '../support/postgres-server.ts'
import { makeFolder } from '../support/server.ts'

const postgres = findStartedPostgres()

/** A database without tables, as the migrations and as a server open it. */
interface EmptyDatabase {
  connect(): Kysely<unknown>
  openStore(): Promise<Store>
}

const namesOf = async (db: Kysely<unknown>) =>
  (await db.introspection.getTables()).map(({ name }) => name).toSorted()

/** Every row of every table. */
async function readAll(db: Kysely<unknown>) {
  const tables = await namesOf(db)
  const rows = await Promise.all(
    tables.map(async (table) => (await sql`select * from ${sql.table(table)}`.execute(db)).rows),
  )
  return Object.fromEntries(tables.map((table, index) => [table, rows[index]]))
}

/** What a clinic had when it still collected pain reports. */
const collected = {
  pain_reports:
    "(id, week, district, regions, worst, since, mode) values (7, '2026-08-03', '5', 'neck low-back', 7, 'under-month', 'car')",
  pain_quarters:
    "(quarter, from_week, before_week, counts) values ('2026-Q2', '2026-04-06', '2026-07-06', '{\"mode\":{}}')",
  pain_keys: "(quarter, secret) values ('2026-Q3', 'the key of the noise')",
  pain_months: "(month, secret) values ('2026-08', 'the key of the month')",
  pain_senders: "(month, sender, reports) values ('2026-08', 'the hash of a sender', 3)",
  form_keys: "(id, secret) values (1, 'the key of the tokens')",
  used_tokens: "(hash, until) values ('the hash of a token', 1785000000000)",
}

const others = {
  subscribers:
    "(id, email, email_key, address_hash, locale, source, state, created_at, last_signup_at, last_mail_at) values ('s', 'ana@example.org', 'ana@example.org', 'hash', 'es', 'footer', 'confirmed', 1, 1, 1)",
  tokens:
    "(hash, purpose, subscriber_id, created_at) values ('the link in a mail', 'unsubscribe', 's', 1)",
  presses: "(day, page, kind, number) values ('2026-08-03', 'whiplash', 'call', 4)",
  page_feedback:
    "(id, day, page, locale, useful, sentence) values (1, '2026-08-03', 'whiplash', 'es', 'yes', 'Claro.')",
}

async function fill(db: Kysely<unknown>, rows: Readonly<Record<string, string>>) {
  for (const [table, row] of Object.entries(rows)) {
    await sql.raw(`insert into ${table} ${row}`).execute(db)
  }
}

/** A store that collected pain reports, left as a stopped server leaves it. */
async function leaveReports({ connect }: EmptyDatabase) {
  const db = connect()
  await migrateTo(db, '0033-pain-quarters')
  await fill(db, { ...collected, ...others })
  await db.destroy()
}

function testMigrations(name: string, makeEmpty: () => Promise<EmptyDatabase>) {
  describe(name, () => {
    test('pain reports are erased with their tables, and nothing else changes', async () => {
      const empty = await makeEmpty()
      await leaveReports(empty)
      const db = empty.connect()
      const { kysely_migration: _, ...before } = await readAll(db)
      for (const table of Object.keys({ ...collected, ...others })) {
        expect(before[table], table).toHaveLength(1)
      }
      await migrateTo(db, '0034-no-pain-reports')
      const { kysely_migration: __, ...after } = await readAll(db)
      const left = Object.entries(before).filter(([table]) => !(table in collected))
      expect(after).toEqual(Object.fromEntries(left))
      await db.destroy()
    })

    test('what was said of the page of all neighborhoods stays with it under its new id', async () => {
      const empty = await makeEmpty()
      await leaveReports(empty)
      const db = empty.connect()
      await sql`insert into page_feedback (id, day, page, locale, useful, sentence)
        values (2, '2026-08-04', 'oakland-neighborhoods', 'en', 'no', '')`.execute(db)
      await migrateTo(db, '0035-neighborhoods-page')
      const { page_feedback: feedback } = await readAll(db)
      expect(feedback).toMatchObject([{ page: 'whiplash' }, { page: 'neighborhoods' }])
      await db.destroy()
    })

    test('mails that wait keep their lane, and refusals their list', async () => {
      const empty = await makeEmpty()
      const db = empty.connect()
      await migrateTo(db, '0035-neighborhoods-page')
      const columns =
        '(id, kind, recipient, message, created_at, attempts, next_attempt_at, lane, turn'
      await sql
        .raw(`insert into outbox ${columns}) values
        ('a', 'clinic-message', 'desk@clinic.example', 'words', 1, 0, 1, 'clinic', -1),
        ('b', 'newsletter', 'eva@example.org', 'words', 1, 0, 1, 'newsletter', 4),
        ('c', 'confirm-newsletter', 'ida@example.org', 'words', 1, 0, 1, 'visitors-7', 5)`)
        .execute(db)
      await sql
        .raw(`insert into outbox ${columns}, failed_at) values
        ('d', 'newsletter', 'gone@example.org', 'words', 1, 1, 1, 'newsletter', 6, 2)`)
        .execute(db)
      await sql`insert into suppressions (address_hash, reason, since, mail_id)
        values ('hash', 'bounced', 2, 'd')`.execute(db)
      await migrateTo(db, '0036-lanes-of-mail')
      const after = await readAll(db)
      const lanes = await sql<{ id: string; lane: string }>`
        select id, lane, turn, recipient from outbox order by id`.execute(db)
      expect(lanes.rows).toMatchObject([
        { id: 'a', lane: 'clinic', recipient: 'desk@clinic.example' },
        { id: 'b', lane: 'newsletter', recipient: 'eva@example.org' },
        { id: 'c', lane: 'confirmations', recipient: 'ida@example.org' },
        { id: 'd', lane: 'newsletter', recipient: null },
      ])
      expect(after['suppressions']).toMatchObject([{ address_hash: 'hash', reason: 'bounced' }])
      await db.destroy()
    })

    test('who signed up before addresses had hashes is known by one when they stop', async () => {
      const empty = await makeEmpty()
      const db = empty.connect()
      await migrateTo(db, '0004-messages')
      await sql`insert into subscribers (id, email, email_key, locale, source, state, created_at,
          last_signup_at, last_mail_at)
        values ('s', 'Ana@example.org', 'ana@example.org', 'es', 'footer', 'confirmed', 1, 1, 1)`.execute(
        db,
      )
      await sql`insert into tokens (hash, purpose, subscriber_id, created_at)
        values ('the link in a mail', 'unsubscribe', 's', 1)`.execute(db)
      await db.destroy()
      const store = await empty.openStore()
      await store.newsletter.unsubscribe({ hash: 'the link in a mail', now: 2 })
      expect(await store.people.read('ana@example.org')).toMatchObject({
        person: { suppression: { reason: 'unsubscribed' } },
      })
      await store.close()
    })

    test('a server starts over such a store, and again', async () => {
      const empty = await makeEmpty()
      await leaveReports(empty)
      for (const _ of ['at first', 'again']) {
        const store = await empty.openStore()
        expect(await store.checkWritable(1)).toEqual({ kind: 'writable' })
        const read = await store.people.read('ana@example.org')
        expect(read).toMatchObject({ person: { subscription: { state: 'confirmed' } } })
        await store.close()
      }
    })

    test('a new store never has those tables', async () => {
      const empty = await makeEmpty()
      await (await empty.openStore()).close()
      const db = empty.connect()
      expect((await namesOf(db)).filter((table) => table in collected)).toEqual([])
      await db.destroy()
    })
  })
}

async function emptySqlite() {
  const folder = await makeFolder()
  const file = path.join(folder, 'site.db')
  return {
    file,
    connect() {
      const database = new DatabaseSync(file)
      database.exec('pragma journal_mode = wal')
      return new Kysely<unknown>({ dialect: nodeSqliteDialect(database) })
    },
    openStore: () => openSqliteStore(folder),
  }
}

testMigrations('SQLite', emptySqlite)

test('no byte of a pain report is left in the file of SQLite', async () => {
  const empty = await emptySqlite()
  await leaveReports(empty)
  const readBytes = () => fs.readFile(empty.file, 'latin1')
  expect(await readBytes()).toContain('neck low-back')
  await (await empty.openStore()).close()
  const bytes = await readBytes()
  for (const said of ['neck low-back', 'the key of the', 'the hash of a']) {
    expect(bytes).not.toContain(said)
  }
  expect(bytes).toContain('the link in a mail')
})

describe.skipIf(!postgres)('with a database server', () => {
  testMigrations('PostgreSQL', async () => {
    const url = (await postgres?.createEmptyDatabase()) ?? ''
    return {
      connect() {
        const pool = new Pool({ connectionString: url, max: 1 })
        // The database may be dropped before the last connection has heard that it is closed.
        pool.on('error', () => {})
        pool.on('connect', (client) => client.on('error', () => {}))
        const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
        onTestFinished(() => db.destroy())
        return db
      },
      openStore: () => openPostgresStore(url),
    }
  })
})
