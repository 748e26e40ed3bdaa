import { createHash } from 'node:crypto'
import type { Locale } from '#language/locales.ts'
import { escapeHtml } from '#server/http/html.ts'
import { mailButton } from '#server/mail/mail-page.ts'
import { href } from '#site/addresses.ts'
import { wordsToHtml } from '#words/parse-words.ts'
import type { Issue } from './issues.ts'
import { writeHtmlBody, writeTextBody } from './mail-body.ts'
import { composeNewsletterMail } from './newsletter-mail.ts'
import { newsletterMailWords } from './words.ts'

export interface IssueMailRequest {
  issue: Issue
  locale: Locale
  /** Names the mail for good: the same mail sent twice has the same Message-ID. */
  id: string
  to: string
  /** Milliseconds since 1970. */
  now: number
  siteOrigin: string
  replyTo?: string | undefined
  unsubscribeLink: string
}

/** The id of an issue's mail to a subscriber: always the same, whoever makes it and when. */
export function issueMailId(issue: string, subscriberId: string) {
  const hash = createHash('sha256').update(`${issue} ${subscriberId}`).digest('hex')
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** An issue for one reader, as a whole message (RFC 5322). */
export async function composeIssueMail({ issue, siteOrigin, ...mail }: IssueMailRequest) {
  const { locale, unsubscribeLink } = mail
  const { body, file, heading, sources = [] } = issue.words[locale]
  const words = newsletterMailWords[locale]
  const { onSite, stop, why } = words.issue
  const tree = wordsToHtml(body, { locale, file, sourceIds: sources.map(({ id }) => id) })
  const onSiteLink = `${siteOrigin}${href(issue.id, locale)}`
  const safe = escapeHtml
  return composeNewsletterMail({
    ...mail,
    subject: heading,
    headers: { Precedence: 'bulk' },
    heading,
    text: [
      writeTextBody(tree, siteOrigin),
      '',
      onSite,
      onSiteLink,
      '',
      '-- ',
      why,
      stop,
      unsubscribeLink,
      '',
    ],
    html: [writeHtmlBody(tree, siteOrigin), mailButton(words.issue.onSiteButton, onSiteLink)],
    foot: [
      `${safe(why)}<br>${safe(stop)} <a href="${safe(unsubscribeLink)}">${safe(words.stopLink)}</a>`,
    ],
  })
}
