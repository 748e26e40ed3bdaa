import { describe, expect, test } from 'vitest'
import { readForm } from '#forms/contract/form.ts'
import { newsletter, type Signup } from '#forms/newsletter/contract/contract.ts'
import type { PressKind } from '#forms/press/contract/press.ts'
import { day, hour, minute } from '#language/dates/durations.ts'
import type { QueuedMail } from '#server/mail/claims.ts'
import { type Lane, lanes } from '#server/mail/lanes.ts'
import type { MailResult } from '#server/mail/settle.ts'
import type { MessageRequest } from '#server/messages/queries.ts'
import type { SignUpRequest } from '#server/newsletter/queries.ts'
import type { ReportedMail } from '#server/newsletter/read-report.ts'
import type { Store } from '#server/open-store.ts'
import type { ReportKind } from '#server/store/tables.ts'
import { readSuppression } from '../support/read-suppression.ts'

/** Opens an empty store that is closed and gone after the test. */
export type OpenStore = () => Promise<Store>

const start = Date.UTC(2026, 2, 4, 17)
let lastNumber = 0

function readSignup(typed: { email: string; source: string }) {
  const read = readForm(newsletter, typed)
  if (read.kind === 'faulty') throw new Error(`${typed.email} is no address`)
  return read.values
}

/** A sign-up of its own: every call has other tokens and another mail. */
export function makeSignUp({
  email = 'ana@example.org',
  source = 'footer',
  ...more
}: Partial<SignUpRequest> & Partial<Signup> = {}): SignUpRequest {
  lastNumber += 1
  const now = more.now ?? start
  return {
    signup: readSignup({ email, source }),
    locale: 'es',
    now,
    repeatAfter: 10 * minute,
    confirmToken: { hash: `confirm-${lastNumber}`, expiresAt: now + 3 * day },
    unsubscribeToken: { hash: `unsubscribe-${lastNumber}` },
    network: '',
    mail: { id: `mail-${lastNumber}`, kind: 'confirm-newsletter', message: `words ${lastNumber}` },
    ...more,
  }
}

/** A message of its own, with its mail. */
export function makeMessage(more: Partial<MessageRequest['message']> = {}, now = start) {
  lastNumber += 1
  const request: MessageRequest = {
    message: {
      id: `message-${lastNumber}`,
      kind: 'message',
      name: 'Ana Pérez',
      firm: '',
      phone: '+15105550123',
      email: 'ana@example.org',
      language: 'es',
      call: 'any',
      topic: 'cost',
      needs: [],
      note: `Question ${lastNumber}`,
      texts: false,
      ...more,
    },
    now,
    answerHash: `answer-${lastNumber}`,
    mail: {
      id: `mail-${lastNumber}`,
      kind: 'clinic-message',
      recipient: 'desk@clinic.example',
      message: `words ${lastNumber}`,
    },
  }
  return request
}

const claimFrom = (store: Store, now: number, lane: Lane = 'confirmations') =>
  store.mail.claim({ lane, now, lease: minute })

async function claimLane(store: Store, now: number, lane: Lane) {
  const mails = []
  for (;;) {
    const claim = await claimFrom(store, now, lane)
    if (claim.kind !== 'mail') return mails
    mails.push(claim.mail)
  }
}

const claimAll = async (store: Store, now: number) =>
  (await Promise.all(lanes.map((lane) => claimLane(store, now, lane)))).flat()

/** Signs up and confirms, and sends the confirmation mail. */
async function addReader(store: Store, email: string) {
  const request = makeSignUp({ email })
  await store.newsletter.signUp(request)
  await store.newsletter.confirm({ hash: request.confirmToken.hash, now: start })
  for (const mail of await claimAll(store, start)) {
    await store.mail.settle({ mail, now: start, result: { kind: 'sent' } })
  }
  return request
}

/** Starts an issue and makes its mails for all who read the newsletter, in one batch. */
async function makeIssue(store: Store, issue: string, now = start) {
  await store.issues.start({ issue, now })
  const next = await store.issues.readNextReaders({ issue, most: 10 })
  if (next.kind !== 'readers') throw new Error(next.kind)
  const mails = next.readers.map((reader) => ({
    reader,
    id: `${issue}-${reader.email}`,
    message: 'words',
    unsubscribeHash: `${issue}-${reader.id}`,
  }))
  return { issue, after: next.after, mails, now }
}

/** A mail of an issue, in the hand of the worker. */
async function claimIssueMail(
  store: Store,
  issue: string,
  recipient = 'ana@example.org',
  now = start,
) {
  await store.issues.addMails(await makeIssue(store, issue, now))
  const mail = (await claimAll(store, now)).find(({ id }) => id === `${issue}-${recipient}`)
  if (!mail) throw new Error(`no mail waits for ${recipient}`)
  return mail
}

/** All mails that wait are claimed, and the one to this address comes back. */
async function bounce(store: Store, email: string) {
  const mails = await claimAll(store, start)
  const { id = '', tag = '' } = mails.find(({ recipient }) => recipient === email) ?? {}
  await store.issues.takeReport({ about: { mailId: id, tag }, kind: 'hard', now: start })
}

async function complain(store: Store, { id = '', tag = '' }: Partial<QueuedMail> = {}) {
  const report = { about: { mailId: id, tag }, kind: 'complaint', now: start } as const
  expect(await store.issues.takeReport(report)).toEqual({ kind: 'suppressed' })
}

const isListed = async (store: Store, email: string) =>
  (await readSuppression(store, email)) !== undefined

async function hashOf(store: Store, address: string) {
  const read = await store.people.hash(address)
  return read.kind === 'hash' ? read.hash : ''
}

