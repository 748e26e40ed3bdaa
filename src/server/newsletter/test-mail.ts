import { type Locale, locales } from '#language/locales.ts'
import { randomId } from '#language/records/random-id.ts'
import type { MailSender } from '#server/mail/sender.ts'
import { createToken } from '#server/token.ts'
import { composeIssueMail } from './issue-mail.ts'
import type { Issue } from './issues.ts'
import { type Sending, unsubscribeLink } from './send-issue.ts'

/** What an issue is made with, whoever gets it. */
export type Composing = Omit<Sending, 'store'>

/** An issue as a mail to one address. Its link to unsubscribe leads nowhere. */
export async function composeTestMail(
  { clock, linkOrigin, replyTo, siteOrigin }: Composing,
  { issue, locale, to }: { issue: Issue; locale: Locale; to: string },
) {
  const id = randomId()
  const link = unsubscribeLink(linkOrigin, locale, createToken().secret)
  const request = { issue, locale, id, to, now: clock(), siteOrigin, replyTo }
  return { id, message: await composeIssueMail({ ...request, unsubscribeLink: link }) }
}

/** Sends an issue to one address at once, in each language; says what stopped it. */
export async function sendTestMails(
  composing: Composing,
  sender: MailSender,
  { issue, to }: { issue: Issue; to: string },
): Promise<{ kind: 'sent' } | { kind: 'not-sent'; locale: Locale; error: string }> {
  for (const locale of locales) {
    const { id, message } = await composeTestMail(composing, { issue, locale, to })
    const outcome = await sender.send({ id, recipient: to, message })
    if (outcome.kind !== 'sent') return { kind: 'not-sent', locale, error: outcome.error }
  }
  return { kind: 'sent' }
}
