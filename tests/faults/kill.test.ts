import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { minute } from '#language/dates/durations.ts'
import { findStartedPostgres, query } from '../support/postgres-server.ts'
import { repeats } from '../support/repeats.ts'
import { makeFolder } from '../support/server.ts'
import { endProcess, startServerProcess } from '../support/server-process.ts'
import { buildStandIn } from '../support/server-site.ts'

/** Of each kind: who signs up, and who writes to the clinic. */
const visitorsAtOnce = 3
/** How many sign-ups and messages a server acknowledges before it is killed. */
const [fewestInALife, mostInALife] = [2, 12]
const inbox = 'desk@clinic.example'
/** A busy machine needs more than the usual minute. */
const timeout = repeats(5, 60) * minute

/** What is stored: who signed up, who wrote, and how many mails wait. */
interface Stored {
  emails: string[]
  writers: string[]
  waiting: number
}

interface Engine {
  environment: Record<string, string>
  readStored(): Promise<Stored>
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
      startServerProcess({
        site,
        data,
        environment: {
          ...{ MAILS_PER_HOUR: '999999', CLINIC_INBOX: inbox, INBOX_DETAILS: 'on' },
          ...environment,
        },
      }),
  }
}

async function openSqlite(data: string): Promise<Engine> {
  return {
    environment: {},
    async readStored() {
      const db = new DatabaseSync(path.join(data, 'site.db'), { readOnly: true })
      try {
        expect(db.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
        const subscribers = db.prepare('select email from subscribers').all()
        const messages = db.prepare('select email from messages').all()
        const due = db.prepare('select id from outbox where sent_at is null').all()
        return {
          emails: subscribers.map(({ email }) => String(email)),
          writers: messages.map(({ email }) => String(email)),
          waiting: due.length,
        }
      } finally {
        db.close()
      }
    },
    // There is one server, and it takes back what was in hand when it starts.
    async endLeases() {},
  }
}

const postgres = findStartedPostgres()

async function openPostgres(): Promise<Engine> {
  const url = (await postgres?.createEmptyDatabase()) ?? ''
  return {
    environment: { DATABASE_URL: url },
    async readStored() {
      const subscribers = await query<{ email: string }>(url, 'select email from subscribers')
      const messages = await query<{ email: string }>(url, 'select email from messages')
      const due = await query(url, 'select id from outbox where sent_at is null')
      return {
        emails: subscribers.map(({ email }) => email),
        writers: messages.map(({ email }) => email),
        waiting: due.length,
      }
    },
    async endLeases() {
      await query(url, 'update outbox set next_attempt_at = 0 where claimed_at is not null')
    },
  }
}

/** Sends a form as its page does; the answer has this status when the form was taken. */
async function sendForm(address: string, form: string, fields: object, taken: string) {
  const answer = await fetch(`${address}/functions/v1/${form}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  })
  const body: unknown = await answer.json()
  expect([answer.status, body]).toEqual([200, expect.objectContaining({ status: taken })])
}

const signUp = (address: string, email: string) =>
  sendForm(address, 'newsletter-subscribe', { email, source: 'footer' }, 'confirmation-sent')

const writeToClinic = (address: string, email: string) => {
  const fields = { name: 'Ana', email, language: 'es', call: 'any', topic: 'cost', elapsed: 9000 }
  return sendForm(address, 'message', fields, 'message-taken')
}

/** Sends forms, one after the other, until the server is gone. */
async function keepSending(
  send: (email: string) => Promise<void>,
  nextEmail: () => string,
  acknowledged: Set<string>,
) {
  for (;;) {
    const email = nextEmail()
    try {
      await send(email)
      acknowledged.add(email)
    } catch (error) {
      // The connection broke: this one was not acknowledged and may be there or not.
      if (error instanceof TypeError) return
      throw error
    }
  }
}

/** Who got a mail; of the clinic's mails, who wrote to it. */
async function readMails(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(
    names.map(async (name) => {
      const { subject, text, to } = await PostalMime.parse(await readFile(path.join(folder, name)))
      return { subject, text: text ?? '', to: to?.[0]?.address ?? `nobody in ${name}` }
    }),
  )
  const [ofClinic, ofVisitors] = [true, false].map((clinic) =>
    mails.filter(({ to }) => (to === inbox) === clinic),
  )
  const notices = ofClinic?.filter(({ subject }) => subject?.startsWith('Message '))
  return {
    recipients: ofVisitors?.map(({ to }) => to).toSorted(),
    writers: notices?.map(({ text }) => /^E-mail: (.*)$/m.exec(text)?.[1]).toSorted(),
  }
}

function testKills(openEngine: (data: string) => Promise<Engine>, kills: number) {
  test('a server killed again and again loses no sign-up and no message, and mails nobody twice', async () => {
    const { mails, start, ...store } = await setup(openEngine)
    const [signedUp, wrote] = [new Set<string>(), new Set<string>()]
    let people = 0
    const nextEmail = () => {
      people += 1
      return `visitor-${people}@example.org`
    }
    /** Every fifth is one who signed up before, perhaps before the last kill. */
    const nextReader = () => {
      const email = nextEmail()
      const known = people % 5 === 0 ? [...signedUp].at(-(people % 40)) : undefined
      return known ?? email
    }

    for (let kill = 0; kill < kills; kill += 1) {
      const { child, ...server } = start()
      const address = (await server.address) ?? server.output.stderr
      const visitors = Array.from({ length: visitorsAtOnce }, () => [
        keepSending((email) => signUp(address, email), nextReader, signedUp),
        keepSending((email) => writeToClinic(address, email), nextEmail, wrote),
      ])
      // Dies in the midst of work: its life is counted in answers, and ends between two of them.
      const answers = () => signedUp.size + wrote.size
      const enough = answers() + fewestInALife + Math.random() * (mostInALife - fewestInALife)
      while (answers() < enough && child.exitCode === null) await wait(Math.random() * 4)
      await endProcess(child, 'SIGKILL')
      await Promise.all(visitors.flat())
    }

    const { address, child, output } = start()
    await address
    await store.endLeases()
    while ((await store.readStored()).waiting > 0) await wait(50)
    expect(await endProcess(child, 'SIGTERM')).toBe(0)
    expect(output.stderr).toBe('')

    const { emails, writers } = await store.readStored()
    process.stdout.write(
      `${kills} servers killed: ${signedUp.size} sign-ups and ${wrote.size} messages acknowledged\n`,
    )
    expect(signedUp.size + wrote.size).toBeGreaterThanOrEqual(kills * fewestInALife)
    for (const [acknowledged, stored] of [
      [signedUp, emails],
      [wrote, writers],
    ] as const) {
      expect([...acknowledged].filter((email) => !stored.includes(email))).toEqual([])
      expect(new Set(stored).size).toBe(stored.length)
    }
    expect(await readMails(mails)).toEqual({
      recipients: emails.toSorted(),
      writers: writers.toSorted(),
    })
    expect((await readdir(mails)).filter((name) => !name.endsWith('.eml'))).toEqual([])
  })

  test('a server killed while it starts for the first time starts the next time', async () => {
    const { start, ...store } = await setup(openEngine)
    for (let life = 50; life <= 500; life += repeats(150, 5)) {
      const { child } = start()
      await wait(life)
      await endProcess(child, 'SIGKILL')
    }
    const { child, output, ...server } = start()
    const address = await server.address
    expect(output.stderr).toBe('')
    await signUp(address ?? '', 'ana@example.org')
    expect(await endProcess(child, 'SIGTERM')).toBe(0)
    expect((await store.readStored()).emails).toEqual(['ana@example.org'])
  })
}

describe('SQLite', { timeout }, () => testKills(openSqlite, repeats(3, 240)))
describe.skipIf(!postgres)('PostgreSQL', { timeout }, () => testKills(openPostgres, repeats(2, 80)))
