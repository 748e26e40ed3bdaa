import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { longestRetention } from '#clinic/retention.ts'
import { day, hour, minute } from '#language/dates/durations.ts'
import { runDesk } from '#server/desk/desk.ts'
import { goRound } from '#server/desk/round.ts'
import { createMailWorker } from '#server/mail/mail-worker.ts'
import type { MailSender, SendOutcome } from '#server/mail/sender.ts'
import { testNew, testRefused } from '#server/mail/test-inboxes.ts'
import { chooseForNotice, orderMessageNotice } from '#server/messages/notice-mail.ts'
import { createMeter } from '#server/meter.ts'
import { createWatch } from '#server/watch.ts'
import { writeLetter } from '#server/write-letter.ts'
import { origin, setup as setupServer } from '../support/server.ts'
import { sayNo, startSmtp } from '../support/smtp-server.ts'
import { makeMessage } from './store-contract.ts'

const [first, second] = ['desk@clinic.example', 'owner@clinic.example']
const gone = { kind: 'refused', error: 'EENVELOPE 550 5.1.1 RCPT gone' } as const
const later = { kind: 'postponed', error: 'EENVELOPE 451 4.7.1 RCPT' } as const
const doubted = { kind: 'doubted', error: 'EENVELOPE 550 RCPT ours' } as const
const blocked = { kind: 'blocked', error: 'EMESSAGE 554 5.7.1 DATA ours' } as const

/** A clinic with two inboxes, whose server answers as the test says. */
async function setup({ inboxes = [first, second] }: { inboxes?: string[] } = {}) {
  const server = await setupServer({ settings: { replyTo: inboxes[0] } })
  const { clock, log, store } = server
  const answers = new Map<string, SendOutcome>()
  const asked: string[] = []
  const taken: string[] = []
  const sender: MailSender = {
    async send({ message, recipient }) {
      asked.push(recipient)
      const answer = answers.get(recipient) ?? { kind: 'sent' }
      if (answer.kind === 'sent') taken.push(message)
      return answer
    },
    close() {},
  }
  const worker = createMailWorker({ store, writeLetter, sender, clock: clock.now, log, inboxes })
  const watch = createWatch({
    ...{ store, clock: clock.now, mail: worker, meter: createMeter() },
    ...{ isForVisitors: true, inboxes, builtOn: server.builtOn },
    suppressions: { status: () => ({ kind: 'kept' }) },
  })
  const printed: string[] = []
  return {
    ...server,
    answers,
    asked,
    sender,
    taken,
    worker,
    write() {
      const { mail, ...request } = makeMessage({}, clock.now())
      const notice = chooseForNotice(request.message, clock.now())
      const order = {
        id: mail.id,
        notice,
        details: 'on',
        answeredLink: `${origin}/answered`,
      } as const
      return store.messages.add({ ...request, mail: { ...mail, ...orderMessageNotice(order) } })
    },
    async readTroubles() {
      const answer = (await (await watch.request('/readyz')).json()) as { because?: string[] }
      return answer.because ?? []
    },
    async desk(...words: string[]) {
      printed.length = 0
      const print = (line: string) => printed.push(line)
      const folders = { dataDir: server.data, backupDir: server.data }
      const services = {
        ...folders,
        deskOrigin: origin,
        store,
        author: 'rosa',
        clock: clock.now,
        print,
      }
      await runDesk({ ...services, inboxes, openSender: () => sender }, words)
      return printed
    },
    inboxTest: { store: store.mail, sender, clock: clock.now, inboxes, log },
  }
}

const isRefused =
  'Mail to desk@clinic.example is refused: the mailbox does not exist (550 5.1.1 at RCPT).'

