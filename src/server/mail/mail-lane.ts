import { minute, second } from '#language/dates/durations.ts'
import type { Clock } from '#server/clock.ts'
import type { Log } from '#server/log.ts'
import type { ClaimRequest, QueuedMail } from './claims.ts'
import { type Lane, paceOf } from './lanes.ts'
import { createDelivery } from './mail-delivery.ts'
import { createMailRest } from './mail-rest.ts'
import type { MailQueries } from './queries.ts'
import type { MailSender } from './sender.ts'

/**
 * How long a claimed mail is out of reach of other workers: longer than an SMTP server may take until it
 * wants to hear the mail.
 */
const usualLease = 2 * minute
const pollEvery = 5 * second
/** How long the mail in hand may still take when the lane is stopped. */
const usualGrace = 5 * second

export interface MailLaneServices {
  store: { mail: MailQueries }
  /** The whole message (RFC 5322) of a mail in the outbox, the same every time. */
  writeLetter(mail: QueuedMail): Promise<string>
  sender: MailSender
  clock: Clock
  log: Log
  /** How many mails may leave in an hour, on all servers together. */
  perHour?: number | undefined
  /** Whether it is known who gets no mail; without it, it always is. */
  mayLeave?(): boolean
  /** Where the clinic's own mails go: to the first that takes them; empty: where they are queued for. */
  inboxes?: readonly string[]
  /** Milliseconds. */
  lease?: number
  grace?: number
}

/** Empties one lane of the outbox, one mail after the other, at its pace. */
export function createMailLane(lane: Lane, services: MailLaneServices) {
  const { store, clock, log, perHour, lease = usualLease, grace = usualGrace } = services
  const { mayLeave = () => true } = services
  const pace = paceOf(lane, perHour)
  const stopped = new AbortController()
  const rest = createMailRest(lane, clock, log)
  const { deliver, settleAgain } = createDelivery({
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
  /** When the next mail may leave, if the pace of the lane holds it up. */
  let heldUntil: number | undefined

  /** What the store is asked for next; nothing while no mail may leave. */
  function askNext(): ClaimRequest | undefined {
    if (state === 'stopped' || rest.isOn() || !mayLeave()) return
    queuedMeanwhile = false
    return { lane, now: clock(), lease, pace }
  }

  async function claimNext() {
    const request = askNext()
    return request && store.mail.claim(request)
  }

  async function emptyLane() {
    heldUntil = undefined
    await settleAgain()
    let claim = await claimNext()
    while (claim) {
      if (claim.kind === 'not-stored') log.event('outbox-unavailable', { reason: claim.reason })
      if (claim.kind === 'held') heldUntil = claim.until
      if (claim.kind === 'mail') claim = (await deliver(claim.mail, askNext)) ?? (await claimNext())
      else if (claim.kind === 'nothing-due' && queuedMeanwhile) claim = await claimNext()
      else return
    }
  }

  function deliverDue() {
    running ??= emptyLane().finally(() => {
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
    const held = heldUntil === undefined ? pollEvery : Math.max(heldUntil - clock(), 1)
    timer = setTimeout(poll, Math.min(pollEvery, held))
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
