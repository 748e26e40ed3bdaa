import { day, hour, minute, second } from '#dates/durations.ts'
import type { Clock } from '#server/clock.ts'
import type { Log } from '#server/log.ts'
import type { MailResult, QueuedMail, Store } from '#server/store/store.ts'
import type { MailSender, SendOutcome } from './sender.ts'

/** How long a claimed mail is kept from other workers; longer than a slow SMTP server takes. */
const lease = 2 * minute
const pollEvery = 5 * second
const firstRetry = 30 * second
const longestRetry = hour
/** About three days, when the link in a confirmation mail ends. */
const mostAttempts = 78

const cleanUpEvery = hour
/** How long expired tokens and the notes of sent mails are kept. */
const keptFor = 30 * day

export interface MailWorker {
  /**
   * Sends whatever is due now, one mail after the other; once an hour it then deletes what the store
   * has kept long enough. Calls while it runs join that run.
   */
  deliverDue(): Promise<void>
  /** Says that a mail was queued. Returns at once. */
  wake(): void
  start(): void
  /** Finishes the mail in hand and takes no other. */
  stop(): Promise<void>
}

export interface MailWorkerServices {
  store: Store
  sender: MailSender
  clock: Clock
  log: Log
}

/** Milliseconds until a mail is tried again after `attempts` tries: doubling, at most an hour. */
export function retryDelay(attempts: number) {
  return Math.min(firstRetry * 2 ** (attempts - 1), longestRetry)
}

/** Empties the outbox: at least once for SMTP, exactly once for `.eml` files. */
export function createMailWorker({ store, sender, clock, log }: MailWorkerServices): MailWorker {
  // Sent, but the store could not take note of it: never to be sent again by this process.
  const sent = new Set<string>()
  let running: Promise<void> | undefined
  let queuedMeanwhile = false
  let nextCleanUp = 0
  let timer: NodeJS.Timeout | undefined
  let state: 'idle' | 'started' | 'stopped' = 'idle'

  async function sendOne(mail: QueuedMail): Promise<SendOutcome> {
    const outcome = sent.has(mail.id) ? ({ kind: 'sent' } as const) : await sender.send(mail)
    if (outcome.kind === 'sent') sent.add(mail.id)
    const result = decideResult(outcome, mail.attempts, clock())
    const settled = await store.settleMail({ id: mail.id, now: clock(), result })
    if (settled.kind === 'settled') sent.delete(mail.id)
    report(log, mail, result)
    return outcome
  }

  async function emptyOutbox() {
    while (state !== 'stopped') {
      queuedMeanwhile = false
      const claim = await store.claimMail({ now: clock(), lease })
      if (claim.kind === 'not-stored') log.event('outbox-unavailable', { reason: claim.reason })
      if (claim.kind === 'mail') {
        const { kind } = await sendOne(claim.mail)
        if (kind === 'unreachable') return
      } else if (claim.kind === 'not-stored' || !queuedMeanwhile) {
        return
      }
    }
  }

  async function cleanUpIfDue() {
    const now = clock()
    if (state === 'stopped' || now < nextCleanUp) return
    nextCleanUp = now + cleanUpEvery
    const outcome = await store.cleanUp({ before: now - keptFor })
    if (outcome.kind === 'not-stored') log.event('not-cleaned-up', { reason: outcome.reason })
    else if (outcome.tokens + outcome.mails > 0) {
      log.event('cleaned-up', { tokens: outcome.tokens, mails: outcome.mails })
    }
  }

  async function deliverAndCleanUp() {
    await emptyOutbox()
    await cleanUpIfDue()
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
    clearTimeout(timer)
    await deliverDue()
    if (state === 'started') timer = setTimeout(poll, pollEvery)
  }

  return {
    deliverDue,
    wake() {
      queuedMeanwhile = true
      if (state === 'started' && !running) poll()
    },
    start() {
      state = 'started'
      poll()
    },
    async stop() {
      state = 'stopped'
      clearTimeout(timer)
      await running
    },
  }
}

function decideResult(outcome: SendOutcome, attempts: number, now: number): MailResult {
  if (outcome.kind === 'sent') return { kind: 'sent' }
  const { error } = outcome
  if (outcome.kind === 'refused' || attempts >= mostAttempts) return { kind: 'given-up', error }
  return { kind: 'try-again', at: now + retryDelay(attempts), error }
}

function report(log: Log, { attempts, id }: QueuedMail, result: MailResult) {
  const line = { mail: id, attempts }
  log.event(`mail-${result.kind}`, result.kind === 'sent' ? line : { ...line, error: result.error })
}