describe('an inbox of the clinic that refuses', () => {
  test.each([gone, later, doubted])(
    'is passed over at once, and everybody hears of it ($kind)',
    async (answer) => {
      const { answers, asked, desk, readTroubles, taken, worker, write } = await setup()
      answers.set(first, answer)
      await write()
      await worker.deliverDue()
      expect(asked).toEqual([first, second])
      expect(taken[0]).toMatch(/^To: owner@clinic\.example\r$/m)
      expect(await readTroubles()).toEqual(['clinic-inbox-refused'])
      expect((await desk('list'))[0]).toContain('Mail to desk@clinic.example is refused: ')
    },
  )

  test('makes the notice wait for ever while no other takes it', async () => {
    const { answers, clock, events, readTroubles, taken, worker, write } = await setup()
    answers.set(first, gone)
    answers.set(second, later)
    await write()
    for (let waited = 0; waited < 30 * day; waited += 6 * hour) {
      await worker.deliverDue()
      clock.pass(6 * hour)
    }
    expect(await readTroubles()).toEqual([
      'mail-stuck',
      'clinic-mail-waits',
      'clinic-inbox-refused',
    ])
    expect(events.map(({ name }) => name)).not.toContain('mail-given-up')
    expect(taken).toEqual([])
    answers.clear()
    await worker.deliverDue()
    expect(taken).toHaveLength(1)
  })

  test('is asked again, however often the connection is lost behind a whole mail', async () => {
    const { answers, clock, events, taken, worker, write } = await setup({ inboxes: [first] })
    answers.set(first, { kind: 'unsure', error: 'ECONNECTION' })
    await write()
    for (let tries = 0; tries < 6; tries += 1) {
      await worker.deliverDue()
      clock.pass(hour)
    }
    expect(events.map(({ name }) => name)).toEqual(Array(6).fill('mail-try-again'))
    answers.clear()
    await worker.deliverDue()
    expect(taken).toHaveLength(1)
  })

  test('is asked again every ten minutes at most', async () => {
    const { answers, asked, clock, worker, write } = await setup({ inboxes: [first] })
    answers.set(first, gone)
    await write()
    for (let minutes = 0; minutes < 120; minutes += 1) {
      await worker.deliverDue()
      clock.pass(minute)
    }
    expect(asked.length).toBeGreaterThan(14)
    expect(asked.length).toBeLessThan(20)
  })

  test('is passed over after a rest when what it refuses seems to be us', async () => {
    const { answers, asked, clock, readTroubles, taken, worker, write } = await setup()
    answers.set(first, blocked)
    await write()
    await worker.deliverDue()
    expect(await readTroubles()).toEqual(['mail-blocked'])
    clock.pass(minute)
    await worker.deliverDue()
    expect(asked).toEqual([first, second])
    expect(taken[0]).toMatch(/^To: owner@clinic\.example\r$/m)
    expect(await readTroubles()).toEqual([])
  })

  test('is forgiven by the next round in which it takes a test', async () => {
    const { answers, desk, inboxTest, readTroubles, taken, worker, write } = await setup()
    answers.set(first, gone)
    await write()
    await worker.deliverDue()
    expect(await desk('list')).toContain(isRefused)
    await testRefused(inboxTest)
    expect(await readTroubles()).toEqual(['clinic-inbox-refused'])
    answers.clear()
    await testRefused(inboxTest)
    expect(await readTroubles()).toEqual([])
    expect((await desk('list')).join('\n')).not.toContain('refused')
    expect(taken.at(-1)).toContain('Subject: A test: mail of the website arrives here')
    // Who takes mail gets no tests.
    await testRefused(inboxTest)
    expect(taken).toHaveLength(2)
  })

  test('does not matter once the settings name another, which gets what waits', async () => {
    const { answers, clock, log, sender, store, taken, worker, write } = await setup({
      inboxes: ['typo@clinic.example'],
    })
    answers.set('typo@clinic.example', gone)
    await write()
    await worker.deliverDue()
    clock.pass(hour)
    const services = { store, writeLetter, sender, clock: clock.now, log }
    await createMailWorker({ ...services, inboxes: [second] }).deliverDue()
    expect(taken[0]).toMatch(/^To: owner@clinic\.example\r$/m)
  })
})

