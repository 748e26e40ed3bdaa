import { toCsv } from '#language/records/csv.ts'
import { atTerminal, noteAtTerminal } from '#server/staff/at-terminal.ts'
import type { StaffQueries } from '#server/staff/queries.ts'
import {
  type Command,
  CommandError,
  type Terminal,
  unlessFailed,
} from '#server/terminal/command.ts'
import { writeNewFile } from '#server/terminal/new-file.ts'
import { printable } from '#server/terminal/printable.ts'
import { heldInWords } from './erasure-holds.ts'
import { messageFields, messageLine, messageText } from './message-text.ts'
import { callOutcomes, type MessageQueries, type StoredMessage } from './queries.ts'

interface Queries {
  messages: MessageQueries
  staff: Pick<StaffQueries, 'addToLog'>
}

type Services = Terminal & { store: Queries }

export const messageCommands: Readonly<Record<string, Command<Queries>>> = {
  list: {
    takes: '[all]',
    does: 'shows the messages that wait, the oldest first; with "all" those that are answered too',
    run: list,
  },
  show: { takes: 'ID', does: 'shows a message', run: show },
  take: { takes: 'ID', does: 'tells others that you answer it', run: take },
  'give-back': { takes: 'ID', does: 'lets others take it', run: giveBack },
  called: {
    takes: 'ID reached|no-answer|left-word',
    does: 'writes down that you called, and how it ended',
    run: addCall,
  },
  answered: { takes: 'ID', does: 'marks a message as answered', run: markAnswered },
  reopen: { takes: 'ID', does: 'lets an answered message wait again', run: reopen },
  note: { takes: 'ID WORDS', does: 'adds a note of yours to a message', run: addNote },
  export: { takes: 'FILE', does: 'writes all messages to a table (CSV)', run: exportAll },
  forget: { takes: 'ID', does: 'erases a message and its mails', run: forget },
}

async function readAll({ store }: Services) {
  return unlessFailed(await store.messages.readAll()).messages
}

/** The one message whose id begins so. */
async function find(services: Services, start = '') {
  const found = (await readAll(services)).filter(({ id }) => start !== '' && id.startsWith(start))
  const [message] = found
  if (!message)
    throw new CommandError('There is no message with that ID. See: npm run desk -- list')
  if (found.length > 1) throw new CommandError('Several messages begin so. Give more of the ID.')
  return message
}

/** Who does something with a message, when, for its history and for the log of the desk. */
const actOf = ({ author, clock }: Services) => ({ author, by: atTerminal(author), now: clock() })

async function list(services: Services, [which]: readonly string[]) {
  const isShown = ({ answeredAt }: StoredMessage) => which === 'all' || answeredAt === undefined
  const shown = (await readAll(services)).filter(isShown)
  await noteAtTerminal(services, 'saw-today', shown.map(({ id }) => id).join(' '))
  for (const message of shown) services.print(messageLine(message))
  if (shown.length === 0) services.print('No message waits.')
}

async function show(services: Services, [id]: readonly string[]) {
  const message = await find(services, id)
  await noteAtTerminal(services, 'saw-message', message.id)
  services.print(messageText(message))
}

async function markAnswered(services: Services, [start]: readonly string[]) {
  const { id } = await find(services, start)
  const act = { name: { id }, ...actOf(services) }
  const before = unlessFailed(await services.store.messages.markAnswered(act))
  services.print(before.kind === 'answered' ? 'It was answered before.' : 'Marked as answered.')
}

async function reopen(services: Services, [start]: readonly string[]) {
  const { id } = await find(services, start)
  const act = { name: { id }, ...actOf(services) }
  const before = unlessFailed(await services.store.messages.reopen(act))
  services.print(before.kind === 'open' ? 'It was waiting anyway.' : 'It waits again.')
}

async function take(services: Services, [start]: readonly string[]) {
  const { author, store } = services
  const { id } = await find(services, start)
  const taken = unlessFailed(await store.messages.take({ id, ...actOf(services) }))
  if (taken.kind === 'taken') {
    services.print(taken.by === author ? 'It is yours.' : `${printable(taken.by)} has it in hand.`)
  } else services.print(taken.kind === 'answered' ? 'It was answered before.' : 'It was erased.')
}

async function giveBack(services: Services, [start]: readonly string[]) {
  const { store } = services
  const { id } = await find(services, start)
  const { kind } = unlessFailed(await store.messages.giveBack({ id, ...actOf(services) }))
  services.print(kind === 'given-back' ? 'Others may take it.' : 'You did not have it in hand.')
}

async function addCall(services: Services, [start, how]: readonly string[]) {
  const { store } = services
  const { id } = await find(services, start)
  const outcome = callOutcomes.find((known) => known === how)
  if (!outcome) throw new CommandError(`Say how it ended: ${callOutcomes.join(', ')}`)
  unlessFailed(await store.messages.addCall({ id, outcome, ...actOf(services) }))
  services.print('Stored.')
}

async function addNote(services: Services, [start, ...words]: readonly string[]) {
  const { store } = services
  const { id } = await find(services, start)
  const text = words.join(' ').trim()
  if (text === '') throw new CommandError('Say what to note: npm run desk -- note ID called twice')
  unlessFailed(await store.messages.addNote({ id, text, ...actOf(services) }))
  services.print('Stored.')
}

async function exportAll(services: Services, [file]: readonly string[]) {
  if (!file) throw new CommandError('Say into which file: npm run desk -- export messages.csv')
  const messages = await readAll(services)
  await noteAtTerminal(services, 'exported-messages', '')
  const [first] = messages
  const header = first ? messageFields(first).map(([field]) => field) : []
  const rows = messages.map((message) => messageFields(message).map(([, text]) => text))
  await writeNewFile(file, toCsv(first ? [header, ...rows] : []))
  services.print(`Wrote ${messages.length} messages. Delete the file when you no longer need it.`)
}

async function forget(services: Services, [start]: readonly string[]) {
  const { author, clock, store } = services
  const { id } = await find(services, start)
  const forgotten = unlessFailed(
    await store.messages.forget({ id, by: atTerminal(author), now: clock() }),
  )
  if (forgotten.kind === 'held') throw new CommandError(heldInWords(forgotten.reason))
  services.print('Erased.')
}
