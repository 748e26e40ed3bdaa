import { createHmac } from 'node:crypto'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { day, minute } from '#language/dates/durations.ts'
import type { SignUpRequest } from '#server/newsletter/queries.ts'
import { createStore } from '#server/open-store.ts'
import { createEngine, type EngineQuestions } from '#server/store/engine.ts'
import { migrate } from '#server/store/migrate.ts'
import { nodeSqliteDialect } from '#server/store/node-sqlite.ts'
import type { Tables } from '#server/store/tables.ts'
import { makeFolder } from '../support/server.ts'
import { makeSignUp } from './store-contract.ts'

const start = Date.UTC(2026, 2, 4, 17)

/** The queries over SQLite, beside a look into its file. */
async function setup(questions: EngineQuestions = {}) {
  const file = path.join(await makeFolder(), 'site.db')
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(new DatabaseSync(file)) })
  await migrate(db)
  const store = createStore(createEngine(db, questions))
  onTestFinished(() => store.close())
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  return { store, rows: (query: string) => other.prepare(query).all(), other }
}

/** A sign-up that cannot be stored: its mail is there already. */
async function setupClash(questions: EngineQuestions) {
  const { store } = await setup(questions)
  const first = makeSignUp()
  await store.newsletter.signUp(first)
  const clash: SignUpRequest = makeSignUp({ email: 'eva@example.org', mail: first.mail })
  return { store, clash }
}

test('a change that collides with others is tried three times', async () => {
  let tries = 0
  const ready = () => {
    tries += 1
    return undefined
  }
  const { clash, store } = await setupClash({ ready, collided: () => true })
  tries = 0
  expect(await store.newsletter.signUp(clash)).toMatchObject({
    kind: 'not-stored',
    reason: /UNIQUE/,
  })
  expect(tries).toBe(3)
})

test('a change that fails for another reason is not tried again', async () => {
  const errors: unknown[] = []
  const collided = (error: unknown) => errors.push(error) < 1
  const { clash, store } = await setupClash({ collided })
  expect(await store.newsletter.signUp(clash)).toMatchObject({ kind: 'not-stored' })
  expect(errors).toHaveLength(1)
})

test('where nobody asks about collisions, a change that fails is tried once', async () => {
  let tries = 0
  const ready = () => {
    tries += 1
    return undefined
  }
  const { clash, store } = await setupClash({ ready })
  tries = 0
  expect(await store.newsletter.signUp(clash)).toMatchObject({ kind: 'not-stored' })
  expect(tries).toBe(1)
})

test('nothing is changed in a store that says it is not ready', async () => {
  let reason: string | undefined
  const { rows, store } = await setup({ ready: () => reason })
  reason = 'moved away'
  expect(await store.newsletter.signUp(makeSignUp())).toEqual({
    kind: 'not-stored',
    reason: 'moved away',
  })
  expect(rows('select * from subscribers')).toEqual([])
})

test('what a sign-up leaves behind', async () => {
  const { rows, store } = await setup()
  const { confirmToken, mail, unsubscribeToken, ...request } = makeSignUp({
    email: 'Ana@example.org',
    source: 'blog',
  })
  await store.newsletter.signUp({ ...request, confirmToken, mail, unsubscribeToken })
  const [subscriber] = rows('select * from subscribers')
  expect(subscriber).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    address_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    ...request.signup,
    email_key: 'ana@example.org',
    locale: 'es',
    state: 'pending',
    created_at: start,
    last_signup_at: start,
    last_mail_at: start,
    confirmed_at: null,
    unsubscribed_at: null,
    soft_issues: 0,
    soft_issue: null,
  })
  const token = { subscriber_id: subscriber?.['id'], created_at: start, used_at: null }
  expect(rows('select * from tokens order by purpose')).toEqual([
    { ...token, hash: confirmToken.hash, purpose: 'confirm', expires_at: start + 3 * day },
    { ...token, hash: unsubscribeToken.hash, purpose: 'unsubscribe', expires_at: null },
  ])
  expect(rows('select * from outbox')).toEqual([
    {
      id: mail.id,
      kind: 'confirm-newsletter',
      subscriber_id: subscriber?.['id'],
      message_id: null,
      recipient: 'Ana@example.org',
      message: mail.message,
      created_at: start,
      attempts: 0,
      postponed: 0,
      unsure: 0,
      issue: null,
      interrupted: 0,
      lane: 'confirmations',
      network: '',
      turn: 0,
      tried_at: null,
      refused_at: null,
      next_attempt_at: start,
      claimed_at: null,
      sent_at: null,
      failed_at: null,
      last_error: null,
    },
  ])
})

