import type { Kysely, Transaction } from 'kysely'
import type { StaffRole, StaffRow, Tables } from '#server/store/tables.ts'
import { type ByStaff, logBy } from './desk-log.ts'

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

/** Everybody, in the order of their names. */
export async function readStaff(
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

export async function addStaff(
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

/** Adds somebody with the link by which they begin: both or neither. */
export async function inviteStaff(
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
export async function replaceLink(
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
export async function addLink(
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
export async function readLink(
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
export async function endStaff(
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
export async function setRole(
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
export async function setWordsRight(
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
