import { composeClinicMail } from '#server/mail/clinic-mail.ts'
import { howToRead, type MessageNotice, noticeLines } from '#server/messages/notice-mail.ts'
import { type PressTotal, pressLine } from '#server/presses/queries.ts'
import type { Settings } from '#server/settings.ts'

interface Digest {
  id: string
  now: number
  waiting: readonly MessageNotice[]
  presses: readonly PressTotal[]
  /** How many mails of the website do not get away. */
  stuckMails: number
  /** What the site asks of the clinic itself, a sentence each; missing in one that an earlier server left. */
  toDo?: readonly string[]
  details: Settings['inboxDetails']
  /** Where the desk is; missing as well. */
  desk?: string
}

/** What the outbox keeps of it until it leaves. */
export const orderDigest = (digest: Digest) => ({
  kind: 'clinic-digest',
  message: JSON.stringify(digest),
})

/** Reminds the clinic of the messages that wait, the oldest first; on Mondays with what was pressed. */
export function composeDigest(mail: Digest & { to: string }) {
  const { desk, details, id, now, presses, stuckMails, to, toDo = [], waiting } = mail
  const none = waiting.length === 0
  const pressed = presses.length > 0 ? 'What was pressed on the website last week' : toDoSubject
  const other = stuckMails > 0 ? stuckSubject : pressed
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
      ...(toDo.length > 0 ? [...toDo, ''] : []),
      ...(details === 'on' ? waiting.flatMap((notice) => [...noticeLines(notice), '']) : []),
      ...(none ? [] : [howToRead(desk), '']),
      ...(presses.length > 0 ? ['Pressed in the 7 days before, by page:', ''] : []),
      ...presses.map(pressLine),
    ],
  })
}

const toDoSubject = 'The website asks you for something'
const stuckSubject = 'Mails do not leave the website'
const stuckWords =
  'of its mails have not left for an hour. Please tell whoever looks after the server: the log says why.'
