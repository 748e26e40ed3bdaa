import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { day } from '#language/dates/durations.ts'
import { createStore } from '#server/open-store.ts'
import { createEngine } from '#server/store/engine.ts'
import { migrate } from '#server/store/migrate.ts'
import { nodeSqliteDialect } from '#server/store/node-sqlite.ts'
import type { Tables } from '#server/store/tables.ts'
import { makeFolder } from '../support/server.ts'
import { makeSignUp } from './store-contract.ts'

const tableWritten = /^(?:insert into|update|delete from) "(\w+)"/

/** A store of which is noted which tables it writes, in their order. */
async function setup() {
  const database = new DatabaseSync(path.join(await makeFolder(), 'site.db'))
  const written: string[] = []
  const db = new Kysely<Tables>({
    dialect: nodeSqliteDialect(database),
    log({ query }) {
      const table = tableWritten.exec(query.sql)?.[1]
      if (table) written.push(table)
    },
  })
  await migrate(db)
  const { close, newsletter } = createStore(createEngine(db, {}))
  onTestFinished(close)
  return {
    newsletter,
    /** The outcome of a sign-up, and what it wrote, taken back or not. */
    async signUp(request: ReturnType<typeof makeSignUp>) {
      written.length = 0
      const { kind } = await newsletter.signUp(request)
      return { kind, written: [...written] }
    },
  }
}

// The bench `sign-up-times.ts` measures what this makes alike.
test('a sign-up of a known address costs the writes of a new one', async () => {
  const { newsletter, signUp } = await setup()
  const requestOf = (name: string) => makeSignUp({ email: `${name}@example.org` })
  const [confirmed, waiting, left] = [
    requestOf('confirmed'),
    requestOf('waiting'),
    requestOf('left'),
  ]
  const ofNew = await signUp(confirmed)
  expect(ofNew.kind).toBe('mail-queued')
  expect(ofNew.written).toContain('outbox')
  await newsletter.confirm({ hash: confirmed.confirmToken.hash, now: confirmed.now })
  await signUp(waiting)
  await signUp(left)
  await newsletter.unsubscribe({ hash: left.unsubscribeToken.hash, now: left.now })

  const again = (email: string, now = confirmed.now) => signUp(makeSignUp({ email, now }))
  const { written } = ofNew
  expect(await again('confirmed@example.org')).toEqual({ kind: 'already-confirmed', written })
  expect(await again('waiting@example.org')).toEqual({ kind: 'mailed-recently', written })
  expect(await again('left@example.org')).toEqual({ kind: 'suppressed', written })
  for (const days of [1, 2]) await again('waiting@example.org', waiting.now + days * day)
  expect(await again('waiting@example.org', waiting.now + 3 * day)).toEqual({
    kind: 'mailed-enough',
    written,
  })
})
