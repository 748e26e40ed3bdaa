import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { second } from '#language/dates/durations.ts'
import { createSmtpSender, type SmtpPatience, usualPatience } from '#server/mail/smtp.ts'

import { certificate } from './smtp-certificate.ts'

export interface ReceivedMail {
  from: string
  recipients: string[]
  message: string
}

/** The error with which an SMTP server answers: `sayNo('550 5.1.1')`. */
export function sayNo(answer: string, words = 'no') {
  const [code = '', ...rest] = answer.split(' ')
  return Object.assign(new Error([...rest, words].join(' ')), { responseCode: Number(code) })
}

interface SmtpOptions extends SMTPServerOptions {
  /** What becomes of a mail once it is there whole; `undefined` takes it. */
  answerMail?(mail: ReceivedMail, drop: () => void): Promise<Error | undefined> | Error | undefined
  patience?: Partial<SmtpPatience>
  /** Of the sender: user and password, with an @ at the end. */
  login?: string
}

/** A real SMTP server on the loopback address, and a sender that sends to it. */
export async function startSmtp({
  answerMail = () => undefined,
  login = '',
  patience = {},
  ...options
}: SmtpOptions = {}) {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...certificate,
    closeTimeout: second,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const mail = {
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          message: Buffer.concat(chunks).toString(),
        }
        const drop = () => {
          for (const connection of server.connections) connection.close()
        }
        const refusal = await answerMail(mail, drop)
        if (!refusal) received.push(mail)
        done(refusal)
      })
    },
    ...options,
  })
  // Whoever hangs up in the middle is what some tests are about.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const url = `smtp://${login}127.0.0.1:${port}`
  const sender = createSmtpSender(url, { patience: { ...usualPatience, ...patience } })
  onTestFinished(async () => {
    sender.close()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })
  return { received, sender, server, url }
}
