import type { Kysely, Transaction } from 'kysely'
import type { Device } from '#desk/view.ts'
import { hour, minute } from '#language/dates/durations.ts'
import type { Locale } from '#language/locales.ts'
import { randomId } from '#language/records/random-id.ts'
import type { Engine } from '#server/store/engine.ts'
import type { DeskLogRow, PasskeyRow, StaffRole, StaffRow, Tables } from '#server/store/tables.ts'

export type StaffQueries = ReturnType<typeof createStaffQueries>

/** Who works at the desk on the web, their passkeys and sessions, and the log of what they see and do. */
export function createStaffQueries({ changing, reading }: Engine) {
  return {
    readAll: reading(readStaff),
    add: changing(addStaff),
    invite: changing(inviteStaff),
    addLink: changing(addLink),
    replaceLink: changing(replaceLink),
    readLink: reading(readLink),
    end: changing(endStaff),
    setRole: changing(setRole),
    setWordsRight: changing(setWordsRight),
    addChallenge: changing(addChallenge),
    takeChallenge: changing(takeChallenge),
    enrol: changing(enrol),
    addPasskey: changing(addPasskey),
    readPasskey: reading(readPasskey),
    signIn: changing(signIn),
    verifyAgain: changing(verifyAgain),
    readSession: reading(readSession),
    refreshSession: changing(refreshSession),
    setLanguage: changing(setLanguage),
    signOut: changing(signOut),
    signOutEverywhere: changing(signOutEverywhere),
    readOwn: reading(readOwn),
    endSession: changing(endSession),
    removePasskey: changing(removePasskey),
    addToLog: changing(addToLog),
    readLog: reading(readLog),
    forgetOld: changing(forgetOld),
    forgetLog: changing(forgetLog),
  }
}

/** A session that nobody uses ends so soon, and any after the other time. */
const endsAfter = { idle: 15 * minute, atMost: 12 * hour }

/** How far the clocks of servers may be apart. */
const clocksApart = 2 * minute

/** What was last used, or made, before these times is over. */
const hasEnded = (now: number) => ({ seen: now - endsAfter.idle, made: now - endsAfter.atMost })

const endOf = ({ made, seen }: { seen: number; made: number }) =>
  Math.min(seen + endsAfter.idle, made + endsAfter.atMost)

/** Somebody at the clinic, as the desk knows them. */
export interface StaffMember extends Pick<StaffRow, 'id' | 'language' | 'name' | 'role'> {
  /** Whether they may change words although they are no owner. */
  editsWords: boolean
  passkeys: number
  hasLeft: boolean
  /** Until when their link works; `undefined` where they have none. */
  linkUntil: number | undefined
  /** When they last saw or did something, as far as the log goes back. */
  lastSeen: number | undefined
}

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
interface NewSession {
  id: string
  hash: string
  device?: Device | ''
}

type NewPasskey = Pick<PasskeyRow, 'counter' | 'id' | 'public_key'>

/** Everybody, in the order of their names. */
async function readStaff(
  db: Kysely<Tables>,
): Promise<{ kind: 'staff'; staff: readonly StaffMember[] }> {
  const rows = await db
    .selectFrom('staff')
    .leftJoin('staff_links', 'staff_links.staff_id', 'staff.id')
    .selectAll('staff')
    .select(({ selectFrom }) => [
      'staff_links.expires_at',
      selectFrom('desk_log')
        .whereRef('desk_log.staff_id', '=', 'staff.id')
        .select((log) => log.fn.max<number | null>('at').as('at'))
        .as('lastSeen'),
    ])
    .orderBy('name')
    .execute()
  const keys = await db
    .selectFrom('passkeys')
    .select('staff_id')
    .where('blocked_at', 'is', null)
    .execute()
  const staff = rows.map(({ ended_at, expires_at, lastSeen, edits_words, ...row }) => ({
    id: row.id,
    language: row.language,
    name: row.name,
    role: row.role,
    editsWords: edits_words === 1,
    passkeys: keys.filter(({ staff_id }) => staff_id === row.id).length,
    hasLeft: ended_at !== null,
    linkUntil: expires_at ?? undefined,
    lastSeen: lastSeen ?? undefined,
  }))
  return { kind: 'staff', staff }
}

