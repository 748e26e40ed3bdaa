import type { Transaction } from 'kysely'
import { eraseSettled } from './mail/settle.ts'
import { forgetMailboxes } from './newsletter/mailboxes.ts'
import { eraseExpired, erasePending } from './newsletter/queries.ts'
import { forgetReports } from './newsletter/report-queries.ts'
import type { Tables } from './store/tables.ts'

/** How many rows of a table one clean-up deletes: no visitor shall have to wait for it. */
const mostDeleted = 1000

/**
 * Deletes some of what nobody needs any more: confirm tokens that expired `before` this time, used
 * or not, the notes of mails that were sent or given up before it, and who got the last mail
 * before it and never confirmed. Never a mail that waits. The outcome counts the rows.
 */
export async function cleanUp(change: Transaction<Tables>, { before }: { before: number }) {
  const tokens = await eraseExpired(change, before, mostDeleted)
  const mails = await eraseSettled(change, before, mostDeleted)
  await forgetReports(change, before)
  await forgetMailboxes(change, before)
  const subscribers = await erasePending(change, before, mostDeleted)
  return { kind: 'cleaned-up', tokens, mails, subscribers } as const
}
