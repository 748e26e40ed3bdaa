import type { Kysely, Transaction } from 'kysely'
import type { Device } from '#desk/view.ts'
import type { PasskeyRow, Tables } from '#server/store/tables.ts'
import { log } from './desk-log.ts'
import { readLink } from './members.ts'
import {
  hasEnded,
  type NewSession,
  type OwnTask,
  type Session,
  type SessionOutcome,
  startSession,
} from './sessions.ts'

type NewPasskey = Pick<PasskeyRow, 'counter' | 'id' | 'public_key'>

export async function addChallenge(
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
export async function takeChallenge(
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
export async function enrol(
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
export async function addPasskey(
  change: Transaction<Tables>,
  { now, passkey, session }: { session: Session; passkey: NewPasskey; now: number },
): Promise<SessionOutcome> {
  const { id: sessionId, staffId } = session
  await insertPasskey(change, { staffId, passkey, now })
  await log(change, { staffId, sessionId, act: 'passkey-added', subject: '', now })
  return { kind: 'user-updated', session }
}

/** What a passkey's signature is checked with. */
export async function readPasskey(
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
export async function signIn(
  change: Transaction<Tables>,
  { session, ...signature }: Signature & { session: NewSession },
): Promise<SessionOutcome | { kind: 'cloned' }> {
  const counted = await countSignature(change, signature)
  if (counted.kind !== 'counted') return uncounted(counted)
  return startSession(change, { staffId: counted.staffId, session, now: signature.now })
}

/** Notes in a session that its owner has used a passkey again. */
export async function verifyAgain(
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

/** The passkeys and sessions of somebody, the newest first. */
export async function readOwn(
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

/**
 * Removes a passkey of one's own, such as that of a lost telephone, and ends the sessions of all other
 * browsers. The last one stays, so that nobody locks themselves out.
 */
export async function removePasskey(
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
