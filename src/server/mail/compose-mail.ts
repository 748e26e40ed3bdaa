import type { SendMailOptions } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import { clinic } from '#clinic'
import { clinicDomain } from '#site/contact-links.ts'

export interface Mail extends Pick<SendMailOptions, 'headers' | 'html' | 'textEncoding'> {
  /** Of the outbox row. The same mail sent twice has the same Message-ID. */
  id: string
  to: string
  /** Milliseconds since 1970. */
  now: number
  /** Where answers go when not to the clinic's own address. */
  replyTo?: string | undefined
  subject: string
  text: string
}

/** A mail from the clinic as a whole message (RFC 5322). */
export async function composeMail({ id, now, replyTo, to, ...parts }: Mail) {
  const composer = new MailComposer({
    ...parts,
    from: { name: clinic.name, address: clinic.email },
    // An object, so that no part of the address can be read as a second one.
    to: { name: '', address: to },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    date: new Date(now),
    messageId: `<${id}@${clinicDomain}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: 'win',
  })
  const message = await composer.compile().build()
  return message.toString('utf8')
}
