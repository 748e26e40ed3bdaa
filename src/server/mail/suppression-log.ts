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
