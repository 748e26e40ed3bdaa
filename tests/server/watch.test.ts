import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { localDate } from '#clinic/clock/clock.ts'
import { day, hour, minute, second } from '#language/dates/durations.ts'
import { createApp } from '#server/app.ts'
import type { Lane } from '#server/mail/lanes.ts'
import { createMailWorker, type MailWorker } from '#server/mail/mail-worker.ts'
import { isStuck } from '#server/mail/outbox-state.ts'
import { createMeter, measureProcess, meterLog } from '#server/meter.ts'
import type { SuppressionStatus } from '#server/people/suppression-file.ts'
import { createWatch } from '#server/watch.ts'
import { writeLetter } from '#server/write-letter.ts'
import { setup as setupServices, subscribe } from '../support/server.ts'

async function setup({ isForVisitors = true } = {}) {
  const services = await setupServices()
  const { clock, log, settings, site, store, worker } = services
  const meter = createMeter()
  const mail: Pick<MailWorker, 'statuses'> = { statuses: worker.statuses }
  const built = localDate(clock.now())
  const list: { status(): SuppressionStatus } = { status: () => ({ kind: 'kept' }) }
  const suppressions = { status: () => list.status() }
  const perHour = 100
  const watch = createWatch({
    ...{ store, clock: clock.now, mail, meter, isForVisitors, suppressions, perHour },
    builtOn: () => built,
  })
  const metered = meterLog(log, meter)
  const app = createApp({
    store,
    site,
    clock: clock.now,
    settings,
    limits: 'off',
    log: metered,
    meter,
  })
  return {
    ...services,
    app,
    metered,
    mail,
    /** As fast as a hundred mails an hour. */
    slow: createMailWorker({
      ...{ store, writeLetter, log, clock: clock.now },
      ...{ sender: services.catcher, perHour: 100 },
    }),
    list,
    async ask(address: string) {
      const answer = await watch.request(address)
      const text = await answer.text()
      return { status: answer.status, type: answer.headers.get('content-type'), text }
    },
  }
}

type Watched = Awaited<ReturnType<typeof setup>>

const readiness = async ({ ask }: Watched) => {
  const { status, text } = await ask('/readyz')
  return [status, JSON.parse(text)]
}

function lockStore({ data }: Watched) {
  const other = new DatabaseSync(path.join(data, 'site.db'))
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  return () => other.exec('rollback')
}

test('a server with an old build is ready, and says what to do', async () => {
  const watched = await setup()
  watched.clock.pass(30 * day)
  expect(await readiness(watched)).toEqual([200, { status: 'ready' }])
  watched.clock.pass(370 * day)
  expect(await readiness(watched)).toEqual([
    200,
    { status: 'ready', advice: 'Built 400 days ago: build again ("npm run build").' },
  ])
})

test.each([
  [true, [200, { status: 'ready' }]],
  [false, [503, { status: 'not-ready', because: ['forwarded-but-not-trusted'] }]],
])(
  'behind a proxy of which no setting knows, a server whose settings are for visitors (%s) is %o',
  async (isForVisitors, expected) => {
    const server = await setup({ isForVisitors })
    expect(await readiness(server)).toEqual([200, { status: 'ready' }])
    server.metered.event('forwarded-but-not-trusted')
    expect(await readiness(server)).toEqual(expected)
  },
)

test('a server that does not know who gets no mail is not ready, and says so', async () => {
  const server = await setup()
  server.list.status = () => ({ kind: 'held', because: 'missing', advice: '' })
  expect(await readiness(server)).toEqual([
    503,
    { status: 'not-ready', because: ['suppressions-unread'] },
  ])
  server.list.status = () => ({ kind: 'behind', advice: '' })
  expect(await readiness(server)).toEqual([
    503,
    { status: 'not-ready', because: ['suppressions-not-written'] },
  ])
})

test('a server that cannot write is alive and not ready, until it can write again', async () => {
  const server = await setup()
  expect(await readiness(server)).toEqual([200, { status: 'ready' }])
  server.clock.pass(second)
  const unlock = lockStore(server)
  expect((await server.ask('/healthz')).status).toBe(200)
  expect(await readiness(server)).toEqual([503, { status: 'not-ready', because: ['not-stored'] }])
  expect((await server.ask('/metrics')).text).toContain('clinic_store_writable 0\n')
  unlock()
  server.clock.pass(second)
  expect(await readiness(server)).toEqual([200, { status: 'ready' }])
})

test('mail is stuck when one waits for an hour and none goes out in that time', async () => {
  const server = await setup()
  server.catcher.answer = { kind: 'postponed', error: 'EENVELOPE 450' }
  await subscribe(server, 'ana@example.org')
  await server.worker.deliverDue()
  server.clock.pass(hour - 1)
  expect(await readiness(server)).toEqual([200, { status: 'ready' }])
  server.clock.pass(1)
  expect(await readiness(server)).toEqual([503, { status: 'not-ready', because: ['mail-stuck'] }])
  server.catcher.answer = { kind: 'sent' }
  await subscribe(server, 'eva@example.org')
  await server.worker.deliverDue()
  expect(await readiness(server)).toEqual([200, { status: 'ready' }])
})

