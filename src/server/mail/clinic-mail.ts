import MailComposer from 'nodemailer/lib/mail-composer'
import { clinic } from '#clinic'
import type { CallTime } from '#forms/message/contract/contract.ts'
import { formatDateTime } from '#language/dates/dates-in-words.ts'
import type { PressTotal } from '#server/presses/queries.ts'
import { clinicDomain, formatPhone } from '#site/contact-links.ts'

/** What the clinic is told of a message. Never its topic and never its note: both may be about health. */
export interface MessageNotice {
  name: string
  firm: string
  phone: string
  email: string
  /** When the visitor likes to be called. */
  call: string
  /** In which the visitor wants the answer. */
  language: string
  /** Milliseconds since 1970. */
  createdAt: number
}

interface ClinicMail {
  /** Of the outbox row. The same mail sent twice has the same Message-ID. */
  id: string
  to: string
  /** Milliseconds since 1970. */
  now: number
  subject: string
  lines: readonly string[]
}

/** `on`: the mail says who wrote. `off`: it says only that somebody did. */
export type InboxDetails = 'on' | 'off'

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

const callWords: Readonly<Record<CallTime, string>> = {
  any: 'at any time',
  morning: 'in the morning',
  afternoon: 'in the afternoon',
}

/** A number of the United States as it is written there, any other with its country code. */
const writtenPhone = (phone: string) => (/^\+1\d{10}$/.test(phone) ? formatPhone(phone) : phone)

/** Who wrote, when, and how to reach them: one line each. */
function noticeLines({ call, createdAt, email, firm, language, name, phone }: MessageNotice) {
  return [
    ['Name', name],
    ['Firm', firm],
    ['Telephone', phone && writtenPhone(phone)],
    ['E-mail', email],
    ['Call', callWords[call as CallTime]],
    ['Language', languageNames.of(language)],
    ['Came', formatDateTime(new Date(createdAt).toISOString(), 'en')],
  ].flatMap(([label, text]) => (text ? [`${label}: ${text}`] : []))
}

/** `12 call on /contact` */
export const pressLine = ({ kind, number, page }: PressTotal) => `${number} ${kind} on ${page}`

const howToRead = 'To read what it is about: npm run desk -- list, on the server.'

/** Tells the clinic that a visitor wrote, with a link to the page that marks it as answered. */
export function composeMessageNotice(mail: {
  id: string
  to: string
  notice: MessageNotice
  details: InboxDetails
  answeredLink: string
}) {
  const { answeredLink, details, notice } = mail
  return composeClinicMail({
    id: mail.id,
    to: mail.to,
    now: notice.createdAt,
    subject: 'A message waits for an answer',
    lines: [
      'Somebody wrote to us on the website.',
      '',
      ...(details === 'on' ? [...noticeLines(notice), ''] : []),
      howToRead,
      '',
      'When you have answered, open this page and press the button:',
      answeredLink,
    ],
  })
}

/** Reminds the clinic of the messages that wait, the oldest first; on Mondays with what was pressed. */
export function composeDigest(mail: {
  id: string
  to: string
  now: number
  waiting: readonly MessageNotice[]
  presses: readonly PressTotal[]
  /** How many mails of the website do not get away. */
  stuckMails: number
  details: InboxDetails
}) {
  const { details, id, now, presses, stuckMails, to, waiting } = mail
  const none = waiting.length === 0
  const other = stuckMails > 0 ? stuckSubject : 'What was pressed on the website last week'
  const count = waiting.length === 1 ? '1 message waits' : `${waiting.length} messages wait`
  return composeClinicMail({
    id,
    to,
    now,
    subject: none ? other : `${count} for an answer`,
    lines: [
      `${none ? 'No message waits' : count} for an answer on the website.`,
      '',
      ...(stuckMails > 0 ? [`${stuckMails} ${stuckWords}`, ''] : []),
      ...(details === 'on' ? waiting.flatMap((notice) => [...noticeLines(notice), '']) : []),
      ...(none ? [] : [howToRead, '']),
      ...(presses.length > 0 ? ['Pressed in the 7 days before, by page:', ''] : []),
      ...presses.map(pressLine),
    ],
  })
}

const stuckSubject = 'Mails do not leave the website'
const stuckWords =
  'of its mails have not left for an hour. Please tell whoever looks after the server: the log says why.'

/** A plain mail from the website to the clinic, as a whole message (RFC 5322). */
async function composeClinicMail({ id, lines, now, subject, to }: ClinicMail) {
  const composer = new MailComposer({
    from: { name: clinic.name, address: clinic.email },
    to: { name: '', address: to },
    subject,
    date: new Date(now),
    messageId: `<${id}@${clinicDomain}>`,
    headers: { 'Content-Language': 'en', 'Auto-Submitted': 'auto-generated' },
    // So that a mail file can be searched for whom it names.
    textEncoding: 'quoted-printable',
    text: [...lines, '', '-- ', clinic.name, ''].join('\n'),
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: 'win',
  })
  const message = await composer.compile().build()
  return message.toString('utf8')
}
