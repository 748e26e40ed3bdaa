import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { hour, minute, second } from '#language/dates/durations.ts'
import { createApp } from '#server/app.ts'
import type { MailStatus } from '#server/mail/mail-rest.ts'
import { isStuck } from '#server/mail/outbox-state.ts'
import { createMeter, meterLog } from '#server/meter.ts'
import { createWatch } from '#server/watch.ts'
import { setup as setupServices, subscribe } from '../support/server.ts'

async function setup({ isForVisitors = true } = {}) {
  const services = await setupServices()
  const { clock, log, settings, site, store, worker } = services
  const meter = createMeter()
  const mail: { status(): MailStatus } = { status: () => worker.status() }
  const watch = createWatch({ store, clock: clock.now, mail, meter, isForVisitors })
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
  const state = { waiting: 1, oldest: ago(waits), lastSent: ago(left), givenUp: [] }
  expect(isStuck(state, now)).toBe(stuck)
})

test('a queue that is stopped because nobody takes our mail is trouble at once', async () => {
  const server = await setup()
  server.mail.status = () => ({
    kind: 'resting',
    because: 'blocked',
    since: 0,
    error: 'EENVELOPE 550',
  })
  expect(await readiness(server)).toEqual([503, { status: 'not-ready', because: ['mail-blocked'] }])
  expect((await server.ask('/metrics')).text).toContain(
    'clinic_mail_resting{because="blocked"} 1\n',
  )
})

test('the metrics tell depth and age of the outbox, and what was given up and refused', async () => {
  const server = await setup()
  server.catcher.answer = { kind: 'refused', error: 'EENVELOPE 550' }
  await subscribe(server, 'gone@example.org')
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
    'clinic_outbox_waiting 2',
    'clinic_outbox_oldest_seconds 300',
    'clinic_outbox_given_up{error="EENVELOPE 550"} 1',
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
  const lines = text.trimEnd().split('\n')
  expect(lines.filter((line) => !sample.test(line) && !comment.test(line))).toEqual([])
})

test('the public port does not show the metrics', async () => {
  const { app } = await setup()
  for (const address of ['/metrics', '/readyz']) {
    expect((await app.request(address)).status).toBe(404)
  }
})
