import { appendFile, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { emailSchema } from '#forms/contract/email-address.ts'
import { phoneSchema } from '#forms/contract/phone-number.ts'
import {
  type Command,
  CommandError,
  type Terminal,
  unlessFailed,
} from '#server/terminal/command.ts'
import { escaped } from '#server/terminal/printable.ts'
import { deleteMailFiles, findMailFiles } from './mail-files.ts'
import type { PeopleQueries } from './queries.ts'

interface Queries {
  people: PeopleQueries
}

type Services = Terminal & { store: Queries }

/** What a person may ask of the clinic about what the site keeps. */
export const personCommand: Command<Queries> = {
  takes: 'export|forget|lift ADDRESS',
  does: 'shows or erases everything about an address or number, or lets it get mail again',
  run: servePerson,
}

async function servePerson(services: Services, [what = '', ...rest]: readonly string[]) {
  if (what === 'export') return exportPerson(services, readAddress(rest[0]))
  if (what === 'forget') {
    return rest[0] === '--file' ? forgetListed(services, rest[1]) : forgetOne(services, rest[0])
  }
  if (what === 'lift') return lift(services, rest[0])
  throw new CommandError(
    'Say what: person export ADDRESS, person forget ADDRESS or person lift ADDRESS',
  )
}

/** An e-mail address, or a telephone number as the store keeps it. */
function readAddress(typed = '') {
  const read = v.safeParse(v.union([emailSchema, phoneSchema]), typed)
  if (!read.success) throw new CommandError('Give an e-mail address or a telephone number.')
  return read.output
}

const mailFolder = ({ dataDir }: Services) => path.join(dataDir, 'mail')

async function exportPerson(services: Services, address: string) {
  const { person } = unlessFailed(await services.store.people.read(address))
  const mailFiles = await findMailFiles(mailFolder(services), address)
  services.print(escaped(JSON.stringify({ address, ...person, mailFiles }, undefined, 2)))
}

async function hashOf({ store }: Services, address: string) {
  return unlessFailed(await store.people.hash(address)).hash
}

async function forgetOne(services: Services, typed: string | undefined) {
  const address = readAddress(typed)
  const hash = await hashOf(services, address)
  await forget(services, [hash], await findMailFiles(mailFolder(services), address))
  // Beside the store, so that a restored one can be told again: only who has its key can read it.
  await appendFile(path.join(services.dataDir, forgottenFile), `${hash}\n`, { mode: 0o600 })
}

/** Lists, by keyed hash, whom this server was told to forget. */
const forgottenFile = 'forgotten.txt'

const isHash = (text: string) => /^[\da-f]{64}$/.test(text)

/** Repeats erasures after a backup was restored: a hash or an address on each line. */
async function forgetListed(services: Services, file: string | undefined) {
  if (!file) throw new CommandError(`Say which: person forget --file ${forgottenFile}`)
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
    throw new CommandError(
      `The file cannot be read: ${error instanceof Error ? error.message : error}`,
    )
  }
}

async function forget(services: Services, hashes: readonly string[], files: readonly string[]) {
  const { clock, print, store } = services
  const { mailIds, rows } = unlessFailed(await store.people.forget({ hashes, now: clock() }))
  const deleted = await deleteMailFiles(mailFolder(services), { files, ids: mailIds })
  print(`Erased: ${rows} entries, ${mailIds.length} mails, ${deleted} mail files.`)
  print('What stays: a scrambled mark, so that no mail goes there again.')
}

async function lift({ print, store }: Services, typed = '') {
  const read = v.safeParse(emailSchema, typed)
  if (!read.success) throw new CommandError('Give an e-mail address.')
  const { kind } = unlessFailed(await store.people.lift(read.output))
  print(kind === 'lifted' ? 'Mail may go there again.' : 'The address was not on the list.')
}
