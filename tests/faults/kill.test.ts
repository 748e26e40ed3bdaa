import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { minute } from '#dates/durations.ts'
import { query, startPostgres } from '../support/postgres-server.ts'
import { repeats } from '../support/repeats.ts'
import { makeFolder } from '../support/server.ts'
import { endProcess, startServerProcess } from '../support/server-process.ts'
import { buildStandIn } from '../support/server-site.ts'

const visitorsAtOnce = 6
/** How many sign-ups a server acknowledges before it is killed. */
const [fewestInALife, mostInALife] = [2, 12]
/** A busy machine needs more than the usual minute. */
const timeout = repeats(5, 60) * minute

interface Engine {
  environment: Record<string, string>
  /** Everybody who is stored, and how many mails wait. */
  readSubscribers(): Promise<{ emails: string[]; waiting: number }>
  /** Lets the time pass for which a killed server keeps its mail from others. */
  endLeases(): Promise<void>
}

/** A server whose store is in `data`, and what can be seen of the store from outside. */
async function setup(openEngine: (data: string) => Promise<Engine>) {
  const folder = await makeFolder()
  const site = path.join(folder, 'dist')
  const data = path.join(folder, 'data')
  await buildStandIn(site)
  const { environment, ...engine } = await openEngine(data)
  return {
    ...engine,
    mails: path.join(data, 'mail'),
    start: () =>
      startServerProcess({ site, data, environment: { MAILS_PER_HOUR: '999999', ...environment } }),
  }
}

async function openSqlite(data: string): Promise<Engine> {
  return {
    environment: {},
    async readSubscribers() {
      const db = new DatabaseSync(path.join(data, 'site.db'), { readOnly: true })
      try {
        expect(db.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
        const rows = db.prepare('select email from subscribers').all()
        const [due] = db.prepare('select count(*) as mails from outbox where sent_at is null').all()
        return { emails: rows.map(({ email }) => String(email)), waiting: Number(due?.['mails']) }
      } finally {
        db.close()
      }
    },
    // There is one server, and it takes back what was in hand when it starts.
    async endLeases() {},
  }
}

const postgres = await startPostgres()

async function openPostgres(): Promise<Engine> {
  const url = (await postgres?.createDatabase()) ?? ''
  return {
    environment: { DATABASE_URL: url },
    async readSubscribers() {
      const rows = await query<{ email: string }>(url, 'select email from subscribers')
      const due = await query(url, 'select id from outbox where sent_at is null')
      return { emails: rows.map(({ email }) => email), waiting: due.length }
    },
    async endLeases() {
      await query(url, 'update outbox set next_attempt_at = 0 where claimed_at is not null')
    },
  }
}

async function signUp(address: string, email: string) {
  const answer = await fetch(`${address}/functions/v1/newsletter-subscribe`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, source: 'footer' }),
  })
  const body: unknown = await answer.json()
  expect([answer.status, body]).toEqual([200, { status: 'confirmation-sent' }])
}

/** Signs people up, one after the other, until the server is gone. */
async function keepSigningUp(address: string, nextEmail: () => string, acknowledged: Set<string>) {
  for (;;) {
    const email = nextEmail()
    try {
      await signUp(address, email)
      acknowledged.add(email)
    } catch (error) {
      // The connection broke: this one was not acknowledged and may be there or not.
      if (error instanceof TypeError) return
      throw error
    }
  }
}

async function readRecipients(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  return Promise.all(
    names.map(async (name) => {
      const mail = await PostalMime.parse(await readFile(path.join(folder, name)))
      return mail.to?.[0]?.address ?? `nobody in ${name}`
    }),
  )
}

function testKills(openEngine: (data: string) => Promise<Engine>, kills: number) {
  test('a server killed again and again loses no sign-up and mails nobody twice', async () => {
    const { mails, start, ...store } = await setup(openEngine)
    const acknowledged = new Set<string>()
    let people = 0
    const nextEmail = () => {
      people += 1
      // Every fifth visitor is one who signed up before, perhaps before the last kill.
      const known = people % 5 === 0 ? [...acknowledged].at(-(people % 40)) : undefined
      return known ?? `visitor-${people}@example.org`
    }

    for (let kill = 0; kill < kills; kill += 1) {
      const { child, ...server } = start()
      const address = (await server.address) ?? server.output.stderr
      const visitors = Array.from({ length: visitorsAtOnce }, () =>
        keepSigningUp(address, nextEmail, acknowledged),
      )
      // Dies in the midst of work: its life is counted in sign-ups, and ends between two of them.
      const enough =
        acknowledged.size + fewestInALife + Math.random() * (mostInALife - fewestInALife)
      while (acknowledged.size < enough && child.exitCode === null) await wait(Math.random() * 4)
      await endProcess(child, 'SIGKILL')
      await Promise.all(visitors)
    }

    const { address, child, output } = start()
    await address
    await store.endLeases()
    while ((await store.readSubscribers()).waiting > 0) await wait(50)
    expect(await endProcess(child, 'SIGTERM')).toBe(0)
    expect(output.stderr).toBe('')

    const { emails } = await store.readSubscribers()
    expect(acknowledged.size).toBeGreaterThanOrEqual(kills * fewestInALife)
    expect([...acknowledged].filter((email) => !emails.includes(email))).toEqual([])
    expect(new Set(emails).size).toBe(emails.length)
    expect((await readRecipients(mails)).toSorted()).toEqual(emails.toSorted())
    expect((await readdir(mails)).filter((name) => !name.endsWith('.eml'))).toEqual([])
  })

  test('a server killed while it starts for the first time starts the next time', async () => {
    const { start, ...store } = await setup(openEngine)
    for (let life = 50; life <= 500; life += repeats(90, 5)) {
      const { child } = start()
      await wait(life)
      await endProcess(child, 'SIGKILL')
    }
    const { child, output, ...server } = start()
    const address = await server.address
    expect(output.stderr).toBe('')
    await signUp(address ?? '', 'ana@example.org')
    expect(await endProcess(child, 'SIGTERM')).toBe(0)
    expect((await store.readSubscribers()).emails).toEqual(['ana@example.org'])
  })
}

describe('SQLite', { timeout }, () => testKills(openSqlite, repeats(8, 240)))
describe.skipIf(!postgres)('PostgreSQL', { timeout }, () => testKills(openPostgres, repeats(4, 80)))
