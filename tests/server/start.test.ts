import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { hour } from '#language/dates/durations.ts'
import { openSqliteStore } from '#server/open-store.ts'
import { hashToken } from '#server/token.ts'
import { findStartedPostgres } from '../support/postgres-server.ts'
import { makeFolder } from '../support/server.ts'
import { endProcess, startServerProcess } from '../support/server-process.ts'
import { buildStandIn } from '../support/server-site.ts'
import { sayNo, startSmtp } from '../support/smtp-server.ts'

async function setup() {
  const folder = await makeFolder()
  const site = path.join(folder, 'dist')
  const data = path.join(folder, 'data')
  await buildStandIn(site)
  return {
    data,
    /** Where the server starts. */
    site,
    async start(environment: Record<string, string> = {}) {
      const { address, child, output } = startServerProcess({ site, data, environment })
      onTestFinished(async () => {
        await endProcess(child, 'SIGKILL')
      })
      return { address: await address, child, output }
    },
  }
}

test('the server says in three lines what it does and where things are', async () => {
  const { data, start } = await setup()
  const { address, output } = await start()
  const lines = output.stdout.trimEnd().split('\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toMatch(/^Site: http:\/\/127\.0\.0\.1:\d+$/)
  expect(lines[2]).toBe(`Data in ${data}, mail as files in ${path.join(data, 'mail')}`)
  expect((await fetch(`${address}/es`)).status).toBe(200)
})

test('SIGTERM ends it although the mail server never answers, and the mail is stored', async () => {
  const { data, start } = await setup()
  const heard = Promise.withResolvers<undefined>()
  const { url } = await startSmtp({
    answerMail() {
      heard.resolve(undefined)
      return new Promise(() => {})
    },
  })
  const { address, child, output } = await start({ SMTP_URL: url })
  await fetch(`${address}/functions/v1/newsletter-subscribe`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'ana@example.org', source: 'footer' }),
  })
  await heard.promise
  expect(await endProcess(child, 'SIGTERM')).toBe(0)
  expect(output.stdout).toContain('"error":"ESTOPPED"')
  expect(output.stdout).not.toContain('ana')
  const db = new DatabaseSync(path.join(data, 'site.db'), { readOnly: true })
  expect(db.prepare('select recipient, sent_at from outbox').all()).toEqual([
    { recipient: 'ana@example.org', sent_at: null },
  ])
  db.close()
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s stops it in order', async (signal) => {
  const { data, start } = await setup()
  const { address, child, output } = await start()
  await fetch(`${address}/healthz`)
  expect(await endProcess(child, signal)).toBe(0)
  expect(output.stdout).toContain('"path":"/healthz","status":200')
  expect(output.stderr).toBe('')
  // A store that was closed leaves no journal behind.
  expect((await readdir(data)).toSorted()).toEqual(['backups', 'site.db'])
})

test('those who watch it have a port of their own on the loopback address', async () => {
  const { start } = await setup()
  const { address, child, output } = await start({ WATCH_PORT: '0' })
  while (!output.stdout.includes('Watch: ')) await once(child.stdout ?? child, 'data')
  const [, watch] = /^Watch: (http:\/\/127\.0\.0\.1:\d+)\/metrics$/m.exec(output.stdout) ?? []
  expect(await (await fetch(`${watch}/readyz`)).json()).toEqual({ status: 'ready' })
  expect((await fetch(`${address}/metrics`)).status).toBe(404)
  expect(await endProcess(child, 'SIGTERM')).toBe(0)
})

