import type { Transaction } from 'kysely'
import type { SuppressionReason, Tables } from '#server/store/tables.ts'
import { logSuppression } from './suppression-log.ts'

/**
 * Nothing is sent to this address any more, not even what waits; a reason that is there already
 * gives way.
 * @param author who at the clinic did it, if somebody there did.
 */
export async function suppress(
  change: Transaction<Tables>,
  addressHash: string,
  { author = '', now, reason }: { reason: SuppressionReason; now: number; author?: string },
) {
  await change
    .insertInto('suppressions')
    .values({ address_hash: addressHash, reason, since: now, author })
    .onConflict((conflict) => conflict.column('address_hash').doUpdateSet({ reason, author }))
    .execute()
  // Before the mails are deleted: it waits for an issue that is being queued.
  await logSuppression(change, { address_hash: addressHash, reason })
  await change
    .deleteFrom('outbox')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('subscriber_id', 'in', (select) =>
      select.selectFrom('subscribers').select('id').where('address_hash', '=', addressHash),
    )
    .execute()
}

/** Writes even though nothing changes, so that the time of an answer does not tell who is listed. */
export async function touchSuppression(change: Transaction<Tables>, addressHash: string) {
  const touched = await change
    .updateTable('suppressions')
    .set({ address_hash: addressHash })
    .where('address_hash', '=', addressHash)
    .executeTakeFirst()
  return touched.numUpdatedRows > 0n ? 'suppressed' : 'welcome'
}

export async function liftSuppression(change: Transaction<Tables>, addressHash: string) {
  const lifted = await change
    .deleteFrom('suppressions')
    .where('address_hash', '=', addressHash)
    .executeTakeFirst()
  if (lifted.numDeletedRows === 0n) return 'not-suppressed'
  await logSuppression(change, { address_hash: addressHash, reason: 'lifted' })
  return 'lifted'
}
