import type { Transaction } from 'kysely'
import type { SuppressionLogRow, Tables } from '#server/store/tables.ts'

/**
 * Writes down a change of the list of who gets no mail, under the next number. Changes wait for one
 * another here, so that whoever has read up to a number has missed none before it.
 */
export async function logSuppression(
  change: Transaction<Tables>,
  entry: Pick<SuppressionLogRow, 'address_hash' | 'reason'>,
) {
  const { number } = await change
    .updateTable('suppression_state')
    .set((builder) => ({ number: builder('number', '+', 1) }))
    .where('id', '=', 1)
    .returning('number')
    .executeTakeFirstOrThrow()
  await change
    .insertInto('suppression_log')
    .values({ number, ...entry })
    .execute()
}

/**
 * Keeps the list as it is until this change ends. In PostgreSQL, two changes under way see nothing of
 * each other: whoever ends the mails to an address waits in {@link logSuppression}, and then finds
 * those that were queued meanwhile. Only left out at the claim, they would count as waiting for ever.
 */
export async function holdSuppressions(change: Transaction<Tables>) {
  await change.updateTable('suppression_state').set({ id: 1 }).where('id', '=', 1).execute()
}