describe('a server with a desk', () => {
  async function setupDesk() {
    const server = await setup()
    const live = path.join(server.site, '_live')
    await mkdir(live, { recursive: true })
    await writeFile(path.join(live, 'desk.mjs'), "export const drawDesk = () => '<head></head>'")
    await writeFile(path.join(live, 'words.mjs'), "export const drawPreview = () => ''")
    for (const file of ['desk.css', 'desk.js', 'words.css']) {
      await writeFile(path.join(live, file), '')
    }
    return server
  }

  /** The server as somebody starts it who sits before it, and what they see. */
  function startAtTerminal({ data, site }: { data: string; site: string }) {
    const command = [process.execPath, path.resolve('src/server/start.ts'), '--site', site].join(
      ' ',
    )
    const child = spawn('script', ['--quiet', '--flush', '--return', '-c', command, '/dev/null'], {
      cwd: site,
      env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: data, RATE_LIMIT: 'off' },
      detached: true,
    })
    onTestFinished(() => {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
    })
    let seen = ''
    child.stdout.on('data', (text: Buffer) => {
      seen += String(text)
    })
    return {
      async waitFor(pattern: RegExp) {
        while (!pattern.test(seen)) await once(child.stdout, 'data')
        return pattern.exec(seen)?.[1] ?? ''
      },
      seen: () => seen,
      async end() {
        child.stdin.write('\u0003')
        await once(child, 'exit')
      },
    }
  }

  const link = /\/desk\/enrol#([\w-]{43})/

  test('has it on a port of its own when that is set, and nowhere else', async () => {
    const { start } = await setupDesk()
    const { address, child, output } = await start({ DESK_PORT: '0' })
    while (!output.stdout.includes('Desk: ')) await once(child.stdout ?? child, 'data')
    const [, desk] = /^Desk: (\S+)\/desk$/m.exec(output.stdout) ?? []
    const ask = async (from: string | undefined, path: string) =>
      (await fetch(`${from}${path}`, { redirect: 'manual' })).status
    expect(await ask(desk, '/desk/sign-in')).toBe(200)
    expect(await ask(desk, '/')).toBe(303)
    expect(await ask(desk, '/es')).toBe(404)
    expect(await ask(desk, '/functions/v1/press')).toBe(404)
    expect(await ask(address, '/es')).toBe(200)
    expect(await ask(address, '/desk/sign-in')).toBe(404)
    expect(await ask(address, '/desk')).toBe(404)
    expect(await endProcess(child, 'SIGTERM')).toBe(0)
  })

  // The program that lends a terminal takes other words elsewhere.
  const onLinux = test.skipIf(process.platform !== 'linux')
  onLinux('prints the link of the first owner on a terminal alone, once for an hour', async () => {
    const { data, site, start } = await setupDesk()
    const quiet = await start()
    await endProcess(quiet.child, 'SIGTERM')
    expect(quiet.output.stdout).not.toContain('/desk/enrol')

    const first = startAtTerminal({ data, site })
    const before = await first.waitFor(link)
    await first.end()
    const second = startAtTerminal({ data, site })
    const secret = await second.waitFor(link)
    const store = await openSqliteStore(data, 'beside-a-server')
    onTestFinished(() => store.close())
    const isOpen = async (secret: string, now = Date.now()) =>
      (await store.staff.readLink({ hash: hashToken(secret), now })).kind
    expect(await isOpen(before)).toBe('ended')
    expect(await isOpen(secret)).toBe('open')
    expect(await isOpen(secret, Date.now() + hour)).toBe('ended')
    const enrolment = { linkHash: hashToken(secret), session: { id: 's', hash: 's' } }
    const passkey = { id: 'key', public_key: '', counter: 0 }
    await store.staff.enrol({ ...enrolment, passkey, now: Date.now() })
    await second.end()
    const third = startAtTerminal({ data, site })
    await third.waitFor(/Data in /)
    await third.end()
    expect(third.seen()).not.toContain('/desk/enrol')
  })
})

describe('a server with a mail server', () => {
  const late = 'late@clinic.example'

  /** Of the addresses of the clinic, one gets the answer of the test. */
  async function setupInboxes() {
    const { start } = await setup()
    let answer: (done: (error?: Error) => void) => void = (done) => done(sayNo('550 5.1.1'))
    const { received, url } = await startSmtp({
      onRcptTo: ({ address }, _session, done) => (address === late ? answer(done) : done()),
    })
    return {
      received,
      answerWith(given: typeof answer) {
        answer = given
      },
      async start() {
        const { address, child, output } = await start({
          ...{ SMTP_URL: url, CLINIC_INBOX: 'desk@clinic.example, owner@clinic.example' },
          ...{ LATE_INBOX: late, WATCH_PORT: '0' },
        })
        while (!output.stdout.includes('Watch: ')) await once(child.stdout ?? child, 'data')
        const watch = /^Watch: (\S+)\/metrics$/m.exec(output.stdout)?.[1]
        return {
          address,
          child,
          tests: () => output.stdout.match(/^Test mail to .*$/gm),
          readiness: async () => (await fetch(`${watch}/readyz`)).json(),
        }
      },
    }
  }

  const refused = { status: 'not-ready', because: ['clinic-inbox-refused'] }

  test('tries each address of the clinic at its first start, and says what came back', async () => {
    const { received, start } = await setupInboxes()
    const { readiness, tests } = await start()
    await expect
      .poll(tests)
      .toEqual([
        'Test mail to desk@clinic.example: taken. See that it is not among spam.',
        'Test mail to owner@clinic.example: taken. See that it is not among spam.',
        `Test mail to ${late}: not taken, the mailbox does not exist (550 5.1.1 at RCPT).`,
      ])
    expect(received).toHaveLength(2)
    expect(await readiness()).toEqual(refused)
  })

  test('tries those that refused at each start, and waits for none of them', async () => {
    const { answerWith, received, start } = await setupInboxes()
    const first = await start()
    await expect.poll(async () => (await first.tests())?.length).toBe(3)
    await endProcess(first.child, 'SIGKILL')
    answerWith(() => {})
    const second = await start()
    expect(await second.readiness()).toEqual(refused)
    await endProcess(second.child, 'SIGKILL')
    answerWith((done) => done())
    const third = await start()
    await expect.poll(third.readiness).toEqual({ status: 'ready' })
    expect(third.tests()).toBeNull()
    expect(received.map(({ recipients }) => recipients[0])).toEqual([
      'desk@clinic.example',
      'owner@clinic.example',
      late,
    ])
  })
})

