import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { clinic } from '#clinic'
import { minute, second } from '#language/dates/durations.ts'
import { type DkimKey, signMessage } from './dkim.ts'
import { lanes } from './lanes.ts'
import { readRefusal } from './read-reply.ts'
import { writeReturnAddress } from './return-address.ts'
import type { MailSender, OutgoingMail, SendOutcome } from './sender.ts'

/** How long an SMTP server may take, in ms. */
export interface SmtpPatience {
  /** From the first packet until it wants to hear the mail. */
  untilData: number
  /** From the mail until its answer: the standard asks for 10 minutes (RFC 5321, 4.5.3.2.6). */
  answer: number
  /** How long a connection stays open for the next mail. */
  idle: number
}

export const usualPatience: SmtpPatience = {
  untilData: minute,
  answer: 10 * minute,
  idle: 5 * second,
}

export interface SmtpOptions {
  /** Where mails come back to; without it, to the clinic's address. */
  bounceAddress?: string | undefined
  dkim?: DkimKey | undefined
  patience?: SmtpPatience
}

/**
 * Sends mails to the SMTP server at `url` (`smtps://user:password@host:465`).
 * A password goes over TLS only, from the start or by STARTTLS.
 */
export function createSmtpSender(
  url: string,
  { bounceAddress, dkim, patience = usualPatience }: SmtpOptions = {},
): MailSender {
  const pool = createTransport({
    url: withSealedPassword(url),
    pool: true,
    // One for each lane and for tests of the clinic's addresses: none waits for another's answer.
    maxConnections: lanes.length + 1,
    maxMessages: Number.POSITIVE_INFINITY,
    // A connection that stayed open may have been ended by the other side in the meantime.
    maxRequeues: 1,
    idleTimeout: patience.idle,
    connectionTimeout: patience.untilData,
    greetingTimeout: patience.untilData,
    socketTimeout: patience.answer,
  })
  /** Messages that the other end wanted to hear: they are read no sooner. */
  const heard = new WeakSet<object>()
  pool.use('stream', ({ data, message }, done) => {
    message.processFunc((stream) =>
      Readable.from(hear(stream, () => heard.add(data.raw as Buffer))),
    )
    done()
  })

  async function transmit(mail: OutgoingMail, raw: Buffer, signal: AbortSignal) {
    const from = bounceAddress ? writeReturnAddress(bounceAddress, mail) : clinic.email
    await pool.sendMail({ envelope: { from, to: [mail.recipient] }, raw, signal })
  }

  return {
    async send(mail, stop) {
      const raw = Buffer.from(dkim ? signMessage(mail.message, dkim) : mail.message)
      const late = new AbortController()
      const tooLong = setTimeout(() => {
        if (!heard.has(raw)) late.abort()
      }, patience.untilData)
      try {
        await transmit(mail, raw, AbortSignal.any([late.signal, ...(stop ? [stop] : [])]))
        return { kind: 'sent' }
      } catch (error) {
        if (late.signal.aborted) return { kind: 'unreachable', error: 'ETIMEDOUT' }
        const cause = stop?.aborted ? { code: 'ESTOPPED' } : error
        return readSmtpError(cause, heard.has(raw) ? 'heard' : 'unheard')
      } finally {
        clearTimeout(tooLong)
      }
    },
    close: () => pool.close(),
  }
}

/** The same server, and never without TLS where there is a password to say. */
function withSealedPassword(url: string) {
  const address = new URL(url)
  if (address.username || address.password) address.searchParams.set('requireTLS', 'true')
  return address.href
}

async function* hear(stream: AsyncIterable<Buffer>, noted: () => void) {
  noted()
  yield* stream
}

/**
 * What an error of nodemailer means for the mail. The words of an SMTP answer often repeat the
 * address, so only its codes are stored, with the command that it answers and whom it is about.
 */
function readSmtpError(error: unknown, mail: 'heard' | 'unheard'): SendOutcome {
  const { code, command, response, responseCode } = error as Record<string, unknown>
  const reply = typeof responseCode === 'number' ? responseCode : undefined
  const [, status = '', text = ''] =
    /^\d{3}[ -](?:([245]\.\d{1,3}\.\d{1,3})\b)?(.*)$/s.exec(String(response ?? '')) ?? []
  const stage = /^(?:MAIL|RCPT|DATA|AUTH|EHLO|STARTTLS)\b/.exec(String(command ?? ''))?.[0]
  const ofThisMail = stage === 'RCPT' || stage === 'DATA'
  const codes = [typeof code === 'string' ? code : 'unknown', reply, status, stage]
    .filter(Boolean)
    .join(' ')

  if (reply === undefined || reply === 421) {
    return {
      kind: mail === 'heard' && reply === undefined ? 'unsure' : 'unreachable',
      error: codes,
    }
  }
  if (reply < 500) return { kind: ofThisMail ? 'postponed' : 'unreachable', error: codes }
  if (!ofThisMail) return { kind: 'blocked', error: `${codes} ours` }
  const means = readRefusal({ status, text, ofRecipient: stage === 'RCPT' }) ?? 'ours'
  return { kind: outcomes[stage][means], error: `${codes} ${means}` }
}

const refusals = { gone: 'refused', full: 'postponed', unwelcome: 'postponed' } as const
/** A refusal of the whole mail is about us; at RCPT it may be, and is once others say so too. */
const outcomes = {
  RCPT: { ...refusals, ours: 'doubted' },
  DATA: { ...refusals, ours: 'blocked' },
} as const
