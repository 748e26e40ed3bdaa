import { writeFile } from 'node:fs/promises'
import { localDate } from '#language/dates/dates-in-words.ts'
import { addDays } from '#language/dates/days.ts'
import { toCsv } from '#language/records/csv.ts'
import { pressLine } from '#server/mail/clinic-mail.ts'
import { messageFields, messageLine, messageText } from '#server/messages/message-text.ts'
import type { KeptMessage } from '#server/messages/queries.ts'
import { servePerson } from '#server/people/commands.ts'
import { printable } from './printable.ts'
import { DeskError, type DeskServices, unlessFailed } from './services.ts'

interface Command {
  /** What follows its name. */
  takes: string
  does: string
  run(services: DeskServices, words: readonly string[]): Promise<void>
}

const commands: Readonly<Record<string, Command>> = {
  list: {
    takes: '[all]',
    does: 'shows the messages that wait, the oldest first; with "all" those that are answered too',
    run: list,
  },
  show: { takes: 'ID', does: 'shows a message', run: show },
  answered: { takes: 'ID', does: 'marks a message as answered', run: markAnswered },
  note: { takes: 'ID WORDS', does: 'keeps a note of yours with a message', run: writeNote },
  export: { takes: 'FILE', does: 'writes all messages to a table (CSV)', run: exportAll },
  feedback: { takes: '', does: 'shows whether pages were useful, and why', run: showFeedback },
  counts: {
    takes: '[DAYS]',
    does: 'shows how often calls, texts, bookings, directions and forms were pressed in the past 7 days, or as many as you say',
    run: showCounts,
  },
  person: {
    takes: 'export|forget|lift ADDRESS',
    does: 'shows or erases everything about an address or number, or lets it get mail again',
    run: servePerson,
  },
  forget: { takes: 'ID', does: 'erases a message and its mails', run: forget },
}

/** How the desk is used, a line for each command. */
export const usage = [
  'npm run desk -- COMMAND',
  ...Object.entries(commands).map(([name, { does, takes }]) => `  ${name} ${takes}\n      ${does}`),
  'ID is the beginning of a message’s number, as "list" shows it.',
].join('\n')

/**
 * Does what the words after `npm run desk --` say.
 * @throws DeskError when that cannot be done.
 */
export async function runDesk(services: DeskServices, words: readonly string[]) {
  const [name = '', ...rest] = words
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new DeskError(usage)
  await command.run(services, rest)
}

async function readAll({ store }: DeskServices) {
  return unlessFailed(await store.readMessages()).messages
}

/** The one message whose id begins so. */
async function find(services: DeskServices, start = '') {
  const found = (await readAll(services)).filter(({ id }) => start !== '' && id.startsWith(start))
  const [message] = found
  if (!message) throw new DeskError('There is no message with that ID. See: npm run desk -- list')
  if (found.length > 1) throw new DeskError('Several messages begin so. Give more of the ID.')
  return message
}

async function list(services: DeskServices, [which]: readonly string[]) {
  const isShown = ({ answeredAt }: KeptMessage) => which === 'all' || answeredAt === undefined
  const shown = (await readAll(services)).filter(isShown)
  for (const message of shown) services.print(messageLine(message))
  if (shown.length === 0) services.print('No message waits.')
}

async function show(services: DeskServices, [id]: readonly string[]) {
  services.print(messageText(await find(services, id)))
}

async function markAnswered(services: DeskServices, [start]: readonly string[]) {
  const { id } = await find(services, start)
  const now = services.clock()
  const before = unlessFailed(await services.store.markAnswered({ name: { id }, now }))
  services.print(before.kind === 'answered' ? 'It was answered before.' : 'Marked as answered.')
}

async function writeNote(services: DeskServices, [start, ...words]: readonly string[]) {
  const { id } = await find(services, start)
  unlessFailed(await services.store.writeDeskNote({ id, note: words.join(' ') }))
  services.print('Kept.')
}

async function exportAll(services: DeskServices, [file]: readonly string[]) {
  if (!file) throw new DeskError('Say into which file: npm run desk -- export messages.csv')
  const messages = await readAll(services)
  const [first] = messages
  const header = first ? messageFields(first).map(([field]) => field) : []
  const rows = messages.map((message) => messageFields(message).map(([, text]) => text))
  await writeNewFile(file, toCsv(first ? [header, ...rows] : []))
  services.print(`Wrote ${messages.length} messages. Delete the file when you no longer need it.`)
}

/** Only its owner may read it, and nothing that is there is overwritten. */
async function writeNewFile(file: string, text: string) {
  try {
    await writeFile(file, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new DeskError(`The file cannot be written: ${reason}`)
  }
}

async function forget(services: DeskServices, [start]: readonly string[]) {
  const { id } = await find(services, start)
  unlessFailed(await services.store.forgetMessage(id))
  services.print('Erased.')
}

async function showFeedback({ print, store }: DeskServices) {
  const { answers } = unlessFailed(await store.readFeedback())
  for (const [page, ofPage] of Map.groupBy(answers, (answer) => answer.page)) {
    const count = (useful: 'yes' | 'no') =>
      ofPage.filter((answer) => answer.useful === useful).length
    print(`${page}: ${count('yes')} yes, ${count('no')} no`)
    for (const { day, locale, sentence, useful } of ofPage) {
      if (sentence) print(`  ${day} ${locale} ${useful}: ${printable(sentence)}`)
    }
  }
  if (answers.length === 0) print('Nobody has said anything yet.')
}

/** Totals are kept for a year. */
const mostDays = 366

async function showCounts({ clock, print, store }: DeskServices, [days = '7']: readonly string[]) {
  const count = /^\d{1,3}$/.test(days) ? Number(days) : 0
  if (count < 1 || count > mostDays) throw new DeskError('Say how many days: 1 to 366.')
  const to = localDate(clock())
  const read = unlessFailed(await store.readPresses({ from: addDays(to, 1 - count), to }))
  for (const total of read.totals) print(pressLine(total))
  if (read.totals.length === 0) print('Nothing was pressed in that time.')
}