test('every sign-up is remembered by its time, also one that brings no mail', async () => {
  const { rows, store } = await setup()
  await store.newsletter.signUp(makeSignUp())
  await store.newsletter.signUp(makeSignUp({ now: start + minute }))
  expect(rows('select last_signup_at, last_mail_at from subscribers')).toEqual([
    { last_signup_at: start + minute, last_mail_at: start },
  ])
})

test('who starts over is stored as they signed up last', async () => {
  const { rows, store } = await setup()
  await store.newsletter.signUp(makeSignUp())
  const now = start + day
  await store.newsletter.signUp(
    makeSignUp({ email: 'ANA@example.org', locale: 'en', source: 'blog', now }),
  )
  expect(rows('select email, locale, source, state, last_mail_at from subscribers')).toEqual([
    { email: 'ANA@example.org', locale: 'en', source: 'blog', state: 'pending', last_mail_at: now },
  ])
})

test('confirming and leaving are stored with their times, leaving with the first one', async () => {
  const { rows, store } = await setup()
  const request = makeSignUp()
  await store.newsletter.signUp(request)
  await store.newsletter.confirm({ hash: request.confirmToken.hash, now: start + minute })
  const leave = (now: number) =>
    store.newsletter.unsubscribe({ hash: request.unsubscribeToken.hash, now })
  await leave(start + 2 * minute)
  await leave(start + 3 * minute)
  expect(rows('select state, confirmed_at, unsubscribed_at from subscribers')).toEqual([
    {
      state: 'unsubscribed',
      confirmed_at: start + minute,
      unsubscribed_at: start + 2 * minute,
    },
  ])
})

test('what is confirmed or left is the subscriber’s own, and nobody else’s', async () => {
  const { rows, store } = await setup()
  const [ana, eva] = [makeSignUp(), makeSignUp({ email: 'eva@example.org' })]
  await store.newsletter.signUp(ana)
  await store.newsletter.signUp(eva)
  await store.newsletter.confirm({ hash: ana.confirmToken.hash, now: start })
  expect(rows('select email, state from subscribers order by email')).toEqual([
    { email: 'ana@example.org', state: 'confirmed' },
    { email: 'eva@example.org', state: 'pending' },
  ])
  await store.newsletter.unsubscribe({ hash: ana.unsubscribeToken.hash, now: start })
  expect(rows('select email, state from subscribers order by email')).toEqual([
    { email: 'ana@example.org', state: 'unsubscribed' },
    { email: 'eva@example.org', state: 'pending' },
  ])
  expect(rows('select recipient from outbox')).toEqual([{ recipient: 'eva@example.org' }])
  expect(await store.newsletter.confirm({ hash: eva.confirmToken.hash, now: start })).toEqual({
    kind: 'confirmed',
  })
})

test('the time at which a token was used first stays', async () => {
  const { rows, store } = await setup()
  const [first, second] = [makeSignUp(), makeSignUp({ now: start + day })]
  await store.newsletter.signUp(first)
  await store.newsletter.signUp(second)
  await store.newsletter.confirm({ hash: first.confirmToken.hash, now: start + day })
  await store.newsletter.unsubscribe({ hash: first.unsubscribeToken.hash, now: start + 2 * day })
  expect(rows('select purpose, used_at from tokens order by created_at, purpose')).toEqual([
    { purpose: 'confirm', used_at: start + day },
    { purpose: 'unsubscribe', used_at: start + 2 * day },
    { purpose: 'confirm', used_at: start + day },
    { purpose: 'unsubscribe', used_at: null },
  ])
})

