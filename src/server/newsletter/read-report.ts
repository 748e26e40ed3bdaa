import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { findReturnAddresses, type ReturnedMail } from '#server/mail/return-address.ts'
import type { ReportKind } from '#server/store/tables.ts'

/** What somebody's mail server or provider told us about a mail of ours. */
export type MailReport =
  | { kind: ReportKind; about: ReturnedMail }
  /** Only that a mail is late, or arrived: nothing to take note of. */
  | { kind: 'no-failure' }
  /** Not a report, or about no mail of ours. */
  | { kind: 'no-report' }

/**
 * Reads a bounce (RFC 3464) or a complaint (RFC 5965). Which mail it is about is taken from our own
 * return addresses in it; whether these are real, only the store can tell.
 * @param bounceAddress the base of our return addresses.
 */
export async function readReport(raw: Uint8Array, bounceAddress: string): Promise<MailReport> {
  const [about] = findReturnAddresses(bounceAddress, Buffer.from(raw).toString('latin1'))
  if (!about) return { kind: 'no-report' }
  let mail: Email
  try {
    mail = await PostalMime.parse(raw, { forceRfc822Attachments: true })
  } catch {
    return { kind: 'no-report' }
  }
  const part = (type: string) => mail.attachments.find(({ mimeType }) => mimeType === type)
  const feedback = part('message/feedback-report')
  if (feedback) return { kind: 'complaint', about }
  const status = part('message/delivery-status')
  return status ? readStatus(textOf(status), about) : { kind: 'no-report' }
}

function textOf({ content }: Attachment) {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

/** As at RCPT: the mailbox does not exist, and it is not the sender who is meant. */
const noSuchMailbox = /^5\.(?:1\.(?!7$|8$)\d+|2\.1)$/

/** One group of fields for the mail, then one for each recipient: we write to one at a time. */
function readStatus(text: string, about: ReturnedMail): MailReport {
  const [, ...recipients] = text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n{2,}/)
  const failed = recipients.map(readFields).find((fields) => fields.get('action') === 'failed')
  if (!failed) return { kind: 'no-failure' }
  const status = failed.get('status') ?? ''
  return { kind: noSuchMailbox.test(status) ? 'hard' : 'soft', about }
}

/** `Name: value`, and what stands indented below it. */
function readFields(group: string) {
  const lines = group.replaceAll(/\n[ \t]+/g, ' ').split('\n')
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      const value = line.slice(colon + 1).replaceAll(/\([^)]*\)/g, '')
      return [line.slice(0, colon).trim().toLowerCase(), value.trim().toLowerCase()]
    }),
  )
}
