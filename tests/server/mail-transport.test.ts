import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { day, hour, minute, second } from '#language/dates/durations.ts'
import { createMailWorker } from '#server/mail/mail-worker.ts'
import type { MailSender, SendOutcome } from '#server/mail/sender.ts'
import { createSmtpSender } from '#server/mail/smtp.ts'
import { writeLetter } from '#server/write-letter.ts'
import { readSuppression } from '../support/read-suppression.ts'
import { createMailCatcher, postJson, setup, subscribe } from '../support/server.ts'
import { type ReceivedMail, sayNo, startSmtp } from '../support/smtp-server.ts'
import { makeMessage } from './store-contract.ts'

const mail = { id: 'mail-1', recipient: 'ana@example.org', message: 'Subject: words\r\n\r\nwords' }

function dropIt(_mail: ReceivedMail, drop: () => void) {
  drop()
  return undefined
}

describe('what an answer means', () => {
  test.each([
    // That the mailbox does not exist, by its status or in the words of the provider.
    ['RCPT', '550 5.1.1', 'no', 'refused'],
    ['RCPT', '550 5.1.10', 'no', 'refused'],
    ['RCPT', '550 5.2.1', 'no', 'refused'],
    ['DATA', '550 5.1.1', 'no', 'refused'],
    [
      'RCPT',
      '550 5.5.0',
      'Requested action not taken: mailbox unavailable (S2017062302)',
      'refused',
    ],
    ['RCPT', '550 5.4.1', 'Recipient address rejected: Access denied. [AS(201806281)]', 'refused'],
    ['DATA', '552', '1 Requested mail action aborted, mailbox not found', 'refused'],
    ['RCPT', '550', 'No such user here', 'refused'],
    // Of this recipient, who may take the next one.
    ['RCPT', '552 5.2.2', 'Mailbox full', 'postponed'],
    ['RCPT', '452 4.2.2', 'Over quota', 'postponed'],
    ['DATA', '552 5.2.2', 'Quota exceeded (mailbox for user is full)', 'postponed'],
    ['RCPT', '550 5.7.1', 'Recipient address rejected: policy', 'postponed'],
    ['RCPT', '550 5.7.133', 'RESOLVER.RST.SenderNotAuthenticatedForGroup', 'postponed'],
    ['RCPT', '550 5.4.1', 'no', 'postponed'],
    ['RCPT', '550 5.5.0', 'no', 'postponed'],
    // At RCPT, perhaps of us.
    ['RCPT', '550', 'no', 'doubted'],
    ['RCPT', '554 5.7.1', 'Relay access denied', 'doubted'],
    ['RCPT', '550 5.7.1', 'Service unavailable, Client host [192.0.2.1] blocked using', 'doubted'],
    ['RCPT', '553 5.1.8', 'Sender address rejected: Domain not found', 'doubted'],
    ['RCPT', '550 5.7.26', 'This mail has been blocked because the sender is', 'doubted'],
    // Of us.
    ['MAIL', '553 5.1.1', 'no', 'blocked'],
    ['MAIL', '552 5.2.2', 'over quota', 'blocked'],
    ['MAIL', '530', 'no', 'blocked'],
    ['DATA', '554 5.7.1', 'spam', 'blocked'],
    ['DATA', '554', 'no', 'blocked'],
    // For now only: about this mail, or about everything.
    ['RCPT', '450 4.2.0', 'no', 'postponed'],
    ['RCPT', '451 4.7.1', 'no', 'postponed'],
    ['DATA', '452', 'no', 'postponed'],
    ['MAIL', '451', 'no', 'unreachable'],
  ])('at %s, %s %s: the mail is %s', async (stage, answer, words, kind) => {
    const refusal = sayNo(answer, `<${mail.recipient}>: ${words}`)
    const { received, sender } = await startSmtp({
      onMailFrom: (_address, _session, done) => done(stage === 'MAIL' ? refusal : null),
      onRcptTo: (_address, _session, done) => done(stage === 'RCPT' ? refusal : null),
      answerMail: () => (stage === 'DATA' ? refusal : undefined),
    })
    const outcome = await sender.send(mail)
    expect(outcome).toMatchObject({ kind, error: expect.stringContaining(`${answer} ${stage}`) })
    expect(JSON.stringify(outcome)).not.toContain('ana')
    expect(received).toEqual([])
  })

  test('a server that ends the session leaves the mail for later', async () => {
    const { sender } = await startSmtp({
      onRcptTo: (_address, _session, done) => done(sayNo('421')),
    })
    expect(await sender.send(mail)).toEqual({ kind: 'unreachable', error: 'ECONNECTION 421' })
  })

  test('a server that is away leaves the mail for later', async () => {
    const sender = createSmtpSender('smtp://127.0.0.1:1')
    expect(await sender.send(mail)).toMatchObject({ kind: 'unreachable', error: /^E/ })
  })

  test('a server that takes its time with the answer is waited for', async () => {
    const patience = { untilData: 1500 }
    const { received, sender } = await startSmtp({
      patience,
      answerMail: () => wait(2500, undefined),
    })
    expect(await sender.send(mail)).toEqual({ kind: 'sent' })
    expect(received).toHaveLength(1)
  })

  test('a server that says nothing before the mail is not waited for', async () => {
    const { sender } = await startSmtp({ patience: { untilData: 200 }, onRcptTo: () => {} })
    expect(await sender.send(mail)).toEqual({ kind: 'unreachable', error: 'ETIMEDOUT' })
  })

  test('a connection lost after the mail leaves open whether it was taken', async () => {
    const { received, sender } = await startSmtp({ answerMail: dropIt })
    expect((await sender.send(mail)).kind).toBe('unsure')
    expect(received).toHaveLength(1)
  })

  test('a connection lost before the mail does not', async () => {
    const { sender, server } = await startSmtp({
      onRcptTo: () => {
        for (const connection of server.connections) connection.close()
      },
    })
    expect((await sender.send(mail)).kind).toBe('unreachable')
  })

  test('a connection is used for the next mail, and one that was ended is made again', async () => {
    let connections = 0
    const { received, sender, server } = await startSmtp({
      onConnect(_session, done) {
        connections += 1
        done()
      },
    })
    await sender.send(mail)
    await sender.send(mail)
    expect(connections).toBe(1)
    for (const connection of server.connections) connection.close()
    expect(await sender.send(mail)).toEqual({ kind: 'sent' })
    expect([connections, received.length]).toEqual([2, 3])
  })
})