test.each([
  ['that waits for an hour, and none that ever left', hour, undefined, true],
  ['that waits for less, and none that ever left', hour - 1, undefined, false],
  ['that waits for two hours, and one that left an hour ago', 2 * hour, hour, true],
  ['that waits for two hours, and one that left since', 2 * hour, hour - 1, false],
  ['that left long ago, and none that waits', undefined, 9 * hour, false],
])('whether mail is stuck with a mail %s', (_, waits, left, stuck) => {
  const now = Date.UTC(2026, 2, 4)
  const ago = (ms: number | undefined) => (ms === undefined ? undefined : now - ms)
  const lane: Lane = 'confirmations'
  const state = { lane, waiting: 1, oldest: ago(waits), lastDue: undefined, lastSent: ago(left) }
  expect(isStuck(state, now)).toBe(stuck)
})

test('a queue that is stopped because nobody takes our mail is trouble at once', async () => {
  const server = await setup()
  const blocked = { kind: 'resting', because: 'blocked', since: 0, error: 'EENVELOPE 550' } as const
  server.mail.statuses = () => [
    { lane: 'clinic', status: { kind: 'sending' } },
    { lane: 'newsletter', status: blocked },
  ]
  expect(await readiness(server)).toEqual([503, { status: 'not-ready', because: ['mail-blocked'] }])
  expect((await server.ask('/metrics')).text).toContain(
    'clinic_mail_resting{lane="newsletter",because="blocked"} 1\n',
  )
})

test('a queue that its pace holds up says so, and when it is done', async () => {
  const server = await setup()
  for (let n = 0; n < 25; n += 1) await subscribe(server, `a${n}@example.org`)
  // Ten leave at once, the others one every four minutes.
  const doneBy = new Date(server.clock.now() + hour).toISOString()
  const paced = [{ lane: 'confirmations', mails: 25, doneBy }]
  expect(await readiness(server)).toEqual([200, { status: 'ready', paced }])
  expect((await server.ask('/metrics')).text).toContain(
    'clinic_outbox_held_seconds{lane="confirmations"} 3600\n',
  )
  await server.slow.deliverDue()
  const said = server.events.filter(({ name }) => name === 'mail-paced')
  expect(said).toEqual([
    {
      name: 'mail-paced',
      fields: { lane: 'confirmations', mails: 15, doneBy: expect.any(String) },
    },
  ])
  server.clock.pass(hour - 1)
  await server.slow.deliverDue()
  expect(server.events.filter(({ name }) => name === 'mail-paced')).toHaveLength(1)
  server.clock.pass(1)
  await server.slow.deliverDue()
  expect(await readiness(server)).toEqual([200, { status: 'ready' }])
})

test('the metrics tell depth and age of the outbox, and what was given up and refused', async () => {
  const server = await setup()
  server.catcher.answer = { kind: 'postponed', error: 'EENVELOPE 552 5.2.2 RCPT full' }
  await subscribe(server, 'gone@example.org')
  await server.worker.deliverDue()
  server.clock.pass(day)
  await server.worker.deliverDue()
  server.catcher.answer = { kind: 'sent' }
  await subscribe(server, 'ana@example.org')
  await subscribe(server, 'eva@example.org')
  server.clock.pass(5 * minute)
  await subscribe(server, 'no address')
  await server.app.request('/functions/v1/newsletter-subscribe', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'cross-site' },
    body: '{}',
  })
  const { text, type } = await server.ask('/metrics')
  expect(type).toBe('text/plain; version=0.0.4; charset=utf-8')
  for (const line of [
    'clinic_outbox_waiting{lane="confirmations"} 2',
    'clinic_outbox_oldest_seconds{lane="confirmations"} 300',
    'clinic_outbox_held_seconds{lane="newsletter"} 0',
    'clinic_outbox_given_up{error="EENVELOPE 552 5.2.2 RCPT full"} 1',
    'clinic_refused_total{form="newsletter-subscribe",reason="faulty"} 1',
    'clinic_refused_total{form="newsletter-subscribe",reason="cross-site"} 1',
    'clinic_answers_total{status="200"} 3',
  ]) {
    expect(text).toContain(`${line}\n`)
  }
  expect(text).not.toMatch(/@|example|gone|ana|eva/)
})

test('every line of the metrics is one that Prometheus reads', async () => {
  const server = await setup()
  await subscribe(server, 'ana@example.org')
  const { text } = await server.ask('/metrics')
  const sample = /^[a-z_]+(?:\{[a-z]+="[^"\\]*"(?:,[a-z]+="[^"\\]*")*\})? -?\d+(?:\.\d+)?$/
  const comment = /^# (?:HELP [a-z_]+ .+|TYPE [a-z_]+ (?:counter|gauge))$/
  // Prometheus passes over empty lines.
  const lines = text.split('\n').filter(Boolean)
  expect(lines.filter((line) => !sample.test(line) && !comment.test(line))).toEqual([])
})

test('each alert asks for figures that there are, and says what to do', async () => {
  const server = await setup()
  const { text } = await server.ask('/metrics')
  const { groups } = parse(await readFile('docs/alerts.yaml', 'utf8'))
  const [{ rules }] = groups
  expect(rules).toHaveLength(5)
  for (const { alert, annotations, expr } of rules) {
    const [figures = []] = [expr.match(/\b(?:clinic_\w+|up)\b/g)]
    expect(figures, alert).not.toEqual([])
    for (const figure of figures) {
      expect(`# TYPE up gauge\n${text}`, alert).toContain(`# TYPE ${figure} `)
    }
    expect(annotations.action.length, alert).toBeGreaterThan(40)
  }
})

test('a process says how much memory it has', async () => {
  expect(await measureProcess()()).toMatch(/^process_resident_memory_bytes \d+$/m)
})

test('the public port does not show the metrics', async () => {
  const { app } = await setup()
  for (const address of ['/metrics', '/readyz']) {
    expect((await app.request(address)).status).toBe(404)
  }
})
