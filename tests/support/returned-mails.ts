import type { MailReport } from '#server/newsletter/read-report.ts'

/*
 * Mails as they come back from ten providers, written anew in the shapes that these document: reports
 * of a mail server (RFC 3464), letters of qmail and Exim, and complaints (RFC 5965). All people,
 * domains and networks are made up.
 */

type Kind = MailReport['kind']

/** What a mail is known by when it comes back. */
interface Sent {
  /** Its own return address. */
  returnAddress: string
  messageId: string
  unsubscribeLink: string
}

export interface ReturnedMail {
  provider: string
  /** What has happened. */
  what: string
  kind: Kind
  write(sent: Sent): string
}

const lines = (...parts: readonly (string | readonly string[])[]) =>
  [...parts.flat(), ''].join('\r\n')

const headOfOriginal = ({ messageId, unsubscribeLink }: Sent, to = 'reader@example.org') => [
  'From: Sample Clinic <hello@clinic.example>',
  `To: ${to}`,
  'Subject: Three stretches for a stiff neck',
  `Message-ID: <${messageId}>`,
  'Date: Wed, 4 Mar 2026 09:00:00 -0800',
  'List-Id: <newsletter.clinic.example>',
  `List-Unsubscribe: <${unsubscribeLink}>`,
  'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
]

interface Delivery {
  status: string
  /** The words of the provider's server, with its code. */
  says?: string
  action?: 'failed' | 'delayed' | 'relayed'
}

/** As our own relay writes it, with the words of the server that it asked. */
const fromRelay =
  (host: string, { action = 'failed', says, status }: Delivery) =>
  (sent: Sent) =>
    lines(
      'Return-Path: <>',
      'From: MAILER-DAEMON@relay.example (Mail Delivery System)',
      `To: ${sent.returnAddress}`,
      'Subject: Undelivered Mail Returned to Sender',
      'Auto-Submitted: auto-replied',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="A1/relay.example"',
      '',
      '--A1/relay.example',
      'Content-Type: text/plain; charset=us-ascii',
      '',
      'This is the mail system at host relay.example.',
      '',
      '--A1/relay.example',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; relay.example',
      'Arrival-Date: Wed,  4 Mar 2026 09:00:01 -0800 (PST)',
      '',
      'Final-Recipient: rfc822; reader@example.org',
      `Action: ${action}`,
      `Status: ${status}`,
      ...(says ? [`Remote-MTA: dns; ${host}`, `Diagnostic-Code: smtp; ${says}`] : []),
      '',
      '--A1/relay.example',
      'Content-Type: text/rfc822-headers',
      '',
      `Return-Path: <${sent.returnAddress}>`,
      headOfOriginal(sent),
      '',
      '--A1/relay.example--',
    )

/** As Exchange writes it: the whole mail with it, the words folded. */
const fromExchange =
  ({ says = '', status }: Delivery) =>
  (sent: Sent) =>
    lines(
      'From: <postmaster@outlook.example>',
      `To: <${sent.returnAddress}>`,
      'Subject: Undeliverable: Three stretches for a stiff neck',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="_000_NDR_"',
      'X-MS-Exchange-Message-Is-Ndr:',
      '',
      '--_000_NDR_',
      'Content-Type: text/html; charset="us-ascii"',
      '',
      '<p>Your message could not be delivered.</p>',
      '--_000_NDR_',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns;BL0PR00MB0001.namprd00.prod.outlook.example',
      'Received-From-MTA: dns;relay.example',
      '',
      'Final-Recipient: rfc822;reader@example.org',
      'Action: failed',
      `Status: ${status}`,
      `Diagnostic-Code: smtp;${says.replace(' ', '\r\n ')}`,
      '',
      '--_000_NDR_',
      'Content-Type: message/rfc822',
      '',
      headOfOriginal(sent),
      '',
      'The words of the mail.',
      '--_000_NDR_--',
    )

