import { Hono } from 'hono'
import { second } from '#language/dates/durations.ts'
import type { Clock } from './clock.ts'
import { createWritableCheck, type WritableStore } from './http/health.ts'
import type { AppContext } from './http/services.ts'
import type { MailStatus } from './mail/mail-rest.ts'
import { isStuck, type OutboxState } from './mail/outbox-state.ts'
import type { MailQueries } from './mail/queries.ts'
import { type createMeter, writeMeasure } from './meter.ts'

export interface WatchServices {
  store: WritableStore & { mail: MailQueries }
  clock: Clock
  mail: { status(): MailStatus }
  meter: ReturnType<typeof createMeter>
  /** Whether its settings are those of a server that visitors reach. */
  isForVisitors: boolean
}

/** The line of the log of a server that a proxy hands visitors without being counted (TRUST_PROXY). */
export const forwarded = 'forwarded-but-not-trusted'

/** Why this server should get no visitors, or somebody should look at it. */
type Trouble = 'not-stored' | 'mail-blocked' | 'mail-stuck' | typeof forwarded

function findMailTrouble(outbox: OutboxState, status: MailStatus, now: number): Trouble[] {
  if (status.kind === 'resting' && status.because === 'blocked') return ['mail-blocked']
  return isStuck(outbox, now) ? ['mail-stuck'] : []
}

/**
 * What those who look after the server ask it, on a port that only this machine reaches: whether it
 * lives (`/healthz`), whether it can do its work (`/readyz`), and figures for Prometheus (`/metrics`).
 */
export function createWatch({ clock, isForVisitors, mail, meter, store }: WatchServices) {
  const app = new Hono<AppContext>()
  const checkWritable = createWritableCheck({ clock, store })

  app.get('/healthz', (context) => context.json({ status: 'alive' }))

  app.get('/readyz', async (context) => {
    const [writable, outbox] = await Promise.all([checkWritable(), store.mail.readOutbox()])
    const troubles: Trouble[] =
      writable.kind === 'not-stored' || outbox.kind === 'not-stored'
        ? ['not-stored']
        : findMailTrouble(outbox.state, mail.status(), clock())
    // Only a proxy of this machine reaches a server that is not for visitors.
    if (!isForVisitors && meter.has('clinic_events_total', { event: forwarded })) {
      troubles.push(forwarded)
    }
    return troubles.length === 0
      ? context.json({ status: 'ready' })
      : context.json({ status: 'not-ready', because: troubles }, 503)
  })

  app.get('/metrics', async (context) => {
    const [writable, outbox] = await Promise.all([checkWritable(), store.mail.readOutbox()])
    const text = [
      writeMeasure('clinic_store_writable', 'gauge', 'Whether something could be stored now.', [
        { value: Number(writable.kind === 'writable') },
      ]),
      writeMeasure(
        'clinic_mail_resting',
        'gauge',
        'Whether no mail leaves this server, by reason.',
        restOf(mail),
      ),
      outbox.kind === 'outbox' ? writeOutbox(outbox.state, clock()) : '',
      meter.write(),
    ]
    return context.text(text.join(''), 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
    })
  })
  return app
}

function restOf(mail: WatchServices['mail']) {
  const status = mail.status()
  return (['unreachable', 'blocked'] as const).map((because) => ({
    labels: { because },
    value: Number(status.kind === 'resting' && status.because === because),
  }))
}

function writeOutbox({ givenUp, oldest, waiting }: OutboxState, now: number) {
  const age = oldest === undefined ? 0 : Math.max(0, (now - oldest) / second)
  return [
    writeMeasure('clinic_outbox_waiting', 'gauge', 'Mails that wait to be sent.', [
      { value: waiting },
    ]),
    writeMeasure('clinic_outbox_oldest_seconds', 'gauge', 'How long the oldest of them waits.', [
      { value: age },
    ]),
    writeMeasure(
      'clinic_outbox_given_up',
      'gauge',
      'Mails that will not be sent, by the code of the refusal.',
      givenUp.map(({ error, mails }) => ({ labels: { error }, value: mails })),
    ),
  ].join('')
}
