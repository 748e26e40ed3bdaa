import path from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { day, hour, minute, second } from '#language/dates/durations.ts'
import { createMailWorker } from '#server/mail/mail-worker.ts'
import type { OutgoingMail, SendOutcome } from '#server/mail/sender.ts'
import type { Store } from '#server/open-store.ts'
import { openSqliteStore } from '#server/open-store.ts'
import { writeLetter } from '#server/write-letter.ts'
import { createMailCatcher, createTestLog, makeFolder } from '../support/server.ts'
import { createTestClock } from '../support/test-clock.ts'
import { makeSignUp } from './store-contract.ts'

const away = { kind: 'unreachable', error: 'ECONNECTION' } as const
const blocked = { kind: 'blocked', error: 'EENVELOPE 553 MAIL' } as const
const noMailbox = { kind: 'refused', error: 'EENVELOPE 550 5.1.1 RCPT' } as const
const later = { kind: 'postponed', error: 'EENVELOPE 450 RCPT' } as const
const cutOff = { kind: 'unsure', error: 'ECONNECTION' } as const
const diskFull = { kind: 'not-stored', reason: 'disk full' } as const

/** A worker with a real store, which may be told to do something else in between. */
async function setup(perHour?: number) {
  const inner = await openSqliteStore(path.join(await makeFolder(), 'data'))
  onTestFinished(() => inner.close())
  const clock = createTestClock()
  const { events, log } = createTestLog()
  const sender = createMailCatcher()
  const store: Store = { ...inner, mail: { ...inner.mail } }
  const services = { store, writeLetter, sender, clock: clock.now, log, perHour }
  const worker = createMailWorker(services)
  return {
    clock,
    events,
    inner,
    sender,
    services,
    store,
    worker,
    names: () => events.map(({ name }) => name),
    async queue(...people: string[]) {
      for (const email of people)
        await inner.newsletter.signUp(makeSignUp({ email, now: clock.now() }))
    },
    async readWaiting() {
      const outbox = await inner.mail.readOutbox()
      return outbox.kind === 'outbox' && outbox.state.lanes.map(({ waiting }) => waiting)
    },
    status: () => worker.statuses().find(({ lane }) => lane === 'confirmations')?.status,
  }
}

type Queue = Awaited<ReturnType<typeof setup>>

/** For how long each mail that did not leave is put off. */
function noteWaits({ inner, store }: Queue) {
  const waits: number[] = []
  store.mail.settle = (request) => {
    if ('at' in request.result) waits.push(request.result.at - request.now)
    return inner.mail.settle(request)
  }
  return waits
}

/** When the worker looked for a mail. */
function noteLooks({ clock, inner, store }: Queue) {
  const looks: number[] = []
  store.mail.claim = (request) => {
    if (request.lane === 'confirmations') looks.push(clock.now())
    return inner.mail.claim(request)
  }
  return looks
}

/** Has the sender keep a mail in hand until the test says what became of it. */
function holdMail({ sender }: Queue) {
  const heard = Promise.withResolvers<AbortSignal | undefined>()
  const answer = Promise.withResolvers<SendOutcome>()
  const { send } = sender
  sender.send = async (mail: OutgoingMail, signal?: AbortSignal) => {
    heard.resolve(signal)
    await answer.promise
    return send(mail)
  }
  return { heard: heard.promise, answer: answer.resolve }
}

const someAt = (domain: string, people: number) =>
  Array.from({ length: people }, (_, n) => `visitor-${n}@${domain}`)

test('a mail that left is in the log with its id and its tries, and with nothing else', async () => {
  const { events, queue, sender, worker } = await setup()
  await queue('ana@example.org')
  await worker.deliverDue()
  expect(events).toStrictEqual([
    { name: 'mail-sent', fields: { mail: sender.taken[0]?.id, attempts: 1 } },
  ])
})

test('a letter that cannot be written waits, and those behind it leave', async () => {
  const { clock, events, names, queue, sender, services } = await setup()
  await queue('eva@example.org', 'ana@example.org')
  let isBroken = true
  const worker = createMailWorker({
    ...services,
    async writeLetter(mail) {
      if (isBroken && mail.recipient.startsWith('eva')) throw new TypeError('eva@example.org')
      return writeLetter(mail)
    },
  })
  await worker.deliverDue()
  expect(sender.taken.map(({ recipient }) => recipient)).toEqual(['ana@example.org'])
  expect(names()).toEqual(['failed', 'mail-try-again', 'mail-sent'])
  expect(JSON.stringify(events)).not.toContain('eva@')
  expect(worker.statuses().map(({ status }) => status.kind)).not.toContain('resting')

  isBroken = false
  clock.pass(minute)
  await worker.deliverDue()
  expect(sender.taken.map(({ recipient }) => recipient)).toContain('eva@example.org')
})