interface NewStaff extends Pick<StaffRow, 'id' | 'language' | 'name' | 'role'> {
  now: number
}

async function addStaff(
  change: Transaction<Tables>,
  { now, ...member }: NewStaff,
): Promise<{ kind: 'stored' | 'name-taken' }> {
  const added = await change
    .insertInto('staff')
    .values({ ...member, created_at: now, ended_at: null })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst()
  return { kind: added.numInsertedOrUpdatedRows === 1n ? 'stored' : 'name-taken' }
}

/** Who did something, for the log of the desk: somebody in a session, or at the terminal. */
export type Actor = Pick<Session, 'id' | 'staffId'>

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

/** Adds somebody with the link by which they begin: both or neither. */
async function inviteStaff(
  change: Transaction<Tables>,
  { by, link, ...member }: NewStaff & ByStaff & { link: { hash: string; expiresAt: number } },
): Promise<{ kind: 'stored' | 'name-taken' }> {
  const added = await addStaff(change, member)
  if (added.kind === 'name-taken') return added
  await addLink(change, { staffId: member.id, ...link })
  await logBy(change, { act: 'invited-staff', subject: member.id, by, now: member.now })
  return added
}

/** Gives somebody who works here another link, as for a new telephone. */
async function replaceLink(
  change: Transaction<Tables>,
  { by, id, link, now }: ByStaff & { id: string; link: { hash: string; expiresAt: number } },
): Promise<{ kind: 'stored' | 'unknown' }> {
  const here = await change
    .selectFrom('staff')
    .select('id')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!here) return { kind: 'unknown' }
  await addLink(change, { staffId: id, ...link })
  await logBy(change, { act: 'made-link', subject: id, by, now })
  return { kind: 'stored' }
}

/** Gives somebody a link, in the place of any that they have. */
async function addLink(
  change: Transaction<Tables>,
  { expiresAt, hash, staffId }: { staffId: string; hash: string; expiresAt: number },
) {
  await change.deleteFrom('staff_links').where('staff_id', '=', staffId).execute()
  await change
    .insertInto('staff_links')
    .values({ hash, staff_id: staffId, expires_at: expiresAt })
    .execute()
  return { kind: 'stored' } as const
}

interface LinkName {
  hash: string
  now: number
}

/** Whose link it is. Changes nothing. */
async function readLink(
  db: Kysely<Tables>,
  { hash, now }: LinkName,
): Promise<
  { kind: 'open'; member: Pick<StaffRow, 'id' | 'language' | 'name'> } | { kind: 'ended' }
> {
  const member = await db
    .selectFrom('staff_links')
    .innerJoin('staff', 'staff.id', 'staff_links.staff_id')
    .select(['staff.id', 'staff.name', 'staff.language'])
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return member ? { kind: 'open', member } : { kind: 'ended' }
}

/**
 * Whether nobody would be left to do what owners do, were somebody no owner: of those who can sign in
 * at all, if they can. Others who end or change an owner wait until this change is done.
 */
async function isLastOwner(change: Transaction<Tables>, id: string) {
  const owners = await change
    .updateTable('staff')
    .set({ role: 'owner' })
    .where('role', '=', 'owner')
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()
  if (!owners.some((owner) => owner.id === id)) return false
  const keys = await change
    .selectFrom('passkeys')
    .select('staff_id')
    .where('blocked_at', 'is', null)
    .execute()
  const canSignIn = (staffId: string) => keys.some(({ staff_id }) => staff_id === staffId)
  const others = owners.filter((owner) => owner.id !== id)
  return !(canSignIn(id) ? others.some((other) => canSignIn(other.id)) : others.length > 0)
}

/**
 * Ends what somebody may do here, at once, and gives back what they had in hand; what they did stays
 * under their name.
 */
async function endStaff(
  change: Transaction<Tables>,
  { by, id, now }: ByStaff & { id: string },
): Promise<{ kind: 'ended' | 'unknown' | 'last-owner' }> {
  if (await isLastOwner(change, id)) return { kind: 'last-owner' }
  const ended = await change
    .updateTable('staff')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('name')
    .executeTakeFirst()
  if (!ended) return { kind: 'unknown' }
  for (const table of ['staff_links', 'passkeys', 'desk_sessions'] as const) {
    await change.deleteFrom(table).where('staff_id', '=', id).execute()
  }
  await change
    .updateTable('messages')
    .set({ taken_by: '' })
    .where('taken_by', '=', ended.name)
    .where('answered_at', 'is', null)
    .execute()
  await logBy(change, { act: 'ended-staff', subject: id, by, now })
  return { kind: 'ended' }
}