test('a mail server that says nothing makes the clinic’s mail wait, and that is said within a minute', async () => {
  const { answers, clock, desk, readTroubles, worker, write } = await setup()
  for (const inbox of [first, second])
    answers.set(inbox, { kind: 'unreachable', error: 'ETIMEDOUT' })
  await write()
  await worker.deliverDue()
  clock.pass(minute - 1)
  expect(await readTroubles()).toEqual([])
  clock.pass(1)
  expect(await readTroubles()).toEqual(['clinic-mail-waits'])
  expect((await desk('list'))[0]).toBe('Mails to the clinic wait: look at "list" instead.')
})

test('the first start tries every address once, and a new one when it is named', async () => {
  const { answers, inboxTest } = await setup()
  answers.set(second, { kind: 'postponed', error: 'EENVELOPE 552 5.2.2 RCPT full' })
  expect(await testNew(inboxTest)).toEqual([
    'Test mail to desk@clinic.example: taken. See that it is not among spam.',
    'Test mail to owner@clinic.example: not taken, the mailbox is full (552 5.2.2 at RCPT).',
  ])
  expect(await testNew(inboxTest)).toEqual([])
  expect(await testNew({ ...inboxTest, inboxes: [first, 'new@clinic.example'] })).toEqual([
    'Test mail to new@clinic.example: taken. See that it is not among spam.',
  ])
})

test('the desk tries the address of the second person as well', async () => {
  const { data } = await setup()
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['src/server/desk/start.ts', 'mail', 'test'],
    {
      env: {
        ...process.env,
        DATA_DIR: data,
        CLINIC_INBOX: first,
        LATE_INBOX: 'late@clinic.example',
      },
    },
  )
  expect(stdout.match(/^Test mail to \S+: taken/gm)).toEqual([
    'Test mail to desk@clinic.example: taken',
    'Test mail to late@clinic.example: taken',
  ])
})

test.each([
  [{ onRcptTo: '550 5.1.1' }, 'not taken, the mailbox does not exist (550 5.1.1 at RCPT).'],
  [
    { onMailFrom: '553 5.7.1' },
    'not taken, the mail server refuses us, or what we send (553 5.7.1 at MAIL).',
  ],
  [{}, 'taken. See that it is not among spam.'],
])(
  'the desk sends a test through a real mail server and says what came back (%o)',
  async (refuses, said) => {
    const { desk: _, store, clock, data } = await setup()
    const { sender } = await startSmtp({
      ...('onRcptTo' in refuses
        ? { onRcptTo: (_address, _session, done) => done(sayNo(refuses.onRcptTo ?? '')) }
        : {}),
      ...('onMailFrom' in refuses
        ? { onMailFrom: (_address, _session, done) => done(sayNo(refuses.onMailFrom ?? '')) }
        : {}),
    })
    onTestFinished(() => sender.close())
    const printed: string[] = []
    const print = (line: string) => printed.push(line)
    const folders = { dataDir: data, backupDir: data }
    const services = {
      ...folders,
      deskOrigin: origin,
      store,
      author: 'rosa',
      clock: clock.now,
      print,
    }
    const test = runDesk({ ...services, inboxes: [first], openSender: () => sender }, [
      'mail',
      'test',
    ])
    // Whoever calls it from a script hears of it as well.
    if (said.startsWith('not'))
      await expect(test).rejects.toThrow('1 of 1 take no mail: see above.')
    else await test
    expect(printed).toEqual([`Test mail to desk@clinic.example: ${said}`])
  },
)

test('the desk says what to set when no address is named', async () => {
  const { desk } = await setup({ inboxes: [] })
  await expect(desk('mail', 'test')).rejects.toThrow(/CLINIC_INBOX/)
  await expect(desk('mail')).rejects.toThrow(/mail test/)
})

