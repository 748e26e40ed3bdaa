import { clinic } from '#clinic'
import type { Locale } from '#language/locales.ts'
import { escapeHtml } from '#server/http/html.ts'
import { composeMail, type Mail } from '#server/mail/compose-mail.ts'
import { clinicDomain, postalAddress } from '#site/contact-links.ts'

interface NewsletterMail extends Pick<Mail, 'id' | 'now' | 'replyTo' | 'subject' | 'to'> {
  locale: Locale
  headers: Readonly<Record<string, string>>
  heading: string
  /** What stands between the heading and the clinic's address: lines of text, and of HTML. */
  text: readonly string[]
  html: readonly string[]
  unsubscribeLink: string
}

/**
 * A mail of the newsletter as a whole message (RFC 5322). It says which list it is of, and how to
 * leave it with one press (RFC 2919, RFC 8058).
 */
export function composeNewsletterMail({
  headers,
  heading,
  html,
  locale,
  text,
  unsubscribeLink,
  ...mail
}: NewsletterMail) {
  return composeMail({
    ...mail,
    headers: {
      'Content-Language': locale,
      ...headers,
      'List-Id': { prepared: true, value: `<newsletter.${clinicDomain}>` },
      'List-Unsubscribe': { prepared: true, value: `<${unsubscribeLink}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    text: [heading, '', ...text, clinic.name, postalAddress, ''].join('\n'),
    html: [
      '<!doctype html>',
      `<html lang="${locale}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width">',
      `<title>${escapeHtml(mail.subject)}</title></head>`,
      '<body style="font-family:Georgia,serif;font-size:18px;line-height:1.5;margin:24px;max-width:560px">',
      `<h1 style="font-size:26px;line-height:1.2">${escapeHtml(heading)}</h1>`,
      ...html,
      `<p style="font-size:16px">${escapeHtml(clinic.name)}<br>${escapeHtml(postalAddress)}</p>`,
      '</body></html>',
      '',
    ].join('\n'),
  })
}