/** Makes somebody an owner, or no owner, from their next press on. */
async function setRole(
  change: Transaction<Tables>,
  { by, id, now, role }: ByStaff & { id: string; role: StaffRole },
): Promise<{ kind: 'stored' | 'unknown' | 'last-owner' }> {
  if (role === 'staff' && (await isLastOwner(change, id))) return { kind: 'last-owner' }
  const changed = await change
    .updateTable('staff')
    .set({ role })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (changed.numUpdatedRows !== 1n) return { kind: 'unknown' }
  await logBy(change, { act: role === 'owner' ? 'made-owner' : 'made-staff', subject: id, by, now })
  return { kind: 'stored' }
}

/** Lets somebody change words, or no more, from their next press on. */
async function setWordsRight(
  change: Transaction<Tables>,
  { by, editsWords, id, now }: ByStaff & { id: string; editsWords: boolean },
): Promise<{ kind: 'stored' | 'unknown' }> {
  const changed = await change
    .updateTable('staff')
    .set({ edits_words: editsWords ? 1 : 0 })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (changed.numUpdatedRows !== 1n) return { kind: 'unknown' }
  await logBy(change, { act: editsWords ? 'gave-words' : 'took-words', subject: id, by, now })
  return { kind: 'stored' }
}

async function addChallenge(
  change: Transaction<Tables>,
  { challenge, expiresAt, madeFor }: { challenge: string; madeFor: string; expiresAt: number },
) {
  await change
    .insertInto('desk_challenges')
    .values({ challenge, made_for: madeFor, expires_at: expiresAt })
    .execute()
  return { kind: 'stored' } as const
}

/** Whether a challenge is ours and new. It is used up by the question. */
async function takeChallenge(
  change: Transaction<Tables>,
  { challenge, madeFor, now }: { challenge: string; madeFor: string; now: number },
): Promise<{ kind: 'taken' | 'unknown' }> {
  const taken = await change
    .deleteFrom('desk_challenges')
    .where('challenge', '=', challenge)
    .where('made_for', '=', madeFor)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return { kind: taken.numDeletedRows === 1n ? 'taken' : 'unknown' }
}

interface Enrolment {
  linkHash: string
  passkey: NewPasskey
  session: NewSession
  now: number
}

/** Uses a link up: adds the passkey of whoever has it, and signs them in. All of it, or nothing. */
async function enrol(
  change: Transaction<Tables>,
  { linkHash, now, passkey, session }: Enrolment,
): Promise<SessionOutcome> {
  const link = await readLink(change, { hash: linkHash, now })
  if (link.kind === 'ended') return { kind: 'signed-out' }
  const used = await change
    .deleteFrom('staff_links')
    .where('hash', '=', linkHash)
    .executeTakeFirst()
  if (used.numDeletedRows !== 1n) return { kind: 'signed-out' }
  const staffId = link.member.id
  await insertPasskey(change, { staffId, passkey, now })
  await log(change, { staffId, sessionId: session.id, act: 'passkey-added', subject: '', now })
  return startSession(change, { staffId, session, now })
}

function insertPasskey(
  change: Transaction<Tables>,
  { now, passkey, staffId }: { staffId: string; passkey: NewPasskey; now: number },
) {
  return change
    .insertInto('passkeys')
    .values({ ...passkey, staff_id: staffId, created_at: now, blocked_at: null })
    .execute()
}

/** Adds another passkey of somebody who is signed in. */
async function addPasskey(
  change: Transaction<Tables>,
  { now, passkey, session }: { session: Session; passkey: NewPasskey; now: number },
): Promise<SessionOutcome> {
  const { id: sessionId, staffId } = session
  await insertPasskey(change, { staffId, passkey, now })
  await log(change, { staffId, sessionId, act: 'passkey-added', subject: '', now })
  return { kind: 'user-updated', session }
}

