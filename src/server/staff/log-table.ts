import { byteOrderMark, csvRows } from '#language/records/csv.ts'
import type { NotStored } from '#server/store/engine.ts'
import type { DeskLogRow } from '#server/store/tables.ts'
import type { LogPlace } from './desk-log.ts'
import type { StaffQueries } from './queries.ts'

interface Services {
  store: { staff: Pick<StaffQueries, 'readAll' | 'readLog'> }
}

const mostAtOnce = 1000

const heads = ['at', 'name', 'act', 'subject', 'staff', 'session'] as const

/** An entry of the log with the name of whoever it is about, as far as somebody has that id. */
export type NamedEntry = DeskLogRow & { name: string }

/** A page of the log, the newest first. */
export async function readNamedLog(
  { store }: Services,
  page: { most: number; after?: LogPlace | undefined },
): Promise<{ kind: 'log'; entries: readonly NamedEntry[] } | NotStored> {
  const [staff, log] = await Promise.all([store.staff.readAll(), store.staff.readLog(page)])
  if (staff.kind === 'not-stored') return staff
  if (log.kind === 'not-stored') return log
  const names = new Map(staff.staff.map(({ id, name }) => [id, name]))
  const entries = log.entries.map((entry) => ({
    ...entry,
    name: names.get(entry.staff_id) ?? entry.staff_id,
  }))
  return { kind: 'log', entries }
}

const rowOf = ({ act, at, name, session_id, staff_id, subject }: NamedEntry) => [
  new Date(at).toISOString(),
  name,
  act,
  subject,
  staff_id,
  session_id,
]

/**
 * The whole log as a table for a spreadsheet, a piece at a time: it may have a million rows.
 * @throws Error when the store cannot be read any more.
 */
export async function* writeLogTable(services: Services) {
  yield byteOrderMark + csvRows([heads])
  let after: LogPlace | undefined
  while (true) {
    const read = await readNamedLog(services, { most: mostAtOnce, after })
    if (read.kind === 'not-stored') throw new Error(read.reason)
    yield csvRows(read.entries.map(rowOf))
    if (read.entries.length < mostAtOnce) return
    after = read.entries.at(-1)
  }
}