describe('while no mail can leave', () => {
  test('the queue rests, twice as long each time, for ten minutes at most', async () => {
    const queue = await setup()
    const { clock, names, sender, status, worker } = queue
    const waits = noteWaits(queue)
    await queue.queue(...someAt('example.org', 8))
    sender.answer = away
    const since = clock.now()
    await worker.deliverDue()
    const rests = [30 * second, minute, 2 * minute, 4 * minute, 8 * minute, 10 * minute]
    for (const [before, rest] of [...rests, 10 * minute].entries()) {
      clock.pass(rest - 1)
      await worker.deliverDue()
      expect(names()).toHaveLength(before + 1)
      clock.pass(1)
      await worker.deliverDue()
      expect(names()).toHaveLength(before + 2)
    }
    expect(waits).toEqual([...rests, 10 * minute, 10 * minute])
    expect(new Set(names())).toEqual(new Set(['mail-try-again']))
    expect(status()).toEqual({ ...away, kind: 'resting', because: 'unreachable', since })
  })

  test('a mail that is blocked every time is put off longer than the others', async () => {
    const queue = await setup()
    const { clock, events, sender, worker } = queue
    const waits = noteWaits(queue)
    await queue.queue('ana@example.org')
    sender.answer = blocked
    for (let tries = 0; tries < 8; tries += 1) {
      await worker.deliverDue()
      clock.pass(hour)
    }
    const minutes = waits.map((wait) => wait / minute)
    expect(minutes).toEqual([0.5, 1, 2, 4, 8, 16, 32, 60])
    const said = events.filter(({ name }) => name === 'mail-blocked')
    expect(said.map(({ fields }) => fields)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((failures) => ({
        lane: 'confirmations',
        error: blocked.error,
        failures,
      })),
    )
  })

  test('failures before a mail that was taken do not count', async () => {
    const { clock, events, queue, sender, status, worker } = await setup()
    await queue(...someAt('example.org', 4))
    for (const answer of [blocked, blocked, { kind: 'sent' } as const]) {
      sender.answer = answer
      await worker.deliverDue()
      clock.pass(hour)
    }
    await queue('ana@example.org')
    sender.answer = blocked
    await worker.deliverDue()
    const said = events.filter(({ name }) => name === 'mail-blocked')
    expect(said.map(({ fields }) => fields['failures'])).toEqual([1, 2, 1])
    expect(status()).toMatchObject({ since: clock.now() })
  })
})

describe('a mail that does not leave for a reason of its own', () => {
  test('is put off twice as long each time, by the count of that reason', async () => {
    const queue = await setup()
    const { clock, events, sender, status, worker } = queue
    const waits = noteWaits(queue)
    await queue.queue('ana@example.org')
    for (const answer of [later, later, later, cutOff, cutOff, cutOff]) {
      sender.answer = answer
      await worker.deliverDue()
      clock.pass(hour)
    }
    expect(waits.map((wait) => wait / second)).toEqual([30, 60, 120, 30, 60])
    expect(events.at(-1)).toMatchObject({
      name: 'mail-given-up',
      fields: { attempts: 6, error: cutOff.error },
    })
    expect(status()).toEqual({ kind: 'sending' })
  })

  test.each([later, cutOff, noMailbox])(
    'that is $kind does not hold up the others',
    async (answer) => {
      const { names, queue, sender, status, worker } = await setup()
      await queue('ana@example.org', 'eva@example.org')
      sender.answer = answer
      await worker.deliverDue()
      expect(names()).toHaveLength(2)
      expect(status()).toEqual({ kind: 'sending' })
    },
  )
})

