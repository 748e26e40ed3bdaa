import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { day, hour, minute, second } from '#language/dates/durations.ts'
import { writeLetter } from '#server/letters.ts'
import { createMailWorker } from '#server/mail/mail-worker.ts'
import type { MailSender, SendOutcome } from '#server/mail/sender.ts'
import { createSmtpSender } from '#server/mail/smtp.ts'
import { createMailCatcher, postJson, setup, subscribe } from '../support/server.ts'
import { type ReceivedMail, sayNo, startSmtp } from '../support/smtp-server.ts'

const mail = { id: 'mail-1', recipient: 'ana@example.org', message: 'Subject: words\r\n\r\nwords' }

function dropIt(_mail: ReceivedMail, drop: () => void) {
  drop()
  return undefined
}

describe('what an answer means', () => {
  test.each([
    // At RCPT, that the mailbox does not exist is final.
    ['RCPT', '550 5.1.1', 'refused'],
    ['RCPT', '550 5.1.10', 'refused'],
    ['RCPT', '550 5.2.1', 'refused'],
    // All other refusals for good are about us.
    ['RCPT', '550 5.7.1', 'blocked'],
    ['RCPT', '550', 'blocked'],
    ['RCPT', '552 5.2.2', 'blocked'],
    ['RCPT', '553 5.1.8', 'blocked'],
    ['MAIL', '553 5.1.1', 'blocked'],
    ['MAIL', '530', 'blocked'],
    ['DATA', '554 5.7.1', 'blocked'],
    ['DATA', '550 5.1.1', 'blocked'],
    // For now only: about this mail, or about everything.
    ['RCPT', '450 4.2.0', 'postponed'],
    ['RCPT', '451 4.7.1', 'postponed'],
    ['DATA', '452', 'postponed'],
    ['MAIL', '451', 'unreachable'],
  ])('at %s, %s has the mail %s', async (stage, answer, kind) => {
    const refusal = sayNo(answer, `${mail.recipient} and we`)
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
  return { ...server, answers, asked, names, worker }
}

function readLanes(data: string) {
  const db = new DatabaseSync(path.join(data, 'site.db'), { readOnly: true })
  const rows = db.prepare('select lane from outbox').all()
  db.close()
  return rows.map(({ lane }) => lane)
}

const noMailbox = { kind: 'refused', error: 'EENVELOPE 550 5.1.1 RCPT' } as const

describe('the queue', () => {
  test('a refusal of us stops it, says so, suppresses nobody and loses nothing', async () => {
    const { answers, asked, clock, events, names, worker } = await setupQueue(
      'ana@example.org',
      'eva@example.org',
    )
    answers.set('everybody', { kind: 'blocked', error: 'EENVELOPE 553 MAIL' })
    await worker.deliverDue()
    await worker.deliverDue()
    expect(asked).toHaveLength(1)
    expect(worker.status()).toEqual({
      kind: 'resting',
      because: 'blocked',
      since: clock.now(),
      error: 'EENVELOPE 553 MAIL',
    })
    expect(names()).toEqual(['mail-try-again', 'mail-blocked'])

    // However long it takes: a week.
    for (let waited = 0; waited < 7 * day; waited += 6 * hour) {
      clock.pass(6 * hour)
      await worker.deliverDue()
    }
    expect(names()).not.toContain('mail-given-up')
    expect(JSON.stringify(events)).not.toMatch(/ana|eva/)
  })

  test('it goes on when the other end is well again', async () => {
    const people = ['ana@example.org', 'eva@example.org']
    const { answers, asked, clock, worker } = await setupQueue(...people)
    answers.set('everybody', { kind: 'blocked', error: 'EENVELOPE 553 MAIL' })
    await worker.deliverDue()
    answers.clear()
    asked.length = 0
    clock.pass(30 * second)
    await worker.deliverDue()
    expect(asked.toSorted()).toEqual(people)
    expect(worker.status()).toEqual({ kind: 'sending' })
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

  test('a mailbox that does not exist is given up at once and written to no more', async () => {
    const { answers, asked, clock, names, worker, ...server } = await setupQueue('ana@example.org')
    answers.set('ana@example.org', noMailbox)
    await worker.deliverDue()
    expect(names()).toEqual(['mail-refused'])
    clock.pass(day)
    await subscribe(server, 'ana@example.org')
    await worker.deliverDue()
    expect(asked).toEqual(['ana@example.org'])
  })

  test('refusals by three domains in a row are ours, and are taken back', async () => {
    const people = ['ana@a.example', 'eva@b.example', 'ida@c.example']
    const { answers, asked, clock, names, worker, ...server } = await setupQueue(...people)
    answers.set('everybody', noMailbox)
    await worker.deliverDue()
    expect(names().slice(3)).toEqual(['mail-refusals-taken-back', 'mail-blocked'])
    expect(worker.status()).toMatchObject({ because: 'blocked' })
    answers.clear()
    asked.length = 0
    clock.pass(30 * second)
    await worker.deliverDue()
    expect(asked.toSorted()).toEqual(people)
    clock.pass(day)
    for (const person of people) await subscribe(server, person)
    await worker.deliverDue()
    expect(asked).toHaveLength(6)
  })

  test('refusals by two domains, however many, are theirs', async () => {
    const people = ['a@a.example', 'b@a.example', 'c@A.example', 'd@b.example']
    const { answers, names, worker, ...server } = await setupQueue(...people)
    answers.set('everybody', noMailbox)
    await worker.deliverDue()
    answers.clear()
    await subscribe(server, 'ida@c.example')
    await worker.deliverDue()
    answers.set('everybody', noMailbox)
    await subscribe(server, 'eva@d.example')
    await worker.deliverDue()
    expect(names().filter((name) => name !== 'mail-refused')).toEqual(['mail-sent'])
  })

  test('no more mails leave in an hour than the budget has, but those for the clinic', async () => {
    const people = Array.from({ length: 7 }, (_, n) => `visitor-${n}@example.org`)
    const { clock, log, store, ...server } = await setup()
    for (const person of people) await subscribe(server, person)
    const sender = createMailCatcher()
    const worker = createMailWorker({
      store,
      writeLetter,
      sender,
      clock: clock.now,
      log,
      perHour: 3,
    })
    const sentAfter = async (wait: number) => {
      clock.pass(wait)
      await worker.deliverDue()
      return sender.taken.length
    }
    expect(await sentAfter(0)).toBe(3)
    expect(await sentAfter(hour - 1)).toBe(3)
    expect(await sentAfter(1)).toBe(6)
    expect(await sentAfter(minute)).toBe(6)
    // Another server has the same budget.
    const other = createMailWorker({
      store,
      writeLetter,
      sender,
      clock: clock.now,
      log,
      perHour: 3,
    })
    await other.deliverDue()
    expect(sender.taken).toHaveLength(6)
    expect(await sentAfter(hour)).toBe(7)
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
      perHour: 2,
    }).deliverDue()
    // One of 256 pairs of networks shares a lane: then she waits with them.
    const lanes = new Set(readLanes(server.data))
    const recipients = sender.taken.map(({ recipient }) => recipient)
    if (lanes.size === 2) expect(recipients).toContain('ana@example.org')
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
    const { received, sender, url } = await startSmtp({ answerMail: () => wait(900, undefined) })
    const other = createSmtpSender(url)
    onTestFinished(() => other.close())
    const workers = [sender, other].map((each) =>
      createMailWorker({ store, writeLetter, sender: each, clock: Date.now, log, lease: 200 }),
    )
    await subscribe(server, 'ana@example.org')
    const first = workers[0]?.deliverDue()
    for (let look = 0; look < 8; look += 1) {
      await wait(100)
      await workers[1]?.deliverDue()
    }
    await first
    expect(received).toHaveLength(1)
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
    expect((await store.mail.claim({ now: clock.now(), lease: minute })).kind).toBe('mail')
  })
})