describe('a password', () => {
  const heard: string[] = []
  const onAuth: SMTPServerOptions['onAuth'] = ({ password }, _session, done) => {
    heard.push(password ?? '')
    done(null, { user: 'clinic' })
  }

  test('is never said in the clear', async () => {
    heard.length = 0
    const { received, sender } = await startSmtp({
      login: 'clinic:secret@',
      allowInsecureAuth: true,
      onAuth,
    })
    expect(await sender.send(mail)).toMatchObject({ kind: 'blocked', error: /STARTTLS/ })
    expect([heard, received]).toEqual([[], []])
  })

  test('is said after STARTTLS', async () => {
    heard.length = 0
    const { url } = await startSmtp({ login: 'clinic:secret@', disabledCommands: [], onAuth })
    const sender = createSmtpSender(`${url}/?tls.rejectUnauthorized=false`)
    onTestFinished(() => sender.close())
    expect(await sender.send(mail)).toEqual({ kind: 'sent' })
    expect(heard).toEqual(['secret'])
  })

  test('is not said to a server whose certificate is not good', async () => {
    heard.length = 0
    const { sender } = await startSmtp({
      login: 'clinic:secret@',
      disabledCommands: [],
      onAuth,
    })
    expect((await sender.send(mail)).kind).toBe('unreachable')
    expect(heard).toEqual([])
  })
})