describe('when the store fails', () => {
  /** The store cannot note what became of the first mail. */
  function failOnce({ inner, store }: Queue) {
    store.mail.settle = async () => {
      store.mail.settle = inner.mail.settle
      return diskFull
    }
  }

  test('a mail that left is noted as sent later', async () => {
    const queue = await setup()
    const { names, readWaiting, sender, worker } = queue
    await queue.queue('ana@example.org')
    failOnce(queue)
    await worker.deliverDue()
    expect(await readWaiting()).toEqual([0, 1, 0])
    sender.answer = away
    await worker.deliverDue()
    expect(await readWaiting()).toEqual([0, 0, 0])
    expect(names()).toEqual(['mail-sent', 'outbox-unavailable'])
  })

  test('a mail that left and cannot be noted is not sent again, and the others go on', async () => {
    const queue = await setup()
    const { clock, inner, sender, store, worker } = queue
    await queue.queue('ana@example.org', 'eva@example.org')
    let poisoned: string | undefined
    store.mail.settle = async (request) => {
      poisoned ??= request.mail.id
      return request.mail.id === poisoned ? diskFull : inner.mail.settle(request)
    }
    await worker.deliverDue()
    // Who is killed now has one mail in doubt, and not one for each that follows.
    expect(sender.taken).toHaveLength(1)
    for (let looks = 0; looks < 3; looks += 1) {
      await worker.deliverDue()
      clock.pass(2 * minute)
    }
    expect(sender.taken).toHaveLength(2)
  })

  test('a mail that did not leave is not taken for one that did', async () => {
    const queue = await setup()
    const { clock, sender, worker } = queue
    await queue.queue('ana@example.org')
    failOnce(queue)
    sender.answer = away
    await worker.deliverDue()
    sender.answer = { kind: 'sent' }
    clock.pass(2 * minute)
    await worker.deliverDue()
    expect(sender.taken).toHaveLength(1)
  })

  test('the queue is left alone until the next time, even when a mail came meanwhile', async () => {
    const { events, inner, queue, sender, store, worker } = await setup()
    await queue('ana@example.org')
    store.mail.claim = async (request) => {
      if (request.lane !== 'confirmations') return inner.mail.claim(request)
      store.mail.claim = inner.mail.claim
      worker.wake()
      return diskFull
    }
    await worker.deliverDue()
    expect(events).toEqual([{ name: 'outbox-unavailable', fields: { reason: 'disk full' } }])
    expect(sender.taken).toEqual([])
    await worker.deliverDue()
    expect(sender.taken).toHaveLength(1)
  })

  test('what could not be cleaned up is said, and is for the next hour', async () => {
    const { clock, events, store, worker } = await setup()
    let calls = 0
    store.cleanUp = async () => {
      calls += 1
      return diskFull
    }
    await worker.deliverDue()
    clock.pass(hour - 1)
    await worker.deliverDue()
    expect(calls).toBe(1)
    expect(events).toEqual([{ name: 'not-cleaned-up', fields: { reason: 'disk full' } }])
  })
})

test('a clock that ran a year ahead keeps no cleaning up waiting once it is right', async () => {
  const { clock, inner, store, worker } = await setup()
  const times: number[] = []
  store.cleanUp = (request) => {
    times.push(clock.now())
    return inner.cleanUp(request)
  }
  clock.pass(365 * day)
  await worker.deliverDue()
  clock.pass(-365 * day)
  await worker.deliverDue()
  expect(times).toEqual([clock.now() + 365 * day, clock.now()])
})

test('what was cleaned up is said, also when it was not of every kind', async () => {
  const { clock, events, inner, worker } = await setup()
  const { confirmToken, ...request } = makeSignUp({ now: clock.now() })
  await inner.newsletter.signUp({ ...request, confirmToken })
  await worker.deliverDue()
  await inner.newsletter.confirm({ hash: confirmToken.hash, now: clock.now() })
  clock.pass(34 * day)
  await worker.deliverDue()
  expect(events.slice(1)).toEqual([
    { name: 'cleaned-up', fields: { tokens: 1, mails: 1, subscribers: 0 } },
  ])
})

