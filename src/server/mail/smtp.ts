import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import Dkim from 'nodemailer/lib/dkim'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SmtpConnection from 'nodemailer/lib/smtp-connection'
import { clinic } from '#clinic'
import { minute, second } from '#language/dates/durations.ts'
import { clinicDomain } from '#site/contact-links.ts'
import { writeReturnAddress } from './return-address.ts'
import type { MailSender, OutgoingMail, SendOutcome } from './sender.ts'

/** How long an SMTP server may take, in ms. */
export interface SmtpPatience {
  /** From the first packet until it wants to hear the mail. */
  untilData: number
  /** From the mail until its answer: the standard asks for 10 minutes (RFC 5321, 4.5.3.2.6). */
  answer: number
  /** How long a connection is kept for the next mail. */
  idle: number
}

export const usualPatience: SmtpPatience = {
  untilData: minute,
  answer: 10 * minute,
  idle: 5 * second,
}

/** The key with which mails are signed (DKIM); its other half stands in the DNS of the domain. */
interface DkimKey {
  /** `<selector>._domainkey.<domain of the clinic's address>`. */
  selector: string
  /** PEM. */
  privateKey: string
}

export interface SmtpOptions {
  /** Where mails come back to; without it, to the clinic's address. */
  bounceAddress?: string | undefined
  dkim?: DkimKey | undefined
  patience?: SmtpPatience
}

/**
 * Sends mails to the SMTP server at `url` (`smtps://user:password@host:465`), one after the other.
 * A password goes over TLS only, from the start or by STARTTLS.
 */
export function createSmtpSender(
  url: string,
  { bounceAddress, dkim, patience = usualPatience }: SmtpOptions = {},
): MailSender {
  const sign = createSigner(dkim)
  const { auth, ...server } = parseConnectionUrl(url)
  let open: SmtpConnection | undefined
  let idle: NodeJS.Timeout | undefined

  function hangUp() {
    clearTimeout(idle)
    open?.close()
    open = undefined
  }

  function connect(lost: (error: Error) => void) {
    return new Promise<SmtpConnection>((resolve, reject) => {
      const connection = new SmtpConnection({
        ...server,
        requireTLS: !server.secure && (auth !== undefined || server.requireTLS === true),
        connectionTimeout: patience.untilData,
        greetingTimeout: patience.untilData,
        socketTimeout: patience.answer,
      })
      open = connection
      connection.on('error', reject)
      connection.on('error', lost)
      connection.on('end', () => {
        if (open === connection) open = undefined
      })
      connection.connect((error) => {
        if (error) reject(error)
        else if (auth === undefined) resolve(connection)
        else
          connection.login({ credentials: auth }, (refusal) =>
            refusal ? reject(refusal) : resolve(connection),
          )
      })
    })
  }

  /** One attempt. Rejects with what nodemailer says, or with the reason why it was cut short. */
  async function attempt(mail: OutgoingMail, letter: Letter, signal: AbortSignal | undefined) {
    const cut = Promise.withResolvers<never>()
    const giveUp = () => cut.reject(Object.assign(new Error(), { code: 'ESTOPPED' }))
    const tooLong = setTimeout(() => {
      if (letter.state === 'unread') cut.reject(Object.assign(new Error(), { code: 'ETIMEDOUT' }))
    }, patience.untilData)
    signal?.addEventListener('abort', giveUp)
    if (signal?.aborted) giveUp()
    try {
      await Promise.race([cut.promise, transmit(mail, letter, cut.reject)])
    } finally {
      clearTimeout(tooLong)
      signal?.removeEventListener('abort', giveUp)
    }
  }

  async function transmit(mail: OutgoingMail, letter: Letter, lost: (error: Error) => void) {
    const connection = open ?? (await connect(lost))
    const from = bounceAddress ? writeReturnAddress(bounceAddress, mail) : clinic.email
    const envelope = { from, to: [mail.recipient] }
    await new Promise<void>((resolve, reject) => {
      connection.send(envelope, letter.stream, (error) => (error ? reject(error) : resolve()))
    })
  }

  async function sendOnce(mail: OutgoingMail, signal?: AbortSignal): Promise<SendOutcome> {
    const letter = createLetter(await sign(mail.message))
    try {
      await attempt(mail, letter, signal)
      idle = setTimeout(hangUp, patience.idle).unref()
      return { kind: 'sent' }
    } catch (error) {
      hangUp()
      return readSmtpError(error, letter.state)
    }
  }

  return {
    async send(mail, signal) {
      clearTimeout(idle)
      const kept = open !== undefined
      const outcome = await sendOnce(mail, signal)
      // A connection that was kept may have been ended by the other side in the meantime.
      const again = kept && outcome.kind === 'unreachable' && !signal?.aborted
      return again ? sendOnce(mail, signal) : outcome
    },
    close: hangUp,
  }
}

interface Letter {
  stream: Readable
  /** It is read when the other end has said that it wants to hear it. */
  state: 'unread' | 'read'
}

function createSigner(key: DkimKey | undefined): (message: string) => Promise<Buffer> {
  if (!key) return async (message) => Buffer.from(message)
  const dkim = new Dkim({
    domainName: clinicDomain,
    keySelector: key.selector,
    privateKey: key.privateKey,
  })
  return (message) => buffer(dkim.sign(message))
}

function createLetter(message: Buffer): Letter {
  const letter: Letter = { stream: Readable.from(read()), state: 'unread' }
  async function* read() {
    letter.state = 'read'
    yield message
  }
  return letter
}

/** Mailbox codes that speak of the sender's address and not of the recipient's (RFC 3463, 3.2). */
const aboutSender = /^5\.1\.[78]$/
const noSuchMailbox = /^5\.(?:1\.\d+|2\.1)$/

/**
 * What an error of nodemailer means for the mail. The words of an SMTP answer often repeat the
 * address, so only its codes are kept, with the command that it answers.
 */
function readSmtpError(error: unknown, letter: Letter['state']): SendOutcome {
  const { code, command, response, responseCode } = error as Record<string, unknown>
  const reply = typeof responseCode === 'number' ? responseCode : undefined
  const detail = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(String(response ?? ''))?.[1] ?? ''
  const stage = /^(?:MAIL|RCPT|DATA|AUTH|EHLO|STARTTLS)\b/.exec(String(command ?? ''))?.[0]
  const text = [typeof code === 'string' ? code : 'unknown', reply, detail, stage]
    .filter(Boolean)
    .join(' ')

  if (reply === undefined || reply === 421) {
    return {
      kind: letter === 'read' && reply === undefined ? 'unsure' : 'unreachable',
      error: text,
    }
  }
  if (reply < 500) {
    const ofThisMail = stage === 'RCPT' || stage === 'DATA'
    return { kind: ofThisMail ? 'postponed' : 'unreachable', error: text }
  }
  const final = stage === 'RCPT' && noSuchMailbox.test(detail) && !aboutSender.test(detail)
  return { kind: final ? 'refused' : 'blocked', error: text }
}
