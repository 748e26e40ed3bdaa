import MailComposer from 'nodemailer/lib/mail-composer'
import { clinic } from '#clinic'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { escapeHtml } from '#server/http/html.ts'
import { mailWords } from '#server/mail/words.ts'
import { clinicDomain, postalAddress } from '#site/contact-links.ts'
import { newsletterListHeaders } from './list-headers.ts'

export interface ConfirmationMail {
  /** Of the outbox row. The same mail sent twice has the same Message-ID. */
  id: string
  /** The only thing in the mail that the visitor typed. */
  to: string
  locale: Locale
  /** Milliseconds since 1970. */
  now: number
  /** Where answers go when not to the clinic's own address. */
  replyTo?: string | undefined
  confirmLink: string
  unsubscribeLink: string
  /** How long the confirm link works. */
  days: number
}

/** The mail that asks whether the address wants the newsletter, as a whole message (RFC 5322). */
export async function composeConfirmation(mail: ConfirmationMail) {
  const { locale } = mail
  const composer = new MailComposer({
    from: { name: clinic.name, address: clinic.email },
    // An object, so that no part of the address can be read as a second one.
    to: { name: '', address: mail.to },
    replyTo: mail.replyTo,
    subject: mailWords[locale].subject,
    date: new Date(mail.now),
    messageId: `<${mail.id}@${clinicDomain}>`,
    headers: {
      'Content-Language': locale,
      'Auto-Submitted': 'auto-generated',
      ...newsletterListHeaders(mail.unsubscribeLink),
    },
    text: writeText(mail),
    html: writeHtml(mail),
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: 'win',
  })
  const message = await composer.compile().build()
  return message.toString('utf8')
}

function writeText({ confirmLink, days, locale, unsubscribeLink }: ConfirmationMail) {
  const words = mailWords[locale]
  return [
    words.heading,
    '',
    fill(words.ask, { clinic: clinic.name }),
    confirmLink,
    '',
    fill(words.lasts, { days }),
    '',
    words.why,
    words.ignore,
    '',
    words.stop,
    unsubscribeLink,
    '',
    '-- ',
    clinic.name,
    postalAddress,
    '',
  ].join('\n')
}

function writeHtml({ confirmLink, days, locale, unsubscribeLink }: ConfirmationMail) {
  const words = mailWords[locale]
  const text = escapeHtml
  return [
    '<!doctype html>',
    `<html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${text(words.subject)}</title></head>`,
    '<body style="font-family:Georgia,serif;font-size:18px;line-height:1.5;margin:24px;max-width:560px">',
    `<h1 style="font-size:26px;line-height:1.2">${text(words.heading)}</h1>`,
    `<p>${text(fill(words.ask, { clinic: clinic.name }))}</p>`,
    `<p><a href="${text(confirmLink)}" style="font-size:20px;font-weight:bold">${text(words.button)}</a></p>`,
    `<p>${text(fill(words.lasts, { days }))}</p>`,
    `<p>${text(words.why)} ${text(words.ignore)}</p>`,
    `<p>${text(words.stop)} <a href="${text(unsubscribeLink)}">${text(words.stopLink)}</a></p>`,
    `<p style="font-size:16px">${text(clinic.name)}<br>${text(postalAddress)}</p>`,
    '</body></html>',
    '',
  ].join('\n')
}