describe('as time goes by', () => {
  beforeEach(() => {
    const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
    vi.useFakeTimers({ toFake: [...toFake] })
    onTestFinished(() => void vi.useRealTimers())
  })

  /** Lets what has begun come to its end, and time go by then. */
  async function wait({ clock }: Queue, time: number) {
    await turn()
    clock.pass(time)
    await vi.advanceTimersByTimeAsync(time)
  }

  test('a mail in hand belongs to its worker for two minutes, and is renewed before that', async () => {
    const queue = await setup()
    const { clock, inner, store, worker } = queue
    const { answer, heard } = holdMail(queue)
    const claim = (now: number) => inner.mail.claim({ lane: 'confirmations', now, lease: minute })
    const until: number[] = []
    store.mail.renew = (request) => {
      until.push(request.until)
      return inner.mail.renew(request)
    }
    await queue.queue('ana@example.org')
    const start = clock.now()
    const run = worker.deliverDue()
    await heard
    expect((await claim(start + 2 * minute - 1)).kind).toBe('nothing-due')
    await wait(queue, 30 * second - 1)
    expect(until).toEqual([])
    await wait(queue, 1)
    expect(until).toEqual([start + 2 * minute + 30 * second])
    expect((await claim(start + 2 * minute)).kind).toBe('nothing-due')
    expect((await claim(start + 2 * minute + 30 * second)).kind).toBe('mail')
    answer({ kind: 'sent' })
    await run
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a started worker looks every five seconds, until it is stopped', async () => {
    const queue = await setup()
    const { clock, worker } = queue
    const looks = noteLooks(queue)
    const start = clock.now()
    worker.start()
    await wait(queue, 5 * second - 1)
    expect(looks).toEqual([start])
    await wait(queue, 1)
    await wait(queue, 5 * second)
    expect(looks).toEqual([start, start + 5 * second, start + 10 * second])
    await worker.stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a started worker that is woken looks at once, and then again in five seconds', async () => {
    const queue = await setup()
    const { clock, worker } = queue
    const looks = noteLooks(queue)
    const start = clock.now()
    worker.start()
    await wait(queue, 2 * second)
    worker.wake()
    await wait(queue, 5 * second - 1)
    expect(looks).toEqual([start, start + 2 * second])
    await wait(queue, 1)
    expect(looks).toEqual([start, start + 2 * second, clock.now()])
    await worker.stop()
  })

  test('a started worker whose pace holds mails up looks again when the next may leave', async () => {
    const queue = await setup(36)
    const { clock, sender, worker } = queue
    await queue.queue(...someAt('example.org', 5))
    const looks = noteLooks(queue)
    const start = clock.now()
    worker.start()
    // A tenth at once; then 15 % of them flow in, one every 666 2/3 seconds.
    for (let turns = 0; turns < 20; turns += 1) await turn()
    for (let polls = 0; polls < 133; polls += 1) await wait(queue, 5 * second)
    expect(sender.taken).toHaveLength(3)
    await wait(queue, 1667)
    for (let turns = 0; turns < 20; turns += 1) await turn()
    expect(sender.taken).toHaveLength(4)
    expect(looks).toContain(start + 666_667)
    await worker.stop()
  })

  test('a worker that is stopped gives the mail in hand five seconds', async () => {
    const queue = await setup()
    const { sender, worker } = queue
    const { answer, heard } = holdMail(queue)
    sender.answer = away
    await queue.queue('ana@example.org')
    worker.start()
    const signal = await heard
    signal?.addEventListener('abort', () => answer(away))
    const stopped = worker.stop()
    await wait(queue, 5 * second - 1)
    expect(signal?.aborted).toBe(false)
    await wait(queue, 1)
    expect(signal?.aborted).toBe(true)
    await stopped
    expect(vi.getTimerCount()).toBe(0)
  })
})

test('a mail that is queued while the worker looks for the last time goes out in the same run', async () => {
  const { inner, queue, sender, store, worker } = await setup()
  store.mail.claim = async (request) => {
    const claim = await inner.mail.claim(request)
    if (request.lane !== 'confirmations') return claim
    store.mail.claim = inner.mail.claim
    await queue('ana@example.org')
    worker.wake()
    return claim
  }
  await worker.deliverDue()
  expect(sender.taken).toHaveLength(1)
})

test('a worker that was not started looks only when it is told to', async () => {
  const queue = await setup()
  const { inner, store, worker } = queue
  const looks = noteLooks(queue)
  worker.wake()
  await turn()
  expect(looks).toEqual([])
  store.cleanUp = (request) => {
    worker.wake()
    return inner.cleanUp(request)
  }
  await worker.deliverDue()
  await turn()
  expect(looks).toHaveLength(1)
})

test('whoever asks while mails go out waits for that run', async () => {
  const queue = await setup()
  const { answer, heard } = holdMail(queue)
  await queue.queue('ana@example.org')
  const run = queue.worker.deliverDue()
  await heard
  const again = queue.worker.deliverDue()
  answer({ kind: 'sent' })
  await Promise.all([run, again])
  expect(queue.sender.taken).toHaveLength(1)
})

test('a worker that is stopped ends the mail in hand, takes no other and deletes nothing', async () => {
  const queue = await setup()
  const { inner, readWaiting, sender, store, worker } = queue
  const { answer, heard } = holdMail(queue)
  let cleanUps = 0
  store.cleanUp = (request) => {
    cleanUps += 1
    return inner.cleanUp(request)
  }
  await queue.queue('ana@example.org', 'eva@example.org')
  worker.deliverDue()
  await heard
  const stopped = worker.stop()
  answer({ kind: 'sent' })
  await stopped
  await worker.deliverDue()
  expect(sender.taken).toHaveLength(1)
  expect(await readWaiting()).toEqual([0, 1, 0])
  expect(cleanUps).toBe(0)
})
