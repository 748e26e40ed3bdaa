import { minute } from '#language/dates/durations.ts'
import type { Clock } from '#server/clock.ts'
import { type Log, noteFault } from '#server/log.ts'
import type { ClaimRequest, QueuedMail } from './claims.ts'
import { triedFor } from './lanes.ts'
import { type MailRest, retryDelay } from './mail-rest.ts'
import type { MailQueries } from './queries.ts'
import type { MailSender, SendOutcome } from './sender.ts'
import type { MailResult, Settling } from './settle.ts'

/** How often a mail goes out again that may have been taken. */
const mostUnsure = 2

/** How long somebody who waits to be called may wait for the next try. */
const longestWaitOfClinic = 10 * minute

export interface MailDelivery {
  store: Pick<MailQueries, 'renew' | 'settle'>
  /** The whole message (RFC 5322) of a mail in the outbox, the same every time. */
  writeLetter(mail: QueuedMail): Promise<string>
  sender: MailSender
  clock: Clock
  log: Log
  rest: MailRest
  /** Where the clinic's own mails go: to the first that takes them. */
  inboxes?: readonly string[] | undefined
  /** Milliseconds for which a claimed mail is out of reach of other workers. */
  lease: number
  /** The mail in hand is for another time. */
  stopped: AbortSignal
}

/** `unwritten`: nothing was tried, because our own code could not write the letter. */
type Outcome = SendOutcome | { kind: 'unwritten'; error: string }

/** Sends claimed mails, one after the other, and writes down what became of each. */
export function createDelivery(delivery: MailDelivery) {
  const { store, clock, inboxes = [], log, rest } = delivery
  // What the store could not take note of: a mail that was sent is not sent again by this process.
  const unsettled = new Map<string, Settling>()

  return {
    /** In the change that says what became of the mail, the one that `askNext` asks for is claimed. */
    async deliver(queued: QueuedMail, askNext: () => ClaimRequest | undefined) {
      const mail = { ...queued, recipient: chooseRecipient(queued, inboxes) }
      const outcome: Outcome =
        unsettled.get(mail.id)?.result.kind === 'sent'
          ? { kind: 'sent' }
          : await sendLeased(delivery, mail)
      const now = clock()
      const result = decideResult(outcome, { mail, now, rest: rest.next(), inboxes })
      const inbox = mail.lane === 'clinic' ? inboxNote(outcome, mail, now) : undefined
      const settling = { mail, now, result, inbox }
      unsettled.set(mail.id, settling)
      restIfNeeded(rest, outcome, mail)
      const settled = await store.settle({ ...settling, next: askNext() })
      report(log, mail, result, settled.kind)
      if (settled.kind === 'not-stored') return settled
      unsettled.delete(mail.id)
      return settled.next
    },

    /** Has the store take note of what it could not before. */
    async settleAgain() {
      for (const [id, settling] of unsettled) {
        const { kind } = await store.settle(settling)
        if (kind === 'not-stored') return
        unsettled.delete(id)
      }
    },
  }
}

function restIfNeeded(rest: MailRest, outcome: Outcome, { recipient }: QueuedMail) {
  if (outcome.kind === 'sent') rest.end()
  else if (outcome.kind === 'doubted') rest.doubt(domainOf(recipient), outcome.error)
  else if (outcome.kind === 'blocked' || outcome.kind === 'unreachable') {
    rest.take(outcome.kind, outcome.error)
  }
}

/** The settings say where the clinic's mails go, also those that waited while they were changed. */
function chooseRecipient({ kind, lane, recipient }: QueuedMail, inboxes: readonly string[]) {
  const [first] = inboxes
  const stays = lane !== 'clinic' || kind === lateNotice || inboxes.includes(recipient)
  return stays ? recipient : (first ?? recipient)
}

/** The kind of a mail that tells a second person: the first ones have not answered. */
export const lateNotice = 'clinic-late'

/** What is said of an inbox of the clinic; a server that is away says nothing of one. */
function inboxNote(outcome: Outcome, { recipient }: QueuedMail, now: number) {
  if (outcome.kind === 'sent') return { address: recipient, now }
  const isAbout = ['refused', 'postponed', 'doubted'].includes(outcome.kind)
  return isAbout ? { address: recipient, now, error: outcome.error } : undefined
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** While the other end takes its time with the answer, the lease is renewed. */
async function sendLeased(
  { store, writeLetter, sender, clock, lease, log, stopped }: MailDelivery,
  mail: QueuedMail,
): Promise<Outcome> {
  let message: string
  try {
    message = await writeLetter(mail)
  } catch (error) {
    // An order of another version, perhaps: it waits for one that reads it, and stops no other mail.
    noteFault(log, error)
    return { kind: 'unwritten', error: 'unwritten' }
  }
  const renewal = setInterval(
    () => store.renew({ mail, until: clock() + lease }),
    Math.floor(lease / 4),
  )
  try {
    return await sender.send({ ...mail, message }, stopped)
  } finally {
    clearInterval(renewal)
  }
}

interface Attempted {
  mail: QueuedMail
  now: number
  /** How long the lane rests if the reason was not this mail, in ms. */
  rest: number
  inboxes: readonly string[]
}

function decideResult(outcome: Outcome, { inboxes, mail, now, rest }: Attempted): MailResult {
  if (outcome.kind === 'sent') return { kind: 'sent' }
  const { error } = outcome
  const isClinics = mail.lane === 'clinic'
  // The first ones have not answered: the second person is waited for while there is a mailbox.
  const waits = mail.kind === lateNotice && outcome.kind !== 'refused'
  const asked = waits ? [mail.recipient] : inboxes
  if (now - mail.triedAt >= triedFor[mail.lane]) {
    return { kind: 'given-up', error, soft: outcome.kind === 'postponed' }
  }
  switch (outcome.kind) {
    case 'refused':
      // Nobody but the clinic knows whether it still has the mailbox.
      if (!isClinics) return { kind: 'refused', at: now + retryDelay(mail.postponed + 1), error }
      return tryNextInbox()
    case 'postponed':
    case 'doubted':
      return isClinics ? tryNextInbox() : putOff('postponed')
    case 'unsure':
      if (mail.unsure >= mostUnsure && !isClinics) return { kind: 'given-up', error }
      return putOff('unsure')
    case 'blocked':
      // Of the clinic's own, what one address refuses may be taken at the next.
      return isClinics ? { ...rested(), next: nextInbox() } : rested()
    default:
      return rested()
  }

  /** One mail that is refused again and again must not stop the others again and again. */
  function rested() {
    const at = now + Math.max(rest, retryDelay(mail.attempts))
    return { kind: 'try-again', at, error } as const
  }

  function nextInbox() {
    return asked[(asked.indexOf(mail.recipient) + 1) % asked.length] ?? mail.recipient
  }

  /** At once, until each was asked; then again and again, for ever. */
  function tryNextInbox(): MailResult {
    const tries = mail.postponed + 1
    const places = Math.max(asked.length, 1)
    const wait = Math.min(retryDelay(Math.ceil(tries / places)), longestWaitOfClinic)
    const at = tries % places === 0 ? now + wait : now
    return { kind: 'try-again', at, error, counts: 'postponed', next: nextInbox() }
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
