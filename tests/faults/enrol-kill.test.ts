import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { minute } from '#language/dates/durations.ts'
import { openPostgresStore, openSqliteStore, type Store } from '#server/open-store.ts'
import { findStartedPostgres } from '../support/postgres-server.ts'
import { repeats } from '../support/repeats.ts'
import { makeFolder } from '../support/server.ts'
import { endProcess } from '../support/server-process.ts'

const enrolProcess = path.resolve('tests/support/enrol-process.ts')
const postgres = findStartedPostgres()
const timeout = repeats(3, 30) * minute

/** What a process said before it was killed, in the middle of whatever it did. */
async function enrolUntilKilled(data: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, [enrolProcess, data], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (text: Buffer) => {
    said += String(text)
  })
  while (!said.includes('enrolled')) await once(child.stdout, 'data')
  await wait(Math.random() * 60)
  await endProcess(child, 'SIGKILL')
  const namesAfter = (word: string) =>
    [...said.matchAll(new RegExp(`^${word} (\\S+)$`, 'gm'))].map(([, name = '']) => name)
  return { linked: namesAfter('linked'), enrolled: namesAfter('enrolled') }
}

/** Nobody is half there: a link that was not used up still works, and one that was has its passkey. */
async function expectWhole(
  store: Store,
  { enrolled, linked }: { enrolled: string[]; linked: string[] },
) {
  const now = Date.now()
  const read = await store.staff.readAll()
  const keys = new Map(
    read.kind === 'staff' ? read.staff.map(({ id, passkeys }) => [id, passkeys]) : [],
  )
  for (const id of linked) {
    const link = await store.staff.readLink({ hash: id, now })
    expect([link.kind, keys.get(id)], id).toEqual(
      enrolled.includes(id) || link.kind === 'ended' ? ['ended', 1] : ['open', 0],
    )
    const session = await store.staff.readSession({ hash: id, now })
    expect(session.kind, id).toBe(link.kind === 'ended' ? 'initial-session' : 'signed-out')
    if (link.kind === 'ended') continue
    // Whoever was interrupted uses the same link.
    const again = { linkHash: id, passkey: { id, public_key: '', counter: 0 }, now }
    const outcome = await store.staff.enrol({ ...again, session: { id, hash: id } })
    expect(outcome.kind, id).toBe('signed-in')
  }
}

const engines = [
  [
    'SQLite',
    async () => {
      const data = await makeFolder()
      return { data, environment: {}, open: () => openSqliteStore(data) }
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const url = (await postgres?.createEmptyDatabase()) ?? ''
      return { data: '', environment: { DATABASE_URL: url }, open: () => openPostgresStore(url) }
    },
  ],
] as const

for (const [engine, setup] of engines) {
  describe.skipIf(engine === 'PostgreSQL' && !postgres)(engine, () => {
    test(
      'whoever was enrolling when the server was killed is in, or uses the same link again',
      async () => {
        const { data, environment, open } = await setup()
        for (let life = 0; life < repeats(4, 60); life += 1) {
          const said = await enrolUntilKilled(data, environment)
          const store = await open()
          await expectWhole(store, said)
          await store.close()
        }
      },
      timeout,
    )
  })
}
