import { day, hour, minute, second } from '#language/dates/durations.ts'
import type { Clock } from '#server/clock.ts'
import type { Log } from '#server/log.ts'
import type { MailResult, QueuedMail, Store } from '#server/store/store.ts'
import { writeLetter } from './letters.ts'
import type { MailSender, SendOutcome } from './sender.ts'

/**
 * How long a claimed mail is kept from other workers: longer than an SMTP server may take until it
 * wants to hear the mail. While it takes its time with the answer, the lease is renewed.
 */
const usualLease = 2 * minute
const pollEvery = 5 * second
const firstRetry = 30 * second
const longestRetry = hour
/** About three days, as mail servers do. */
const mostPostponed = 78
/** How often a mail goes out again that may have been taken. */
const mostUnsure = 2
/** The longest rest after the other end was away or refused us: it may be well again. */
const longestRest = 10 * minute
/** How long the mail in hand may still take when the worker is stopped. */
const usualGrace = 5 * second

const cleanUpEvery = hour
/** How long expired tokens, the notes of mails, and addresses that never confirm are kept. */
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
  /** Takes no other mail; the one in hand has a few seconds, then it is for another time. */
  stop(): Promise<void>
  status(): MailStatus
}

export type MailStatus =
  | { kind: 'sending' }
  /** No mail leaves: the other end is away, or refuses us whatever we send. */
  | { kind: 'resting'; because: 'unreachable' | 'blocked'; since: number; error: string }

export interface MailWorkerServices {
  store: Store
  sender: MailSender
  clock: Clock
  log: Log
  /** How many mails may leave in an hour, on all servers together. */
  perHour?: number | undefined
  /** Milliseconds. */
  lease?: number
  grace?: number
}

/** Milliseconds until the next try after `tries` that failed: doubling, at most an hour. */
export function retryDelay(tries: number) {
  return Math.min(firstRetry * 2 ** (tries - 1), longestRetry)
}

const restAfter = (failures: number) => Math.min(retryDelay(failures), longestRest)

interface Rest {
  status: MailStatus & { kind: 'resting' }
  /** How many attempts failed in a row. */
  failures: number
  until: number
}

