import type { Clock } from '#server/clock.ts'
import type { Actor } from '#server/staff/desk-log.ts'
import { deleteMailFiles, findMailFiles, mailFolder } from './mail-files.ts'
import type { PeopleQueries } from './queries.ts'

interface Services {
  store: { people: PeopleQueries }
  dataDir: string
  clock: Clock
}

/** Everything about an address or a number, as JSON, with the names of its mail files. */
export async function exportPerson(services: Omit<Services, 'clock'>, address: string) {
  const read = await services.store.people.read(address)
  if (read.kind === 'not-stored') return read
  const mailFiles = await findMailFiles(mailFolder(services), address)
  const text = JSON.stringify({ address, ...read.person, mailFiles }, undefined, 2)
  return { kind: 'exported', text } as const
}

/** Erases people by the hashes of their addresses, and mail files by their names; nothing of whoever is held. */
export async function erasePeople(
  services: Services,
  { by, files, hashes }: { by: Actor; hashes: readonly string[]; files: readonly string[] },
) {
  const { clock, store } = services
  const erased = await store.people.forget({ hashes, by, now: clock() })
  if (erased.kind !== 'forgotten') return erased
  const { mailIds } = erased
  const deleted = await deleteMailFiles(mailFolder(services), { files, ids: mailIds })
  return { ...erased, deleted }
}