/** What every engine behind {@link Store} must do. */
export function testStore(name: string, open: OpenStore) {
  describe(name, () => {
    test('the outbox tells how much waits, how long, and what was given up', async () => {
      const store = await open()
      const nothing = {
        waiting: 0,
        oldest: undefined,
        lastDue: undefined,
        lastSent: undefined,
      }
      const readLane = async (lane: Lane) => {
        const read = await store.mail.readOutbox()
        return read.kind === 'outbox' && read.state.lanes.find((each) => each.lane === lane)
      }
      const empty = { lanes: lanes.map((lane) => ({ lane, ...nothing })), givenUp: [] }
      expect(await store.mail.readOutbox()).toEqual({ kind: 'outbox', state: empty })
      await store.newsletter.signUp(makeSignUp({ now: start }))
      await store.newsletter.signUp(makeSignUp({ now: start + minute, email: 'eva@example.org' }))
      expect(await readLane('confirmations')).toEqual({
        lane: 'confirmations',
        waiting: 2,
        oldest: start,
        lastDue: start + minute,
        lastSent: undefined,
      })
      expect(await readLane('newsletter')).toEqual({ lane: 'newsletter', ...nothing })

      for (const n of [1, 2, 3])
        await store.newsletter.signUp(makeSignUp({ email: `a${n}@example.org` }))
      const mails = await claimAll(store, start + minute)
      const errors = ['EENVELOPE 550', 'EAUTH', 'EENVELOPE 550', undefined]
      for (const [index, mail] of mails.slice(0, 4).entries()) {
        const error = errors[index]
        const result: MailResult = error ? { kind: 'given-up', error } : { kind: 'sent' }
        await store.mail.settle({ mail, now: start + day, result })
      }
      const givenUp = [
        { error: 'EAUTH', mails: 1 },
        { error: 'EENVELOPE 550', mails: 2 },
      ]
      expect(await store.mail.readOutbox()).toMatchObject({ state: { givenUp } })
      // What was tried before says nothing of when it is done.
      expect(await readLane('confirmations')).toMatchObject({
        waiting: 1,
        lastDue: undefined,
        lastSent: start + day,
      })
    })

    test('a new address is stored together with its mail', async () => {
      const store = await open()
      const request = makeSignUp()
      expect(await store.newsletter.signUp(request)).toEqual({ kind: 'mail-queued' })
      expect(await claimAll(store, start)).toEqual([
        {
          id: request.mail.id,
          lane: 'confirmations',
          kind: 'confirm-newsletter',
          recipient: 'ana@example.org',
          message: request.mail.message,
          attempts: 1,
          postponed: 0,
          unsure: 0,
          triedAt: start,
          tag: expect.stringMatching(/^[\da-f]{16}$/),
        },
      ])
    })

    test('an address is the same in upper and lower case', async () => {
      const store = await open()
      await store.newsletter.signUp(makeSignUp({ email: 'Ana@example.org' }))
      const second = await store.newsletter.signUp(makeSignUp({ email: 'aNA@example.org' }))
      expect(second).toEqual({ kind: 'mailed-recently' })
    })

    test('a sign-up that cannot be stored whole is not stored at all', async () => {
      const store = await open()
      const first = makeSignUp()
      await store.newsletter.signUp(first)
      const clash = makeSignUp({ email: 'eva@example.org', mail: first.mail })
      expect(await store.newsletter.signUp(clash)).toMatchObject({ kind: 'not-stored' })
      const again = makeSignUp({ email: 'eva@example.org', confirmToken: clash.confirmToken })
      expect(await store.newsletter.signUp(again)).toEqual({ kind: 'mail-queued' })
    })

    test('a hundred sign-ups of one address at once queue one mail', async () => {
      const store = await open()
      const outcomes = await Promise.all(
        Array.from({ length: 100 }, () => store.newsletter.signUp(makeSignUp())),
      )
      const queued = outcomes.filter(({ kind }) => kind === 'mail-queued')
      expect(queued).toHaveLength(1)
      expect(await claimAll(store, start)).toHaveLength(1)
    })

    test('a waiting address gets its next mail when the last one is old enough', async () => {
      const store = await open()
      await store.newsletter.signUp(makeSignUp())
      const soon = makeSignUp({ now: start + 10 * minute - 1 })
      expect(await store.newsletter.signUp(soon)).toEqual({ kind: 'mailed-recently' })
      const later = makeSignUp({ now: start + 10 * minute, email: 'ANA@example.org' })
      expect(await store.newsletter.signUp(later)).toEqual({ kind: 'mail-queued' })
      const recipients = (await claimAll(store, later.now)).map(({ recipient }) => recipient)
      expect(recipients.toSorted()).toEqual(['ANA@example.org', 'ana@example.org'])
    })

    test('a confirm token works once and ends the others of its subscriber', async () => {
      const store = await open()
      const first = makeSignUp()
      await store.newsletter.signUp(first)
      const second = makeSignUp({ now: start + day })
      await store.newsletter.signUp(second)
      const now = start + day
      const use = (hash: string) => store.newsletter.confirm({ hash, now })
      expect(await use(first.confirmToken.hash)).toEqual({ kind: 'confirmed' })
      const { hash } = first.confirmToken
      expect(await store.newsletter.readToken({ hash, purpose: 'confirm', now })).toEqual({
        kind: 'used',
      })
      expect(await use(hash)).toEqual({ kind: 'used' })
      expect(await use(second.confirmToken.hash)).toEqual({ kind: 'used' })
    })

    test('two presses at once confirm once', async () => {
      const store = await open()
      const request = makeSignUp()
      await store.newsletter.signUp(request)
      const press = () => store.newsletter.confirm({ hash: request.confirmToken.hash, now: start })
      const kinds = (await Promise.all([press(), press()])).map(({ kind }) => kind)
      expect(kinds.toSorted()).toEqual(['confirmed', 'used'])
    })

    test('a confirmed address stays confirmed whatever is signed up', async () => {
      const store = await open()
      const request = makeSignUp()
      await store.newsletter.signUp(request)
      await store.newsletter.confirm({ hash: request.confirmToken.hash, now: start })
      await claimAll(store, start)
      const later = makeSignUp({ now: start + 30 * day })
      expect(await store.newsletter.signUp(later)).toEqual({ kind: 'already-confirmed' })
      expect(await claimAll(store, start + 31 * day)).toHaveLength(1)
      const token = { purpose: 'confirm', now: later.now } as const
      expect(await store.newsletter.readToken({ ...token, hash: later.confirmToken.hash })).toEqual(
        {
          kind: 'unknown',
        },
      )
    })

    test('a confirm token expires', async () => {
      const store = await open()
      const request = makeSignUp()
      await store.newsletter.signUp(request)
      const { expiresAt, hash } = request.confirmToken
      const read = (now: number) => store.newsletter.readToken({ hash, purpose: 'confirm', now })
      expect(await read(expiresAt - 1)).toEqual({ kind: 'usable' })
      expect(await read(expiresAt)).toEqual({ kind: 'expired' })
      expect(await store.newsletter.confirm({ hash, now: expiresAt })).toEqual({ kind: 'expired' })
      expect(await store.newsletter.confirm({ hash, now: expiresAt - 1 })).toEqual({
        kind: 'confirmed',
      })
    })

    test('a token of one purpose is unknown to the other', async () => {
      const store = await open()
      const request = makeSignUp()
      await store.newsletter.signUp(request)
      const { confirmToken, unsubscribeToken } = request
      const wrong = { hash: unsubscribeToken.hash, now: start }
      expect(await store.newsletter.confirm(wrong)).toEqual({ kind: 'unknown' })
      expect(await store.newsletter.unsubscribe({ hash: confirmToken.hash, now: start })).toEqual({
        kind: 'unknown',
      })
      expect(await store.newsletter.readToken({ ...wrong, purpose: 'confirm' })).toEqual({
        kind: 'unknown',
      })
    })

    test('unsubscribing works again and again, and ends what was under way', async () => {
      const store = await open()
      const request = makeSignUp()
      await store.newsletter.signUp(request)
      const token = { hash: request.unsubscribeToken.hash, now: start }
      expect(await store.newsletter.unsubscribe(token)).toEqual({ kind: 'unsubscribed' })
      expect(await store.newsletter.unsubscribe(token)).toEqual({ kind: 'unsubscribed' })
      expect(await store.newsletter.readToken({ ...token, purpose: 'unsubscribe' })).toEqual({
        kind: 'stopped',
      })
      expect(await claimAll(store, start)).toEqual([])
      const confirm = { hash: request.confirmToken.hash, now: start }
      expect(await store.newsletter.confirm(confirm)).toEqual({ kind: 'used' })
    })

    test('who unsubscribed gets no mail, whoever signs the address up', async () => {
      const store = await open()
      const request = makeSignUp()
      await store.newsletter.signUp(request)
      await store.newsletter.unsubscribe({ hash: request.unsubscribeToken.hash, now: start })
      for (const email of ['ana@example.org', 'ANA@example.org']) {
        for (const now of [start + 1, start + 400 * day]) {
          expect(await store.newsletter.signUp(makeSignUp({ email, now }))).toEqual({
            kind: 'suppressed',
          })
        }
      }
      expect(await claimAll(store, start + 500 * day)).toEqual([])
    })

    test('whoever has an earlier mail starts again, once there is something to undo', async () => {
      const store = await open()
      const request = makeSignUp()
      await store.newsletter.signUp(request)
      const token = { hash: request.unsubscribeToken.hash, now: start }
      expect(await store.newsletter.startAgain(token)).toEqual({ kind: 'unknown' })
      await store.newsletter.unsubscribe(token)
      expect(
        await store.newsletter.startAgain({ ...token, hash: request.confirmToken.hash }),
      ).toEqual({
        kind: 'unknown',
      })
      expect(await store.newsletter.startAgain(token)).toEqual({ kind: 'started' })
      expect(await store.newsletter.readToken({ ...token, purpose: 'unsubscribe' })).toEqual({
        kind: 'usable',
      })
      expect(await store.newsletter.signUp(makeSignUp({ now: start + day }))).toEqual({
        kind: 'already-confirmed',
      })
    })

    test('an address is suppressed and lifted whether it is known or not', async () => {
      const store = await open()
      const email = 'Ana@example.org'
      expect(await readSuppression(store, email)).toBeUndefined()
      const hashes = [await hashOf(store, email)]
      await store.people.forget({ hashes, now: start })
      const forgotten = { reason: 'forgotten', since: start }
      expect(await readSuppression(store, 'ana@example.org')).toEqual(forgotten)
      expect(await store.newsletter.signUp(makeSignUp())).toEqual({ kind: 'suppressed' })
      expect(await store.people.lift({ email, now: start })).toEqual({ kind: 'lifted' })
      expect(await store.people.lift({ email, now: start })).toEqual({ kind: 'not-suppressed' })
      expect(await store.newsletter.signUp(makeSignUp())).toEqual({ kind: 'mail-queued' })
    })

    test('a later reason takes the place of an earlier one, and the first day stays', async () => {
      const store = await open()
      const email = 'ana@example.org'
      await addReader(store, email)
      const { attempts, id, tag } = await claimIssueMail(store, 'issue-one')
      const sent = { mail: { attempts, id }, now: start, result: { kind: 'sent' } } as const
      await store.mail.settle(sent)
      const report = (kind: ReportKind, now: number) =>
        store.issues.takeReport({ about: { mailId: id, tag }, kind, now })
      await report('hard', start)
      expect(await readSuppression(store, email)).toEqual({ reason: 'bounced', since: start })
      await report('complaint', start + day)
      expect(await readSuppression(store, email)).toEqual({ reason: 'complained', since: start })
    })

    test('what waits for an address goes when it is suppressed, and nothing else', async () => {
      const store = await open()
      await store.newsletter.signUp(makeSignUp())
      const [first] = await claimAll(store, start)
      const now = start + hour
      await store.newsletter.signUp(makeSignUp({ now }))
      await store.newsletter.signUp(makeSignUp({ email: 'eva@example.org', now }))
      await complain(store, first)
      const recipients = (await claimAll(store, now)).map(({ recipient }) => recipient)
      expect(recipients).toEqual(['eva@example.org'])
    })

    test('a confirmation lifts what a bounce did', async () => {
      const store = await open()
      const request = makeSignUp()
      await store.newsletter.signUp(request)
      await bounce(store, 'ana@example.org')
      expect(await isListed(store, 'ana@example.org')).toBe(true)
      await store.newsletter.confirm({ hash: request.confirmToken.hash, now: start })
      expect(await isListed(store, 'ana@example.org')).toBe(false)
    })

    test('a mailbox gets three confirmation mails in a year, by whichever of its names', async () => {
      const store = await open()
      const names = ['ana', 'a.n.a', 'ana+1', 'Ana+2.x', 'ana']
      const outcomes = []
      for (const [index, name] of names.entries()) {
        const now = start + index * day
        outcomes.push(
          await store.newsletter.signUp(makeSignUp({ email: `${name}@example.org`, now })),
        )
      }
      const [queued, enough] = [{ kind: 'mail-queued' }, { kind: 'mailed-enough' }]
      expect(outcomes).toEqual([queued, queued, queued, enough, enough])
      const later = makeSignUp({ now: start + 365 * day - 1 })
      expect(await store.newsletter.signUp(later)).toEqual(enough)
      expect(await store.newsletter.signUp(makeSignUp({ now: start + 365 * day }))).toEqual(queued)
      for (const email of ['eva@example.org', 'an@example.org', 'ana@other.example']) {
        expect(await store.newsletter.signUp(makeSignUp({ email }))).toEqual(queued)
      }
    })

    test('sign-ups of one mailbox at once are counted as well', async () => {
      const store = await open()
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          store.newsletter.signUp(makeSignUp({ email: `a+${n}@x.example` })),
        ),
      )
      expect(outcomes.filter(({ kind }) => kind === 'mail-queued')).toHaveLength(3)
    })

    test('who never confirms is erased, but is still counted', async () => {
      const store = await open()
      const [first, waiting] = [makeSignUp(), makeSignUp({ email: 'eva@example.org' })]
      await store.newsletter.signUp(first)
      await claimAll(store, start)
      await store.mail.settle({
        mail: { id: first.mail.id, attempts: 1 },
        now: start,
        result: { kind: 'sent' },
      })
      await store.newsletter.signUp(waiting)
      expect(await store.cleanUp({ before: start })).toMatchObject({ subscribers: 0 })
      expect(await store.cleanUp({ before: start + 1 })).toMatchObject({ subscribers: 1 })
      const unsubscribe = { hash: first.unsubscribeToken.hash, now: start }
      expect(await store.newsletter.unsubscribe(unsubscribe)).toEqual({ kind: 'unknown' })
      const outcomes = []
      for (const n of [1, 2, 3]) {
        outcomes.push((await store.newsletter.signUp(makeSignUp({ now: start + n * day }))).kind)
      }
      expect(outcomes).toEqual(['mail-queued', 'mail-queued', 'mailed-enough'])
    })

    test('a mail in the midst of many from elsewhere does not wait for them all', async () => {
      const store = await open()
      for (let n = 0; n < 20; n += 1) {
        const email = `flood-${n}@example.org`
        await store.newsletter.signUp(makeSignUp({ email, network: 'a', now: start + n }))
      }
      const claim = async () => {
        const claimed = await claimFrom(store, start + day)
        return claimed.kind === 'mail' ? claimed.mail.recipient : undefined
      }
      for (let n = 0; n < 5; n += 1) await claim()
      await store.newsletter.signUp(
        makeSignUp({ email: 'ana@example.org', network: 'b', now: start + hour }),
      )
      await store.newsletter.signUp(
        makeSignUp({ email: 'eva@example.org', network: 'b', now: start + hour }),
      )
      const next = [await claim(), await claim(), await claim(), await claim()]
      expect(next).toEqual(expect.arrayContaining(['ana@example.org', 'eva@example.org']))
    })

    test('an issue is queued in batches for who confirmed, and its mails are counted', async () => {
      const store = await open()
      const people = ['ana', 'eva', 'ida', 'stopped', 'waiting'].map((name) =>
        makeSignUp({ email: `${name}@example.org` }),
      )
      for (const request of people) await store.newsletter.signUp(request)
      for (const { confirmToken } of people.slice(0, 4)) {
        await store.newsletter.confirm({ hash: confirmToken.hash, now: start })
      }
      await bounce(store, 'stopped@example.org')

      const issue = 'issue-one'
      const begin = async () => (await store.issues.start({ issue, now: start })).kind
      expect([await begin(), await begin()]).toEqual(['started', 'under-way'])
      for (;;) {
        const next = await store.issues.readNextReaders({ issue, most: 2 })
        if (next.kind !== 'readers') throw new Error(next.kind)
        const mails = next.readers.map((reader) => ({
          reader,
          id: `news-${reader.email}`,
          message: 'words',
          unsubscribeHash: `hash-${reader.id}`,
        }))
        const batch = { issue, after: next.after, mails, now: start }
        expect(await store.issues.addMails(batch)).toEqual({ kind: 'queued', mails: mails.length })
        expect(await store.issues.addMails(batch)).toEqual({ kind: 'overtaken' })
        if (mails.length === 0) break
      }
      expect(await begin()).toBe('queued-before')

      const due = await claimAll(store, start)
      expect(due.map(({ recipient }) => recipient).toSorted()).toEqual(
        ['ana', 'eva', 'ida'].map((name) => `${name}@example.org`),
      )
      const [sent, refused] = due
      const settle = (mail: QueuedMail | undefined, result: MailResult) =>
        store.mail.settle({
          mail: { id: mail?.id ?? '', attempts: mail?.attempts ?? 0 },
          now: start,
          result,
        })
      await settle(sent, { kind: 'sent' })
      await settle(refused, { kind: 'given-up', error: 'E' })
      await claimAll(store, start + minute)
      expect(await store.issues.readAll()).toEqual({
        kind: 'issues',
        issues: [
          {
            issue,
            startedAt: start,
            queuedAt: start,
            mails: 3,
            waiting: 1,
            sent: 1,
            givenUp: 1,
            interrupted: 1,
            returned: 0,
          },
        ],
      })

      const report = (kind: ReportKind, tag = sent?.tag ?? '') =>
        store.issues.takeReport({ about: { mailId: sent?.id ?? '', tag }, kind, now: start })
      expect(await report('hard', '0'.repeat(16))).toEqual({ kind: 'unknown' })
      expect(await report('soft')).toEqual({ kind: 'counted' })
      expect(await report('soft')).toEqual({ kind: 'known' })
      expect(await report('hard')).toEqual({ kind: 'suppressed' })
      expect(await readSuppression(store, sent?.recipient ?? '')).toMatchObject({
        reason: 'bounced',
      })
    })

    test('who stops the newsletter while a batch is made is left out of it', async () => {
      const store = await open()
      for (const name of ['ana', 'eva', 'ida']) await addReader(store, `${name}@example.org`)
      const earlier = await claimIssueMail(store, 'issue-zero', 'eva@example.org')
      const batch = await makeIssue(store, 'issue-one')
      expect(batch.mails).toHaveLength(3)
      await complain(store, earlier)
      expect(await store.issues.addMails(batch)).toEqual({ kind: 'queued', mails: 2 })
      const recipients = (await claimAll(store, start)).map(({ recipient }) => recipient)
      expect(recipients.toSorted()).toEqual(['ana@example.org', 'ida@example.org'])
    })

    test('who stops the newsletter while a batch is queued gets no mail of it', async () => {
      const store = await open()
      const readers = []
      for (let n = 0; n < 8; n += 1) readers.push(await addReader(store, `r${n}@example.org`))
      const batch = await makeIssue(store, 'issue-one')
      const [added, ...told] = await Promise.all([
        store.issues.addMails(batch),
        ...readers.map(({ unsubscribeToken: { hash } }, n) =>
          n % 2 === 0
            ? store.newsletter.unsubscribe({ hash, now: start })
            : store.issues.takeReport({
                about: { tokenHash: hash },
                kind: 'complaint',
                now: start,
              }),
        ),
      ])
      expect(added.kind).toBe('queued')
      expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(['unsubscribed', 'suppressed']))
      expect(await claimAll(store, start)).toEqual([])
    })

    test('the link in an issue ends the newsletter for its reader, also a year later', async () => {
      const store = await open()
      for (const name of ['ana', 'eva']) await addReader(store, `${name}@example.org`)
      const batch = await makeIssue(store, 'issue-one')
      await store.issues.addMails(batch)
      const ofAna = batch.mails.find(({ reader }) => reader.email === 'ana@example.org')
      const token = { hash: ofAna?.unsubscribeHash ?? '', now: start + 365 * day }
      expect(await store.newsletter.unsubscribe(token)).toEqual({ kind: 'unsubscribed' })
      const next = await makeIssue(store, 'issue-two')
      expect(next.mails.map(({ reader }) => reader.email)).toEqual(['eva@example.org'])
    })

    test('every issue counts its own mails, and one that just began has none', async () => {
      const store = await open()
      for (const name of ['ana', 'eva']) await addReader(store, `${name}@example.org`)
      const batch = await makeIssue(store, 'b-first')
      await store.issues.addMails(batch)
      await store.issues.start({ issue: 'a-second', now: start + 1 })
      const none = { sent: 0, givenUp: 0, interrupted: 0, returned: 0, queuedAt: undefined }
      expect(await store.issues.readAll()).toEqual({
        kind: 'issues',
        issues: [
          { ...none, issue: 'b-first', startedAt: start, mails: 2, waiting: 2 },
          { ...none, issue: 'a-second', startedAt: start + 1, mails: 0, waiting: 0 },
        ],
      })
    })

    test('no mail of an issue that is paused leaves or is made, until it goes on', async () => {
      const store = await open()
      for (const name of ['ana', 'eva']) await addReader(store, `${name}@example.org`)
      const issue = 'issue-one'
      const [first, second] = [await makeIssue(store, issue), { issue, now: start + minute }]
      const half = { ...first, mails: first.mails.slice(0, 1) }
      const none = { issue: 'none', now: start }
      expect(await store.issues.pause(none)).toEqual({ kind: 'unknown' })
      expect(await store.issues.goOn(none)).toEqual({ kind: 'unknown' })
      await store.issues.addMails(half)
      expect(await store.issues.pause({ issue, now: start })).toEqual({ kind: 'paused' })
      // Again, it stays paused since then.
      expect(await store.issues.pause(second)).toEqual({ kind: 'paused' })
      expect(await store.issues.readAll()).toMatchObject({ issues: [{ pausedAt: start }] })
      const rest = { ...first, after: half.mails[0]?.reader.id ?? '', mails: first.mails.slice(1) }
      expect(await store.issues.addMails(rest)).toEqual({ kind: 'overtaken' })
      expect(await store.issues.readNextReaders({ issue, most: 10 })).toEqual({ kind: 'paused' })
      expect(await store.issues.readBegun()).toEqual({ kind: 'begun', issues: [] })
      expect(await claimAll(store, start)).toEqual([])
      const read = await store.mail.readOutbox()
      const lanesOf = read.kind === 'outbox' ? read.state.lanes : []
      expect(lanesOf.find(({ lane }) => lane === 'newsletter')).toMatchObject({ waiting: 0 })
      // Others are none of its business.
      await store.newsletter.signUp(makeSignUp({ email: 'ida@example.org' }))
      expect(await claimAll(store, start)).toHaveLength(1)

      expect(await store.issues.goOn(second)).toEqual({ kind: 'under-way' })
      expect(await store.issues.goOn(second)).toEqual({ kind: 'under-way' })
      expect(await store.issues.readBegun()).toEqual({ kind: 'begun', issues: [issue] })
      expect(await store.issues.addMails(rest)).toEqual({ kind: 'queued', mails: 1 })
      expect(await claimLane(store, start + minute, 'newsletter')).toHaveLength(2)
    })

    test('what was due later waits longer by the length of the pause', async () => {
      const store = await open()
      for (let n = 0; n < 51; n += 1) await addReader(store, `r${n}@example.org`)
      const issue = 'issue-one'
      await store.issues.start({ issue, now: start })
      const next = await store.issues.readNextReaders({ issue, most: 51 })
      const mails = (next.kind === 'readers' ? next.readers : []).map((reader) => ({
        ...{ reader, id: reader.id, message: 'words', unsubscribeHash: reader.id },
      }))
      await store.issues.addMails({ issue, after: '', mails, now: start })
      const later = start + 5 * day
      await store.issues.pause({ issue, now: start + 1 })
      await store.issues.goOn({ issue, now: later })
      expect(await claimLane(store, later, 'newsletter')).toHaveLength(50)
      expect(await claimLane(store, later + 2 * minute, 'newsletter')).toEqual(
        expect.arrayContaining([expect.objectContaining({ attempts: 1 })]),
      )
    })

    test('readers are counted by their language, and failures by their reason', async () => {
      const store = await open()
      for (const name of ['ana', 'eva', 'ida']) await addReader(store, `${name}@example.org`)
      expect(await store.issues.countReaders()).toEqual({
        kind: 'counted',
        readers: { en: 0, es: 3 },
      })
      await store.issues.addMails(await makeIssue(store, 'issue-one'))
      const [one, two, three] = await claimLane(store, start, 'newsletter')
      if (!one || !two || !three) throw new Error('three mails wait')
      const settle = (mail: QueuedMail, result: MailResult) =>
        store.mail.settle({ mail, now: start, result })
      await settle(one, { kind: 'sent' })
      await settle(two, { kind: 'given-up', error: 'E 552 full' })
      await settle(three, { kind: 'try-again', at: start + hour, error: 'ECONNECTION' })
      const about = { mailId: one.id, tag: one.tag }
      await store.issues.takeReport({ about, kind: 'soft', now: start })
      await store.issues.takeReport({ about, kind: 'hard', now: start })
      expect(await store.issues.readFailures('issue-one')).toEqual({
        kind: 'failures',
        givenUp: [{ error: 'E 552 full', mails: 1 }],
        putOff: [{ error: 'ECONNECTION', mails: 1 }],
        returned: [
          { kind: 'hard', mails: 1 },
          { kind: 'soft', mails: 1 },
        ],
      })
      expect(await store.issues.readAll()).toMatchObject({ issues: [{ returned: 1 }] })
      expect(await store.issues.countReaders()).toMatchObject({ readers: { es: 2 } })
    })

    test('a complaint ends the mails to its reader, and to nobody else', async () => {
      const store = await open()
      for (const name of ['ana', 'eva']) await addReader(store, `${name}@example.org`)
      const { id, tag } = await claimIssueMail(store, 'issue-one')
      const report = { about: { mailId: id, tag }, kind: 'complaint', now: start + day } as const
      expect(await store.issues.takeReport(report)).toEqual({ kind: 'suppressed' })
      expect(await readSuppression(store, 'ana@example.org')).toEqual({
        reason: 'complained',
        since: start + day,
      })
      expect(await readSuppression(store, 'eva@example.org')).toBeUndefined()
    })

    test('a report needs the tag of its own mail, whole', async () => {
      const store = await open()
      for (const name of ['ana', 'eva']) await addReader(store, `${name}@example.org`)
      const own = await claimIssueMail(store, 'issue-one')
      const other = await claimIssueMail(store, 'issue-two')
      for (const tag of [other.tag, own.tag.slice(1), `${own.tag}0`, '']) {
        const report = { about: { mailId: own.id, tag }, kind: 'hard', now: start } as const
        expect(await store.issues.takeReport(report)).toEqual({ kind: 'unknown' })
      }
      expect(await readSuppression(store, 'ana@example.org')).toBeUndefined()
    })

    test('a report of a mail to the clinic is about no reader', async () => {
      const store = await open()
      await store.messages.add(makeMessage())
      const [{ id, tag } = { id: '', tag: '' }] = await claimAll(store, start)
      const report = { about: { mailId: id, tag }, kind: 'hard', now: start } as const
      expect(await store.issues.takeReport(report)).toEqual({ kind: 'unknown' })
    })

    test('two issues in a row that could not be taken are borne, a third ends them', async () => {
      const store = await open()
      await addReader(store, 'ana@example.org')
      const month = 30 * day
      const outcomes: string[] = []
      for (const [n, comesBack] of [true, true, false, true, true, true].entries()) {
        const now = start + n * month
        const { id, tag } = await claimIssueMail(store, `issue-${n}`, 'ana@example.org', now)
        const report = { about: { mailId: id, tag }, kind: 'soft', now } as const
        // What was reported a month ago is forgotten, and counts all the same.
        await store.cleanUp({ before: now })
        if (comesBack) outcomes.push((await store.issues.takeReport(report)).kind)
      }
      expect(outcomes).toEqual([...Array(4).fill('counted'), 'suppressed'])
      expect(await readSuppression(store, 'ana@example.org')).toMatchObject({
        reason: 'bounced',
        since: start + 5 * month,
      })
    })

    test('so are issues that were put off until they were given up', async () => {
      const store = await open()
      await addReader(store, 'ana@example.org')
      const month = 30 * day
      // A mail given up for another reason says nothing of the mailbox.
      for (const [n, soft] of [true, true, false, true, true, true].entries()) {
        expect(await isListed(store, 'ana@example.org')).toBe(false)
        const now = start + n * month
        const mail = await claimIssueMail(store, `issue-${n}`, 'ana@example.org', now)
        await store.mail.settle({ mail, now, result: { kind: 'given-up', error: 'E', soft } })
      }
      expect(await readSuppression(store, 'ana@example.org')).toMatchObject({ reason: 'bounced' })
    })

    test('a confirmation that came back counts for no issue', async () => {
      const store = await open()
      for (const n of [0, 1, 2]) {
        await store.newsletter.signUp(makeSignUp({ now: start + n * day }))
        const [{ id, tag } = { id: '', tag: '' }] = await claimAll(store, start + n * day)
        const report = { about: { mailId: id, tag }, kind: 'soft', now: start } as const
        expect(await store.issues.takeReport(report)).toEqual({ kind: 'counted' })
        await store.mail.settle({ mail: { id, attempts: 1 }, now: start, result: { kind: 'sent' } })
      }
      expect(await isListed(store, 'ana@example.org')).toBe(false)
    })

    test('a complaint without its address is known by the link or the id of its mail', async () => {
      const store = await open()
      const [ana, eva] = [
        await addReader(store, 'ana@example.org'),
        await addReader(store, 'eva@example.org'),
      ]
      const byLink = { tokenHash: eva.unsubscribeToken.hash }
      const mail = await claimIssueMail(store, 'issue-one', 'ana@example.org')
      await store.mail.settle({ mail, now: start, result: { kind: 'sent' } })
      const { id } = mail
      const take = (about: ReportedMail, kind: ReportKind = 'complaint') =>
        store.issues.takeReport({ about, kind, now: start })
      // By these alone, nobody can say that a mailbox is gone.
      expect(await take({ mailId: id }, 'hard')).toEqual({ kind: 'unknown' })
      expect(await take({ mailId: id })).toEqual({ kind: 'suppressed' })
      expect(await take({ mailId: id })).toEqual({ kind: 'known' })
      expect(await take(byLink)).toEqual({ kind: 'suppressed' })
      expect(await take(byLink)).toEqual({ kind: 'known' })
      expect(await take({ tokenHash: ana.confirmToken.hash })).toEqual({ kind: 'unknown' })
      for (const { signup } of [ana, eva]) {
        expect(await readSuppression(store, signup.email)).toMatchObject({ reason: 'complained' })
      }
    })

    test('clean-up forgets the reports that came before a time, and no others', async () => {
      const store = await open()
      await addReader(store, 'ana@example.org')
      const { id, tag } = await claimIssueMail(store, 'issue-one')
      const report = () =>
        store.issues.takeReport({ about: { mailId: id, tag }, kind: 'soft', now: start })
      expect(await report()).toEqual({ kind: 'counted' })
      await store.cleanUp({ before: start })
      expect(await report()).toEqual({ kind: 'known' })
      await store.cleanUp({ before: start + 1 })
      expect(await report()).toEqual({ kind: 'counted' })
    })

    test('the mails of a lane are nobody else’s', async () => {
      const store = await open()
      const confirmation = makeSignUp()
      await store.newsletter.signUp(confirmation)
      const message = makeMessage()
      await store.messages.add(message)
      expect((await claimFrom(store, start, 'newsletter')).kind).toBe('nothing-due')
      expect(await claimFrom(store, start, 'clinic')).toMatchObject({
        mail: { id: message.mail.id, lane: 'clinic' },
      })
      expect((await claimFrom(store, start, 'clinic')).kind).toBe('nothing-due')
      expect(await claimFrom(store, start)).toMatchObject({
        mail: { id: confirmation.mail.id, lane: 'confirmations' },
      })
    })

    const addSignUps = async (store: Store, count: number) => {
      for (let n = 0; n < count; n += 1) {
        await store.newsletter.signUp(makeSignUp({ email: `a${n}@example.org` }))
      }
    }

    test('a lane has its pace: so many at once, then one after each interval', async () => {
      const store = await open()
      await addSignUps(store, 6)
      const pace = { burst: 2, interval: 1000 }
      const claim = (now: number) =>
        store.mail.claim({ lane: 'confirmations', now, lease: day, pace })
      expect((await claim(start)).kind).toBe('mail')
      expect((await claim(start)).kind).toBe('mail')
      expect(await claim(start)).toEqual({ kind: 'held', until: start + 1000 })
      expect(await claim(start + 999)).toEqual({ kind: 'held', until: start + 1000 })
      expect((await claim(start + 1000)).kind).toBe('mail')
      expect(await claim(start + 1000)).toEqual({ kind: 'held', until: start + 2000 })
      // The bucket never holds more than it can.
      expect((await claim(start + hour)).kind).toBe('mail')
      expect((await claim(start + hour)).kind).toBe('mail')
      expect(await claim(start + hour)).toEqual({ kind: 'held', until: start + hour + 1000 })
    })

    test('workers that claim at once share the pace of their lane', async () => {
      const store = await open()
      await addSignUps(store, 8)
      const pace = { burst: 3, interval: hour }
      const claims = await Promise.all(
        Array.from({ length: 8 }, () =>
          store.mail.claim({ lane: 'confirmations', now: start, lease: minute, pace }),
        ),
      )
      expect(claims.filter(({ kind }) => kind === 'mail')).toHaveLength(3)
      expect(claims.filter(({ kind }) => kind === 'held')).toHaveLength(5)
    })

    test('a clock that ran a year ahead holds no lane up once it is right', async () => {
      const store = await open()
      await addSignUps(store, 3)
      const pace = { burst: 1, interval: minute }
      const claim = (now: number) =>
        store.mail.claim({ lane: 'confirmations', now, lease: minute, pace })
      expect((await claim(start + 365 * day)).kind).toBe('mail')
      expect(await claim(start)).toEqual({ kind: 'held', until: start + minute })
      expect((await claim(start + minute)).kind).toBe('held')
    })

    test('a mail knows when it was tried first', async () => {
      const store = await open()
      await store.newsletter.signUp(makeSignUp())
      expect(await claimFrom(store, start + 1)).toMatchObject({ mail: { triedAt: start + 1 } })
      expect(await claimFrom(store, start + hour)).toMatchObject({
        mail: { attempts: 2, triedAt: start + 1 },
      })
    })

    test('a mail that is tried again goes behind those that wait', async () => {
      const store = await open()
      const first = makeSignUp({ email: 'a@example.org', network: 'one' })
      await store.newsletter.signUp(first)
      for (const [n, email] of ['b@example.org', 'c@example.org'].entries()) {
        await store.newsletter.signUp(makeSignUp({ email, network: 'other', now: start + 1 + n }))
      }
      await claimFrom(store, start)
      const result: MailResult = { kind: 'try-again', at: start, error: 'ECONNECTION' }
      await store.mail.settle({ mail: { id: first.mail.id, attempts: 1 }, now: start, result })
      const recipients = (await claimAll(store, start + 2)).map(({ recipient }) => recipient)
      expect(recipients).toEqual(['b@example.org', 'a@example.org', 'c@example.org'])
    })

    test('a mail in hand may be settled although its address was suppressed meanwhile', async () => {
      const store = await open()
      await store.newsletter.signUp(makeSignUp())
      const [mail = { id: '', attempts: 0, tag: '' }] = await claimAll(store, start)
      await complain(store, mail)
      const result: MailResult = { kind: 'try-again', at: start, error: 'ECONNECTION' }
      expect(await store.mail.settle({ mail, now: start, result })).toEqual({ kind: 'settled' })
      expect(await claimAll(store, start + day)).toEqual([])
    })

    test('a mail queued by a clock ten minutes ahead waits, by one further ahead it does not', async () => {
      const store = await open()
      await store.newsletter.signUp(makeSignUp({ now: start + 10 * minute }))
      expect(await claimAll(store, start)).toEqual([])
      expect(await claimAll(store, start - 1)).toHaveLength(1)
    })

    const settleAs = async (store: Store, email: string, at: number, result: MailResult) => {
      const mails = await claimAll(store, at)
      const mail = mails.find(({ recipient }) => recipient === email) ?? { id: '', attempts: 0 }
      const settled = await store.mail.settle({ mail, now: at, result })
      for (const { attempts, id } of mails.filter((each) => each !== mail)) {
        const again = { kind: 'try-again', at, error: 'ECONNECTION' } as const
        await store.mail.settle({ mail: { id, attempts }, now: at, result: again })
      }
      return settled
    }
    const refuse = (store: Store, email: string, at: number) =>
      settleAs(store, email, at, { kind: 'refused', at: at + minute, error: 'EENVELOPE 550' })

    test('that a mailbox does not exist is believed the second time, if a mail was taken since', async () => {
      const store = await open()
      await store.newsletter.signUp(makeSignUp({ email: 'gone@one.example' }))
      await store.newsletter.signUp(makeSignUp({ email: 'eva@two.example' }))
      expect(await refuse(store, 'gone@one.example', start)).toEqual({ kind: 'settled' })
      expect(await isListed(store, 'gone@one.example')).toBe(false)
      expect(await refuse(store, 'gone@one.example', start + minute)).toEqual({ kind: 'settled' })
      await settleAs(store, 'eva@two.example', start + 2 * minute, { kind: 'sent' })
      const believed = start + 3 * minute
      expect(await refuse(store, 'gone@one.example', believed)).toEqual({ kind: 'given-up' })
      expect(await readSuppression(store, 'gone@one.example')).toEqual({
        reason: 'bounced',
        since: believed,
      })
      expect(await claimAll(store, start + day)).toEqual([])
      expect(await store.mail.readOutbox()).toMatchObject({
        state: { givenUp: [{ error: 'EENVELOPE 550', mails: 1 }] },
      })
    })

    test('a server that says so of every mailbox, and takes no mail, loses none and lists nobody', async () => {
      const store = await open()
      const people = ['one', 'two', 'three', 'four'].map((name) => `ana@${name}.example`)
      for (const email of people) await store.newsletter.signUp(makeSignUp({ email }))
      for (let tries = 0; tries < 5; tries += 1) {
        for (const [n, email] of people.entries()) {
          const at = start + tries * hour + n * 2 * minute
          expect(await refuse(store, email, at)).toEqual({ kind: 'settled' })
        }
      }
      for (const email of people) expect(await isListed(store, email)).toBe(false)
      const waiting = (await claimAll(store, start + day)).map(({ recipient }) => recipient)
      expect(waiting.toSorted()).toEqual(people.toSorted())
    })

    test('a mail that was taken before a refusal does not make it believed', async () => {
      const store = await open()
      await store.newsletter.signUp(makeSignUp({ email: 'eva@two.example' }))
      await settleAs(store, 'eva@two.example', start, { kind: 'sent' })
      await store.newsletter.signUp(makeSignUp({ email: 'ana@one.example', now: start }))
      expect(await refuse(store, 'ana@one.example', start)).toEqual({ kind: 'settled' })
      expect(await refuse(store, 'ana@one.example', start + hour)).toEqual({ kind: 'settled' })
      expect(await isListed(store, 'ana@one.example')).toBe(false)
    })

    test('a mail that is nobody’s claim is not refused', async () => {
      const store = await open()
      const request = makeSignUp()
      await store.newsletter.signUp(request)
      await claimFrom(store, start)
      const result: MailResult = { kind: 'refused', at: start, error: 'EENVELOPE 550' }
      const refused = { mail: { id: request.mail.id, attempts: 2 }, now: start, result }
      expect(await store.mail.settle(refused)).toEqual({ kind: 'settled' })
      expect(await isListed(store, request.signup.email)).toBe(false)
    })

    test('a mail to the clinic that is refused lists nobody', async () => {
      const store = await open()
      const { mail, ...request } = makeMessage()
      await store.messages.add({ ...request, mail })
      await claimAll(store, start)
      const result: MailResult = { kind: 'refused', at: start, error: 'EENVELOPE 550' }
      const refused = { mail: { id: mail.id, attempts: 1 }, now: start, result }
      expect(await store.mail.settle(refused)).toEqual({ kind: 'settled' })
      expect(await isListed(store, mail.recipient)).toBe(false)
    })

    test('a claimed mail is nobody else’s until its lease is over', async () => {
      const store = await open()
      await store.newsletter.signUp(makeSignUp())
      const claim = (now: number) => claimFrom(store, now)
      expect((await claim(start)).kind).toBe('mail')
      expect((await claim(start + minute - 1)).kind).toBe('nothing-due')
      expect(await claim(start + minute)).toMatchObject({ kind: 'mail', mail: { attempts: 2 } })
    })

    test('workers that claim at once get different mails', async () => {
      const store = await open()
      for (const n of [1, 2, 3, 4])
        await store.newsletter.signUp(makeSignUp({ email: `a${n}@example.org` }))
      const claims = await Promise.all(Array.from({ length: 8 }, () => claimFrom(store, start)))
      const ids = claims.flatMap((claim) => (claim.kind === 'mail' ? [claim.mail.id] : []))
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.length + (await claimAll(store, start)).length).toBe(4)
    })

    test('a sent mail is not due again; one to be tried again is due then', async () => {
      const store = await open()
      const [sent, postponed, refused] = [1, 2, 3].map((n) =>
        makeSignUp({ email: `a${n}@example.org` }),
      ) as [SignUpRequest, SignUpRequest, SignUpRequest]
      for (const request of [sent, postponed, refused]) await store.newsletter.signUp(request)
      await claimAll(store, start)
      const settle = (request: SignUpRequest, result: MailResult) =>
        store.mail.settle({ mail: { id: request.mail.id, attempts: 1 }, now: start, result })
      expect(await settle(sent, { kind: 'sent' })).toEqual({ kind: 'settled' })
      await settle(refused, { kind: 'given-up', error: 'EENVELOPE 550' })
      await settle(postponed, { kind: 'try-again', at: start + day, error: 'ECONNECTION' })
      expect(await claimAll(store, start + day - 1)).toEqual([])
      const due = await claimAll(store, start + day)
      expect(due.map(({ id }) => id)).toEqual([postponed.mail.id])
    })

    test('the mails of one lane leave in the order in which they were queued', async () => {
      const store = await open()
      for (const n of [1, 2, 3]) {
        await store.newsletter.signUp(makeSignUp({ email: `a${n}@example.org`, now: start + n }))
      }
      const recipients = (await claimAll(store, start + 9)).map(({ recipient }) => recipient)
      expect(recipients).toEqual(['a1@example.org', 'a2@example.org', 'a3@example.org'])
    })

    test('clean-up deletes the tokens and mails that are over, and nothing else', async () => {
      const store = await open()
      const [old, used, sent, givenUp, recent] = ['old', 'used', 'sent', 'given-up', 'recent'].map(
        (name) =>
          makeSignUp({
            email: `${name}@example.org`,
            now: name === 'recent' ? start + 40 * day : start,
          }),
      ) as [SignUpRequest, SignUpRequest, SignUpRequest, SignUpRequest, SignUpRequest]
      for (const request of [old, used, sent, givenUp, recent])
        await store.newsletter.signUp(request)
      await store.newsletter.confirm({ hash: used.confirmToken.hash, now: start })
      await claimAll(store, start)
      const settle = (request: SignUpRequest, result: MailResult) =>
        store.mail.settle({ mail: { id: request.mail.id, attempts: 1 }, now: start, result })
      await settle(sent, { kind: 'sent' })
      await settle(givenUp, { kind: 'given-up', error: 'EENVELOPE 550' })
      for (const request of [old, used]) {
        await settle(request, { kind: 'try-again', at: start, error: 'ECONNECTION' })
      }

      const now = start + 40 * day
      const before = start + 10 * day
      const cleaned = { kind: 'cleaned-up', tokens: 4, mails: 2, subscribers: 2 }
      expect(await store.cleanUp({ before })).toEqual(cleaned)
      expect(await store.cleanUp({ before })).toMatchObject({ mails: 0 })
      const read = (request: SignUpRequest, purpose: 'confirm' | 'unsubscribe') =>
        store.newsletter.readToken({
          hash: (purpose === 'confirm' ? request.confirmToken : request.unsubscribeToken).hash,
          purpose,
          now,
        })
      for (const request of [old, used, sent, givenUp]) {
        expect(await read(request, 'confirm')).toEqual({ kind: 'unknown' })
      }
      for (const request of [old, used]) {
        expect(await read(request, 'unsubscribe')).toEqual({ kind: 'usable' })
      }
      expect(await read(recent, 'confirm')).toEqual({ kind: 'usable' })
      const due = (await claimAll(store, now)).map(({ id }) => id)
      expect(due.toSorted()).toEqual([old.mail.id, used.mail.id, recent.mail.id].toSorted())
      expect(await store.newsletter.signUp(makeSignUp({ email: used.signup.email, now }))).toEqual({
        kind: 'already-confirmed',
      })
    })

    test('clean-up keeps what ended at that very time', async () => {
      const store = await open()
      const request = makeSignUp()
      await store.newsletter.signUp(request)
      await claimAll(store, start)
      await store.mail.settle({
        mail: { id: request.mail.id, attempts: 1 },
        now: start,
        result: { kind: 'sent' },
      })
      await store.newsletter.confirm({ hash: request.confirmToken.hash, now: start })
      const { expiresAt } = request.confirmToken
      expect(await store.cleanUp({ before: start })).toMatchObject({ tokens: 0, mails: 0 })
      expect(await store.cleanUp({ before: expiresAt })).toMatchObject({ tokens: 0, mails: 1 })
      expect(await store.cleanUp({ before: expiresAt + 1 })).toMatchObject({ tokens: 1, mails: 0 })
    })

    test('a mail is out of reach for others as long as its worker says so', async () => {
      const store = await open()
      const request = makeSignUp()
      await store.newsletter.signUp(request)
      const claim = (now: number) => claimFrom(store, now)
      await claim(start)
      const first = { id: request.mail.id, attempts: 1 }
      const until = start + 3 * minute
      expect(await store.mail.renew({ mail: first, until })).toEqual({ kind: 'renewed' })
      expect((await claim(until - 1)).kind).toBe('nothing-due')
      expect(await claim(until)).toMatchObject({ kind: 'mail', mail: { attempts: 2 } })
      expect(await store.mail.renew({ mail: first, until: until + day })).toEqual({ kind: 'lost' })
      // What the first says now is not heard, but that the mail was taken.
      const again = { kind: 'try-again', at: start, error: 'ECONNECTION' } as const
      await store.mail.settle({ mail: first, now: until, result: again })
      expect((await claim(until)).kind).toBe('nothing-due')
      await store.mail.settle({ mail: first, now: until, result: { kind: 'sent' } })
      expect(await claimAll(store, until + day)).toEqual([])
    })

    test('a mail counts how often it was put off, and how often it may have been taken', async () => {
      const store = await open()
      const request = makeSignUp()
      await store.newsletter.signUp(request)
      const results = ['postponed', 'unsure', 'unsure', undefined] as const
      for (const [index, counts] of results.entries()) {
        await claimAll(store, start)
        const mail = { id: request.mail.id, attempts: index + 1 }
        const result: MailResult = {
          kind: 'try-again',
          at: start,
          error: 'E',
          ...(counts ? { counts } : {}),
        }
        await store.mail.settle({ mail, now: start, result })
      }
      expect(await claimAll(store, start)).toMatchObject([{ attempts: 5, postponed: 1, unsure: 2 }])
    })

    test('a mail that a clock running ahead put off is due when the clock is right again', async () => {
      const store = await open()
      const year = 365 * day
      const [queued, claimed, postponed] = ['a', 'b', 'c'].map((name) =>
        makeSignUp({ email: `${name}@example.org`, now: start + year }),
      ) as [SignUpRequest, SignUpRequest, SignUpRequest]
      await store.newsletter.signUp(claimed)
      await claimAll(store, start + year)
      await store.newsletter.signUp(postponed)
      await claimAll(store, start + year)
      await store.mail.settle({
        mail: { id: postponed.mail.id, attempts: 1 },
        now: start + year,
        result: { kind: 'try-again', at: start + year + hour, error: 'ECONNECTION' },
      })
      await store.newsletter.signUp(queued)
      expect((await claimAll(store, start)).map(({ id }) => id).toSorted()).toEqual(
        [queued, claimed, postponed].map(({ mail }) => mail.id).toSorted(),
      )
      expect(await claimAll(store, start)).toEqual([])
    })

    test('a message is stored together with its mail', async () => {
      const store = await open()
      const request = makeMessage()
      expect(await store.messages.add(request)).toEqual({ kind: 'stored' })
      expect(await claimAll(store, start)).toMatchObject([{ ...request.mail, attempts: 1 }])
      const clash = makeMessage()
      const failed = await store.messages.add({ ...clash, mail: request.mail })
      expect(failed).toMatchObject({ kind: 'not-stored' })
      expect(await store.messages.readAnswerState({ id: clash.message.id })).toEqual({
        kind: 'unknown',
      })
    })

    test('a message that is sent again is stored once, with one mail', async () => {
      const store = await open()
      const request = makeMessage()
      await store.messages.add(request)
      const again = makeMessage({ ...request.message, id: 'again' })
      expect(await store.messages.add(again)).toEqual({ kind: 'stored' })
      expect(await store.messages.readAnswerState({ id: 'again' })).toEqual({ kind: 'unknown' })
      expect(await claimAll(store, start)).toHaveLength(1)
    })

    test('a second person is told once of a message, and of none that was answered', async () => {
      const store = await open()
      const [late, answered] = [makeMessage(), makeMessage()]
      await store.messages.add(late)
      await store.messages.add(answered)
      const name = { id: answered.message.id }
      await store.messages.markAnswered({ name, author: 'rosa', now: start })
      const tell = async ({ mail, message: { id } }: MessageRequest, time: number) => {
        const again = { ...mail, id: `${mail.id} ${time}`, recipient: 'late@clinic.example' }
        return (await store.messages.tellLate({ id, now: start, mail: again })).kind
      }
      const told = await Promise.all([tell(late, 1), tell(late, 2)])
      expect(told.toSorted()).toEqual(['queued', 'told-before'])
      expect(await tell(answered, 1)).toBe('told-before')
    })

    test('a message is marked as answered once, by its link or by its name', async () => {
      const store = await open()
      const [first, second] = [makeMessage(), makeMessage()]
      await store.messages.add(first)
      await store.messages.add(second)
      const mark = (name: { hash: string } | { id: string }) =>
        store.messages.markAnswered({ name, now: start + day, author: 'rosa' })
      const stateOf = ({ message }: MessageRequest, kind: 'open' | 'answered') => {
        return { kind, id: message.id, createdAt: start }
      }
      expect(await mark({ hash: first.answerHash })).toEqual(stateOf(first, 'open'))
      expect(await mark({ id: first.message.id })).toEqual(stateOf(first, 'answered'))
      expect(await store.messages.readAnswerState({ hash: first.answerHash })).toEqual(
        stateOf(first, 'answered'),
      )
      expect(await store.messages.readAnswerState({ id: second.message.id })).toEqual(
        stateOf(second, 'open'),
      )
      expect(await mark({ id: 'no such message' })).toEqual({ kind: 'unknown' })
      const presses = await Promise.all([1, 2].map(() => mark({ id: second.message.id })))
      expect(presses.map(({ kind }) => kind).toSorted()).toEqual(['answered', 'open'])
    })

    test('messages are read as they were written and answered, the oldest first', async () => {
      const store = await open()
      const first = makeMessage({ id: 'b', needs: ['ramp', 'interpreter'], texts: true })
      const [second, third] = [makeMessage({ id: 'c' }), makeMessage({ id: 'a' }, start + 1)]
      for (const request of [third, second, first]) await store.messages.add(request)
      const act = { name: { id: 'b' }, author: 'rosa' }
      await store.messages.markAnswered({ ...act, now: start + day })
      const unanswered = { createdAt: start, answeredAt: undefined, takenBy: '', history: [] }
      const answered = { at: start + day, author: 'rosa', kind: 'answered', text: '' }
      expect(await store.messages.readAll()).toEqual({
        kind: 'messages',
        messages: [
          { ...first.message, ...unanswered, answeredAt: start + day, history: [answered] },
          { ...second.message, ...unanswered },
          { ...third.message, ...unanswered, createdAt: start + 1 },
        ],
      })
    })

    test('what the desk does with a message is kept in its order, and goes with the message', async () => {
      const store = await open()
      const [first, second] = [makeMessage(), makeMessage()]
      await store.messages.add(first)
      await store.messages.add(second)
      const { id } = first.message
      const act = (hours: number, author: string) => ({ author, now: start + hours * hour })
      await store.messages.addNote({ id, text: 'called twice', ...act(1, 'rosa') })
      await store.messages.markAnswered({ name: { id }, ...act(2, 'rosa') })
      expect(await store.messages.reopen({ name: { id }, ...act(3, 'luis') })).toMatchObject({
        kind: 'answered',
      })
      expect(await store.messages.reopen({ name: { id }, ...act(4, 'luis') })).toMatchObject({
        kind: 'open',
      })
      await store.messages.addNote({ id, text: 'second try', ...act(5, 'luis') })
      const gone = { id: 'no such message', text: 'a note', ...act(6, 'luis') }
      expect(await store.messages.addNote(gone)).toEqual({ kind: 'unknown' })
      const read = await store.messages.readAll()
      const [found, other] = read.kind === 'messages' ? read.messages : []
      expect(found).toMatchObject({ answeredAt: undefined })
      expect(found?.history).toEqual([
        { at: start + hour, author: 'rosa', kind: 'note', text: 'called twice' },
        { at: start + 2 * hour, author: 'rosa', kind: 'answered', text: '' },
        { at: start + 3 * hour, author: 'luis', kind: 'reopened', text: '' },
        { at: start + 5 * hour, author: 'luis', kind: 'note', text: 'second try' },
      ])
      expect(other?.history).toEqual([])
      expect(await store.messages.forget({ id, now: start })).toEqual({ kind: 'forgotten' })
    })

    const makeDigest = (digestDay: string) => {
      const { mail, now } = makeMessage()
      return { day: digestDay, mail: { ...mail, kind: 'clinic-digest' as const }, now }
    }

    test('the digest of a day is queued once, and the days before are forgotten', async () => {
      const store = await open()
      const [tuesday, wednesday] = ['2026-03-03', '2026-03-04'] as const
      expect(await store.digests.read(tuesday)).toEqual({ kind: 'due' })
      expect(await store.digests.add(makeDigest(tuesday))).toEqual({ kind: 'queued' })
      expect(await store.digests.add(makeDigest(tuesday))).toEqual({ kind: 'sent-before' })
      expect(await store.digests.read(tuesday)).toEqual({ kind: 'sent-before' })
      expect(await store.digests.add(makeDigest(wednesday))).toEqual({ kind: 'queued' })
      expect(await store.digests.read(tuesday)).toEqual({ kind: 'due' })
      expect(await store.digests.read(wednesday)).toEqual({ kind: 'sent-before' })
      const mails = await claimAll(store, start)
      expect(mails.map(({ kind }) => kind)).toEqual(['clinic-digest', 'clinic-digest'])
    })

    test('a forgotten message goes with its mail and a digest that waits, and nothing else', async () => {
      const store = await open()
      await store.digests.add(makeDigest('2026-03-03'))
      const [earlier = { id: '', attempts: 0 }] = await claimAll(store, start)
      await store.mail.settle({ mail: earlier, now: start, result: { kind: 'sent' } })
      const [stored, forgotten] = [makeMessage(), makeMessage()]
      await store.messages.add(stored)
      await store.messages.add(forgotten)
      await store.digests.add(makeDigest('2026-03-04'))
      expect(await store.messages.forget({ id: forgotten.message.id, now: start })).toEqual({
        kind: 'forgotten',
      })
      expect(await store.messages.readAll()).toMatchObject({
        messages: [{ id: stored.message.id }],
      })
      expect((await claimAll(store, start)).map(({ id }) => id)).toEqual([stored.mail.id])
      expect(await store.mail.readOutbox()).toMatchObject({
        state: { lanes: [{ lane: 'clinic', lastSent: start }, {}, {}] },
      })
    })

    test('messages are erased by when they were answered or came, to the millisecond', async () => {
      const store = await open()
      const [old, answered] = [makeMessage(), makeMessage({}, start + day)]
      await store.messages.add(old)
      await store.messages.add(answered)
      const answeredAct = {
        name: { id: answered.message.id },
        now: start + 2 * day,
        author: 'rosa',
      }
      await store.messages.markAnswered(answeredAct)
      const erase = (answeredBefore: number, cameBefore: number) =>
        store.messages.eraseOld({ answeredBefore, cameBefore })
      expect(await erase(start + 2 * day, start)).toEqual({ kind: 'erased', messages: 0 })
      expect(await erase(start + 2 * day + 1, start)).toEqual({ kind: 'erased', messages: 1 })
      expect(await store.messages.readAll()).toMatchObject({ messages: [{ id: old.message.id }] })
      expect(await erase(start, start + 1)).toEqual({ kind: 'erased', messages: 1 })
    })

    test('answers about pages are read by page and day, and go with the days before one', async () => {
      const store = await open()
      const answer = (page: string, on: string) =>
        ({ day: on, page, locale: 'es', useful: 'no', sentence: `of ${page}` }) as const
      const [first, second, third] = [
        answer('contact', '2026-03-02'),
        answer('contact', '2026-03-03'),
        answer('home', '2026-03-01'),
      ]
      for (const given of [third, second, first]) {
        expect(await store.feedback.add(given)).toEqual({ kind: 'stored' })
      }
      const answers = [first, second, third]
      expect(await store.feedback.readAll()).toEqual({ kind: 'feedback', answers })
      expect(await store.feedback.eraseBefore('2026-03-02')).toEqual({ kind: 'erased' })
      expect(await store.feedback.readAll()).toEqual({ kind: 'feedback', answers: [first, second] })
    })

    test('presses add up by page and kind, the most pressed first', async () => {
      const store = await open()
      const press = async (page: string, kind: PressKind, ...days: string[]) => {
        for (const on of days) {
          expect(await store.presses.add({ day: on, page, kind })).toEqual({ kind: 'stored' })
        }
      }
      await press('/b', 'text', '2026-03-02')
      await press('/b', 'call', '2026-03-02')
      await press('/a', 'call', '2026-03-04')
      await press('/c', 'form', '2026-03-01', '2026-03-02', '2026-03-04', '2026-03-05')
      await press('/c', 'form', '2026-03-02')
      const read = async (from: string, to: string) => {
        const { totals } = { totals: [], ...(await store.presses.read({ from, to })) }
        return totals.map(({ kind, number, page }) => `${page} ${kind} ${number}`)
      }
      const totals = ['/c form 3', '/a call 1', '/b call 1', '/b text 1']
      expect(await read('2026-03-02', '2026-03-04')).toEqual(totals)
      expect(await store.presses.forgetBefore('2026-03-04')).toEqual({ kind: 'forgotten' })
      expect(await read('2026-01-01', '2026-12-31')).toEqual(['/c form 2', '/a call 1'])
      const later = { from: '2027-01-01', to: '2027-12-31' }
      expect(await store.presses.read(later)).toEqual({ kind: 'presses', totals: [] })
    })

    test('words of searches add up by day', async () => {
      const store = await open()
      const add = (on: string, ...words: string[]) => store.searches.add({ day: on, words })
      expect(await add('2026-03-01', 'lien')).toEqual({ kind: 'stored' })
      await add('2026-03-02', 'lien', 'whiplash')
      await add('2026-03-02', 'lien')
      const read = async (from: string) => {
        const { words } = { words: [], ...(await store.searches.readDays(from)) }
        return words.map(({ day: on, number, word }) => `${on} ${word} ${number}`).toSorted()
      }
      const second = ['2026-03-02 lien 2', '2026-03-02 whiplash 1']
      expect(await read('2026-03-01')).toEqual(['2026-03-01 lien 1', ...second])
      expect(await store.searches.forgetBefore('2026-03-02')).toEqual({ kind: 'forgotten' })
      expect(await read('2026-03-01')).toEqual(second)
      expect(await read('2026-03-03')).toEqual([])
    })

    const readPerson = async (store: Store, address: string) => {
      const read = await store.people.read(address)
      if (read.kind !== 'person') throw new Error(read.reason)
      return read.person
    }

    /** Ana, who signed up, wrote and is on the list, and Eva, who did too and is not. */
    async function fillPeople(store: Store) {
      const [ana, eva] = [
        makeMessage({ email: 'Ana@example.org', phone: '+15105550123' }),
        makeMessage({ email: 'eva@example.org', phone: '+15105550199' }),
      ]
      const signUps = ['Ana@example.org', 'eva@example.org'].map((email) => makeSignUp({ email }))
      for (const request of signUps) await store.newsletter.signUp(request)
      await store.messages.add(ana)
      await store.messages.add(eva)
      return { ana, eva }
    }

    test('a person is told all that is stored of them, and nothing of others', async () => {
      const store = await open()
      const { ana } = await fillPeople(store)
      const nobody = { links: [], mails: [], messages: [] }
      expect(await readPerson(store, 'nobody@example.org')).toEqual({
        ...nobody,
        subscription: undefined,
        suppression: undefined,
      })
      const person = await readPerson(store, 'ANA@example.org')
      expect(person).toMatchObject({
        subscription: { email: 'Ana@example.org' },
        messages: [{ id: ana.message.id }],
        suppression: undefined,
      })
      expect(person.links).toHaveLength(2)
      expect(person.mails.map(({ kind }) => kind).toSorted()).toEqual([
        'clinic-message',
        'confirm-newsletter',
      ])
      const byPhone = await readPerson(store, '+15105550123')
      expect(byPhone).toMatchObject({
        ...nobody,
        messages: [{}],
        mails: [{ message: ana.mail.message }],
      })
      // A mail to them that belongs to no row of theirs.
      await store.messages.add({
        ...makeMessage({ email: 'ole@example.org' }),
        mail: { ...makeMessage().mail, recipient: 'ANA@Example.org' },
      })
      expect((await readPerson(store, 'ana@example.org')).mails).toHaveLength(3)
      const mails = await claimAll(store, start)
      await complain(
        store,
        mails.find(({ recipient }) => recipient === 'Ana@example.org'),
      )
      expect(await readPerson(store, 'ana@example.org')).toMatchObject({
        suppression: { reason: 'complained', since: start },
      })
    })

    test('who is forgotten leaves their hash on the list, and others keep everything', async () => {
      const store = await open()
      const { ana, eva } = await fillPeople(store)
      await store.digests.add(makeDigest('2026-03-03'))
      const before = await readPerson(store, 'eva@example.org')
      const hashes = [await hashOf(store, 'ana@example.org')]
      const forgotten = await store.people.forget({ hashes, now: start + day })
      // The digest that waits may name her.
      expect(forgotten).toMatchObject({ kind: 'forgotten', rows: 2 })
      expect('mailIds' in forgotten && forgotten.mailIds).toHaveLength(3)
      expect(await readPerson(store, 'ana@example.org')).toEqual({
        subscription: undefined,
        links: [],
        mails: [],
        messages: [],
        suppression: { reason: 'forgotten', since: start + day, author: '' },
      })
      expect(await readPerson(store, 'eva@example.org')).toEqual(before)
      const due = (await claimAll(store, start)).map(({ id }) => id)
      expect(due).toContain(eva.mail.id)
      expect(due).not.toContain(ana.mail.id)

      const byPhone = { hashes: [await hashOf(store, '+15105550199')], now: start + day }
      expect(await store.people.forget(byPhone)).toMatchObject({ rows: 1, mailIds: [eva.mail.id] })
      const none = { kind: 'forgotten', rows: 0, mailIds: [] }
      expect(await store.people.forget(byPhone)).toEqual(none)
      expect(await store.people.forget({ hashes: [], now: start })).toEqual(none)
    })

    test('mails that went out are told and go with their person, a digest that went out stays', async () => {
      const store = await open()
      const [signUp, digest] = [makeSignUp(), makeDigest('2026-03-03')]
      const [byAna, byEva] = [makeMessage(), makeMessage({ email: 'eva@example.org', phone: '' })]
      const copy = { ...byEva, mail: { ...byEva.mail, recipient: 'ANA@example.org' } }
      await store.newsletter.signUp(signUp)
      await store.messages.add(byAna)
      await store.digests.add(digest)
      for (const mail of await claimAll(store, start)) {
        await store.mail.settle({ mail, now: start, result: { kind: 'sent' } })
      }
      await store.messages.add(copy)
      const person = await readPerson(store, 'ana@example.org')
      expect(person.mails.map(({ kind, sent_at }) => [kind, sent_at]).toSorted()).toEqual([
        ['clinic-message', null],
        ['clinic-message', start],
        ['confirm-newsletter', start],
      ])
      const hashes = [await hashOf(store, 'ana@example.org')]
      const forgotten = await store.people.forget({ hashes, now: start })
      expect({ mailIds: [], ...forgotten }.mailIds.toSorted()).toEqual(
        [signUp, byAna, copy].map(({ mail }) => mail.id).toSorted(),
      )
      expect(await store.messages.readAll()).toMatchObject({ messages: [{ id: byEva.message.id }] })
      expect(await store.mail.readOutbox()).toMatchObject({
        state: { lanes: [{ lane: 'clinic', waiting: 0, lastSent: start }, {}, {}] },
      })
    })

    test('a store that works says so', async () => {
      const store = await open()
      expect(await store.checkWritable(start)).toEqual({ kind: 'writable' })
      expect(await store.checkWritable(start + 1)).toEqual({ kind: 'writable' })
    })
  })
}
