import type { Kysely, Transaction } from 'kysely'
import type { Device } from '#desk/view.ts'
import { hour, minute } from '#language/dates/durations.ts'
import type { Locale } from '#language/locales.ts'
import type { StaffRole, Tables } from '#server/store/tables.ts'
import { log } from './desk-log.ts'

/** A session that nobody uses ends so soon, and any after the other time. */
const endsAfter = { idle: 15 * minute, atMost: 12 * hour }

/** How far the clocks of servers may be apart. */
const clocksApart = 2 * minute

/** What was last used, or made, before these times is over. */
export const hasEnded = (now: number) => ({
  seen: now - endsAfter.idle,
  made: now - endsAfter.atMost,
})

const endOf = ({ made, seen }: { seen: number; made: number }) =>
  Math.min(seen + endsAfter.idle, made + endsAfter.atMost)

/** Who is signed in, in one browser. */
export interface Session {
  id: string
  staffId: string
  name: string
  role: StaffRole
  language: Locale
  /** Whether they may change the words of the site: owners do, staff where an owner gave the right. */
  editsWords: boolean
  /** When a passkey was last used. */
  verifiedAt: number
  /** When it ends, if nothing is done. */
  endsAt: number
  /** How many of theirs sign in. */
  passkeys: number
}

/** What became of a session; nobody is told why there is none. */
export type SessionOutcome =
  | {
      kind: 'initial-session' | 'signed-in' | 'token-refreshed' | 'user-updated' | 'mfa-verified'
      session: Session
    }
  | { kind: 'signed-out' }

/** The secret of a session, by its hash, and its name in the log. */
export interface NewSession {
  id: string
  hash: string
  device?: Device | ''
}

export async function startSession(
  change: Transaction<Tables>,
  { now, session, staffId }: { staffId: string; session: NewSession; now: number },
): Promise<SessionOutcome> {
  await change
    .insertInto('desk_sessions')
    .values({ ...session, staff_id: staffId, created_at: now, seen_at: now, verified_at: now })
    .execute()
  await log(change, { staffId, sessionId: session.id, act: 'signed-in', subject: '', now })
  const begun = await findSession(change, { hash: session.hash, now })
  return begun ? { kind: 'signed-in', session: begun } : { kind: 'signed-out' }
}

interface SessionName {
  hash: string
  now: number
}

async function findSession(
  db: Kysely<Tables>,
  { hash, now }: SessionName,
): Promise<Session | undefined> {
  const ended = hasEnded(now)
  const found = await db
    .selectFrom('desk_sessions')
    .innerJoin('staff', 'staff.id', 'desk_sessions.staff_id')
    .select([
      'desk_sessions.id',
      'staff_id as staffId',
      'name',
      'role',
      'language',
      'edits_words',
      'verified_at as verifiedAt',
      'seen_at',
      'desk_sessions.created_at',
    ])
    .select(({ selectFrom }) =>
      selectFrom('passkeys')
        .whereRef('passkeys.staff_id', '=', 'desk_sessions.staff_id')
        .where('blocked_at', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('number'))
        .as('passkeys'),
    )
    .where('hash', '=', hash)
    .where('seen_at', '>', ended.seen)
    .where('desk_sessions.created_at', '>', ended.made)
    // A clock that ran ahead and was set back would lengthen it.
    .where('seen_at', '<=', now + clocksApart)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!found) return
  const { created_at, edits_words, seen_at, ...session } = found
  return {
    ...session,
    editsWords: session.role === 'owner' || edits_words === 1,
    passkeys: Number(session.passkeys),
    endsAt: endOf({ seen: seen_at, made: created_at }),
  }
}

/** Who is signed in. Looking lengthens nothing. */
export async function readSession(db: Kysely<Tables>, name: SessionName): Promise<SessionOutcome> {
  const session = await findSession(db, name)
  return session ? { kind: 'initial-session', session } : { kind: 'signed-out' }
}

/** Who is signed in, when they do something: their time begins again. */
export async function refreshSession(
  change: Transaction<Tables>,
  name: SessionName,
): Promise<SessionOutcome> {
  const session = await findSession(change, name)
  if (!session) return { kind: 'signed-out' }
  await change
    .updateTable('desk_sessions')
    .set({ seen_at: name.now })
    .where('id', '=', session.id)
    .execute()
  const refreshed = await findSession(change, name)
  return refreshed ? { kind: 'token-refreshed', session: refreshed } : { kind: 'signed-out' }
}

export async function setLanguage(
  change: Transaction<Tables>,
  { language, session }: { session: Session; language: Locale },
): Promise<SessionOutcome> {
  await change.updateTable('staff').set({ language }).where('id', '=', session.staffId).execute()
  return { kind: 'user-updated', session: { ...session, language } }
}

interface Leaving {
  session: Session
  now: number
}

export async function signOut(
  change: Transaction<Tables>,
  { now, session: { id, staffId } }: Leaving,
): Promise<SessionOutcome> {
  await change.deleteFrom('desk_sessions').where('id', '=', id).execute()
  await log(change, { staffId, sessionId: id, act: 'signed-out', subject: '', now })
  return { kind: 'signed-out' }
}

/** Ends every session of somebody, in whichever browser. */
export async function signOutEverywhere(
  change: Transaction<Tables>,
  { now, session: { id, staffId } }: Leaving,
): Promise<SessionOutcome> {
  await change.deleteFrom('desk_sessions').where('staff_id', '=', staffId).execute()
  await log(change, { staffId, sessionId: id, act: 'signed-out-everywhere', subject: '', now })
  return { kind: 'signed-out' }
}

export interface OwnTask extends Leaving {
  id: string
}

/** Ends a session of one's own, in whichever browser. */
export async function endSession(
  change: Transaction<Tables>,
  { id, now, session: { id: sessionId, staffId } }: OwnTask,
): Promise<{ kind: 'ended' | 'unknown' }> {
  const ended = await change
    .deleteFrom('desk_sessions')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  if (ended.numDeletedRows !== 1n) return { kind: 'unknown' }
  await log(change, { staffId, sessionId, act: 'session-ended', subject: id, now })
  return { kind: 'ended' }
}
