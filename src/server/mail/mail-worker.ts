import { minute, second } from '#language/dates/durations.ts'
import type { Clock } from '#server/clock.ts'
import type { Log } from '#server/log.ts'
import type { QueuedMail } from './claims.ts'
import { type CleaningStore, createCleanUp } from './clean-up.ts'
import { createMailBudget } from './mail-budget.ts'
import { createDelivery } from './mail-delivery.ts'
import { createMailRest, type MailStatus } from './mail-rest.ts'
import type { MailQueries } from './queries.ts'
import type { MailSender } from './sender.ts'

/**
 * How long a claimed mail is out of reach of other workers: longer than an SMTP server may take until it
 * wants to hear the mail.
 */
const usualLease = 2 * minute
const pollEvery = 5 * second
/** How long the mail in hand may still take when the worker is stopped. */
const usualGrace = 5 * second

export interface MailWorker {
  /**
   * Sends whatever is due now, one mail after the other; once an hour it then deletes what the store
   * has held long enough. Calls while it runs join that run.
   */
  deliverDue(): Promise<void>
  /** Says that a mail was queued. Returns at once. */
  wake(): void
  start(): void
  /** Takes no other mail; the one in hand has a few seconds, then it is for another time. */
  stop(): Promise<void>
  status(): MailStatus
}

export interface MailWorkerServices {
  store: CleaningStore & { mail: MailQueries }
  /** The whole message (RFC 5322) of a mail in the outbox, the same every time. */
  writeLetter(mail: QueuedMail): Promise<string>
  sender: MailSender
  clock: Clock
  log: Log
  /** How many mails may leave in an hour, on all servers together. */
  perHour?: number | undefined
  /** Milliseconds. */
  lease?: number
  grace?: number
}

/** Empties the outbox: at least once for SMTP, exactly once for `.eml` files. */
export function createMailWorker(services: MailWorkerServices): MailWorker {
  const { store, clock, log, perHour, lease = usualLease, grace = usualGrace } = services
  const stopped = new AbortController()
  const rest = createMailRest(clock, log)
  const isBudgetSpent = createMailBudget(store.mail, clock, perHour)
  const cleanUpIfDue = createCleanUp(store, clock, log)
  const deliver = createDelivery({
    ...services,
    store: store.mail,
    rest,
    lease,
    stopped: stopped.signal,
  })
  let running: Promise<void> | undefined
  let queuedMeanwhile = false
  let timer: NodeJS.Timeout | undefined
  let state: 'idle' | 'started' | 'stopped' = 'idle'

  async function emptyOutbox() {
    for (;;) {
      queuedMeanwhile = false
      if (state === 'stopped' || rest.isOn()) return
      const only = (await isBudgetSpent()) ? { only: 'clinic' as const } : {}
      const claim = await store.mail.claim({ now: clock(), lease, ...only })
      if (claim.kind === 'not-stored') log.event('outbox-unavailable', { reason: claim.reason })
      if (claim.kind === 'mail') await deliver(claim.mail)
      else if (claim.kind === 'not-stored' || !queuedMeanwhile) return
    }
  }

  async function deliverAndCleanUp() {
    await emptyOutbox()
    if (state !== 'stopped') await cleanUpIfDue()
  }

  function deliverDue() {
    running ??= deliverAndCleanUp().finally(() => {
      running = undefined
      // Queued between the last look and this line.
      if (queuedMeanwhile && state === 'started') poll()
    })
    return running
  }

  async function poll() {
    await deliverDue()
    if (state !== 'started') return
    // Whoever waited for the same run has set it before.
    clearTimeout(timer)
    timer = setTimeout(poll, pollEvery)
  }

  return {
    deliverDue,
    wake() {
      queuedMeanwhile = true
      if (state === 'started') poll()
    },
    start() {
      state = 'started'
      poll()
    },
    async stop() {
      state = 'stopped'
      clearTimeout(timer)
      const hurry = setTimeout(() => stopped.abort(), grace)
      await running
      clearTimeout(hurry)
    },
    status: rest.status,
  }
}
