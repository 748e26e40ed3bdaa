import type { Kysely, Transaction } from 'kysely'
import { randomId } from '#language/records/random-id.ts'
import type { DeskLogRow, Tables } from '#server/store/tables.ts'

/** Who did something, for the log of the desk: somebody in a session, or at the terminal. */
export interface Actor {
  /** Of the session. */
  id: string
  staffId: string
}

export interface ByStaff {
  by?: Actor | undefined
  now: number
}

/** The line of the log goes with what it says: both are stored, or neither. */
export async function logBy(
  change: Transaction<Tables>,
  { act, by, now, subject }: ByStaff & { act: string; subject: string },
) {
  if (!by) return
  await log(change, { staffId: by.staffId, sessionId: by.id, act, subject, now })
}

interface LogEntry {
  staffId: string
  sessionId: string
  act: string
  subject: string
  now: number
}

export const log = (
  change: Transaction<Tables>,
  { act, now, sessionId, staffId, subject }: LogEntry,
) =>
  change
    .insertInto('desk_log')
    .values({ id: randomId(), at: now, staff_id: staffId, session_id: sessionId, act, subject })
    .execute()

/** Writes down who saw or did what, by ids alone. */
export async function addToLog(change: Transaction<Tables>, entry: LogEntry) {
  await log(change, entry)
  return { kind: 'stored' } as const
}

/** Where in the log a page ends: the next one goes on after it. */
export type LogPlace = Pick<DeskLogRow, 'at' | 'id'>

/** Entries of the log, the newest first; all that are older than a place, where one is given. */
export async function readLog(
  db: Kysely<Tables>,
  { after, most }: { most: number; after?: LogPlace | undefined },
): Promise<{ kind: 'log'; entries: readonly DeskLogRow[] }> {
  const newestFirst = db
    .selectFrom('desk_log')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
  const entries = after
    ? newestFirst.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('at', 'id'), '<', tuple(after.at, after.id)),
      )
    : newestFirst
  return { kind: 'log', entries: await entries.execute() }
}

/** Deletes the log from before a time, which the database lets nobody do before its years are over. */
export async function forgetLog(
  change: Transaction<Tables>,
  { before, years }: { before: number; years: number },
) {
  await change.updateTable('desk_log_keeping').set({ years }).execute()
  await change.deleteFrom('desk_log').where('at', '<', before).execute()
  return { kind: 'forgotten' } as const
}
