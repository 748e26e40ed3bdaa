import type { Kysely, Transaction } from 'kysely'
import { suppress } from '#server/mail/suppressions.ts'
import { endSubscription } from '#server/newsletter/queries.ts'
import type { Engine } from '#server/store/engine.ts'
import { readHashing } from '#server/store/hashing.ts'
import type { SuppressionLogRow, Tables } from '#server/store/tables.ts'
import { forgetPeople } from './queries.ts'

export type SuppressionQueries = ReturnType<typeof createSuppressionQueries>

/** What the file of those who get no mail is written from, and read back into after a restore. */
export function createSuppressionQueries({ changing, erasing, reading }: Engine) {
  return {
    readState: reading(readState),
    readAfter: reading(readAfter),
    beginReadBack: changing(beginReadBack),
    noteFile: changing(noteFile),
    noteFollowed: changing(noteFollowed),
    readBack: erasing(readBack),
  }
}

/** A change of the list; the last one of an address holds. */
export interface SuppressionEntry {
  number: number
  /** As `readHashing` makes it. */
  hash: string
  reason: SuppressionLogRow['reason']
}

/** How far the log is, whether it has a file, and under which key its hashes are. */
async function readState(db: Kysely<Tables>) {
  const { followed_at, has_file, number } = await db
    .selectFrom('suppression_state')
    .select(['number', 'has_file', 'followed_at'])
    .executeTakeFirstOrThrow()
  const { mark } = await readHashing(db)
  return {
    kind: 'state',
    number,
    hasFile: has_file === 1,
    followedAt: followed_at,
    key: mark,
  } as const
}

/** The entries after a number, in their order. */
async function readAfter(
  db: Kysely<Tables>,
  number: number,
): Promise<{ kind: 'entries'; entries: readonly SuppressionEntry[] }> {
  const rows = await db
    .selectFrom('suppression_log')
    .selectAll()
    .where('number', '>', number)
    .orderBy('number')
    .execute()
  const entries = rows.map(({ address_hash, ...row }) => ({ ...row, hash: address_hash }))
  return { kind: 'entries', entries }
}

/** Says whether there is a file: without it, no store that says so mails anybody. */
async function noteFile(change: Transaction<Tables>, hasFile: boolean) {
  await change
    .updateTable('suppression_state')
    .set({ has_file: hasFile ? 1 : 0 })
    .execute()
  return { kind: 'stored' } as const
}

/** Says that a server has its file and the store alike. */
async function noteFollowed(change: Transaction<Tables>, now: number) {
  await change.updateTable('suppression_state').set({ followed_at: now }).execute()
  return { kind: 'stored' } as const
}

/** Numbers what follows behind the file; until {@link noteFile}, it counts as not read. */
async function beginReadBack(change: Transaction<Tables>, number: number) {
  await change.updateTable('suppression_state').set({ has_file: 0 }).execute()
  await change
    .updateTable('suppression_state')
    .set({ number })
    .where('number', '<', number)
    .execute()
  return { kind: 'stored' } as const
}

/**
 * Does again, in a store that was restored, what the file knows and the store does not: erases who was
 * forgotten and ends the mails to the others. Whoever the backup lists and the file says is welcome
 * again stays listed, because their subscription is not known any more.
 */
async function readBack(
  change: Transaction<Tables>,
  { entries, now }: { entries: readonly SuppressionEntry[]; now: number },
) {
  const listed = await change
    .selectFrom('suppressions')
    .select(['address_hash', 'reason'])
    .execute()
  const known = new Map(listed.map(({ address_hash, reason }) => [address_hash, reason]))
  const last = new Map(entries.map((entry) => [entry.hash, entry.reason]))
  const missing = [...last].filter(([hash, reason]) => known.get(hash) !== reason)

  const forgotten = missing.flatMap(([hash, reason]) => (reason === 'forgotten' ? [hash] : []))
  if (forgotten.length > 0) await forgetPeople(change, { hashes: forgotten, now })
  for (const [hash, reason] of missing) {
    if (reason === 'unsubscribed' || reason === 'stopped') {
      await endSubscription(change, hash, { reason, now })
    } else if (reason === 'bounced' || reason === 'complained') {
      await suppress(change, hash, { reason, now })
    }
  }
  const stopped = missing.filter(([, reason]) => reason !== 'lifted').length - forgotten.length
  return { kind: 'read-back', forgotten: forgotten.length, stopped } as const
}
