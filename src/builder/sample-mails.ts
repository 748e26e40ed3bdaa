import PostalMime from 'postal-mime'
import { locales } from '#language/locales.ts'
import { composeDigest } from '#server/desk/digest-mail.ts'
import { composeInboxTest } from '#server/mail/test-inboxes.ts'
import {
  composeLateNotice,
  composeMessageNotice,
  type MessageNotice,
} from '#server/messages/notice-mail.ts'
import { composeConfirmation } from '#server/newsletter/confirmation-mail.ts'
import { composeIssueMail } from '#server/newsletter/issue-mail.ts'
import { readIssues } from '#server/newsletter/issues.ts'

/** A mail of the website as its reader gets it. */
export interface SampleMail {
  name: string
  subject: string
  html: string
  text: string
}

const origin = 'https://clinic.example'
const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
const to = 'ana@example.org'
const now = Date.UTC(2026, 2, 4, 17)
const secret = 'x'.repeat(43)
const unsubscribeLink = `${origin}/newsletter/unsubscribe?token=${secret}`

const notice: MessageNotice = {
  id: '3f2a9c1b-0000-4000-8000-000000000000',
  kind: 'message',
  name: 'Ana Ejemplo',
  firm: '',
  phone: '+15105550123',
  email: to,
  call: 'morning',
  language: 'es',
  createdAt: now,
}
const request: MessageNotice = {
  ...notice,
  kind: 'records-request',
  name: 'Sam Sample',
  firm: 'Sample & Sample',
  language: 'en',
}
const desk = origin
const answeredLink = `${origin}/message/answered?token=${secret}`
const presses = [
  { page: '/contact', kind: 'call', number: 12 },
  { page: '/es/contacto', kind: 'text', number: 4 },
] as const
const digest = {
  ...{ id, to, now, waiting: [], presses: [], toDo: [] },
  ...{ stuckMails: 0, details: 'off' as const, desk },
}

/** The mails to visitors, in one language. */
const toVisitors = async (locale: 'en' | 'es') => {
  const mail = { id, to, now, locale, unsubscribeLink }
  const confirmLink = `${origin}/newsletter/confirm?token=${secret}`
  return [
    [`confirmation, ${locale}`, await composeConfirmation({ ...mail, days: 3, confirmLink })],
    ...(await Promise.all(
      readIssues()
        .slice(0, 1)
        .map(async (issue) => [
          `issue, ${locale}`,
          await composeIssueMail({ ...mail, issue, siteOrigin: origin }),
        ]),
    )),
  ] as [string, string][]
}

const toClinic = (): [string, Promise<string>][] => [
  ['notice', composeMessageNotice({ id, to, notice, details: 'off', answeredLink, desk })],
  [
    'notice with details',
    composeMessageNotice({ id, to, notice, details: 'on', answeredLink, desk }),
  ],
  [
    'notice of a records request',
    composeMessageNotice({ id, to, notice: request, details: 'on', answeredLink, desk }),
  ],
  ['late', composeLateNotice({ id, to, now, notice, details: 'off' })],
  ['late with details', composeLateNotice({ id, to, now, notice, details: 'on' })],
  ['digest', composeDigest({ ...digest, waiting: [notice] })],
  ['digest with details', composeDigest({ ...digest, waiting: [notice, request], details: 'on' })],
  ['digest of a Monday', composeDigest({ ...digest, presses })],
  ['digest of mails that do not leave', composeDigest({ ...digest, stuckMails: 3 })],
  ['test of an inbox', composeInboxTest({ id, to, now })],
]

/** Every kind of mail that the website sends: those to visitors in both languages. */
export async function sampleMails(): Promise<SampleMail[]> {
  const visitors = (await Promise.all(locales.map(toVisitors))).flat()
  const clinic = await Promise.all(
    toClinic().map(async ([name, message]) => [name, await message] as const),
  )
  return Promise.all(
    [...visitors, ...clinic].map(async ([name, message]) => {
      const { html = '', subject = '', text = '' } = await PostalMime.parse(message)
      return { name, subject, html, text }
    }),
  )
}
