import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { holdReasons } from '#desk/view.ts'
import { emailSchema } from '#forms/contract/email-address.ts'
import { phoneSchema } from '#forms/contract/phone-number.ts'
import { heldInWords } from '#server/messages/erasure-holds.ts'
import { atTerminal, noteAtTerminal } from '#server/staff/at-terminal.ts'
import type { StaffQueries } from '#server/staff/queries.ts'
import { describeError } from '#server/store/engine.ts'
import {
  type Command,
  CommandError,
  type Terminal,
  unlessFailed,
} from '#server/terminal/command.ts'
import { escaped } from '#server/terminal/printable.ts'
import { erasePeople, exportPerson } from './erase-people.ts'
import { findMailFiles, mailFolder } from './mail-files.ts'
import type { PeopleQueries } from './queries.ts'
import { createSuppressionFile } from './suppression-file.ts'
import type { SuppressionQueries } from './suppression-queries.ts'

interface Queries {
  people: PeopleQueries
  staff: Pick<StaffQueries, 'addToLog'>
  suppressions: SuppressionQueries
}

type Services = Terminal & { store: Queries }

/** What a person may ask of the clinic about what the site keeps. */
export const personCommand: Command<Queries> = {
  takes: 'export|forget|stop|lift|hold|lift-hold ADDRESS',
  does: 'shows or erases everything about an address or number, ends its mail and erases nothing, lets it get mail again, or keeps it from being erased for a case or a records request',
  run: servePerson,
}

async function servePerson(services: Services, [what = '', ...rest]: readonly string[]) {
  if (what === 'export') return printPerson(services, readAddress(rest[0]))
  if (what === 'forget') {
    return rest[0] === '--file' ? forgetListed(services, rest[1]) : forgetOne(services, rest[0])
  }
  if (what === 'stop') return stop(services, rest[0])
  if (what === 'lift') return lift(services, rest[0])
  if (what === 'hold') return hold(services, rest)
  if (what === 'lift-hold') return liftHold(services, rest[0])
  throw new CommandError(
    'Say what: person export ADDRESS, person forget ADDRESS, person stop ADDRESS, person lift ADDRESS, person hold ADDRESS case|records-request or person lift-hold ADDRESS',
  )
}

/** A running server would do it soon; whoever asked shall not depend on that. */
async function followSuppressions({ backupDir, clock, print, store }: Services) {
  const log = { request() {}, event() {} }
  const file = createSuppressionFile({ folder: backupDir, store, isShared: false, clock, log })
  const status = await file.follow()
  if (status.kind !== 'kept') print(status.advice)
}

/** An e-mail address, or a telephone number as the store keeps it. */
function readAddress(typed = '') {
  const read = v.safeParse(v.union([emailSchema, phoneSchema]), typed)
  if (!read.success) throw new CommandError('Give an e-mail address or a telephone number.')
  return read.output
}

async function printPerson(services: Services, address: string) {
  await noteAtTerminal(services, 'exported-person', await hashOf(services, address))
  const { text } = unlessFailed(await exportPerson(services, address))
  services.print(escaped(text))
}

async function hashOf({ store }: Services, address: string) {
  return unlessFailed(await store.people.hash(address)).hash
}

async function hold(services: Services, [typed, why]: readonly string[]) {
  const { author, clock, print, store } = services
  const reason = holdReasons.find((known) => known === why)
  if (!reason) throw new CommandError(`Say for what: ${holdReasons.join(' or ')}`)
  const hash = await hashOf(services, readAddress(typed))
  const now = clock()
  const hold = { hash, reason, since: now, author }
  unlessFailed(await store.people.hold({ ...hold, by: atTerminal(author), now }))
  print('Nobody can erase it now. Messages still go when their time is over.')
}

async function liftHold(services: Services, typed: string | undefined) {
  const hash = await hashOf(services, readAddress(typed))
  const { author, clock, store } = services
  const lifting = { hash, by: atTerminal(author), now: clock() }
  const { kind } = unlessFailed(await store.people.liftHold(lifting))
  services.print(kind === 'lifted' ? 'It may be erased again.' : 'It was not held.')
}

async function forgetOne(services: Services, typed: string | undefined) {
  const address = readAddress(typed)
  const hash = await hashOf(services, address)
  await forget(services, [hash], await findMailFiles(mailFolder(services), address))
}

const isHash = (text: string) => /^[\da-f]{64}$/.test(text)

/** Erases the people of a list: an address or a hash on each line, as earlier versions kept them. */
async function forgetListed(services: Services, file: string | undefined) {
  if (!file) throw new CommandError('Say which: person forget --file people.txt')
  const lines = (await readLines(file)).map((line) => line.trim()).filter(Boolean)
  const hashes: string[] = []
  const files: string[] = []
  for (const line of lines) {
    if (isHash(line)) hashes.push(line)
    else {
      const address = readAddress(line)
      hashes.push(await hashOf(services, address))
      files.push(...(await findMailFiles(mailFolder(services), address)))
    }
  }
  await forget(services, hashes, files)
}

async function readLines(file: string) {
  try {
    return (await readFile(file, 'utf8')).split('\n')
  } catch (error) {
    throw new CommandError(`The file cannot be read: ${describeError(error)}`)
  }
}

async function forget(services: Services, hashes: readonly string[], files: readonly string[]) {
  const erased = unlessFailed(
    await erasePeople(services, { hashes, files, by: atTerminal(services.author) }),
  )
  if (erased.kind === 'held') throw new CommandError(heldInWords(erased.reason))
  const { deleted, mailIds, rows } = erased
  services.print(`Erased: ${rows} entries, ${mailIds.length} mails, ${deleted} mail files.`)
  services.print('What stays: a scrambled mark, so that no mail goes there again.')
  await followSuppressions(services)
}

/** What the words name, if it is an e-mail address. */
function readEmail(typed = '') {
  const read = v.safeParse(emailSchema, typed)
  if (!read.success) throw new CommandError('Give an e-mail address.')
  return read.output
}

async function stop(services: Services, typed: string | undefined) {
  const { author, clock, print, store } = services
  const email = readEmail(typed)
  unlessFailed(await store.people.stop({ email, author, by: atTerminal(author), now: clock() }))
  print('No mail goes there any more. Nothing was erased.')
  await followSuppressions(services)
}

async function lift(services: Services, typed: string | undefined) {
  const { author, clock, print, store } = services
  const lifting = { email: readEmail(typed), by: atTerminal(author), now: clock() }
  const { kind } = unlessFailed(await store.people.lift(lifting))
  print(kind === 'lifted' ? 'Mail may go there again.' : 'The address was not on the list.')
  await followSuppressions(services)
}
