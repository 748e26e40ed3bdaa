import { Hono } from 'hono'
import { localDate } from '#clinic/clock/clock.ts'
import type { Day } from '#language/dates/days.ts'
import { second } from '#language/dates/durations.ts'
import type { Clock } from './clock.ts'
import { oldBuildAdvice } from './http/build-stamp.ts'
import { createWritableCheck, type WritableStore } from './http/health.ts'
import type { AppContext } from './http/services.ts'
import { findHeld } from './mail/holds.ts'
import { clinicMailWaits, type InboxState } from './mail/inboxes.ts'
import type { MailWorker } from './mail/mail-worker.ts'
import { heldUntil, isStuck, type LaneState, type OutboxState } from './mail/outbox-state.ts'
import type { MailQueries } from './mail/queries.ts'
import type { createMeter, Measure } from './meter.ts'
import type { SuppressionFile } from './people/suppression-file.ts'

export interface WatchServices {
  store: WritableStore & { mail: MailQueries }
  clock: Clock
  mail: Pick<MailWorker, 'statuses'>
  /** Of the clinic's own. */
  inboxes?: readonly string[]
  /** How many mails may leave in an hour. */
  perHour?: number | undefined
  suppressions: Pick<SuppressionFile, 'status'>
  meter: ReturnType<typeof createMeter>
  /** Whether its settings are those of a server that visitors reach. */
  isForVisitors: boolean
  /** The day at the clinic on which the build was made that is served. */
  builtOn(): Day
  /** What this process says of itself, in the format of Prometheus. */
  readProcess?: () => Promise<string>
}

/** The line of the log of a server that a proxy hands visitors without being counted (TRUST_PROXY). */
export const forwarded = 'forwarded-but-not-trusted'

/** Why this server should get no visitors, or somebody should look at it. */
type Trouble =
  | 'not-stored'
  | 'clinic-inbox-refused'
  | 'clinic-mail-waits'
  | 'mail-blocked'
  | 'mail-stuck'
  | 'suppressions-unread'
  | 'suppressions-not-written'
  | typeof forwarded

function findMailTrouble(outbox: OutboxState, mail: WatchServices['mail'], now: number): Trouble[] {
  const isBlocked = mail
    .statuses()
    .some(({ status }) => status.kind === 'resting' && status.because === 'blocked')
  if (isBlocked) return ['mail-blocked']
  return outbox.lanes.some((lane) => isStuck(lane, now)) ? ['mail-stuck'] : []
}

/** Of an address that the settings do not name any more, nobody needs to hear. */
const refuses = ({ address, refusedAt }: InboxState, inboxes: readonly string[]) =>
  refusedAt !== undefined && inboxes.includes(address)

/**
 * What those who look after the server ask it, on a port that only this machine reaches: whether it
 * lives (`/healthz`), whether it can do its work (`/readyz`), and figures for Prometheus (`/metrics`).
 */
export function createWatch(services: WatchServices) {
  const { builtOn, clock, inboxes = [], isForVisitors, mail } = services
  const { meter, perHour, readProcess = async () => '', store, suppressions } = services
  const app = new Hono<AppContext>()
  const checkWritable = createWritableCheck({ clock, store })

  app.get('/healthz', (context) => context.json({ status: 'alive' }))

  app.get('/readyz', async (context) => {
    const [writable, outbox, clinic] = await Promise.all([
      checkWritable(),
      store.mail.readOutbox(),
      store.mail.readInboxes(),
    ])
    const troubles: Trouble[] =
      writable.kind === 'not-stored' || outbox.kind === 'not-stored'
        ? ['not-stored']
        : findMailTrouble(outbox.state, mail, clock())
    if (outbox.kind === 'outbox' && clinicMailWaits(outbox.state, clock())) {
      troubles.push('clinic-mail-waits')
    }
    if (clinic.kind === 'inboxes' && clinic.inboxes.some((each) => refuses(each, inboxes))) {
      troubles.push('clinic-inbox-refused')
    }
    const list = suppressions.status().kind
    if (list === 'held') troubles.push('suppressions-unread')
    if (list === 'behind') troubles.push('suppressions-not-written')
    // Only a proxy of this machine reaches a server that is not for visitors.
    if (!isForVisitors && (await meter.has('clinic_events_total', { event: forwarded }))) {
      troubles.push(forwarded)
    }
    // No trouble: a newsletter takes its time. Who wonders where it is reads when it will be done.
    const lanes = outbox.kind === 'outbox' ? findHeld(outbox.state, clock(), perHour) : []
    const paced = lanes.length > 0 ? { paced: lanes } : {}
    return troubles.length === 0
      ? context.json({
          status: 'ready',
          advice: oldBuildAdvice(builtOn(), localDate(clock())),
          ...paced,
        })
      : context.json({ status: 'not-ready', because: troubles, ...paced }, 503)
  })

  app.get('/metrics', async (context) => {
    const [writable, outbox] = await Promise.all([checkWritable(), store.mail.readOutbox()])
    const measures: Measure[] = [
      {
        name: 'clinic_store_writable',
        help: 'Whether something could be stored now.',
        samples: [{ value: Number(writable.kind === 'writable') }],
      },
      {
        name: 'clinic_mail_resting',
        help: 'Whether no mail of a lane leaves this server, by reason.',
        samples: restOf(mail),
      },
      ...(outbox.kind === 'outbox' ? measureOutbox(outbox.state, clock(), perHour) : []),
    ]
    const text = (await meter.write(measures)) + (await readProcess())
    return context.text(text, 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
    })
  })
  return app
}

function restOf(mail: WatchServices['mail']) {
  return mail.statuses().flatMap(({ lane, status }) =>
    (['unreachable', 'blocked'] as const).map((because) => ({
      labels: { lane, because },
      value: Number(status.kind === 'resting' && status.because === because),
    })),
  )
}

function measureOutbox(
  { givenUp, lanes }: OutboxState,
  now: number,
  perHour: number | undefined,
): Measure[] {
  const perLane = (value: (lane: LaneState) => number) =>
    lanes.map((lane) => ({ labels: { lane: lane.lane }, value: value(lane) }))
  const secondsUntil = (time = now) => Math.max(0, (time - now) / second)
  return [
    {
      name: 'clinic_outbox_waiting',
      help: 'Mails that wait to be sent, by lane.',
      samples: perLane(({ waiting }) => waiting),
    },
    {
      name: 'clinic_outbox_oldest_seconds',
      help: 'How long the oldest of them waits.',
      samples: perLane(({ oldest = now }) => Math.max(0, (now - oldest) / second)),
    },
    {
      name: 'clinic_outbox_held_seconds',
      help: 'In how long all that waits has left at its pace; 0 when nothing is held up.',
      samples: perLane((lane) => Math.round(secondsUntil(heldUntil(lane, now, perHour)))),
    },
    {
      name: 'clinic_outbox_given_up',
      help: 'Mails that will not be sent, by the code of the refusal.',
      samples: givenUp.map(({ error, mails }) => ({ labels: { error }, value: mails })),
    },
  ]
}