/** As Gmail writes it when a mailbox forwards elsewhere: with pictures, the report in the middle. */
const fromGoogle =
  ({ action = 'failed', says = '', status }: Delivery) =>
  (sent: Sent) =>
    lines(
      'From: Mail Delivery Subsystem <mailer-daemon@googlemail.example>',
      `To: ${sent.returnAddress}`,
      'X-Failed-Recipients: reader@example.org',
      'Subject: Delivery Status Notification (Failure)',
      'Content-Type: multipart/report; boundary="0000g"; report-type=delivery-status',
      '',
      '--0000g',
      'Content-Type: multipart/related; boundary="0000h"',
      '',
      '--0000h',
      'Content-Type: multipart/alternative; boundary="0000i"',
      '',
      '--0000i',
      'Content-Type: text/plain; charset="UTF-8"',
      '',
      '** Address not found **',
      '--0000i',
      'Content-Type: text/html; charset="UTF-8"',
      '',
      '<p>Address not found</p>',
      '--0000i--',
      '--0000h--',
      '--0000g',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; googlemail.example',
      'Received-From-MTA: dns; relay.example',
      '',
      'Final-Recipient: rfc822; reader@example.org',
      `Action: ${action}`,
      `Status: ${status}`,
      `Diagnostic-Code: smtp; ${says}`,
      'Last-Attempt-Date: Wed, 04 Mar 2026 09:01:00 -0800 (PST)',
      '',
      '--0000g',
      'Content-Type: message/rfc822',
      '',
      headOfOriginal(sent),
      '',
      '--0000g--',
    )

/** As qmail writes it: a letter, and the mail below it. */
const fromQmail = (says: string) => (sent: Sent) =>
  lines(
    'From: MAILER-DAEMON@mx.yahoo.example',
    `To: ${sent.returnAddress}`,
    'Subject: failure notice',
    '',
    'Hi. This is the qmail-send program at mx.yahoo.example.',
    "I'm afraid I wasn't able to deliver your message to the following addresses.",
    '',
    '<reader@example.org>:',
    says,
    '',
    '--- Below this line is a copy of the message.',
    '',
    `Return-Path: <${sent.returnAddress}>`,
    headOfOriginal(sent),
    '',
    'If your mailbox is full, no such user and 5.1.1 are words of this mail.',
  )

/** As Exim writes it. */
const fromExim = (says: string) => (sent: Sent) =>
  lines(
    'From: Mail Delivery System <Mailer-Daemon@mx.example>',
    `To: ${sent.returnAddress}`,
    'X-Failed-Recipients: reader@example.org',
    'Auto-Submitted: auto-replied',
    'Subject: Mail delivery failed: returning message to sender',
    '',
    'A message that you sent could not be delivered to one or more of its',
    'recipients. This is a permanent error. The following address(es) failed:',
    '',
    '  reader@example.org',
    `    ${says}`,
    '',
    '------ This is a copy of the message, including all the headers. ------',
    '',
    `Return-path: <${sent.returnAddress}>`,
    headOfOriginal(sent),
    '',
    'The words of the mail, which is over quota.',
  )

interface Complaint {
  from: string
  /** What stands in place of the reader's address, also in the return address. */
  redacted?: string
  /** What providers leave of the head. */
  without?: RegExp
  part?: 'message/rfc822' | 'text/rfc822-headers'
}

/** A press on "Spam" (ARF), with the address of the reader or without it. */
const complaint =
  ({ from, part = 'message/rfc822', redacted, without }: Complaint) =>
  (sent: Sent) =>
    lines(
      `From: <${from}>`,
      'To: <hello@clinic.example>',
      'Subject: FW: Three stretches for a stiff neck',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=feedback-report; boundary="arf"',
      '',
      '--arf',
      'Content-Type: text/plain; charset="US-ASCII"',
      '',
      'This is an email abuse report.',
      '--arf',
      'Content-Type: message/feedback-report',
      '',
      'Feedback-Type: abuse',
      'User-Agent: Feedback/1.0',
      'Version: 1',
      `Original-Mail-From: <${redacted ?? sent.returnAddress}>`,
      'Source-IP: 192.0.2.25',
      '',
      '--arf',
      `Content-Type: ${part}`,
      '',
      [
        `Return-Path: <${redacted ?? sent.returnAddress}>`,
        ...headOfOriginal(sent, redacted),
      ].filter((line) => !without?.test(line)),
      '',
      '--arf--',
    )

