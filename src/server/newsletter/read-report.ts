import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { readRefusal } from '#server/mail/read-reply.ts'
import { findReturnAddresses, type ReturnedMail } from '#server/mail/return-address.ts'
import type { ReportKind } from '#server/store/tables.ts'
import { hashToken } from '#server/token.ts'
import { clinicDomain } from '#site/contact-links.ts'

/**
 * Which mail of ours a report is about: by its return address, which only we can write; or, of a
 * complaint whose address was removed, by what only its reader has, the token of its link to
 * unsubscribe or its Message-ID.
 */
export type ReportedMail = ReturnedMail | { tokenHash: string } | { mailId: string }

/** What somebody's mail server or provider told us about a mail of ours. */
export type MailReport =
  | { kind: ReportKind; about: ReportedMail }
  /** The mail was refused for our own sake: it says nothing of its recipient. */
  | { kind: 'ours' }
  /** Only that a mail is late, or arrived: nothing to take note of. */
  | { kind: 'no-failure' }
  /** Not a report, or about no mail of ours. */
  | { kind: 'no-report' }

/**
 * Reads a bounce (RFC 3464, or as qmail and Exim write them) or a complaint (RFC 5965). Whether the
 * mail it names is real, only the store can tell.
 * @param bounceAddress the base of our return addresses.
 */
export async function readReport(raw: Uint8Array, bounceAddress: string): Promise<MailReport> {
  const text = Buffer.from(raw).toString('latin1')
  let mail: Email
  try {
    mail = await PostalMime.parse(raw, { forceRfc822Attachments: true })
  } catch {
    return { kind: 'no-report' }
  }
  const part = (...types: string[]) =>
    mail.attachments.find(({ mimeType }) => types.includes(mimeType))
  const [returned] = findReturnAddresses(bounceAddress, text)
  if (part('message/feedback-report')) {
    const original = part('message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers')
    const about = returned ?? (original && findOriginal(textOf(original)))
    return about ? { kind: 'complaint', about } : { kind: 'no-report' }
  }
  if (!returned) return { kind: 'no-report' }
  const status = part('message/delivery-status')
  return status ? readStatus(textOf(status), returned) : readWords(mail, returned)
}

function textOf({ content }: Attachment) {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

/** What a complaint without its address still tells of the mail in the heads that it brings along. */
function findOriginal(original: string): ReportedMail | undefined {
  const head = original.replaceAll(/\r?\n[ \t]+/g, ' ')
  const link = /^list-unsubscribe:.*[?&]token=([\w-]{43})(?![\w-])/im.exec(head)?.[1]
  if (link) return { tokenHash: hashToken(link) }
  const [, mailId, domain] = /^message-id:\s*<([\da-f-]{36})@([^>\s]+)>/im.exec(head) ?? []
  return mailId && domain === clinicDomain ? { mailId } : undefined
}

const kinds = { gone: 'hard', full: 'soft', unwelcome: 'soft' } as const

function judge(
  about: ReturnedMail,
  { status, text }: { status: string; text: string },
): MailReport {
  const means = readRefusal({ status, text, ofRecipient: true })
  if (means === 'ours') return { kind: 'ours' }
  // What was put off for days is the mailbox's, and not for ever.
  if (status.startsWith('4')) return { kind: 'soft', about }
  return { kind: means ? kinds[means] : 'soft', about }
}

/** One group of fields for the mail, then one for each recipient: we write to one at a time. */
function readStatus(text: string, about: ReturnedMail): MailReport {
  const [, ...recipients] = text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n{2,}/)
  const failed = recipients.map(readFields).find((fields) => fields.get('action') === 'failed')
  if (!failed) return { kind: 'no-failure' }
  const said = failed.get('diagnostic-code') ?? ''
  // A server that returns a mail often says 5.0.0 of its own, and quotes what it was told.
  const quoted = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(said)?.[0]
  const own = failed.get('status') ?? ''
  const status = /^5\.0\.0$|^$/.test(own) ? (quoted ?? own) : own
  return judge(about, { status, text: said })
}

/** Returned by a server that writes no fields, but a letter: qmail, Exim before 4.91. */
function readWords({ headers, text = '' }: Email, about: ReturnedMail): MailReport {
  const isExims = headers.some(({ key }) => key === 'x-failed-recipients')
  const isQmails = text.includes('This is the qmail-send program')
  if (!isExims && !isQmails) return { kind: 'no-report' }
  // Below that stands the mail itself.
  const [said = ''] = text.split(/-{3,} (?:Below this line|This is a copy)/)
  const status = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(said)?.[0] ?? ''
  return judge(about, { status, text: said })
}

/** `Name: value`, and what stands indented below it. */
function readFields(group: string) {
  const lines = group.replaceAll(/\n[ \t]+/g, ' ').split('\n')
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      const name = line.slice(0, colon).trim().toLowerCase()
      const value = line.slice(colon + 1).trim()
      // Remarks stand in parentheses; the words of a server may have some of their own.
      const bare = name === 'diagnostic-code' ? value : value.replaceAll(/\([^)]*\)/g, '').trim()
      return [name, bare.toLowerCase()]
    }),
  )
}
