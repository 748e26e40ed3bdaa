import { clinic } from '#clinic'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { escapeHtml } from '#server/http/html.ts'
import { mailButton } from '#server/mail/mail-page.ts'
import { composeNewsletterMail } from './newsletter-mail.ts'
import { newsletterMailWords } from './words.ts'

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

/** What the outbox keeps of it until it leaves: the visitor waits for the disk only. */
export const orderConfirmation = (mail: ConfirmationMail) => ({
  kind: 'confirm-newsletter',
  message: JSON.stringify(mail),
})

/** The mail that asks whether the address wants the newsletter, as a whole message (RFC 5322). */
export function composeConfirmation({ confirmLink, days, ...mail }: ConfirmationMail) {
  const { confirmation, stopLink } = newsletterMailWords[mail.locale]
  const { button, heading, ignore, stop, subject, why } = confirmation
  const ask = fill(confirmation.ask, { clinic: clinic.name })
  const lasts = fill(confirmation.lasts, { days })
  const { unsubscribeLink } = mail
  const safe = escapeHtml
  return composeNewsletterMail({
    ...mail,
    subject,
    headers: { 'Auto-Submitted': 'auto-generated' },
    heading,
    text: [ask, confirmLink, '', lasts, '', why, ignore, '', stop, unsubscribeLink, '', '-- '],
    html: [
      `<p>${safe(fill(confirmation.askButton, { clinic: clinic.name }))}</p>`,
      mailButton(button, confirmLink),
      `<p>${safe(lasts)}</p>`,
      `<p>${safe(why)} ${safe(ignore)}</p>`,
    ],
    foot: [`${safe(stop)} <a href="${safe(unsubscribeLink)}">${safe(stopLink)}</a>`],
  })
}