test('on a terminal, what is wrong with mail is red', async () => {
  const { answers, data, worker, write } = await setup()
  answers.set(first, gone)
  await write()
  await worker.deliverDue()
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['src/server/desk/start.ts', 'list'],
    {
      env: {
        ...process.env,
        DATA_DIR: data,
        CLINIC_INBOX: first,
        FORCE_COLOR: '1',
        NO_COLOR: undefined,
      },
    },
  )
  expect(stdout.split('\n')[0]).toBe(`\u001b[31m${isRefused}\u001b[39m`)
})

describe('a message that nobody answers', () => {
  async function setupLate(lateInbox = 'late@clinic.example') {
    const server = await setup()
    const settings = { ...server.settings, lateInbox }
    const round = () =>
      goRound({ ...server, settings, clock: server.clock.now, retention: longestRetention })
    const tellings = async () => {
      await round()
      await server.worker.deliverDue()
      return server.asked.filter((address) => address === lateInbox).length
    }
    return { ...server, tellings }
  }

  test('is told to a second person when the promised time is over, once', async () => {
    // It is 9 in the morning: the answer was promised by 1 pm.
    const { clock, taken, tellings, write } = await setupLate()
    await write()
    clock.pass(4 * hour - 1)
    expect(await tellings()).toBe(0)
    clock.pass(1)
    expect(await tellings()).toBe(1)
    clock.pass(day)
    expect(await tellings()).toBe(1)
    const late = taken.find((message) => message.includes('To: late@clinic.example')) ?? ''
    expect(late).toMatch(/^Subject: Message message- of 9 am was not answered in time\r$/m)
    expect(late).toContain('Name: Ana')
    expect(late).toMatch(/^Reply-To: ana@example\.org\r$/m)
  })

  test('is not, while the clinic is closed by what the desk announced', async () => {
    const { announcing, clock, store, tellings, write } = await setupLate()
    const now = clock.now()
    await store.announced.setDay({ day: { date: '2026-03-04', shifts: [] }, author: 'Rosa', now })
    await announcing.follow()
    await write()
    clock.pass(4 * hour)
    expect(await tellings()).toBe(0)
    clock.pass(day)
    expect(await tellings()).toBe(1)
  })

  test('is not, once it is answered', async () => {
    const { clock, store, tellings } = await setupLate()
    const { message, ...request } = makeMessage({}, clock.now())
    await store.messages.add({ message, ...request })
    const act = { name: { id: message.id }, now: clock.now(), author: 'rosa' }
    await store.messages.markAnswered(act)
    clock.pass(day)
    expect(await tellings()).toBe(0)
  })

  test('reaches the others when the second person’s mailbox refuses', async () => {
    const { answers, clock, taken, tellings, write } = await setupLate()
    answers.set('late@clinic.example', gone)
    await write()
    clock.pass(4 * hour)
    await tellings()
    const late = taken.find((message) => message.includes('not answered in time')) ?? ''
    expect(late).toMatch(/^To: desk@clinic\.example\r$/m)
  })

  // Who looks after the clinic may stand behind the first inbox as well.
  test.each(
    [later, doubted, blocked].flatMap((answer) =>
      ['late@clinic.example', second].map((lateInbox) => ({ answer, lateInbox })),
    ),
  )(
    'waits for the second person while the refusal may pass ($answer.kind, $lateInbox)',
    async ({ answer, lateInbox }) => {
      const { answers, asked, clock, taken, tellings, worker, write } = await setupLate(lateInbox)
      await write()
      await worker.deliverDue()
      answers.set(lateInbox, answer)
      clock.pass(4 * hour)
      expect(await tellings()).toBe(1)
      answers.clear()
      clock.pass(minute / 2 - 1)
      await worker.deliverDue()
      expect(asked).toEqual([first, lateInbox])
      clock.pass(1)
      await worker.deliverDue()
      expect(asked).toEqual([first, lateInbox, lateInbox])
      expect(taken.at(-1)).toContain(`To: ${lateInbox}\r\n`)
    },
  )
})