test('a wrong setting stops the start with its name', async () => {
  const { start } = await setup()
  const { address, child, output } = await start({ PORT: 'eighty', TRUST_PROXY: 'maybe' })
  expect(address).toBeUndefined()
  expect(child.exitCode).toBe(1)
  expect(output.stderr).toMatch(/PORT is "eighty": it should be.*\n.*TRUST_PROXY is "maybe"/)
  expect(output.stderr).not.toMatch(/\n\s+at /)
})

test('a file .env where the server starts is read, and what is set beside it wins', async () => {
  const { site, start } = await setup()
  await writeFile(path.join(site, '.env'), 'DATA_DIR=/dev/null/data\nWATCH_PORT=none\n')
  const { output } = await start({ WATCH_PORT: '' })
  expect(output.stderr).toBe('')
  await writeFile(path.join(site, '.env'), 'WATCH_PORT=none\n')
  expect((await start()).output.stderr).toContain('WATCH_PORT is "none": it should be a port')
})

test('a server behind a proxy, of which mails would stay on this machine, does not start', async () => {
  const { start } = await setup()
  const { child, output } = await start({ TRUST_PROXY: '1', RATE_LIMIT: 'on' })
  expect(child.exitCode).toBe(1)
  for (const name of ['SITE_ORIGIN', 'SMTP_URL', 'CLINIC_INBOX']) {
    expect(output.stderr).toContain(`${name} is missing: it should be`)
  }
  expect(output.stderr).not.toMatch(/\n\s+at /)
})

test('a port that is taken is said to be so', async () => {
  const { start } = await setup()
  const other = net.createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => {
    other.close()
  })
  const { port } = other.address() as AddressInfo
  const { child, output } = await start({ PORT: String(port) })
  expect(child.exitCode).toBe(1)
  expect(output.stderr).toBe(
    `Port ${port} is taken. Set PORT to another number, or to 0 for any free one.\n`,
  )
})

test('a data folder that cannot be used is named', async () => {
  const { start } = await setup()
  const { child, output } = await start({ DATA_DIR: '/dev/null/data' })
  expect(child.exitCode).toBe(1)
  expect(output.stderr).toMatch(/^The store in \/dev\/null\/data cannot be used \(DATA_DIR\): /)
})

const postgres = findStartedPostgres()

describe.skipIf(!postgres)('with PostgreSQL', () => {
  async function setupDatabase() {
    const url = new URL((await postgres?.lendDatabase()) ?? '')
    // A server that trusts this machine asks for none, but takes it.
    url.password ||= 'a-secret'
    return { url, place: `${url.pathname.slice(1)} at ${url.host}`, ...(await setup()) }
  }

  test('the server says which database holds the data, and not how to get in', async () => {
    const { data, place, start, url } = await setupDatabase()
    const { address, child, output } = await start({ DATABASE_URL: url.href })
    expect(output.stdout).toContain(
      `Data in PostgreSQL, ${place}, mail as files in ${path.join(data, 'mail')}\n`,
    )
    expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok' })
    expect(await endProcess(child, 'SIGTERM')).toBe(0)
    expect(output.stderr).toBe('')
    for (const secret of [url.password, decodeURIComponent(url.password)]) {
      expect(output.stdout).not.toContain(secret)
    }
  })

  test('a database that cannot be used stops the start and is named without its password', async () => {
    const { place, start, url } = await setupDatabase()
    url.username = 'stranger'
    const { child, output } = await start({ DATABASE_URL: url.href })
    expect(child.exitCode).toBe(1)
    expect(output.stderr).toContain(`The database ${place} cannot be used (DATABASE_URL): `)
    expect(output.stderr).toMatch(/stranger.*\. Correct the user and the password.*\n$/)
    expect(output.stderr).not.toContain(url.password)
  })
})
