import { formatDateTime, timeZone } from '#clinic/clock/clock.ts'
import type { CallTime } from '#forms/message/contract/contract.ts'
import { formatTime } from '#language/dates/dates-in-words.ts'
import { wallTime } from '#language/dates/wall-time.ts'
import { composeClinicMail } from '#server/mail/clinic-mail.ts'
import { lateNotice } from '#server/mail/mail-delivery.ts'
import type { Settings } from '#server/settings.ts'
import type { MessageRow } from '#server/store/tables.ts'
import { writtenPhone } from '#site/phone-numbers.ts'
import type { NewMessage } from './queries.ts'
import { shortIdOf } from './short-id.ts'

/** What the clinic is told of a message. Never its topic and never its note: both may be about health. */
export interface MessageNotice {
  /** Of the message. */
  id: string
  kind: MessageRow['kind']
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

/** What a mail may say of a message, and so all that waits with it: never the topic, never the note. */
export const chooseForNotice = (
  { call, email, firm, id, kind, language, name, phone }: NewMessage,
  createdAt: number,
): MessageNotice => ({ call, email, firm, id, kind, language, name, phone, createdAt })

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

export const callWords: Readonly<Record<CallTime, string>> = {
  any: 'at any time',
  morning: 'in the morning',
  afternoon: 'in the afternoon',
}

const kindWords: Readonly<Record<MessageRow['kind'], string>> = {
  message: 'a message',
  'records-request': 'an attorney asks for records',
}

/** Who wrote, what kind of message, when, and how to reach them: one line each. */
export function noticeLines({
  call,
  createdAt,
  email,
  firm,
  id,
  kind,
  language,
  name,
  phone,
}: MessageNotice) {
  return [
    ['Number', shortIdOf(id)],
    ['Kind', kindWords[kind]],
    ['Name', name],
    ['Firm', firm],
    ['Telephone', phone && writtenPhone(phone)],
    ['E-mail', email],
    ['Call', callWords[call as CallTime]],
    ['Language', languageNames.of(language)],
    ['Came', formatDateTime(createdAt, 'en')],
  ].flatMap(([label, text]) => (text ? [`${label}: ${text}`] : []))
}

/** Where the desk is, for whoever reads a mail there; missing in one that an earlier server left. */
type DeskOrigin = string | undefined

const waysTo = (desk: DeskOrigin, command: string) =>
  desk ? `${desk}/desk (or on the server: ${command})` : `${command}, on the server`

export const howToRead = (desk: DeskOrigin) =>
  `To read what it is about: ${waysTo(desk, 'npm run desk -- list')}.`

const howToShow = ({ desk, notice }: NoticeMail) =>
  `To read it: ${waysTo(desk, `npm run desk -- show ${shortIdOf(notice.id)}`)}.`

/** Tells one notice from the next: `Message 3f2a9c1b of 9:00 am`. */
const nameOf = ({ createdAt, id }: MessageNotice) =>
  `Message ${shortIdOf(id)} of ${formatTime(wallTime(createdAt, timeZone).time, 'en')}`

interface NoticeMail {
  id: string
  notice: MessageNotice
  details: Settings['inboxDetails']
  desk?: DeskOrigin
}

interface FirstNotice extends NoticeMail {
  answeredLink: string
}

/** What the outbox keeps of it until it leaves: the visitor waits for the disk only. */
export const orderMessageNotice = (mail: FirstNotice) => ({
  kind: 'clinic-message',
  message: JSON.stringify(mail),
})

/** The same for whoever is told that nobody has answered. */
export const orderLateNotice = (mail: NoticeMail & { now: number }) => ({
  kind: lateNotice,
  message: JSON.stringify(mail),
})

const detailsOf = ({ details, notice }: NoticeMail) =>
  details === 'on' ? [...noticeLines(notice), ''] : []

/** Whoever answers the notice answers the visitor. */
const replyToOf = ({ details, notice }: NoticeMail) =>
  details === 'on' && notice.email ? notice.email : undefined

/** Tells the clinic that a visitor wrote, with a link to the page that marks it as answered. */
export function composeMessageNotice(mail: FirstNotice & { to: string }) {
  const { answeredLink, id, notice, to } = mail
  return composeClinicMail({
    id,
    to,
    now: notice.createdAt,
    replyTo: replyToOf(mail),
    subject: `${nameOf(notice)} waits for an answer`,
    lines: ['Somebody wrote to us on the website.', '', ...detailsOf(mail), howToShow(mail)],
    button: {
      ask: 'When you have answered, open this page and press the button:',
      words: 'I have answered',
      link: answeredLink,
    },
  })
}

/** Tells a second person that a message was not answered when it was promised. */
export function composeLateNotice(mail: NoticeMail & { now: number; to: string }) {
  const { id, notice, now, to } = mail
  return composeClinicMail({
    id,
    to,
    now,
    replyTo: replyToOf(mail),
    subject: `${nameOf(notice)} was not answered in time`,
    lines: [
      'Nobody has answered this message, and the time that we promised is over.',
      '',
      ...detailsOf(mail),
      howToShow(mail),
      '',
      `Once it is answered: npm run desk -- answered ${shortIdOf(notice.id)}`,
    ],
  })
}
