import { mkdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import PostalMime from 'postal-mime'
import { describe, expect, onTestFinished, test } from 'vitest'
import { clinic } from '#clinic'
import { day, hour, minute } from '#language/dates/durations.ts'
import { locales } from '#language/locales.ts'
import type { QueuedMail } from '#server/mail/claims.ts'
import { findReturnAddresses, writeReturnAddress } from '#server/mail/return-address.ts'
import { createSmtpSender } from '#server/mail/smtp.ts'
import { type NewsletterDesk, runNewsletter } from '#server/newsletter/commands.ts'
import { composeIssueMail, issueMailId } from '#server/newsletter/issue-mail.ts'
import { createIssueRound } from '#server/newsletter/issue-round.ts'
import { readIssues } from '#server/newsletter/issues.ts'
import { readReport } from '#server/newsletter/read-report.ts'
import { sendIssue } from '#server/newsletter/send-issue.ts'
import type { Store } from '#server/open-store.ts'
import { clinicDomain } from '#site/contact-links.ts'
import { madeIssue } from '../support/made-issue.ts'
import { readSuppression } from '../support/read-suppression.ts'
import { origin, setup, subscribe, type TestServer } from '../support/server.ts'
import { startSmtp } from '../support/smtp-server.ts'
import { makeSignUp } from './store-contract.ts'

const bounceAddress = 'bounces@clinic.example'

/** People who confirmed, and whose mails about that are gone. */
async function addReaders(
  { catcher, clock, store, worker }: TestServer,
  ...people: (readonly [string, 'en' | 'es'])[]
) {
  for (const [email, locale] of people) {
    const request = makeSignUp({ email, locale, now: clock.now() })
    await store.newsletter.signUp(request)
    await store.newsletter.confirm({ hash: request.confirmToken.hash, now: clock.now() })
  }
  await worker.deliverDue()
  return catcher.taken.splice(0)
}

async function setupReaders(...people: (readonly [string, 'en' | 'es'])[]) {
  const server = await setup()
  const mails = await addReaders(server, ...people)
  async function complain(email: string) {
    const { id = '', tag = '' } = mails.find(({ recipient }) => recipient === email) ?? {}
    const report = {
      about: { mailId: id, tag },
      kind: 'complaint',
      now: server.clock.now(),
    } as const
    expect(await server.store.issues.takeReport(report)).toEqual({ kind: 'suppressed' })
  }
  const sending = {
    store: server.store,
    clock: server.clock.now,
    siteOrigin: origin,
    linkOrigin: origin,
  }
  return { server, sending, complain }
}

/** A store that does something else when a batch is to be queued. */
const withAddMails = ({ store }: TestServer, addMails: Store['issues']['addMails']) => ({
  issues: { ...store.issues, addMails },
})

const compose = (locale: 'en' | 'es', issue = madeIssue) =>
  composeIssueMail({
    issue,
    locale,
    id: 'mail-1',
    to: 'ana@example.org',
    now: Date.UTC(2026, 2, 4),
    siteOrigin: origin,
    unsubscribeLink: `${origin}/newsletter/unsubscribe?token=${'T'.repeat(43)}`,
  })

describe('an issue as a mail', () => {
  test('has the words of the file as HTML and as text, with links that work outside the site', async () => {
    const mail = await PostalMime.parse(await compose('en'))
    expect(mail.subject).toBe('Papers & plans')
    expect(mail.text).toContain(`our page (${origin}/resources/immediate-help)`)
    expect(mail.text).toContain('TWO THINGS\n\n- One\n- Two')
    expect(mail.html).toContain(`<a href="${origin}/resources/immediate-help">our page</a>`)
    expect(mail.html).toContain('<a href="tel:')
    expect(mail.html).toContain('<strong>One</strong>')
    expect(mail.html).not.toContain('<b>')
    for (const body of [mail.text, mail.html]) expect(body).toContain(clinic.address.street)
  })

  test('in Spanish has no English in it', async () => {
    const mail = await PostalMime.parse(await compose('es'))
    expect(mail.html).toContain('<html lang="es">')
    expect(mail.text).toContain('1. Uno\n2. Dos')
    expect(mail.text).not.toMatch(/\b(?:the|you|your|website)\b/i)
  })

  test('names its list and how to leave it with one press', async () => {
    const { headers } = await PostalMime.parse(await compose('en'))
    const read = (name: string) => headers.find(({ key }) => key === name)?.value
    expect(read('list-id')).toBe(`<newsletter.${clinicDomain}>`)
    expect(read('list-unsubscribe')).toMatch(/^<https:.*token=T{43}>$/)
    expect(read('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  })

  test('can be made of every issue in content', async () => {
    for (const issue of readIssues()) {
      for (const locale of locales) {
        const mail = await PostalMime.parse(await compose(locale, issue))
        expect(mail.text?.length).toBeGreaterThan(500)
      }
    }
  })

  test('shows no block that mail programs cannot draw', async () => {
    const words = { ...madeIssue.words.en, body: '::danger-line' }
    const issue = { ...madeIssue, words: { ...madeIssue.words, en: words } }
    await expect(compose('en', issue)).rejects.toThrow(/cannot show <words-danger-line>/)
  })
})

describe('sending', () => {
  test('goes to everybody who confirmed, in their language, each with a token of their own', async () => {
    const { sending, server } = await setupReaders(
      ['ana@example.org', 'en'],
      ['eva@example.org', 'es'],
    )
    await subscribe(server, 'never-confirms@example.org')
    await server.readMails()
    server.catcher.taken.length = 0
    expect(await sendIssue(sending, madeIssue)).toEqual({ kind: 'queued', mails: 2 })
    const mails = await server.readMails()
    const found = mails.map(({ subject, to }) => [to?.[0]?.address, subject])
    expect(found.toSorted()).toEqual([
      ['ana@example.org', 'Papers & plans'],
      ['eva@example.org', 'Papeles y planes'],
    ])
    const links = mails.map((mail) => mail.text?.match(/\S+token=\S+/)?.[0] ?? '')
    expect(new Set(links).size).toBe(2)
    for (const link of links) {
      const address = link.replace(origin, '')
      const body = 'List-Unsubscribe=One-Click'
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
      const answer = await server.app.request(address, { method: 'POST', headers, body })
      expect(answer.status).toBe(200)
    }
    expect(await readSuppression(server.store, 'ana@example.org')).toMatchObject({
      reason: 'unsubscribed',
    })
  })

  test('links to leave the list lead to the server, where it is apart from the pages', async () => {
    const { sending, server } = await setupReaders(['ana@example.org', 'en'])
    await sendIssue({ ...sending, linkOrigin: 'https://functions.example' }, madeIssue)
    const [mail] = await server.readMails()
    expect(mail?.text).toMatch(/https:\/\/functions\.example\/newsletter\/unsubscribe\?token=/)
    expect(mail?.text).toContain(`${origin}/resources/trauma-recovery-newsletter/one-folder`)
  })

  test('an issue is sent once, and to nobody who stopped', async () => {
    const { complain, sending, server } = await setupReaders(
      ['ana@example.org', 'en'],
      ['eva@example.org', 'en'],
    )
    await complain('eva@example.org')
    expect(await sendIssue(sending, madeIssue)).toEqual({ kind: 'queued', mails: 1 })
    expect(await sendIssue(sending, madeIssue)).toEqual({ kind: 'queued-before' })
    await addReaders(server, ['ida@example.org', 'en'])
    server.clock.pass(60 * day)
    expect(await sendIssue(sending, madeIssue)).toEqual({ kind: 'queued-before' })
    expect(await server.readMails()).toHaveLength(0)
  })

  test('two commands at once queue one mail for each reader', async () => {
    const people = Array.from({ length: 60 }, (_, n) => [`r${n}@d${n % 3}.example`, 'en'] as const)
    const { sending, server } = await setupReaders(...people)
    await Promise.all([sendIssue(sending, madeIssue), sendIssue(sending, madeIssue)])
    const recipients = (await server.readMails()).map(({ to }) => to?.[0]?.address)
    expect(recipients.toSorted()).toEqual(people.map(([email]) => email).toSorted())
  })

  test('a command that another came before counts the mails it queued, not those of the other', async () => {
    const { sending, server } = await setupReaders(
      ['ana@example.org', 'en'],
      ['eva@example.org', 'es'],
    )
    const overtaken = withAddMails(server, async (request) => {
      await sendIssue(sending, madeIssue)
      return server.store.issues.addMails(request)
    })
    expect(await sendIssue({ ...sending, store: overtaken }, madeIssue)).toEqual({
      kind: 'queued',
      mails: 0,
    })
    expect(await server.readMails()).toHaveLength(2)
  })

  test.each(['start', 'readNextReaders', 'addMails'] as const)(
    'a store that fails at %s is heard, and nothing is queued',
    async (step) => {
      const { sending, server } = await setupReaders(['ana@example.org', 'en'])
      const diskFull = { kind: 'not-stored', reason: 'disk full' } as const
      const failing = { issues: { ...server.store.issues, [step]: async () => diskFull } }
      expect(await sendIssue({ ...sending, store: failing }, madeIssue)).toEqual(diskFull)
      expect(await server.readMails()).toEqual([])
    },
  )

  test('a domain with many readers gets its mails hour by hour, another does not wait for it', async () => {
    const many = Array.from({ length: 60 }, (_, n) => [`r${n}@many.example`, 'en'] as const)
    const { sending, server } = await setupReaders(...many, ['ana@few.example', 'es'])
    await sendIssue(sending, madeIssue)
    const sentAfter = async (wait: number) => {
      server.clock.pass(wait)
      await server.worker.deliverDue()
      return server.catcher.taken.map(({ recipient }) => recipient)
    }
    expect(await sentAfter(0)).toHaveLength(51)
    expect(await sentAfter(0)).toContain('ana@few.example')
    expect(await sentAfter(2 * minute)).toHaveLength(52)
    expect(await sentAfter(hour)).toHaveLength(61)
  })

  test.each([
    ['a mailbox that is full', { kind: 'postponed', error: 'EENVELOPE 552 5.2.2 RCPT full' }, true],
    ['a server that is away', { kind: 'unreachable', error: 'ECONNECTION' }, false],
  ] as const)(
    'to %s is tried for three days, and three in a row are enough for a mailbox',
    async (_, answer, isEnough) => {
      const { sending, server } = await setupReaders(['ana@example.org', 'en'])
      const { catcher, clock, events, store, worker } = server
      catcher.answer = answer
      // An issue is named by its page, whichever that is.
      for (const id of [madeIssue.id, 'about', 'areas'] as const) {
        expect(await readSuppression(store, 'ana@example.org')).toBeUndefined()
        await sendIssue(sending, { ...madeIssue, id })
        events.length = 0
        const start = clock.now()
        while (!events.some(({ name }) => name === 'mail-given-up')) {
          await worker.deliverDue()
          clock.pass(hour)
          expect(clock.now() - start).toBeLessThan(3 * day + 3 * hour)
        }
        expect(clock.now() - start).toBeGreaterThan(3 * day)
      }
      const listed = await readSuppression(store, 'ana@example.org')
      expect(listed?.reason).toBe(isEnough ? 'bounced' : undefined)
    },
  )

  test('a reader who stops while their mail is made gets none and is not counted', async () => {
    const { complain, sending, server } = await setupReaders(
      ['ana@example.org', 'en'],
      ['eva@example.org', 'en'],
    )
    const meanwhile = withAddMails(server, async (request) => {
      if (request.after === '') await complain('eva@example.org')
      return server.store.issues.addMails(request)
    })
    expect(await sendIssue({ ...sending, store: meanwhile }, madeIssue)).toEqual({
      kind: 'queued',
      mails: 1,
    })
    expect(await server.readMails()).toHaveLength(1)
  })

  test('a sending that was cut off goes on where it was, with the same Message-ID', async () => {
    const people = Array.from({ length: 60 }, (_, n) => [`r${n}@d${n % 3}.example`, 'en'] as const)
    const { sending, server } = await setupReaders(...people)
    const failing = withAddMails(server, async (request) =>
      request.after === ''
        ? server.store.issues.addMails(request)
        : { kind: 'not-stored', reason: 'cut off' },
    )
    const cut = await sendIssue({ ...sending, store: failing }, madeIssue)
    expect(cut).toMatchObject({ kind: 'not-stored' })
    expect(await sendIssue(sending, madeIssue)).toEqual({ kind: 'queued', mails: 35 })
    const recipients = (await server.readMails()).map(({ to }) => to?.[0]?.address)
    expect(new Set(recipients).size).toBe(60)
    expect(recipients).toHaveLength(60)
    expect(issueMailId('a', 'b')).toBe(issueMailId('a', 'b'))
    expect(issueMailId('a', 'b')).not.toBe(issueMailId('a', 'c'))
  })
})

describe('a server that goes on with what was begun', () => {
  async function setupRound(issues = () => [madeIssue]) {
    const { sending, server } = await setupReaders(
      ['ana@example.org', 'en'],
      ['eva@example.org', 'es'],
    )
    const round = createIssueRound({ ...sending, issues, log: server.log, mail: server.worker })
    const begin = () => server.store.issues.start({ issue: madeIssue.id, now: server.clock.now() })
    return { begin, round, sending, server }
  }

  test('queues it, also when it is asked twice at once, and not before it was begun', async () => {
    const { begin, round, server } = await setupRound()
    await round.goOn()
    expect(await server.readMails()).toEqual([])
    await begin()
    await Promise.all([round.goOn(), round.goOn()])
    expect(await server.readMails()).toHaveLength(2)
    await round.goOn()
    expect(server.events.filter(({ name }) => name.startsWith('issue'))).toEqual([
      { name: 'issue-queued', fields: { issue: madeIssue.id, mails: 2 } },
    ])
  })

  test('leaves alone what is paused, until somebody lets it go on', async () => {
    const { begin, round, sending, server } = await setupRound()
    const when = { issue: madeIssue.id, now: server.clock.now() }
    await begin()
    await server.store.issues.pause(when)
    await round.goOn()
    expect(await sendIssue(sending, madeIssue)).toEqual({ kind: 'paused' })
    expect(await server.readMails()).toEqual([])
    await server.store.issues.goOn(when)
    await round.goOn()
    expect(await server.readMails()).toHaveLength(2)
  })

  test.each([
    ['a sample', () => readIssues(), { reason: 'it is a sample' }],
    ['a page that is gone', () => [], { reason: 'there is no such page' }],
    [
      'a file that cannot be read',
      () => {
        throw new Error('ENOENT')
      },
      { error: 'Error' },
    ],
  ])('says of %s why it is not sent', async (_, issues, said) => {
    const { begin, round, server } = await setupRound(issues)
    await begin()
    await round.goOn()
    expect(await server.readMails()).toEqual([])
    expect(server.events.at(-1)).toMatchObject({ name: 'issue-not-queued', fields: said })
    // Once, and not every few seconds.
    await round.goOn()
    expect(server.events.filter(({ name }) => name === 'issue-not-queued')).toHaveLength(1)
  })

  test('says so when the store fails', async () => {
    const { begin, server } = await setupRound()
    await begin()
    const notStored = async () => ({ kind: 'not-stored', reason: 'full' }) as const
    for (const failing of [{ readBegun: notStored }, { readNextReaders: notStored }]) {
      const store = { issues: { ...server.store.issues, ...failing } }
      const services = { clock: server.clock.now, siteOrigin: origin, linkOrigin: origin }
      const { log } = server
      await createIssueRound({ ...services, store, log, issues: () => [madeIssue] }).goOn()
      expect(server.events.at(-1)).toEqual({ name: 'not-stored', fields: { reason: 'full' } })
    }
  })
})

describe('what comes back', () => {
  const mailId = '0f8fad5b-d9cb-469f-a165-70867728950e'
  const tagged = { id: mailId, tag: '0123456789abcdef', recipient: 'a@b.example', message: '' }
  const address = writeReturnAddress(bounceAddress, tagged)

  test('the return address says which mail it is, in any case', () => {
    expect(address).toBe('bounces+0f8fad5bd9cb469fa16570867728950e.0123456789abcdef@clinic.example')
    expect(address.indexOf('@')).toBeLessThanOrEqual(64)
    for (const text of [`To: <${address}>`, address.toUpperCase()]) {
      expect(findReturnAddresses(bounceAddress, text)).toEqual([
        { mailId, tag: '0123456789abcdef' },
      ])
    }
    expect(findReturnAddresses('other@clinic.example', address)).toEqual([])
    expect(writeReturnAddress(bounceAddress, { ...tagged, id: 'mail-1' })).toBe(bounceAddress)
  })

  test.each([
    ['failed', '5.1.1', { kind: 'hard' }],
    ['failed', '5.1.10', { kind: 'hard' }],
    ['failed', '5.2.1', { kind: 'hard' }],
    ['failed', '5.1.8', { kind: 'ours' }],
    ['failed', '5.2.2', { kind: 'soft' }],
    ['failed', '5.7.1', { kind: 'soft' }],
    ['failed', '4.4.1', { kind: 'soft' }],
    ['Failed (gone)', '5.1.1 (no such user)', { kind: 'hard' }],
    ['delayed', '4.4.1', { kind: 'no-failure' }],
    ['delivered', '2.0.0', { kind: 'no-failure' }],
  ])('a delivery report %s with %s', async (action, status, expected) => {
    const report = await readReport(writeBounce(address, { action, status }), bounceAddress)
    expect(report).toMatchObject(expected)
  })

  test('a complaint, and mails that are no report', async () => {
    expect(await readReport(writeComplaint(address), bounceAddress)).toEqual({
      kind: 'complaint',
      about: { mailId, tag: '0123456789abcdef' },
    })
    for (const text of ['', 'Subject: hi\r\n\r\nhi', `To: ${address}\r\n\r\nOut of office`]) {
      expect(await readReport(Buffer.from(text), bounceAddress)).toEqual({ kind: 'no-report' })
    }
  })

  /** A mail that reached a reader, and how reports about it are taken. */
  async function setupSent() {
    const { sending, server } = await setupReaders(['ana@example.org', 'en'])
    await sendIssue(sending, madeIssue)
    await server.readMails()
    const [sent] = server.catcher.taken as QueuedMail[]
    const { id = '', tag = '' } = sent ?? {}
    const report = (kind: 'hard' | 'soft' | 'complaint', forged = tag) =>
      server.store.issues.takeReport({
        about: { mailId: id, tag: forged },
        kind,
        now: server.clock.now(),
      })
    const state = () => readSuppression(server.store, 'ana@example.org')
    return { id, report, sending, server, state, tag }
  }

  test('a forged report changes nothing', async () => {
    const { report, server, state, tag } = await setupSent()
    for (const forged of ['0'.repeat(16), `${tag.slice(0, -1)}x`, '']) {
      expect(await report('hard', forged)).toEqual({ kind: 'unknown' })
    }
    expect(await state()).toBeUndefined()
    const nobody = {
      about: { mailId: 'none', tag },
      kind: 'hard',
      now: server.clock.now(),
    } as const
    expect(await server.store.issues.takeReport(nobody)).toEqual({ kind: 'unknown' })
  })

  test.each([
    ['hard', 'bounced'],
    ['complaint', 'complained'],
  ] as const)(
    'a %s report ends the mails at once, and again changes nothing',
    async (kind, reason) => {
      const { report, state } = await setupSent()
      expect(await report(kind)).toEqual({ kind: 'suppressed' })
      expect(await report(kind)).toEqual({ kind: 'known' })
      expect(await state()).toMatchObject({ reason })
    },
  )

  test('five soft bounces in 30 days end the mails, four or slower ones do not', async () => {
    const { server, state } = await setupSent()
    const softBounce = async (n: number) => {
      const issue = { ...madeIssue, id: `issue-${n}` as typeof madeIssue.id }
      const mails = { after: '', now: server.clock.now() }
      await server.store.issues.start({ issue: issue.id, now: mails.now })
      const next = await server.store.issues.readNextReaders({ issue: issue.id, most: 1 })
      if (next.kind !== 'readers') throw new Error(next.kind)
      const [reader] = next.readers
      if (!reader) throw new Error('no reader is left')
      const id = issueMailId(issue.id, reader.id)
      await server.store.issues.addMails({
        issue: issue.id,
        ...mails,
        mails: [{ reader, id, message: 'words', unsubscribeHash: `hash-${n}` }],
      })
      await server.worker.deliverDue()
      const { tag = '' } = server.catcher.taken.find((mail) => mail.id === id) ?? {}
      const report = { about: { mailId: id, tag }, kind: 'soft', now: server.clock.now() } as const
      return (await server.store.issues.takeReport(report)).kind
    }
    const outcomes = []
    for (const n of [0, 1, 2]) {
      server.clock.pass(30 * day)
      outcomes.push(await softBounce(n))
    }
    expect(outcomes).toEqual(['counted', 'counted', 'suppressed'])
    expect(await state()).toMatchObject({ reason: 'bounced' })
  })
})

describe('the command', () => {
  async function setupCommand() {
    const { sending, server } = await setupReaders(['ana@example.org', 'en'])
    const printed: string[] = []
    const desk: NewsletterDesk = {
      ...sending,
      bounceAddress,
      perHour: undefined,
      openSender: () => server.catcher,
      dataDir: server.data,
      backupDir: server.data,
      author: 'rosa',
      input: Readable.from([]),
      print: (line) => printed.push(line),
    }
    return { desk, printed, sending, server }
  }

  test('says what it can do', async () => {
    const { desk } = await setupCommand()
    await expect(runNewsletter(desk, [])).rejects.toThrow(/preview.*send/s)
    await expect(runNewsletter(desk, ['send', 'nothing'])).rejects.toThrow(/folder/)
  })

  test('previews an issue and sends it to one address, in both languages', async () => {
    const { desk, printed, server } = await setupCommand()
    await runNewsletter(desk, ['preview', 'folder'])
    expect(printed.map((file) => path.basename(file))).toEqual([
      'issue-folder.en.eml',
      'issue-folder.es.eml',
    ])
    for (const file of printed) expect((await stat(file)).mode & 0o777, file).toBe(0o600)
    await runNewsletter(desk, ['test', 'boss@clinic.example'])
    expect(server.catcher.taken.map(({ recipient }) => recipient)).toEqual([
      'boss@clinic.example',
      'boss@clinic.example',
    ])
    await expect(runNewsletter(desk, ['test', 'nobody'])).rejects.toThrow(/address/)
    server.catcher.answer = { kind: 'postponed', error: 'EENVELOPE 552 5.2.2 RCPT full' }
    await expect(runNewsletter(desk, ['test', 'boss@clinic.example'])).rejects.toThrow(
      'en: not sent, the mailbox is full (552 5.2.2 at RCPT).',
    )
  })

  test('sends no sample', async () => {
    const { desk, server } = await setupCommand()
    await expect(runNewsletter(desk, ['send', 'folder'])).rejects.toThrow(/sample/)
    expect(await server.readMails()).toEqual([])
  })

  test('says when an issue that leaves at its pace is done', async () => {
    const { desk, printed, sending, server } = await setupCommand()
    await addReaders(
      server,
      ...Array.from({ length: 20 }, (_, n) => [`r${n}@d${n}.example`, 'en'] as const),
    )
    await sendIssue(sending, madeIssue)
    await runNewsletter({ ...desk, perHour: 10 }, ['status'])
    expect(printed.join('\n')).toContain('waiting 21')
    expect(printed.at(-1)).toMatch(
      /^ {2}they leave at their pace: done about March 4, 2026 at 11:42 AM$/,
    )
    printed.length = 0
    await runNewsletter({ ...desk, perHour: 1000 }, ['status'])
    expect(printed.join('\n')).not.toContain('pace')
  })

  test('shows what was sent and what may have arrived twice', async () => {
    const { desk, printed, sending, server } = await setupCommand()
    await runNewsletter(desk, ['status'])
    await sendIssue(sending, madeIssue)
    await server.store.mail.claim({ lane: 'newsletter', now: server.clock.now(), lease: minute })
    server.clock.pass(2 * minute)
    await server.readMails()
    await runNewsletter(desk, ['status'])
    expect(printed.join('\n')).toMatch(
      /No issue.*issue-folder, begun.*sent 1, waiting 0, given up 0.*arrived twice: 1/s,
    )
  })

  test('pauses an issue and goes on with it', async () => {
    const { desk, printed, sending, server } = await setupCommand()
    await expect(runNewsletter(desk, ['pause', 'folder'])).rejects.toThrow(/not sent yet/)
    await expect(runNewsletter(desk, ['go-on', 'folder'])).rejects.toThrow(/not sent yet/)
    await sendIssue(sending, madeIssue)
    await runNewsletter(desk, ['pause', 'folder'])
    await runNewsletter(desk, ['status'])
    expect(printed.join('\n')).toMatch(/waiting 1.*paused: to go on, run "go-on issue-folder"/s)
    expect(await server.readMails()).toEqual([])
    await runNewsletter(desk, ['go-on', 'folder'])
    expect(await server.readMails()).toHaveLength(1)
  })

  test('takes bounces from a folder or from stdin, the same ones again without effect', async () => {
    const { desk, printed, sending, server } = await setupCommand()
    await sendIssue(sending, madeIssue)
    await server.readMails()
    const [sent] = server.catcher.taken as QueuedMail[]
    if (!sent) throw new Error('nothing was sent')
    const bounce = writeBounce(writeReturnAddress(bounceAddress, sent), {
      action: 'failed',
      status: '5.1.1',
    })
    const folder = path.join(server.data, 'Maildir')
    await mkdir(path.join(folder, 'new'), { recursive: true })
    await writeFile(path.join(folder, 'new', '1'), bounce)
    await writeFile(path.join(folder, 'new', '2'), 'Subject: offers\r\n\r\nbuy')
    // What is being delivered is not whole yet.
    await mkdir(path.join(folder, 'tmp'))
    await writeFile(path.join(folder, 'tmp', '3'), 'Subject: of')
    await runNewsletter(desk, ['bounces', folder])
    await runNewsletter({ ...desk, input: Readable.from([bounce]) }, ['bounces'])
    expect(printed.filter((line) => !line.endsWith(' 0'))).toEqual([
      'written to no more: 1',
      'no reports of a failure: 1',
      'known already: 1',
    ])
    const without = { ...desk, bounceAddress: undefined }
    await expect(runNewsletter(without, ['bounces'])).rejects.toThrow(/BOUNCE_ADDRESS/)
  })
})

test('every mail comes back to an address of its own', async () => {
  const { received, url } = await startSmtp()
  const sender = createSmtpSender(url, { bounceAddress })
  onTestFinished(() => sender.close())
  const id = issueMailId('issue', 'reader')
  const message = await compose('en')
  await sender.send({ id, tag: 'a'.repeat(16), recipient: 'ana@example.org', message })
  expect(findReturnAddresses(bounceAddress, received[0]?.from ?? '')).toEqual([
    { mailId: id, tag: 'a'.repeat(16) },
  ])
})

function writeBounce(to: string, { action, status }: { action: string; status: string }) {
  return writeReport(to, 'delivery-status', [
    [
      'message/delivery-status',
      `Reporting-MTA: dns; mx.example\n\nFinal-Recipient: rfc822; a@b.example\nAction: ${action}\nStatus: ${status}\n`,
    ],
  ])
}

function writeComplaint(address: string) {
  return writeReport('abuse@clinic.example', 'feedback-report', [
    [
      'message/feedback-report',
      `Feedback-Type: abuse\nVersion: 1\nOriginal-Mail-From: <${address}>\n`,
    ],
    ['message/rfc822', 'Subject: Papers\n\nwords\n'],
  ])
}

function writeReport(to: string, type: string, parts: (readonly [string, string])[]) {
  const lines = [
    'From: <postmaster@mx.example>',
    `To: <${to}>`,
    'Subject: Report',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type}; boundary="part"`,
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    'For people.',
    ...parts.flatMap(([kind, text]) => ['--part', `Content-Type: ${kind}`, '', text]),
    '--part--',
    '',
  ]
  return Buffer.from(lines.join('\n').replaceAll('\n', '\r\n'))
}