/** What a passkey's signature is checked with. */
async function readPasskey(
  db: Kysely<Tables>,
  id: string,
): Promise<{ kind: 'passkey'; publicKey: string } | { kind: 'unknown' }> {
  const row = await db
    .selectFrom('passkeys')
    .select('public_key')
    .where('id', '=', id)
    .where('blocked_at', 'is', null)
    .executeTakeFirst()
  return row ? { kind: 'passkey', publicKey: row.public_key } : { kind: 'unknown' }
}

interface Signature {
  passkeyId: string
  /** The count that came with it. */
  counter: number
  now: number
}

/**
 * Counts a signature that was checked. A count that is not higher than the last one comes from a copy
 * of the passkey, which is blocked, with the sessions of its owner; two counts of 0 say nothing.
 */
async function countSignature(
  change: Transaction<Tables>,
  { counter, now, passkeyId }: Signature,
): Promise<{ kind: 'counted'; staffId: string } | { kind: 'cloned' | 'unknown' }> {
  const counted = await change
    .updateTable('passkeys')
    .set({ counter })
    .where('id', '=', passkeyId)
    .where('blocked_at', 'is', null)
    .where(({ and, eb, or, val }) =>
      or([eb('counter', '<', counter), and([eb('counter', '=', 0), eb(val(counter), '=', 0)])]),
    )
    .returning('staff_id')
    .executeTakeFirst()
  if (counted) return { kind: 'counted', staffId: counted.staff_id }
  const blocked = await change
    .updateTable('passkeys')
    .set({ blocked_at: now })
    .where('id', '=', passkeyId)
    .where('blocked_at', 'is', null)
    .returning('staff_id')
    .executeTakeFirst()
  if (!blocked) return { kind: 'unknown' }
  const staffId = blocked.staff_id
  await change.deleteFrom('desk_sessions').where('staff_id', '=', staffId).execute()
  await log(change, { staffId, sessionId: '', act: 'passkey-blocked', subject: '', now })
  return { kind: 'cloned' }
}

const uncounted = ({ kind }: { kind: 'cloned' | 'unknown' }) =>
  ({ kind: kind === 'cloned' ? 'cloned' : 'signed-out' }) as const

/** Signs in whoever holds the passkey of a signature, in a new session. */
async function signIn(
  change: Transaction<Tables>,
  { session, ...signature }: Signature & { session: NewSession },
): Promise<SessionOutcome | { kind: 'cloned' }> {
  const counted = await countSignature(change, signature)
  if (counted.kind !== 'counted') return uncounted(counted)
  return startSession(change, { staffId: counted.staffId, session, now: signature.now })
}

