import { clinic } from '#clinic'
import type { Locale } from '#language/locales.ts'
import { escapeHtml } from '#server/http/html.ts'
import { composeMail, type Mail } from '#server/mail/compose-mail.ts'
import { writeMailPage } from '#server/mail/mail-page.ts'
import { clinicDomain, postalAddress } from '#site/contact-links.ts'

interface NewsletterMail extends Pick<Mail, 'id' | 'now' | 'replyTo' | 'subject' | 'to'> {
  locale: Locale
  headers: Readonly<Record<string, string>>
  heading: string
  /** What stands between the heading and the clinic's address: lines of text, and of HTML. */
  text: readonly string[]
  html: readonly string[]
  /** HTML in small letters, before the clinic's address. */
  foot: readonly string[]
  unsubscribeLink: string
}

/**
 * A mail of the newsletter as a whole message (RFC 5322). It says which list it is of, and how to
 * leave it with one press (RFC 2919, RFC 8058).
 */
export function composeNewsletterMail({
  foot,
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
    html: writeMailPage({
      locale,
      title: mail.subject,
      heading,
      body: html,
      foot: [
        ...foot.map((words) => `<p style="margin:0 0 12px">${words}</p>`),
        `<p style="margin:0">${escapeHtml(clinic.name)}<br>${escapeHtml(postalAddress)}</p>`,
      ],
    }),
  })
}
