import { styleText } from 'node:util'
import { announcedCommands } from '#server/announced/command.ts'
import type { AnnouncedQueries } from '#server/announced/queries.ts'
import { feedbackCommand } from '#server/feedback/command.ts'
import type { FeedbackQueries } from '#server/feedback/queries.ts'
import { clinicMailWaits, refusalsInWords } from '#server/mail/inboxes.ts'
import type { MailQueries } from '#server/mail/queries.ts'
import type { MailSender } from '#server/mail/sender.ts'
import { testAll } from '#server/mail/test-inboxes.ts'
import { messageCommands } from '#server/messages/commands.ts'
import type { MessageQueries } from '#server/messages/queries.ts'
import { personCommand } from '#server/people/command.ts'
import type { PeopleQueries } from '#server/people/queries.ts'
import type { SuppressionQueries } from '#server/people/suppression-queries.ts'
import { countsCommand } from '#server/presses/command.ts'
import type { PressQueries } from '#server/presses/queries.ts'
import { staffCommand } from '#server/staff/command.ts'
import { logCommand } from '#server/staff/log-command.ts'
import type { StaffQueries } from '#server/staff/queries.ts'
import {
  type Command,
  CommandError,
  type Terminal,
  unlessFailed,
} from '#server/terminal/command.ts'

interface Queries {
  announced: AnnouncedQueries
  mail: MailQueries
  feedback: FeedbackQueries
  messages: MessageQueries
  people: PeopleQueries
  presses: PressQueries
  staff: StaffQueries
  suppressions: SuppressionQueries
}

/** What the desk works with. */
export interface Desk extends Terminal {
  store: Queries
  /** Of the clinic's own. */
  inboxes: readonly string[]
  /** Where the desk on the web is. */
  deskOrigin: string
  /** Opened only by the command that needs it. */
  openSender(): MailSender
}

const commands: Readonly<Record<string, Command<Queries, Desk>>> = {
  ...messageCommands,
  person: personCommand,
  ...announcedCommands,
  staff: staffCommand,
  log: logCommand,
  feedback: feedbackCommand,
  counts: countsCommand,
  mail: {
    takes: 'test',
    does: 'sends a mail to every address of CLINIC_INBOX and to LATE_INBOX, and says what came back',
    run: testMail,
  },
}

/** How the desk is used, a line for each command. */
export const usage = [
  'npm run desk -- COMMAND',
  ...Object.entries(commands).map(([name, { does, takes }]) => `  ${name} ${takes}\n      ${does}`),
  'ID is the beginning of a message’s number, as "list" shows it.',
  'What you do is kept with your name on this machine; "npm run desk -- by=Rosa COMMAND" gives another.',
].join('\n')

const givenName = /^by=(.+)$/

/**
 * Does what the words after `npm run desk --` say; "list" begins in red with what is wrong with the
 * mails to the clinic.
 * @throws CommandError when that cannot be done.
 */
export async function runDesk(desk: Desk, words: readonly string[]): Promise<void> {
  const [name = '', ...rest] = words
  const author = givenName.exec(name)?.[1]
  if (author) return runDesk({ ...desk, author }, rest)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new CommandError(usage)
  if (name === 'list') await warnOfMail(desk)
  await command.run(desk, rest)
}

async function warnOfMail({ clock, inboxes, print, store }: Desk) {
  const read = unlessFailed(await store.mail.readInboxes())
  const { state } = unlessFailed(await store.mail.readOutbox())
  const now = clock()
  const lines = [
    ...refusalsInWords(read.inboxes.filter(({ address }) => inboxes.includes(address))),
    ...(clinicMailWaits(state, now) ? ['Mails to the clinic wait: look at "list" instead.'] : []),
  ]
  for (const line of lines) print(styleText('red', line))
}

async function testMail(
  { clock, inboxes, openSender, print, store }: Desk,
  [what]: readonly string[],
) {
  if (what !== 'test') throw new CommandError('Say what: npm run desk -- mail test')
  if (inboxes.length === 0) throw new CommandError('Set CLINIC_INBOX: no address is named there.')
  const sender = openSender()
  try {
    const said = await testAll({ store: store.mail, sender, clock, inboxes })
    for (const line of said) print(line)
    const { inboxes: tried } = unlessFailed(await store.mail.readInboxes())
    const refuse = tried.filter(
      ({ address, refusedAt }) => refusedAt !== undefined && inboxes.includes(address),
    )
    if (refuse.length > 0) {
      throw new CommandError(`${refuse.length} of ${inboxes.length} take no mail: see above.`)
    }
  } finally {
    sender.close()
  }
}