async function startSession(
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

/** Notes in a session that its owner has used a passkey again. */
async function verifyAgain(
  change: Transaction<Tables>,
  { session, ...signature }: Signature & { session: Session },
): Promise<SessionOutcome | { kind: 'cloned' }> {
  const counted = await countSignature(change, signature)
  if (counted.kind !== 'counted') return uncounted(counted)
  if (counted.staffId !== session.staffId) return { kind: 'signed-out' }
  await change
    .updateTable('desk_sessions')
    .set({ verified_at: signature.now })
    .where('id', '=', session.id)
    .execute()
  await log(change, {
    ...{ staffId: session.staffId, sessionId: session.id, act: 'mfa-verified', subject: '' },
    now: signature.now,
  })
  return { kind: 'mfa-verified', session: { ...session, verifiedAt: signature.now } }
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
async function readSession(db: Kysely<Tables>, name: SessionName): Promise<SessionOutcome> {
  const session = await findSession(db, name)
  return session ? { kind: 'initial-session', session } : { kind: 'signed-out' }
}

/** Who is signed in, when they do something: their time begins again. */
async function refreshSession(
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

async function setLanguage(
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

async function signOut(
  change: Transaction<Tables>,
  { now, session: { id, staffId } }: Leaving,
): Promise<SessionOutcome> {
  await change.deleteFrom('desk_sessions').where('id', '=', id).execute()
  await log(change, { staffId, sessionId: id, act: 'signed-out', subject: '', now })
  return { kind: 'signed-out' }
}

/** Ends every session of somebody, in whichever browser. */
async function signOutEverywhere(
  change: Transaction<Tables>,
  { now, session: { id, staffId } }: Leaving,
): Promise<SessionOutcome> {
  await change.deleteFrom('desk_sessions').where('staff_id', '=', staffId).execute()
  await log(change, { staffId, sessionId: id, act: 'signed-out-everywhere', subject: '', now })
  return { kind: 'signed-out' }
}

/** The passkeys and sessions of somebody, the newest first. */
async function readOwn(
  db: Kysely<Tables>,
  { now, staffId }: { staffId: string; now: number },
): Promise<{ kind: 'own'; passkeys: readonly OwnPasskey[]; sessions: readonly OwnSession[] }> {
  const ended = hasEnded(now)
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'created_at as addedAt'])
    .where('staff_id', '=', staffId)
    .where('blocked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute()
  const sessions = await db
    .selectFrom('desk_sessions')
    .select(['id', 'created_at as beganAt', 'seen_at as usedAt', 'device'])
    .where('staff_id', '=', staffId)
    .where('seen_at', '>', ended.seen)
    .where('created_at', '>', ended.made)
    .orderBy('created_at', 'desc')
    .execute()
  return { kind: 'own', passkeys, sessions }
}

interface OwnPasskey {
  id: string
  addedAt: number
}

interface OwnSession {
  id: string
  beganAt: number
  usedAt: number
  device: Device | ''
}

interface OwnTask extends Leaving {
  id: string
}

/** Ends a session of one's own, in whichever browser. */
async function endSession(
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

/**
 * Removes a passkey of one's own, such as that of a lost telephone, and ends the sessions of all other
 * browsers. The last one stays, so that nobody locks themselves out.
 */
async function removePasskey(
  change: Transaction<Tables>,
  { id, now, session: { id: sessionId, staffId } }: OwnTask,
): Promise<{ kind: 'removed' | 'last' | 'unknown' }> {
  // Of two that are removed at once, the second waits here and sees what is left.
  await change
    .updateTable('staff')
    .set(({ ref }) => ({ language: ref('language') }))
    .where('id', '=', staffId)
    .execute()
  const { passkeys } = await readOwn(change, { staffId, now })
  if (!passkeys.some((passkey) => passkey.id === id)) return { kind: 'unknown' }
  if (passkeys.length === 1) return { kind: 'last' }
  await change.deleteFrom('passkeys').where('id', '=', id).execute()
  await change
    .deleteFrom('desk_sessions')
    .where('staff_id', '=', staffId)
    .where('id', '!=', sessionId)
    .execute()
  await log(change, { staffId, sessionId, act: 'passkey-removed', subject: '', now })
  return { kind: 'removed' }
}

interface LogEntry {
  staffId: string
  sessionId: string
  act: string
  subject: string
  now: number
}

const log = (change: Transaction<Tables>, { act, now, sessionId, staffId, subject }: LogEntry) =>
  change
    .insertInto('desk_log')
    .values({ id: randomId(), at: now, staff_id: staffId, session_id: sessionId, act, subject })
    .execute()

/** Writes down who saw or did what, by ids alone. */
async function addToLog(change: Transaction<Tables>, entry: LogEntry) {
  await log(change, entry)
  return { kind: 'stored' } as const
}

/** Where in the log a page ends: the next one goes on after it. */
export type LogPlace = Pick<DeskLogRow, 'at' | 'id'>

/** Entries of the log, the newest first; all that are older than a place, where one is given. */
async function readLog(
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

/** Deletes what has ended: challenges, links, sessions. */
async function forgetOld(change: Transaction<Tables>, now: number) {
  const ended = hasEnded(now)
  await change.deleteFrom('desk_challenges').where('expires_at', '<', now).execute()
  await change.deleteFrom('staff_links').where('expires_at', '<', now).execute()
  await change
    .deleteFrom('desk_sessions')
    .where(({ eb, or }) => or([eb('seen_at', '<', ended.seen), eb('created_at', '<', ended.made)]))
    .execute()
  return { kind: 'forgotten' } as const
}

/** Deletes the log from before a time, which the database lets nobody do before its years are over. */
async function forgetLog(
  change: Transaction<Tables>,
  { before, years }: { before: number; years: number },
) {
  await change.updateTable('desk_log_keeping').set({ years }).execute()
  await change.deleteFrom('desk_log').where('at', '<', before).execute()
  return { kind: 'forgotten' } as const
}
