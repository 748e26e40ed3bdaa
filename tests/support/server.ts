import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { onTestFinished } from 'vitest'
import { localDate } from '#clinic/clock/clock.ts'
import { usualLogYears } from '#clinic/retention.ts'
import type { ListedEntries } from '#screens/live/listed-entries.ts'
import { followAnnounced } from '#server/announced/follow.ts'
import { createApp } from '#server/app.ts'
import type { DeskBundle } from '#server/desk/web/desk-bundle.ts'
import { loadSite, noEntries } from '#server/http/site.ts'
import type { Log, RequestLine } from '#server/log.ts'
import { createMailWorker } from '#server/mail/mail-worker.ts'
import type { MailSender, OutgoingMail, SendOutcome } from '#server/mail/sender.ts'
import { createIssueRound } from '#server/newsletter/issue-round.ts'
import type { Issue } from '#server/newsletter/issues.ts'
import type { Store } from '#server/open-store.ts'
import { openSqliteStore } from '#server/open-store.ts'
import type { Settings } from '#server/settings.ts'
import { writeLetter } from '#server/write-letter.ts'
import { redirects } from '#site/redirects.ts'
import { madeIssue } from './made-issue.ts'
import { buildStandIn } from './server-site.ts'
import { createTestClock } from './test-clock.ts'

export const origin = 'https://clinic.example'

/** A folder of its own, gone after the test. */
export async function makeFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-site-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Remembers what would have been written down. */
export function createTestLog() {
  const requests: RequestLine[] = []
  const events: { name: string; fields: Record<string, string | number> }[] = []
  const log: Log = {
    request: (line) => requests.push(line),
    event: (name, fields = {}) => events.push({ name, fields }),
  }
  return { log, requests, events }
}

interface MailCatcher extends MailSender {
  taken: OutgoingMail[]
  answer: SendOutcome
}

/** Takes mails like a mail server would; `answer` may be changed to refuse them. */
export function createMailCatcher() {
  const taken: OutgoingMail[] = []
  const catcher: MailCatcher = {
    taken,
    answer: { kind: 'sent' },
    async send(mail) {
      if (catcher.answer.kind === 'sent') taken.push(mail)
      return catcher.answer
    },
    close() {},
  }
  return catcher
}

/** No test changes the built site, so all tests of a process share one. */
let builtOnce: ReturnType<typeof buildOnce> | undefined

async function buildOnce() {
  const dist = await mkdtemp(path.join(tmpdir(), 'clinic-site-'))
  process.once('exit', () => rmSync(dist, { recursive: true, force: true }))
  await buildStandIn(dist)
  return { dist, site: await loadSite({ folder: dist, redirects, clock: Date.now }) }
}

export interface SetupOptions {
  /** Instead of SQLite; whoever opened it closes it. */
  store?: Store
  limits?: 'on' | 'off'
  settings?: Partial<Settings>
  /** Without it, there is no desk on the web. */
  desk?: DeskBundle
  /** What can be taken down of the site. */
  entries?: ListedEntries
  /** Of the newsletter; without it, one that was made for tests. */
  issues?: readonly Issue[]
}

async function openOwnStore(folder: string) {
  const store = await openSqliteStore(folder)
  onTestFinished(() => store.close())
  return store
}

/** A whole server without a port: a real store in a folder of its own, a clock that stands still. */
export async function setup({ limits = 'off', settings = {}, ...options }: SetupOptions = {}) {
  const data = path.join(await makeFolder(), 'data')
  const clock = createTestClock()
  const store = options.store ?? (await openOwnStore(data))
  builtOnce ??= buildOnce()
  const { dist, site: built } = await builtOnce
  const { entries = noEntries } = options
  const site = { ...built, entries: () => entries }
  const catcher = createMailCatcher()
  const { events, log, requests } = createTestLog()
  const worker = createMailWorker({ store, writeLetter, sender: catcher, clock: clock.now, log })
  const allSettings: Settings = {
    siteOrigin: origin,
    deskOrigin: origin,
    trustedProxies: 0,
    inboxDetails: 'on',
    ...settings,
  }
  const links = {
    siteOrigin: origin,
    linkOrigin: origin,
    issues: () => options.issues ?? [madeIssue],
  }
  const round = createIssueRound({ ...links, store, clock: clock.now, log })
  const letters = { ...links, round, sender: catcher, perHour: undefined }
  const desk = options.desk && { ...options.desk, dataDir: data, letters }
  const announcing = followAnnounced({ store, clock: clock.now, log })
  const app = createApp({
    announcing,
    ...{ store, site, clock: clock.now, settings: allSettings, limits, log },
    ...(desk ? { desk } : {}),
  })

  return {
    app,
    announcing,
    site,
    store,
    data,
    dist,
    clock,
    /** As if it were built on this day. */
    builtOn: () => localDate(clock.now()),
    logYears: usualLogYears,
    log,
    events,
    requests,
    catcher,
    worker,
    round,
    settings: allSettings,
    /** Everything sent so far, opened as a mail program would. */
    async readMails() {
      await worker.deliverDue()
      return Promise.all(catcher.taken.map(({ message }) => PostalMime.parse(message)))
    },
  }
}

export type TestServer = Awaited<ReturnType<typeof setup>>

const signupAddress = '/functions/v1/newsletter-subscribe'

export interface Sent {
  body?: unknown
  headers?: Record<string, string>
  remoteAddress?: string
}

/** Posts a sign-up as the form does with JavaScript. A body that is a text goes out as it is. */
export function postJson({ app }: Pick<TestServer, 'app'>, { body, headers, remoteAddress }: Sent) {
  return app.request(
    signupAddress,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', apikey: 'public', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    },
    { remoteAddress },
  )
}

export function subscribe(server: Pick<TestServer, 'app'>, email: string, more: object = {}) {
  return postJson(server, { body: { email, source: 'footer', ...more } })
}

/** Posts a form as a browser does without JavaScript. */
export function postForm(
  { app }: Pick<TestServer, 'app'>,
  address: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return app.request(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })
}

export function subscribeByForm(
  server: Pick<TestServer, 'app'>,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return postForm(server, signupAddress, fields, headers)
}

/** The links of the last mail, without the origin. */
export async function readLastLinks(server: TestServer) {
  const mail = (await server.readMails()).at(-1)
  const [confirm = '', unsubscribe = ''] = mail?.text?.match(/https?:\/\/\S+/g) ?? []
  return {
    confirm: confirm.replace(origin, ''),
    unsubscribe: unsubscribe.replace(origin, ''),
    confirmToken: new URL(confirm).searchParams.get('token') ?? '',
    unsubscribeToken: new URL(unsubscribe).searchParams.get('token') ?? '',
  }
}