const of =
  (provider: string) =>
  (what: string, kind: Kind, write: (sent: Sent) => string): ReturnedMail => ({
    provider,
    what,
    kind,
    write,
  })

const [google, outlook, office, yahoo, aol] = [
  'Gmail',
  'Outlook.com',
  'Microsoft 365',
  'Yahoo',
  'AOL',
].map(of) as [Row, Row, Row, Row, Row]
const [apple, comcast, gmx, zoho, mimecast] = ['iCloud', 'Comcast', 'GMX', 'Zoho', 'Mimecast'].map(
  of,
) as [Row, Row, Row, Row, Row]
type Row = ReturnType<typeof of>

const gmail = 'gmail-smtp-in.google.example'
const expired = { status: '4.4.1' }

export const returnedMails: readonly ReturnedMail[] = [
  google(
    'no such account',
    'hard',
    fromRelay(gmail, {
      status: '5.1.1',
      says: '550-5.1.1 The email account that you tried to reach does not exist.',
    }),
  ),
  google(
    'an inactive account',
    'hard',
    fromRelay(gmail, {
      status: '5.2.1',
      says: '550 5.2.1 The email account that you tried to reach is inactive.',
    }),
  ),
  google(
    'out of storage',
    'soft',
    fromRelay(gmail, {
      status: '5.2.2',
      says: "552-5.2.2 The recipient's inbox is out of storage space and inactive.",
    }),
  ),
  google(
    'neither SPF nor DKIM',
    'ours',
    fromRelay(gmail, {
      status: '5.7.26',
      says: '550-5.7.26 This mail has been blocked because the sender is unauthenticated. Gmail requires all senders to authenticate with either SPF or DKIM.',
    }),
  ),
  google(
    'a forwarded mail that found nobody',
    'hard',
    fromGoogle({
      status: '5.1.1',
      says: '550 5.1.1 <reader@example.org>: Recipient address rejected: User unknown',
    }),
  ),
  google(
    'a mail that is late',
    'no-failure',
    fromGoogle({ action: 'delayed', status: '4.4.1', says: 'timeout' }),
  ),

  outlook(
    'a mailbox that is gone',
    'hard',
    fromRelay('outlook-com.olc.outlook.example', {
      status: '5.5.0',
      says: '550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302).',
    }),
  ),
  outlook(
    'a full mailbox',
    'soft',
    fromRelay('outlook-com.olc.outlook.example', {
      status: '5.2.2',
      says: '554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException.MapiExceptionShutoffQuotaExceeded',
    }),
  ),
  outlook(
    'our network on their list',
    'ours',
    fromRelay('outlook-com.olc.outlook.example', {
      status: '5.7.1',
      says: "550 5.7.1 Unfortunately, messages from [192.0.2.25] weren't sent. Part of their network is on our block list (S3150).",
    }),
  ),
  outlook('no answer for days', 'soft', fromRelay('outlook-com.olc.outlook.example', expired)),
  outlook('a press on Junk', 'complaint', complaint({ from: 'staff@hotmail.example' })),

  office(
    'no such person in the directory',
    'hard',
    fromRelay('clinic-example.mail.protection.outlook.example', {
      status: '5.4.1',
      says: '550 5.4.1 Recipient address rejected: Access denied. AS(201806281) [BL0PR00MB0001]',
    }),
  ),
  office(
    'not found, as Exchange says it',
    'hard',
    fromExchange({
      status: '5.1.10',
      says: '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
    }),
  ),
  office(
    'a group for its own house only',
    'soft',
    fromExchange({
      status: '5.7.133',
      says: '550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required; sender was not authenticated for group',
    }),
  ),
  office(
    'a full mailbox',
    'soft',
    fromExchange({ status: '5.2.2', says: '554 5.2.2 STOREDRV.Deliver; mailbox full' }),
  ),
  office(
    'DMARC',
    'ours',
    fromExchange({
      status: '5.7.509',
      says: '550 5.7.509 Access denied, sending domain clinic.example does not pass DMARC verification',
    }),
  ),

  yahoo(
    'no such account',
    'hard',
    fromRelay('mta7.am0.yahoodns.example', {
      status: '5.0.0',
      says: "554 delivery error: dd This user doesn't have a yahoo.example account (reader@example.org) [0] - mta7",
    }),
  ),
  yahoo(
    'a disabled mailbox',
    'hard',
    fromRelay('mta7.am0.yahoodns.example', {
      status: '5.0.0',
      says: '554 30 Sorry, your message to reader@example.org cannot be delivered. This mailbox is disabled (554.30).',
    }),
  ),
  yahoo(
    'found no mailbox after the mail',
    'hard',
    fromRelay('mta7.am0.yahoodns.example', {
      status: '5.0.0',
      says: '552 1 Requested mail action aborted, mailbox not found',
    }),
  ),
  yahoo(
    'their policy',
    'ours',
    fromRelay('mta7.am0.yahoodns.example', {
      status: '5.7.9',
      says: '554 5.7.9 Message not accepted for policy reasons.  See https://postmaster.yahoo.example/error-codes',
    }),
  ),
  yahoo(
    'a press on Spam, without the address',
    'complaint',
    complaint({
      from: 'feedback@arf.mail.yahoo.example',
      redacted: 'redacted@yahoo.example',
      without: /^List-Unsubscribe:/,
    }),
  ),
  yahoo('a letter of qmail', 'hard', fromQmail('Sorry, no mailbox here by that name. (#5.1.1)')),

  aol(
    'no such account',
    'hard',
    fromRelay('mx-aol.mail.gm0.yahoodns.example', {
      status: '5.1.1',
      says: '550 5.1.1 <reader@example.org>: Recipient address rejected: aol.example',
    }),
  ),
  aol(
    'a disabled mailbox',
    'hard',
    fromRelay('mx-aol.mail.gm0.yahoodns.example', {
      status: '5.0.0',
      says: '554 30 Sorry, your message cannot be delivered. This mailbox is disabled (554.30)',
    }),
  ),
  aol(
    'a full mailbox',
    'soft',
    fromRelay('mx-aol.mail.gm0.yahoodns.example', {
      status: '5.2.2',
      says: '552 5.2.2 Mailbox full',
    }),
  ),
  aol(
    'a press on Spam, without any address',
    'complaint',
    complaint({ from: 'scomp@aol.example', redacted: 'redacted' }),
  ),

  apple(
    'an inactive address',
    'hard',
    fromRelay('mx01.mail.icloud.example', {
      status: '5.1.1',
      says: '550 5.1.1 <reader@example.org>: inactive email address',
    }),
  ),
  apple(
    'an alias that nobody has',
    'hard',
    fromRelay('mx01.mail.icloud.example', {
      status: '5.1.6',
      says: '550 5.1.6 recipient no longer on server: reader@example.org',
    }),
  ),
  apple(
    'over quota',
    'soft',
    fromRelay('mx01.mail.icloud.example', {
      status: '5.2.2',
      says: '552 5.2.2 <reader@example.org>: user is over quota',
    }),
  ),
  apple(
    'their policy',
    'ours',
    fromRelay('mx01.mail.icloud.example', {
      status: '5.7.1',
      says: '550 5.7.1 [CS01] Message rejected due to local policy. Please visit https://support.apple.example',
    }),
  ),
  apple(
    'a list of bad networks',
    'ours',
    fromRelay('mx01.mail.icloud.example', {
      status: '5.7.0',
      says: '550 5.7.0 Blocked - see https://support.proofpoint.example/dnsbl-lookup.cgi?ip=192.0.2.25',
    }),
  ),

  comcast(
    'no customer',
    'hard',
    fromRelay('mx1.comcast.example', { status: '5.1.1', says: '550 5.1.1 Not our Customer' }),
  ),
  comcast(
    'an account that is not there',
    'hard',
    fromRelay('mx1.comcast.example', { status: '5.1.0', says: '550 5.1.0 Account not available' }),
  ),
  comcast(
    'a full mailbox',
    'soft',
    fromRelay('mx1.comcast.example', {
      status: '5.2.2',
      says: '552 5.2.2 This message is larger than the space left: mailbox is full',
    }),
  ),
  comcast(
    'a press on Spam, head only',
    'complaint',
    complaint({
      from: 'feedback@comcast.example',
      redacted: 'redacted@comcast.example',
      part: 'text/rfc822-headers',
    }),
  ),
  comcast(
    'no answer for days',
    'soft',
    fromRelay('mx1.comcast.example', { status: '4.4.2', says: 'conversation timed out' }),
  ),

  gmx(
    'a mailbox that is gone',
    'hard',
    fromRelay('mx00.gmx.example', {
      status: '5.0.0',
      says: '550 Requested action not taken: mailbox unavailable',
    }),
  ),
  gmx(
    'over quota',
    'soft',
    fromRelay('mx00.gmx.example', {
      status: '5.0.0',
      says: '552-Requested mail action aborted: exceeded storage allocation 552 Quota exceeded',
    }),
  ),
  gmx(
    'our network on their list',
    'ours',
    fromRelay('mx00.gmx.example', {
      status: '5.7.0',
      says: '554-Transaction failed 554 Reject due to policy restrictions.',
    }),
  ),
  gmx(
    'a letter of Exim',
    'hard',
    fromExim(
      'SMTP error from remote mail server after RCPT TO:<reader@example.org>: 550 Requested action not taken: mailbox unavailable',
    ),
  ),
  gmx(
    'a letter of Exim about a full mailbox',
    'soft',
    fromExim('SMTP error from remote mail server after end of data: 552 5.2.2 Mailbox is full'),
  ),

  zoho(
    'no such user',
    'hard',
    fromRelay('mx.zoho.example', {
      status: '5.0.0',
      says: '553 Relaying disallowed. Invalid Domain; No such user - reader@example.org',
    }),
  ),
  zoho(
    'a full mailbox',
    'soft',
    fromRelay('mx.zoho.example', { status: '5.2.2', says: '552 5.2.2 mailbox full' }),
  ),
  zoho(
    'their policy',
    'ours',
    fromRelay('mx.zoho.example', {
      status: '5.7.1',
      says: '541 5.7.1 Mail rejected: listed in Spamhaus',
    }),
  ),
  zoho(
    'a receipt',
    'no-failure',
    fromRelay('mx.zoho.example', { action: 'relayed', status: '2.0.0' }),
  ),

  mimecast(
    'no such person',
    'hard',
    fromRelay('us-smtp-inbound-1.mimecast.example', {
      status: '5.0.0',
      says: '550 Invalid Recipient - https://community.mimecast.example/docs/DOC-1369#550',
    }),
  ),
  mimecast(
    'not wanted there',
    'soft',
    fromRelay('us-smtp-inbound-1.mimecast.example', {
      status: '5.0.0',
      says: '550 Administrative prohibition - envelope blocked',
    }),
  ),
  mimecast(
    'a rule of the recipient',
    'soft',
    fromRelay('us-smtp-inbound-1.mimecast.example', {
      status: '5.7.1',
      says: '550 5.7.1 Rejected by header based manually blocked senders',
    }),
  ),
  mimecast(
    'no user, in a letter of Exim',
    'hard',
    fromExim('550 5.1.1 reader@example.org: no such user'),
  ),
  mimecast(
    'a press on Spam, with the link alone',
    'complaint',
    complaint({ from: 'fbl@mimecast.example', redacted: 'redacted', without: /^Message-ID:/ }),
  ),
]
