import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { deskFiles } from '#desk/desk-files.ts'
import { hour, minute } from '#language/dates/durations.ts'
import { locales } from '#language/locales.ts'
import { liveFolder } from '#screens/live/live-folder.ts'
import { formToken } from '#server/desk/web/session-cookie.ts'
import { openStore, type Store } from '#server/open-store.ts'
import { createToken } from '#server/token.ts'
import { madeIssue } from '../support/made-issue.ts'
import { findStartedPostgres, query } from '../support/postgres-server.ts'
import { readSuppression } from '../support/read-suppression.ts'
import { addPostgresReaders, addSqliteReaders } from '../support/readers.ts'
import { repeats } from '../support/repeats.ts'
import { makeFolder } from '../support/server.ts'
import { endProcess, startServerProcess } from '../support/server-process.ts'
import { buildStandIn } from '../support/server-site.ts'
import { startSmtp } from '../support/smtp-server.ts'

const readers = repeats(120, 10_000)
const returnedMails = repeats(80, 200)
/** A busy machine needs more than the usual minute. */
const timeout = repeats(5, 60) * minute
const bounceAddress = 'bounces@clinic.example'

interface Engine {
  environment: Record<string, string>
  addReaders(count: number): Promise<void>
  /** The mails whose acceptance the store knows of. */
  readSent(): Promise<string[]>
  /** Lets the time pass for which a killed server keeps its mail from others. */
  endLeases(): Promise<void>
}

function openSqlite(data: string): Engine {
  return {
    environment: {},
    addReaders: async (count) => addSqliteReaders(data, count),
    async readSent() {
      const db = new DatabaseSync(path.join(data, 'site.db'), { readOnly: true })
      const rows = db.prepare('select id from outbox where sent_at is not null').all()
      db.close()
      return rows.map(({ id }) => String(id))
    },
    // There is one server, and it takes back what was in hand when it starts.
    async endLeases() {},
  }
}

const postgres = findStartedPostgres()

async function openPostgres(): Promise<Engine> {
  const url = (await postgres?.createDatabase()) ?? ''
  return {
    environment: { DATABASE_URL: url },
    addReaders: (count) => addPostgresReaders(url, count),
    async readSent() {
      const rows = await query<{ id: string }>(
        url,
        'select id from outbox where sent_at is not null',
      )
      return rows.map(({ id }) => id)
    },
    async endLeases() {
      await query(url, 'update outbox set next_attempt_at = 0 where claimed_at is not null')
    },
  }
}

/** A desk that is drawn of nothing but its data, and the issue, which is no sample here. */
async function addDesk(site: string) {
  const live = path.join(site, liveFolder)
  await mkdir(live, { recursive: true })
  for (const [file, text] of [
    [deskFiles.draw, 'export const drawDesk = (view) => JSON.stringify(view)'],
    [deskFiles.sheet, ''],
    [deskFiles.script, ''],
    [deskFiles.words, "export const drawPreview = () => ''"],
    [deskFiles.wordsSheet, ''],
  ] as const) {
    await writeFile(path.join(live, file), text)
  }
  for (const locale of locales) {
    const file = `content/newsletter/${locale}/${madeIssue.id}.md`
    const words = await readFile(file, 'utf8')
    await mkdir(path.dirname(path.join(site, file)), { recursive: true })
    await writeFile(path.join(site, file), words.replace(/^sample: true\n/m, ''))
  }
}

