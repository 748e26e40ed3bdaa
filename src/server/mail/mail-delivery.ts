import type { Clock } from '#server/clock.ts'
import type { Log } from '#server/log.ts'
import type { QueuedMail } from './claims.ts'
import { triedFor } from './lanes.ts'
import { type MailRest, retryDelay } from './mail-rest.ts'
import type { MailQueries } from './queries.ts'
import type { MailSender, SendOutcome } from './sender.ts'
import type { MailResult } from './settle.ts'

/** How often a mail goes out again that may have been taken. */
const mostUnsure = 2

export interface MailDelivery {
  store: Pick<MailQueries, 'renew' | 'settle'>
  /** The whole message (RFC 5322) of a mail in the outbox, the same every time. */
  writeLetter(mail: QueuedMail): Promise<string>
  sender: MailSender
  clock: Clock
  log: Log
  rest: MailRest
  /** Milliseconds for which a claimed mail is out of reach of other workers. */
  lease: number
  /** The mail in hand is for another time. */
  stopped: AbortSignal
}

/** Sends one claimed mail, and writes down what became of it. */
export function createDelivery(delivery: MailDelivery) {
  const { store, clock, log, rest } = delivery
  // Sent, but the store could not take note of it: never to be sent again by this process.
  const sent = new Set<string>()

  return async function deliver(mail: QueuedMail) {
    const outcome: SendOutcome = sent.has(mail.id)
      ? { kind: 'sent' }
      : await sendLeased(delivery, mail)
    if (outcome.kind === 'sent') sent.add(mail.id)
    const result = decideResult(outcome, { mail, now: clock(), rest: rest.next() })
    const settled = await store.settle({ mail, now: clock(), result })
    if (settled.kind !== 'not-stored') sent.delete(mail.id)
    report(log, mail, result, settled.kind)
    if (outcome.kind === 'sent') rest.end()
    else if (outcome.kind === 'doubted') rest.doubt(domainOf(mail.recipient), outcome.error)
    else if (outcome.kind === 'blocked' || outcome.kind === 'unreachable') {
      rest.take(outcome.kind, outcome.error)
    }
  }
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** While the other end takes its time with the answer, the lease is renewed. */
async function sendLeased(
  { store, writeLetter, sender, clock, lease, stopped }: MailDelivery,
  mail: QueuedMail,
): Promise<SendOutcome> {
  const renewal = setInterval(
    () => store.renew({ mail, until: clock() + lease }),
    Math.floor(lease / 4),
  )
  try {
    return await sender.send({ ...mail, message: await writeLetter(mail) }, stopped)
  } finally {
    clearInterval(renewal)
  }
}

interface Attempted {
  mail: QueuedMail
  now: number
  /** How long the lane rests if the reason was not this mail, in ms. */
  rest: number
}

function decideResult(outcome: SendOutcome, { mail, now, rest }: Attempted): MailResult {
  if (outcome.kind === 'sent') return { kind: 'sent' }
  const { error } = outcome
  const isClinics = mail.lane === 'clinic'
  if (now - mail.triedAt >= triedFor[mail.lane]) return { kind: 'given-up', error }
  switch (outcome.kind) {
    case 'refused':
      // Nobody but the clinic knows whether it still has the mailbox.
      if (!isClinics) return { kind: 'refused', at: now + retryDelay(mail.postponed + 1), error }
      return putOff('postponed')
    case 'postponed':
    case 'doubted':
      return putOff('postponed')
    case 'unsure':
      if (mail.unsure >= mostUnsure && !isClinics) return { kind: 'given-up', error }
      return putOff('unsure')
    default:
      // One mail that is refused again and again must not stop the others again and again.
      return { kind: 'try-again', at: now + Math.max(rest, retryDelay(mail.attempts)), error }
  }

  function putOff(counts: 'postponed' | 'unsure'): MailResult {
    return { kind: 'try-again', at: now + retryDelay(mail[counts] + 1), error, counts }
  }
}

function report(
  log: Log,
  { attempts, id }: QueuedMail,
  result: MailResult,
  settled: 'settled' | 'given-up' | 'not-stored',
) {
  const line = { mail: id, attempts }
  if (result.kind === 'sent') log.event('mail-sent', line)
  else {
    const name = settled === 'given-up' ? 'mail-given-up' : `mail-${result.kind}`
    log.event(name, { ...line, error: result.error })
  }
}