/** A server with people in its queue, and a sender whose answers the test decides. */
async function setupQueue(...addresses: string[]) {
  const server = await setup()
  for (const address of addresses) await subscribe(server, address)
  const asked: string[] = []
  const answers = new Map<string, SendOutcome>()
  const sender: MailSender = {
    async send({ recipient }) {
      asked.push(recipient)
      const answer = answers.get(recipient) ?? answers.get('everybody')
      return answer ?? { kind: 'sent' }
    },
    close() {},
  }
  const { clock, log, store } = server
  const worker = createMailWorker({ store, writeLetter, sender, clock: clock.now, log })
  const names = () => server.events.map(({ name }) => name)
  const status = () => worker.statuses().find(({ lane }) => lane === 'confirmations')?.status
  return { ...server, answers, asked, names, status, worker }
}

function readNetworks(data: string) {
  const db = new DatabaseSync(path.join(data, 'site.db'), { readOnly: true })
  const rows = db.prepare('select network from outbox').all()
  db.close()
  return rows.map(({ network }) => network)
}

const noMailbox = { kind: 'refused', error: 'EENVELOPE 550 5.1.1 RCPT gone' } as const

describe('the queue', () => {
  test('a refusal of us stops it, says so and suppresses nobody', async () => {
    const { answers, asked, clock, events, names, status, store, worker } = await setupQueue(
      'ana@example.org',
      'eva@example.org',
    )
    answers.set('everybody', { kind: 'blocked', error: 'EENVELOPE 553 MAIL ours' })
    await worker.deliverDue()
    await worker.deliverDue()
    expect(asked).toHaveLength(1)
    expect(status()).toEqual({
      kind: 'resting',
      because: 'blocked',
      since: clock.now(),
      error: 'EENVELOPE 553 MAIL ours',
    })
    expect(names()).toEqual(['mail-blocked', 'mail-try-again'])
    expect(await readSuppression(store, 'ana@example.org')).toBeUndefined()
    expect(JSON.stringify(events)).not.toMatch(/ana|eva/)
  })

  test('it goes on when the other end is well again', async () => {
    const people = ['ana@example.org', 'eva@example.org']
    const { answers, asked, clock, status, worker } = await setupQueue(...people)
    answers.set('everybody', { kind: 'blocked', error: 'EENVELOPE 553 MAIL ours' })
    await worker.deliverDue()
    answers.clear()
    asked.length = 0
    clock.pass(30 * second)
    await worker.deliverDue()
    expect(asked.toSorted()).toEqual(people)
    expect(status()).toEqual({ kind: 'sending' })
  })

  test('one mail that is refused for its own sake does not hold up the others for long', async () => {
    const people = ['ana@example.org', 'eva@example.org', 'ida@example.org']
    const { answers, asked, clock, worker } = await setupQueue(...people)
    answers.set('ana@example.org', { kind: 'blocked', error: 'EMESSAGE 554 5.7.1 DATA' })
    for (let tries = 0; tries < 10; tries += 1) {
      await worker.deliverDue()
      clock.pass(30 * second)
    }
    expect(new Set(asked)).toEqual(new Set(people))
  })

  test('a rest that a wrong clock began ends with the right one', async () => {
    const { answers, asked, clock, worker } = await setupQueue('ana@example.org')
    clock.pass(365 * day)
    answers.set('everybody', { kind: 'unreachable', error: 'ECONNECTION' })
    await worker.deliverDue()
    clock.pass(-365 * day)
    answers.clear()
    await worker.deliverDue()
    expect(asked).toEqual(['ana@example.org', 'ana@example.org'])
  })

  test('a mailbox that does not exist is asked twice, and written to no more', async () => {
    const { answers, asked, clock, names, worker, ...server } = await setupQueue('ana@example.org')
    answers.set('ana@example.org', noMailbox)
    await worker.deliverDue()
    clock.pass(1)
    await subscribe(server, 'eva@example.org')
    await worker.deliverDue()
    clock.pass(30 * second)
    await worker.deliverDue()
    expect(names()).toEqual(['mail-refused', 'mail-sent', 'mail-given-up'])
    clock.pass(day)
    await subscribe(server, 'ana@example.org')
    await worker.deliverDue()
    expect(asked.filter((address) => address === 'ana@example.org')).toHaveLength(2)
  })

  const refusesUs = { kind: 'doubted', error: 'EENVELOPE 554 5.7.1 RCPT ours' } as const

  test('servers of three domains that refuse us in a row stop it, and nothing is given up', async () => {
    const people = ['ana@a.example', 'eva@b.example', 'ida@c.example', 'lea@d.example']
    const { answers, asked, clock, names, status, worker } = await setupQueue(...people)
    answers.set('everybody', refusesUs)
    await worker.deliverDue()
    expect(asked).toHaveLength(3)
    expect(names().slice(2)).toEqual(['mail-blocked', 'mail-try-again'])
    expect(status()).toMatchObject({ because: 'blocked', error: refusesUs.error })
    answers.clear()
    asked.length = 0
    clock.pass(minute)
    await worker.deliverDue()
    expect(asked.toSorted()).toEqual(people)
    expect(status()).toEqual({ kind: 'sending' })
  })

  test('servers of two domains that refuse us, however often, stop nobody', async () => {
    const people = ['a@a.example', 'b@a.example', 'c@A.example', 'd@b.example']
    const { answers, names, status, worker, ...server } = await setupQueue(...people)
    for (const address of people) answers.set(address, refusesUs)
    await worker.deliverDue()
    // A mail that is taken shows that the others mean themselves.
    await subscribe(server, 'ida@c.example')
    await worker.deliverDue()
    answers.set('eva@d.example', refusesUs)
    await subscribe(server, 'eva@d.example')
    await worker.deliverDue()
    expect(names()).not.toContain('mail-blocked')
    expect(status()).toEqual({ kind: 'sending' })
  })

  test('a hundred recipients who refuse their mail hold up nobody', async () => {
    const poison = Array.from({ length: 100 }, (_, n) => `x@poison-${n}.example`)
    const { answers, asked, status, worker, ...server } = await setupQueue(...poison)
    for (const address of poison) {
      answers.set(address, { kind: 'postponed', error: 'EENVELOPE 550 5.7.1 RCPT unwelcome' })
    }
    await worker.deliverDue()
    asked.length = 0
    await subscribe(server, 'ana@example.org')
    await worker.deliverDue()
    expect(asked).toEqual(['ana@example.org'])
    expect(status()).toEqual({ kind: 'sending' })
  })

  test.each([
    ['refuses it', { kind: 'postponed', error: 'EENVELOPE 552 5.2.2 RCPT full' }],
    ['refuses us', refusesUs],
    ['says that there is no such mailbox, while no other mail is taken', noMailbox],
    ['refuses what we say of ourselves', { kind: 'blocked', error: 'EENVELOPE 553 MAIL ours' }],
    ['cannot be reached', { kind: 'unreachable', error: 'ECONNECTION' }],
  ] as const)('a confirmation whose server %s is tried for a day', async (_, answer) => {
    const { answers, clock, events, store, worker } = await setupQueue('ana@example.org')
    answers.set('ana@example.org', answer)
    const start = clock.now()
    const isGivenUp = () => events.some(({ name }) => name === 'mail-given-up')
    while (!isGivenUp() && clock.now() - start < 3 * day) {
      clock.pass(10 * minute)
      await worker.deliverDue()
    }
    expect(clock.now() - start).toBeGreaterThan(day)
    expect(clock.now() - start).toBeLessThan(day + 2 * hour)
    expect(await store.mail.readOutbox()).toMatchObject({
      state: { givenUp: [{ error: answer.error, mails: 1 }] },
    })
  })

  test('no lane waits for another, whose server refuses us or says nothing', async () => {
    const { clock, log, store, ...server } = await setup()
    await subscribe(server, 'ana@example.org')
    await store.messages.add(makeMessage({}, clock.now()))
    const sentTo: string[] = []
    const silent = Promise.withResolvers<SendOutcome>()
    const sender: MailSender = {
      async send({ recipient }) {
        if (recipient === 'ana@example.org') return silent.promise
        sentTo.push(recipient)
        return { kind: 'sent' }
      },
      close() {},
    }
    const services = { store, writeLetter: async () => '', sender, clock: clock.now, log }
    const worker = createMailWorker(services)
    const run = worker.deliverDue()
    await expect.poll(() => sentTo).toEqual(['desk@clinic.example'])
    silent.resolve({ kind: 'blocked', error: 'EENVELOPE 553 MAIL ours' })
    await run
    await store.messages.add(makeMessage({}, clock.now()))
    await worker.deliverDue()
    expect(sentTo).toHaveLength(2)
    expect(worker.statuses().map(({ lane, status }) => [lane, status.kind])).toEqual([
      ['clinic', 'sending'],
      ['confirmations', 'resting'],
      ['newsletter', 'sending'],
    ])
  })

  test('confirmations leave at their pace, on two servers together as on one', async () => {
    const { clock, log, store, ...server } = await setup()
    for (let n = 0; n < 60; n += 1) await subscribe(server, `visitor-${n}@example.org`)
    const sender = createMailCatcher()
    const services = { store, writeLetter, sender, clock: clock.now, log, perHour: 100 }
    const [one, other] = [createMailWorker(services), createMailWorker(services)]
    const sentAfter = async (wait: number) => {
      clock.pass(wait)
      await one.deliverDue()
      await other.deliverDue()
      return sender.taken.length
    }
    // A tenth at once; then 15 an hour, one every four minutes.
    expect(await sentAfter(0)).toBe(10)
    expect(await sentAfter(4 * minute - 1)).toBe(10)
    expect(await sentAfter(1)).toBe(11)
    expect(await sentAfter(minute)).toBe(11)
    expect(await sentAfter(3 * minute)).toBe(12)
    for (let n = 0; n < 13; n += 1) await sentAfter(4 * minute)
    expect(sender.taken).toHaveLength(25)
    // What waits for the clinic does not wait for them.
    const written = makeMessage({}, clock.now())
    await store.messages.add(written)
    await sentAfter(1)
    expect(sender.taken.at(-1)?.id).toBe(written.mail.id)
  })

  test('mails to the clinic have no pace', async () => {
    const { clock, log, store } = await setup()
    for (let n = 0; n < 30; n += 1) await store.messages.add(makeMessage({}, clock.now()))
    const sender = createMailCatcher()
    const services = { store, writeLetter, sender, clock: clock.now, log, perHour: 20 }
    await createMailWorker(services).deliverDue()
    expect(sender.taken).toHaveLength(30)
  })

  test('a flood from one network does not hold up a visitor from another', async () => {
    const { clock, log, store, ...server } = await setup()
    for (let n = 0; n < 30; n += 1) {
      const flood = { email: `flood-${n}@example.org`, source: 'footer' }
      await postJson(server, { body: flood, remoteAddress: '198.51.100.7' })
    }
    const visitor = { email: 'ana@example.org', source: 'footer' }
    await postJson(server, { body: visitor, remoteAddress: '203.0.113.9' })
    const sender = createMailCatcher()
    await createMailWorker({
      store,
      writeLetter,
      sender,
      clock: clock.now,
      log,
      perHour: 20,
    }).deliverDue()
    // One of 256 pairs of networks has the same number: then she waits with them.
    const networks = new Set(readNetworks(server.data))
    const recipients = sender.taken.map(({ recipient }) => recipient)
    if (networks.size === 2) expect(recipients).toContain('ana@example.org')
  })

  test('a mail that may have been taken goes out at most twice more, as the same mail', async () => {
    const { clock, log, store, ...server } = await setup()
    const { received, sender } = await startSmtp({ answerMail: dropIt })
    const worker = createMailWorker({ store, writeLetter, sender, clock: clock.now, log })
    await subscribe(server, 'ana@example.org')
    for (let tries = 0; tries < 10; tries += 1) {
      await worker.deliverDue()
      clock.pass(hour)
    }
    expect(received).toHaveLength(3)
    const ids = received.map(({ message }) => /^Message-ID: .*$/im.exec(message)?.[0])
    expect(new Set(ids).size).toBe(1)
    expect(server.events.at(-1)?.name).toBe('mail-given-up')
  })

  test('a server that first says later gets the mail later, once', async () => {
    const { clock, log, store, ...server } = await setup()
    const seen = new Set<string>()
    const { received, sender } = await startSmtp({
      onRcptTo({ address }, _session, done) {
        const again = seen.has(address)
        seen.add(address)
        done(again ? null : sayNo('451 4.7.1', 'greylisted'))
      },
    })
    const worker = createMailWorker({ store, writeLetter, sender, clock: clock.now, log })
    for (const name of ['ana', 'eva']) await subscribe(server, `${name}@example.org`)
    await worker.deliverDue()
    expect([seen.size, received.length]).toEqual([2, 0])
    clock.pass(30 * second)
    await worker.deliverDue()
    clock.pass(hour)
    await worker.deliverDue()
    expect(received).toHaveLength(2)
  })

  test('two servers with a slow mail server send a mail once', async () => {
    const { log, store, ...server } = await setup()
    const { received, sender, url } = await startSmtp({ answerMail: () => wait(2000, undefined) })
    const other = createSmtpSender(url)
    onTestFinished(() => other.close())
    const workers = [sender, other].map((each) =>
      createMailWorker({ store, writeLetter, sender: each, clock: Date.now, log, lease: 800 }),
    )
    await subscribe(server, 'ana@example.org')
    const first = workers[0]?.deliverDue()
    for (let look = 0; look < 18; look += 1) {
      await wait(100)
      await workers[1]?.deliverDue()
    }
    await first
    expect(received).toHaveLength(1)
  })

  test('a lane for each kind of mail and a test of an inbox reach a server that hangs', async () => {
    const heard: string[] = []
    const { sender } = await startSmtp({
      answerMail({ recipients }) {
        heard.push(...recipients)
        return new Promise(() => {})
      },
    })
    const recipients = ['clinic', 'confirmations', 'newsletter', 'test'].map(
      (name) => `${name}@example.org`,
    )
    const stop = new AbortController()
    const sent = recipients.map((recipient) => sender.send({ ...mail, recipient }, stop.signal))
    await expect.poll(() => heard.toSorted()).toEqual(recipients)
    stop.abort()
    await Promise.all(sent)
  })

  test('a worker that is stopped does not wait for a server that hangs', async () => {
    const { clock, log, store, ...server } = await setup()
    const heard = Promise.withResolvers<undefined>()
    const { sender } = await startSmtp({
      answerMail() {
        heard.resolve(undefined)
        return new Promise(() => {})
      },
    })
    const services = { store, writeLetter, sender, clock: clock.now, log }
    const worker = createMailWorker({ ...services, grace: 50 })
    await subscribe(server, 'ana@example.org')
    worker.start()
    await heard.promise
    await worker.stop()
    expect(server.events.at(-1)).toMatchObject({
      name: 'mail-try-again',
      fields: { error: 'ESTOPPED' },
    })
    clock.pass(minute)
    expect(
      (await store.mail.claim({ lane: 'confirmations', now: clock.now(), lease: minute })).kind,
    ).toBe('mail')
  })
})