/** An owner, who is signed in and presses buttons at the desk of whichever server lives. */
async function signIn({ staff }: Store) {
  const now = Date.now()
  const { hash, secret } = createToken()
  await staff.add({ id: 'rosa', name: 'Rosa', role: 'owner', language: 'en', now })
  await staff.addLink({ staffId: 'rosa', hash: 'link', expiresAt: now + hour })
  const passkey = { id: 'key', public_key: '', counter: 0 }
  await staff.enrol({ linkHash: 'link', passkey, session: { id: 'session', hash }, now })
  return async (server: ReturnType<typeof startServerProcess>, act: string, form = {}) => {
    const origin = (await server.address) ?? ''
    const answer = await fetch(`${origin}/desk/letters/${madeIssue.id}/${act}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Cookie: `__Host-desk=${secret}`, Origin: origin },
      body: new URLSearchParams({ token: formToken(secret), ...form }),
    })
    expect(answer.status).toBe(303)
  }
}

/** Readers in a store, a mail server, and the processes that a test starts and kills. */
async function setup(openEngine: (data: string) => Engine | Promise<Engine>) {
  const folder = await makeFolder()
  const site = path.join(folder, 'dist')
  const data = path.join(folder, 'data')
  await buildStandIn(site)
  await addDesk(site)
  const { environment, ...engine } = await openEngine(data)
  const { received, url } = await startSmtp()
  const open = () =>
    openStore({ databaseUrl: environment['DATABASE_URL'] }, data, 'beside-a-server')
  // Makes the tables.
  const { store } = await open()
  const press = await signIn(store)
  await store.close()
  await engine.addReaders(readers)

  const variables = {
    ...process.env,
    ...environment,
    DATA_DIR: data,
    BOUNCE_ADDRESS: bounceAddress,
  }
  const run = (...parameters: string[]) =>
    spawn(process.execPath, parameters, { env: variables, stdio: ['ignore', 'pipe', 'pipe'] })
  return {
    ...engine,
    folder,
    open,
    ids: () => received.map(({ message }) => /^Message-ID: <(.*)@/im.exec(message)?.[1] ?? ''),
    received,
    press,
    startSending: () => run('tests/support/send-issue-process.ts', data),
    readBounces: (mails: string) => run('src/server/newsletter/start.ts', 'bounces', mails),
    startServer: () =>
      startServerProcess({
        site,
        data,
        environment: {
          ...environment,
          SMTP_URL: url,
          BOUNCE_ADDRESS: bounceAddress,
          MAILS_PER_HOUR: '999999',
        },
      }),
  }
}

/** Some ms, in which no server may end by itself. */
async function stayAlive(servers: readonly ReturnType<typeof startServerProcess>[], moment = 5) {
  await wait(moment)
  for (const { child, output } of servers) {
    if (child.exitCode !== null) throw new Error(`a server ended by itself: ${output.stderr}`)
  }
}

async function ended(child: ChildProcess) {
  if (child.exitCode === null && child.signalCode === null) {
    await new Promise((resolve) => child.once('exit', resolve))
  }
  return child.exitCode
}

function testSending(
  openEngine: (data: string) => Engine | Promise<Engine>,
  { kills, servers }: { kills: number; servers: number },
) {
  test('an issue skips nobody and repeats nobody whose mail was noted as sent', async () => {
    const { endLeases, ids, open, readSent, received, startSending, startServer } =
      await setup(openEngine)
    let sending = startSending()

    for (let kill = 1; kill <= kills; kill += 1) {
      const lives = Array.from({ length: servers }, startServer)
      await Promise.all(lives.map(({ address }) => address))
      if (sending.exitCode !== null || sending.signalCode !== null) sending = startSending()
      const enough = received.length + (Math.random() * readers) / (kills + 1)
      while (received.length < enough && received.length < readers) await stayAlive(lives)
      // The command dies as well, every other time.
      if (kill % 2 === 1) await endProcess(sending, 'SIGKILL')
      for (const { child } of lives) await endProcess(child, 'SIGKILL')
      const [noted, heard] = [new Set(await readSent()), received.length]
      await endLeases()

      const next = startServer()
      await next.address
      while (received.length < Math.min(heard + 5, readers)) {
        await stayAlive([next])
        if (sending.exitCode !== null || sending.signalCode !== null) sending = startSending()
      }
      await endProcess(next.child, 'SIGKILL')
      await endLeases()
      expect(
        ids()
          .slice(heard)
          .filter((id) => noted.has(id)),
      ).toEqual([])
    }

    const last = startServer()
    await last.address
    await ended(sending)
    expect(await ended(startSending())).toBe(0)
    await endLeases()
    while ((await readSent()).length < readers) await stayAlive([last], 100)
    expect(await endProcess(last.child, 'SIGTERM')).toBe(0)
    expect(last.output.stderr).toBe('')

    const people = received.flatMap(({ recipients }) => recipients)
    expect(new Set(people).size).toBe(readers)
    // Who got it twice got the same mail, when a server was killed with it in hand.
    expect(new Set(ids()).size).toBe(readers)
    const { store } = await open()
    const state = await store.issues.readAll()
    await store.close()
    const [issue] = state.kind === 'issues' ? state.issues : []
    expect(issue).toMatchObject({ sent: readers, waiting: 0, givenUp: 0 })
    const repeated = people.length - readers
    process.stdout.write(
      `${readers} readers, ${kills * (servers + 1)} servers killed: ${repeated} mails arrived twice, ${issue?.interrupted} were in hand\n`,
    )
    expect(repeated).toBeLessThanOrEqual(issue?.interrupted ?? 0)
    expect(issue?.interrupted).toBeLessThanOrEqual(kills * (servers + 1))
  })
}

function testSendingAtDesk(
  openEngine: (data: string) => Engine | Promise<Engine>,
  { kills, servers }: { kills: number; servers: number },
) {
  test('an issue that was sent at the desk is the server’s, however often that is killed', async () => {
    const { endLeases, ids, open, press, readSent, received, startServer } = await setup(openEngine)
    const startAll = () => Array.from({ length: servers }, startServer)
    let lives = startAll()
    await press(lives[0] as (typeof lives)[number], 'send', { readers: String(readers) })
    for (let kill = 1; kill <= kills; kill += 1) {
      // The first time, at once: nothing may be queued yet.
      const enough = kill === 1 ? 0 : received.length + (Math.random() * readers) / 2 / kills
      while (received.length < enough && received.length < readers) await stayAlive(lives)
      for (const { child } of lives) await endProcess(child, 'SIGKILL')
      const [noted, heard] = [new Set(await readSent()), received.length]
      await endLeases()
      lives = startAll()
      await Promise.all(lives.map(({ address }) => address))
      while (received.length < Math.min(heard + 5, readers)) await stayAlive(lives)
      const again = ids().slice(heard)
      expect(again.filter((id) => noted.has(id))).toEqual([])
    }

    const [last] = lives
    if (!last) throw new Error('a server lives')
    await press(last, 'pause')
    for (const { child } of lives) await endProcess(child, 'SIGKILL')
    await endLeases()
    const paused = received.length
    lives = startAll()
    await Promise.all(lives.map(({ address }) => address))
    await stayAlive(lives, 2000)
    expect(received).toHaveLength(paused)
    expect(received.length).toBeLessThan(readers)
    await press(lives[0] as (typeof lives)[number], 'go-on')
    while ((await readSent()).length < readers) await stayAlive(lives, 100)
    for (const { child } of lives) expect(await endProcess(child, 'SIGTERM')).toBe(0)

    const people = received.flatMap(({ recipients }) => recipients)
    expect(new Set(people).size).toBe(readers)
    expect(new Set(ids()).size).toBe(readers)
    const { store } = await open()
    const state = await store.issues.readAll()
    await store.close()
    const [issue] = state.kind === 'issues' ? state.issues : []
    expect(issue).toMatchObject({ mails: readers, sent: readers, waiting: 0, givenUp: 0 })
    expect(people.length - readers).toBeLessThanOrEqual(issue?.interrupted ?? 0)
  })
}

const bounce = (to: string) =>
  [
    `To: <${to}>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="part"',
    '',
    '--part',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; somebody',
    'Action: failed',
    'Status: 5.1.1',
    '',
    '--part--',
    '',
  ].join('\r\n')

test(
  'bounces that were being read when the command was killed are each taken once',
  async () => {
    const { folder, open, readBounces, received, startSending, startServer } =
      await setup(openSqlite)
    const server = startServer()
    await server.address
    expect(await ended(startSending())).toBe(0)
    while (received.length < readers) await stayAlive([server])
    await endProcess(server.child, 'SIGTERM')

    const returned = received.slice(0, returnedMails)
    const mails = path.join(folder, 'mails')
    await mkdir(mails)
    for (const [n, { from }] of returned.entries()) {
      await writeFile(path.join(mails, String(n)), bounce(from))
    }
    expect(returned.every(({ from }) => from.startsWith('bounces+'))).toBe(true)
    for (let kill = 0; kill < repeats(1, 40); kill += 1) {
      const command = readBounces(mails)
      await wait(400 + Math.random() * 800)
      await endProcess(command, 'SIGKILL')
    }
    const command = readBounces(mails)
    expect(await ended(command)).toBe(0)

    const { store } = await open()
    const states = await Promise.all(
      received.map(({ recipients: [email = ''] }) => readSuppression(store, email)),
    )
    await store.close()
    const suppressed = states.map((state) => state !== undefined)
    expect(suppressed.slice(0, returnedMails)).toEqual(Array(returnedMails).fill(true))
    expect(suppressed.slice(returnedMails)).toEqual(Array(readers - returnedMails).fill(false))
  },
  timeout,
)

describe('SQLite', { timeout }, () => {
  testSending(openSqlite, { kills: repeats(2, 20), servers: 1 })
  testSendingAtDesk(openSqlite, { kills: repeats(2, 20), servers: 1 })
})
describe.skipIf(!postgres)('PostgreSQL', { timeout }, () => {
  testSending(openPostgres, { kills: repeats(1, 20), servers: 2 })
  testSendingAtDesk(openPostgres, { kills: repeats(1, 20), servers: 2 })
})
