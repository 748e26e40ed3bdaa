import nodemailer from 'nodemailer'
import { clinic } from '#clinic'
import { second } from '#dates/durations.ts'
import type { MailSender, SendOutcome } from './sender.ts'

/**
 * Sends mails to the SMTP server at `url` (`smtps://user:password@host:465`). A mail that was cut
 * off after the server took it goes out again, with the same Message-ID.
 */
export function createSmtpSender(url: string): MailSender {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 1,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 30 * second,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ message, recipient }) {
      try {
        await transport.sendMail({
          envelope: { from: clinic.email, to: [recipient] },
          raw: message,
        })
        return { kind: 'sent' }
      } catch (error) {
        return readSmtpError(error)
      }
    },
    close: () => transport.close(),
  }
}

/** The words of an SMTP error often repeat the address, so only its codes are kept. */
function readSmtpError(error: unknown): SendOutcome {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const reply = typeof responseCode === 'number' ? responseCode : undefined
  const text = [typeof code === 'string' ? code : 'unknown', reply].filter(Boolean).join(' ')
  const aboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (!aboutThisMail) return { kind: 'unreachable', error: text }
  return { kind: reply !== undefined && reply >= 500 ? 'refused' : 'postponed', error: text }
}
