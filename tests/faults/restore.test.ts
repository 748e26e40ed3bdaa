import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import PostalMime from 'postal-mime'
import { describe, expect, onTestFinished, test } from 'vitest'
import { minute } from '#language/dates/durations.ts'
import { findStartedPostgres } from '../support/postgres-server.ts'
import { repeats } from '../support/repeats.ts'
import { makeFolder } from '../support/server.ts'
import { endProcess, startServerProcess } from '../support/server-process.ts'
import { buildStandIn } from '../support/server-site.ts'

const timeout = repeats(5, 60) * minute
const postgres = findStartedPostgres()
const run = promisify(execFile)

/** A machine with a server of its own: a folder for its data, one for its backups, perhaps a database. */
async function makeMachine(site: string, databaseUrl: string) {
  const folder = await makeFolder()
  const [data, backups] = [path.join(folder, 'data'), path.join(folder, 'backups')]
  const environment = { DATABASE_URL: databaseUrl, BACKUP_DIR: backups, MAILS_PER_HOUR: '999999' }
  await mkdir(backups, { mode: 0o700 })
  const start = (file: string, ...words: string[]) =>
    run(process.execPath, [file, ...words], {
      env: { ...process.env, ...environment, DATA_DIR: data },
    })
  return {
    backups,
    list: path.join(backups, 'suppressed.txt'),
    async startServer() {
      const { address, child, output } = startServerProcess({
        site,
        data,
        environment: { ...environment, WATCH_PORT: '0' },
      })
      onTestFinished(async () => {
        await endProcess(child, 'SIGKILL')
      })
      const found = (await address) ?? output.stderr
      while (!/Watch: \S+\/metrics/.test(output.stdout)) await wait(20)
      const watch = /Watch: (\S+)\/metrics/.exec(output.stdout)?.[1]
      return {
        address: found,
        child,
        output,
        readiness: async () => (await fetch(`${watch}/readyz`)).json(),
      }
    },
    backUp: () => start('src/server/backup/start-backup.ts'),
    restore: (file: string) => start('src/server/backup/start-restore.ts', file),
    sendIssue: () => start('tests/support/send-issue-process.ts', data),
    /** What was mailed so far: to whom, and its links. */
    async readMails() {
      const folder = path.join(data, 'mail')
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
      return Promise.all(
        names.map(async (name) => {
          const mail = await PostalMime.parse(await readFile(path.join(folder, name)))
          const links = mail.text?.match(/https?:\/\/\S+/g) ?? []
          return { to: mail.to?.[0]?.address ?? '', subject: mail.subject, links }
        }),
      )
    },
  }
}

type Machine = Awaited<ReturnType<typeof makeMachine>>

async function signUp(address: string, email: string) {
  const answer = await fetch(`${address}/functions/v1/newsletter-subscribe`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, source: 'footer' }),
  })
  await answer.body?.cancel()
  return answer.status
}

/** Presses the button of the page that a link of a mail leads to. */
async function press(address: string, link: string) {
  const { pathname, searchParams } = new URL(link)
  const answer = await fetch(`${address}${pathname}`, {
    method: 'POST',
    body: new URLSearchParams({ token: searchParams.get('token') ?? '' }),
    redirect: 'manual',
  })
  expect(answer.status).toBe(303)
}

async function linksTo(machine: Machine, email: string) {
  for (;;) {
    const mail = (await machine.readMails()).find(({ to }) => to === email)
    if (mail) return mail.links
    await wait(50)
  }
}

const readers = ['p1', 'p2', 'p3', 'p4'].map((name) => `${name}@example.org`)

/** A backup made while people sign up, after which p2 unsubscribes and the machine is lost. */
async function loseMachine(site: string, databaseUrl: string) {
  const machine = await makeMachine(site, databaseUrl)
  const { address, child } = await machine.startServer()
  for (const email of readers) {
    expect(await signUp(address, email)).toBe(200)
    await press(address, (await linksTo(machine, email))[0] ?? '')
  }
  const others = Array.from({ length: 50 }, (_, n) => signUp(address, `other-${n}@example.org`))
  const [said, ...statuses] = await Promise.all([machine.backUp(), ...others])
  expect(new Set(statuses)).toEqual(new Set([200]))
  await press(address, (await linksTo(machine, 'p2@example.org'))[1] ?? '')
  while (!/ unsubscribed$/m.test(await readFile(machine.list, 'utf8'))) await wait(50)
  await endProcess(child, 'SIGKILL')
  return { machine, said: said.stdout, file: /^(\S+), \d+ kB$/m.exec(said.stdout)?.[1] ?? '' }
}

const issueMails = async (machine: Machine) =>
  (await machine.readMails())
    .filter(({ subject }) => subject === 'Papers & plans')
    .map(({ to }) => to)
    .toSorted()

function testRestore(makeDatabase: () => Promise<string>) {
  async function setup() {
    const site = path.join(await makeFolder(), 'dist')
    await buildStandIn(site)
    const lost = await loseMachine(site, await makeDatabase())
    const other = await makeMachine(site, await makeDatabase())
    return { ...lost, other }
  }

  test('a backup restored elsewhere writes to nobody who left after it', async () => {
    const { file, machine, other, said } = await setup()
    expect(said).toMatch(
      /Opened and counted: \d+ addresses of the newsletter, 0 messages, 0 who get/,
    )
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await cp(machine.backups, other.backups, { recursive: true })
    const { stdout } = await other.restore(path.basename(file))
    expect(stdout).toContain('knows 1 changes after the backup')
    await other.sendIssue()
    const { readiness } = await other.startServer()
    while ((await issueMails(other)).length < 3) await wait(50)
    expect(await readiness()).toEqual({ status: 'ready' })
    // Time enough for one more.
    await wait(500)
    expect(await issueMails(other)).toEqual(readers.filter((email) => !email.startsWith('p2')))
  })

  test('without the list nobody gets mail, and with it everybody but who left', async () => {
    const { file, machine, other } = await setup()
    const { stdout } = await other.restore(file)
    expect(stdout).toContain('The list of who gets no mail is not here.')
    await other.sendIssue()
    const { output, readiness } = await other.startServer()
    await wait(1000)
    expect(await other.readMails()).toEqual([])
    expect(await readiness()).toMatchObject({
      because: expect.arrayContaining(['suppressions-unread']),
    })
    expect(output.stdout).toContain('"because":"missing"')
    await cp(machine.list, `${other.list}.new`)
    await rename(`${other.list}.new`, other.list)
    while ((await issueMails(other)).length < 3) await wait(100)
    await wait(500)
    expect(await issueMails(other)).toEqual(readers.filter((email) => !email.startsWith('p2')))
    expect(await readiness()).toEqual({ status: 'ready' })
  })
}

describe('SQLite', { timeout }, () => testRestore(async () => ''))
describe.skipIf(!postgres)('PostgreSQL', { timeout }, () =>
  testRestore(async () => (await postgres?.createEmptyDatabase()) ?? ''),
)
