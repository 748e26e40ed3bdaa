import { createHash } from 'node:crypto'
import MailComposer from 'nodemailer/lib/mail-composer'
import { clinic } from '#clinic'
import type { Locale } from '#language/locales.ts'
import { escapeHtml } from '#server/http/html.ts'
import { href } from '#site/addresses.ts'
import { clinicDomain, postalAddress } from '#site/contact-links.ts'
import { wordsToHtml } from '#words/parse-words.ts'
import type { Issue } from './issues.ts'
import { newsletterListHeaders } from './list-headers.ts'
import { writeHtmlBody, writeTextBody } from './mail-body.ts'
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
export async function composeIssueMail(request: IssueMailRequest) {
  const { id, issue, locale, now, replyTo, to, unsubscribeLink } = request
  const composer = new MailComposer({
    from: { name: clinic.name, address: clinic.email },
    // An object, so that no part of the address can be read as a second one.
    to: { name: '', address: to },
    replyTo,
    subject: issue.words[locale].heading,
    date: new Date(now),
    messageId: `<${id}@${clinicDomain}>`,
    headers: {
      'Content-Language': locale,
      Precedence: 'bulk',
      ...newsletterListHeaders(unsubscribeLink),
    },
    text: writeText(request),
    html: writeHtml(request),
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: 'win',
  })
  return (await composer.compile().build()).toString('utf8')
}

function bodyOf({ issue, locale }: IssueMailRequest) {
  const { body, file, sources = [] } = issue.words[locale]
  return wordsToHtml(body, { locale, file, sourceIds: sources.map(({ id }) => id) })
}

const archiveLink = ({ issue, locale, siteOrigin }: IssueMailRequest) =>
  `${siteOrigin}${href(issue.id, locale)}`

function writeText(request: IssueMailRequest) {
  const { issue, locale, siteOrigin, unsubscribeLink } = request
  const words = newsletterMailWords[locale]
  return [
    issue.words[locale].heading,
    '',
    writeTextBody(bodyOf(request), siteOrigin),
    '',
    words.onSite,
    archiveLink(request),
    '',
    '-- ',
    words.why,
    words.stop,
    unsubscribeLink,
    '',
    clinic.name,
    postalAddress,
    '',
  ].join('\n')
}

function writeHtml(request: IssueMailRequest) {
  const { issue, locale, siteOrigin, unsubscribeLink } = request
  const words = newsletterMailWords[locale]
  const text = escapeHtml
  const heading = text(issue.words[locale].heading)
  const page = text(archiveLink(request))
  return [
    '<!doctype html>',
    `<html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${heading}</title></head>`,
    '<body style="font-family:Georgia,serif;font-size:18px;line-height:1.5;margin:24px;max-width:560px">',
    `<h1 style="font-size:26px;line-height:1.2">${heading}</h1>`,
    writeHtmlBody(bodyOf(request), siteOrigin),
    `<p>${text(words.onSite)} <a href="${page}">${page}</a></p>`,
    '<hr>',
    `<p style="font-size:16px">${text(words.why)}<br>`,
    `${text(words.stop)} <a href="${text(unsubscribeLink)}">${text(words.stopLink)}</a></p>`,
    `<p style="font-size:16px">${text(clinic.name)}<br>${text(postalAddress)}</p>`,
    '</body></html>',
    '',
  ].join('\n')
}