/** Empties the outbox: at least once for SMTP, exactly once for `.eml` files. */
export function createMailWorker({
  store,
  sender,
  clock,
  log,
  perHour,
  lease = usualLease,
  grace = usualGrace,
}: MailWorkerServices): MailWorker {
  // Sent, but the store could not take note of it: never to be sent again by this process.
  const sent = new Set<string>()
  const stopped = new AbortController()
  const budget = { left: 0, readAt: Number.NEGATIVE_INFINITY }
  let rest: Rest | undefined
  let running: Promise<void> | undefined
  let queuedMeanwhile = false
  let cleanedUpAt = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  let state: 'idle' | 'started' | 'stopped' = 'idle'

  async function sendLeased(mail: QueuedMail): Promise<SendOutcome> {
    if (sent.has(mail.id)) return { kind: 'sent' }
    const renewal = setInterval(
      () => store.renewMail({ mail, until: clock() + lease }),
      Math.floor(lease / 4),
    )
    try {
      return await sender.send({ ...mail, message: await writeLetter(mail) }, stopped.signal)
    } finally {
      clearInterval(renewal)
    }
  }

  async function sendOne(mail: QueuedMail) {
    const outcome = await sendLeased(mail)
    if (outcome.kind === 'sent') sent.add(mail.id)
    const failures = (rest?.failures ?? 0) + 1
    const result = decideResult(outcome, { mail, now: clock(), rest: restAfter(failures) })
    const settled = await store.settleMail({ mail, now: clock(), result })
    if (settled.kind !== 'not-stored') sent.delete(mail.id)
    report(log, mail, result)
    if (outcome.kind === 'sent') rest = undefined
    else if (settled.kind === 'taken-back') {
      log.event('mail-refusals-taken-back', { mails: settled.mails })
      takeRest('blocked', outcome.error)
    } else if (outcome.kind === 'blocked' || outcome.kind === 'unreachable') {
      takeRest(outcome.kind, outcome.error)
    }
  }

  /** What is wrong is not about one mail: the queue waits, and loses nothing. */
  function takeRest(because: Rest['status']['because'], error: string) {
    const now = clock()
    const failures = (rest?.failures ?? 0) + 1
    const since = rest?.status.since ?? now
    rest = {
      status: { kind: 'resting', because, since, error },
      failures,
      until: now + restAfter(failures),
    }
    if (because === 'blocked') log.event('mail-blocked', { error, failures })
  }

  /** A clock that ran ahead must not make the rest longer than it can be. */
  function isResting() {
    if (!rest) return false
    const left = rest.until - clock()
    return left > 0 && left <= longestRest
  }

  /** Asks the store once a minute, and whenever nothing is left by our own count. */
  async function isBudgetSpent() {
    if (perHour === undefined) return false
    const now = clock()
    budget.left -= 1
    if (budget.left < 0 || Math.abs(now - budget.readAt) >= minute) {
      const sent = await store.countSent({ after: now - hour, until: now })
      budget.left = sent.kind === 'counted' ? perHour - sent.mails - 1 : -1
      budget.readAt = now
    }
    return budget.left < 0
  }

  async function emptyOutbox() {
    for (;;) {
      queuedMeanwhile = false
      if (state === 'stopped' || isResting()) return
      const only = (await isBudgetSpent()) ? { only: 'clinic' as const } : {}
      const claim = await store.claimMail({ now: clock(), lease, ...only })
      if (claim.kind === 'not-stored') log.event('outbox-unavailable', { reason: claim.reason })
      if (claim.kind === 'mail') await sendOne(claim.mail)
      else if (claim.kind === 'not-stored' || !queuedMeanwhile) return
    }
  }

  async function cleanUpIfDue() {
    const now = clock()
    // In both directions: a clock that ran ahead may have been put right.
    if (state === 'stopped' || Math.abs(now - cleanedUpAt) < cleanUpEvery) return
    cleanedUpAt = now
    const outcome = await store.cleanUp({ before: now - keptFor })
    if (outcome.kind === 'not-stored') log.event('not-cleaned-up', { reason: outcome.reason })
    else {
      const { kind, ...deleted } = outcome
      if (Object.values(deleted).some((rows) => rows > 0)) log.event(kind, deleted)
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
    status: () => rest?.status ?? { kind: 'sending' },
  }
}

interface Attempted {
  mail: QueuedMail
  now: number
  /** How long the queue rests if the reason was not this mail, in ms. */
  rest: number
}

function decideResult(outcome: SendOutcome, { mail, now, rest }: Attempted): MailResult {
  if (outcome.kind === 'sent') return { kind: 'sent' }
  const { error } = outcome
  switch (outcome.kind) {
    case 'refused':
      return { kind: 'refused', at: now + rest, error }
    case 'postponed': {
      const tries = mail.postponed + 1
      if (tries >= mostPostponed) return { kind: 'given-up', error }
      return { kind: 'try-again', at: now + retryDelay(tries), error, counts: 'postponed' }
    }
    case 'unsure': {
      const tries = mail.unsure + 1
      if (tries > mostUnsure) return { kind: 'given-up', error }
      return { kind: 'try-again', at: now + retryDelay(tries), error, counts: 'unsure' }
    }
    default:
      // One mail that is refused again and again must not stop the others again and again.
      return { kind: 'try-again', at: now + Math.max(rest, retryDelay(mail.attempts)), error }
  }
}

function report(log: Log, { attempts, id }: QueuedMail, result: MailResult) {
  const line = { mail: id, attempts }
  log.event(`mail-${result.kind}`, result.kind === 'sent' ? line : { ...line, error: result.error })
}