test('what becomes of a mail is written down, and nothing of another', async () => {
  const { rows, store } = await setup()
  const [sent, refused, postponed] = ['a', 'b', 'c'].map((name) =>
    makeSignUp({ email: `${name}@example.org` }),
  ) as [SignUpRequest, SignUpRequest, SignUpRequest]
  for (const request of [sent, refused, postponed]) {
    await store.newsletter.signUp(request)
    await store.mail.claim({ lane: 'confirmations', now: start, lease: minute })
  }
  const claimed = { claimed_at: start, next_attempt_at: start + minute, attempts: 1 }
  const columns = 'claimed_at, next_attempt_at, attempts'
  expect(rows(`select ${columns} from outbox`)).toEqual([claimed, claimed, claimed])
  const now = start + 1
  await store.mail.settle({
    mail: { id: sent.mail.id, attempts: 1 },
    now,
    result: { kind: 'sent' },
  })
  await store.mail.settle({
    mail: { id: refused.mail.id, attempts: 1 },
    now,
    result: { kind: 'given-up', error: 'EENVELOPE 550' },
  })
  await store.mail.settle({
    mail: { id: postponed.mail.id, attempts: 1 },
    now,
    result: { kind: 'try-again', at: start + day, error: 'ECONNECTION' },
  })
  const left = 'recipient, claimed_at, next_attempt_at, sent_at, failed_at, last_error'
  expect(rows(`select ${left} from outbox order by rowid`)).toEqual([
    {
      recipient: null,
      claimed_at: null,
      next_attempt_at: start + minute,
      sent_at: now,
      failed_at: null,
      last_error: null,
    },
    {
      recipient: null,
      claimed_at: null,
      next_attempt_at: start + minute,
      sent_at: null,
      failed_at: now,
      last_error: 'EENVELOPE 550',
    },
    {
      recipient: 'c@example.org',
      claimed_at: null,
      next_attempt_at: start + day,
      sent_at: null,
      failed_at: null,
      last_error: 'ECONNECTION',
    },
  ])
})

const keyedHash = (key: string, text: string, encoding: 'base64url' | 'hex') =>
  createHmac('sha256', key).update(text).digest(encoding)

test('addresses, mailboxes and mails of earlier years keep their hashes', async () => {
  const { other, rows, store } = await setup()
  other.exec("update address_keys set secret = 'the key'")
  const hashOf = (text: string) => keyedHash('the key', text, 'hex')
  const request = makeSignUp({ email: 'A.na+News@Example.org' })
  await store.newsletter.signUp(request)
  expect(await store.people.hash('A.na+News@Example.org')).toEqual({
    kind: 'hash',
    hash: hashOf('address a.na+news@example.org'),
  })
  expect(rows('select * from mailboxes')).toEqual([
    {
      mailbox_hash: hashOf('mailbox ana@example.org'),
      mailed_at: String(start),
      last_mailed_at: start,
    },
  ])
  expect(
    await store.mail.claim({ lane: 'confirmations', now: start, lease: minute }),
  ).toMatchObject({
    mail: { tag: hashOf(`mail ${request.mail.id}`).slice(0, 16) },
  })
})

test('what an issue leaves behind', async () => {
  const { rows, store } = await setup()
  const request = makeSignUp()
  await store.newsletter.signUp(request)
  await store.newsletter.confirm({ hash: request.confirmToken.hash, now: start })
  const [issue, now] = ['issue-one', start + day]
  await store.issues.start({ issue, now })
  const next = await store.issues.readNextReaders({ issue, most: 1 })
  if (next.kind !== 'readers') throw new Error(next.kind)
  expect(next).toMatchObject({ after: '', readers: [{ email: 'ana@example.org', locale: 'es' }] })
  const mails = next.readers.map((reader) => ({
    reader,
    id: 'news',
    message: 'words',
    unsubscribeHash: 'leave',
  }))
  await store.issues.addMails({ issue, after: '', mails, now })
  const subscriber_id = next.readers[0]?.id
  expect(rows('select * from newsletter_issues')).toEqual([
    {
      ...{ issue, started_at: now, queued_until: subscriber_id, queued_at: null },
      ...{ paused_at: null, mails: 1 },
    },
  ])
  expect(rows("select * from tokens where hash = 'leave'")).toEqual([
    {
      hash: 'leave',
      purpose: 'unsubscribe',
      subscriber_id,
      created_at: now,
      expires_at: null,
      used_at: null,
    },
  ])
  const columns = 'kind, issue, subscriber_id, recipient, message, lane, created_at'
  expect(rows(`select ${columns} from outbox where id = 'news'`)).toEqual([
    {
      kind: 'newsletter',
      issue,
      subscriber_id,
      recipient: 'ana@example.org',
      message: 'words',
      lane: 'newsletter',
      created_at: now,
    },
  ])
})

