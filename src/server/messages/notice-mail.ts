import { formatDateTime } from '#clinic/clock/clock.ts'
import type { CallTime } from '#forms/message/contract/contract.ts'
import { composeClinicMail } from '#server/mail/clinic-mail.ts'
import type { Settings } from '#server/settings.ts'
import { formatPhone } from '#site/contact-links.ts'

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

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

const callWords: Readonly<Record<CallTime, string>> = {
  any: 'at any time',
  morning: 'in the morning',
  afternoon: 'in the afternoon',
}

/** A number of the United States as it is written there, any other with its country code. */
const writtenPhone = (phone: string) => (/^\+1\d{10}$/.test(phone) ? formatPhone(phone) : phone)

/** Who wrote, when, and how to reach them: one line each. */
export function noticeLines({
  call,
  createdAt,
  email,
  firm,
  language,
  name,
  phone,
}: MessageNotice) {
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

export const howToRead = 'To read what it is about: npm run desk -- list, on the server.'

interface NoticeMail {
  id: string
  to: string
  notice: MessageNotice
  details: Settings['inboxDetails']
  answeredLink: string
}

/** What the outbox keeps of it until it leaves: the visitor waits for the disk only. */
export const orderMessageNotice = (mail: NoticeMail) => ({
  kind: 'clinic-message',
  message: JSON.stringify(mail),
})

/** Tells the clinic that a visitor wrote, with a link to the page that marks it as answered. */
export function composeMessageNotice({ answeredLink, details, id, notice, to }: NoticeMail) {
  return composeClinicMail({
    id,
    to,
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
