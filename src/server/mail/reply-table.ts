/**
 * Whom a refusal for good (5xx) is about:
 *
 * - `gone`: there is no such mailbox, and there will not be one;
 * - `full`: the mailbox takes nothing now;
 * - `unwelcome`: whoever has the mailbox, or looks after it, does not want the mail;
 * - `ours`: we are meant, or what we send, and others would be refused as well.
 */
export type ReplyMeaning = 'gone' | 'full' | 'unwelcome' | 'ours'

/** What mail servers say, in small letters, as their makers document it (decision 38). The first that fits counts. */
export const replyTexts: readonly {
  /** Whose words these are. */
  by: string
  means: ReplyMeaning
  /** Counts with this status only. */
  status?: string
  says: readonly string[]
}[] = [
  {
    by: 'Google',
    means: 'gone',
    says: [
      'account that you tried to reach does not exist',
      'account that you tried to reach is disabled',
      'account that you tried to reach is inactive',
    ],
  },
  {
    by: 'Google',
    means: 'full',
    says: [
      'inbox is out of storage space',
      'receiving mail too quickly',
      'rate that prevents additional messages',
    ],
  },
  {
    by: 'Google',
    means: 'ours',
    says: [
      'fails to pass authentication checks',
      'authenticate with either spf or dkim',
      'senders to authenticate',
      'is not accepted due to domain',
      'unusual rate of',
      'very low reputation',
      'a ptr record',
      'likely unsolicited mail',
      'sending limit exceeded',
      'relay limit exceeded',
      'invalid credentials for relay',
    ],
  },
  {
    by: 'Microsoft',
    means: 'gone',
    status: '5.5.0',
    says: ['mailbox unavailable'],
  },
  {
    by: 'Microsoft',
    means: 'gone',
    status: '5.4.1',
    says: ['recipient address rejected: access denied'],
  },
  {
    by: 'Microsoft',
    means: 'gone',
    says: [
      'resolver.adr.recipientnotfound',
      'resolver.adr.recipnotfound',
      'resolver.adr.exrecipnotfound',
      'recipient not found by smtp address lookup',
      'mailbox cannot be accessed',
      'banned recipient',
    ],
  },
  {
    by: 'Microsoft',
    means: 'full',
    says: ['recipient thread limit exceeded', 'message receive limit'],
  },
  {
    by: 'Microsoft',
    means: 'unwelcome',
    says: [
      'was not authenticated for mailbox',
      'not authenticated for group',
      'not in allowed-senders list',
      'rejected by recipient',
      'customer block list',
      'delivery not authorized',
      'hosted tenant which has no mail-enabled subscriptions',
    ],
  },
  {
    by: 'Microsoft',
    means: 'ours',
    says: [
      'banned sending ip',
      'banned sender',
      'on our block list',
      'tenant has exceeded threshold',
      'not pass dmarc verification',
      'bad helo',
      'spam abuse detected',
      'unable to relay',
      'client was not authenticated',
    ],
  },
  {
    by: 'Yahoo and AOL',
    means: 'gone',
    says: [
      'this user doesn',
      'mailbox not found',
      'is no longer valid',
      'this mailbox is disabled',
    ],
  },
  {
    by: 'Yahoo and AOL',
    means: 'ours',
    says: [
      'not accepted for policy reasons',
      'permanently deferred',
      'temporarily deferred due to',
    ],
  },
  {
    by: 'Apple',
    means: 'gone',
    says: ['inactive email address', 'unknown or illegal alias', 'recipient no longer on server'],
  },
  { by: 'Apple', means: 'ours', says: ['due to local policy'] },
  { by: 'Comcast', means: 'gone', says: ['not our customer', 'account not available'] },
  {
    by: 'Mimecast',
    means: 'unwelcome',
    says: ['administrative prohibition', 'envelope blocked'],
  },
  { by: 'Mimecast', means: 'gone', says: ['invalid recipient'] },
  { by: 'Zoho', means: 'gone', says: ['no such user - ', 'is not active in zoho'] },
  { by: 'Proofpoint', means: 'ours', says: ['blocked - see https://'] },
  {
    by: 'GMX and web.de',
    means: 'gone',
    says: ['requested action not taken: mailbox unavailable'],
  },
  { by: 'GMX and web.de', means: 'ours', says: ['reject due to policy restrictions'] },
  {
    by: 'Postfix, Exim, sendmail and qmail',
    means: 'ours',
    says: [
      'relay access denied',
      'relaying denied',
      'relay not permitted',
      'allowed rcpthosts',
      'client host rejected',
      'sender address rejected',
      'helo command rejected',
      'blocked using',
      'spamhaus',
      'authentication required',
      'must issue a starttls command first',
    ],
  },
  {
    by: 'Postfix, Exim, sendmail and qmail',
    means: 'full',
    says: [
      'quota exceeded',
      'over quota',
      'mailbox full',
      'mailbox is full',
      'over the allowed quota',
    ],
  },
  {
    by: 'Postfix, Exim, sendmail and qmail',
    means: 'gone',
    says: [
      'user unknown',
      'unknown user',
      'unknown recipient',
      'unrouteable address',
      'no such user',
      'no such recipient',
      'no mailbox here by that name',
      'mailbox does not exist',
      'undeliverable address',
    ],
  },
]

/** What the status alone says (RFC 3463 and its registry), where no words do. The first that fits counts. */
export const replyStatuses: readonly { status: RegExp; means: ReplyMeaning }[] = [
  // The sender's address.
  { status: /^5\.1\.[78]$/, means: 'ours' },
  { status: /^5\.1\.\d+$/, means: 'gone' },
  { status: /^5\.2\.1$/, means: 'gone' },
  { status: /^5\.2\.2$/, means: 'full' },
  { status: /^5\.2\.\d+$/, means: 'unwelcome' },
  { status: /^5\.4\.[14]$/, means: 'unwelcome' },
  { status: /^5\.5\.0$/, means: 'unwelcome' },
]

/** The same of an answer at RCPT, or of a report that came back: there they say so of one recipient. */
export const statusesOfRecipient: typeof replyStatuses = [
  { status: /^5\.7\.1$/, means: 'unwelcome' },
  // Mailboxes and groups that take mail of their own house only.
  { status: /^5\.7\.1(?:2|24|33|34|35|36)$/, means: 'unwelcome' },
]