test('a mailbox is forgotten a year after its last mail', async () => {
  const { rows, store } = await setup()
  await store.newsletter.signUp(makeSignUp())
  await store.cleanUp({ before: start + 365 * day })
  expect(rows('select last_mailed_at from mailboxes')).toEqual([{ last_mailed_at: start }])
  await store.cleanUp({ before: start + 365 * day + 1 })
  expect(rows('select * from mailboxes')).toEqual([])
})

test('the disk is wiped of people once they are erased, and not otherwise', async () => {
  let reason: string | undefined
  let wiped = 0
  const { store } = await setup({
    ready: () => reason,
    scrub: () => {
      wiped += 1
    },
  })
  const forget = () => store.people.forget({ hashes: [], now: start })
  expect(await forget()).toMatchObject({ kind: 'forgotten' })
  expect(wiped).toBe(1)
  reason = 'moved away'
  expect(await forget()).toEqual({ kind: 'not-stored', reason })
  expect(wiped).toBe(1)
})

test('people whose traces cannot be wiped off the disk are not said to be forgotten', async () => {
  const { store } = await setup({
    scrub: () => {
      throw new Error('somebody reads the log')
    },
  })
  expect(await store.people.forget({ hashes: [], now: start })).toEqual({
    kind: 'not-stored',
    reason: expect.stringContaining('somebody reads the log'),
  })
})

test('one clean-up deletes a thousand rows of a table, the next one the rest', async () => {
  const { other, store } = await setup()
  await store.newsletter.signUp(makeSignUp())
  other.exec(`
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 1001)
    insert into tokens (hash, purpose, subscriber_id, created_at, expires_at)
      select 'old-' || i, 'confirm', subscribers.id, 1, 2 from n, subscribers;
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 1001)
    insert into outbox (id, kind, subscriber_id, created_at, attempts, next_attempt_at, sent_at)
      select 'old-' || i, 'confirm-newsletter', subscribers.id, 1, 1, 1, 2 from n, subscribers`)
  expect(await store.cleanUp({ before: 3 })).toEqual({
    kind: 'cleaned-up',
    tokens: 1000,
    mails: 1000,
    subscribers: 0,
  })
  expect(await store.cleanUp({ before: 3 })).toMatchObject({ tokens: 1, mails: 1 })
})

test('a closed store says that nothing can be read or stored', async () => {
  const { store } = await setup()
  await store.close()
  const lost = { kind: 'not-stored', reason: expect.any(String) }
  const token = { hash: 'x', purpose: 'confirm', now: start } as const
  expect(await store.newsletter.readToken(token)).toEqual(lost)
  expect(await store.mail.claim({ lane: 'confirmations', now: start, lease: minute })).toEqual(lost)
  expect(await store.people.read('ana@example.org')).toEqual(lost)
  expect(await store.checkWritable(start)).toEqual(lost)
})

test('where nothing can be read, nobody waits for a change either', async () => {
  let changes = 0
  const { store } = await setup({
    ready: () => {
      changes += 1
      return undefined
    },
  })
  await store.close()
  await store.mail.claim({ lane: 'confirmations', now: start, lease: minute })
  expect(changes).toBe(0)
})

test('the look whether something can be stored leaves one row with its time', async () => {
  const { rows, store } = await setup()
  await store.checkWritable(start)
  await store.checkWritable(start + minute)
  expect(rows('select * from health')).toEqual([{ id: 1, checked_at: start + minute }])
})
