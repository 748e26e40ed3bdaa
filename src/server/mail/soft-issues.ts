import type { Transaction } from 'kysely'
import type { Tables } from '#server/store/tables.ts'

/** So many issues in a row may not be taken for a reason that passes; the next ends the mails. */
const softAllowed = 2

/**
 * Counts an issue that a reader's mailbox did not take, among those in a row; `null` is a mail of no
 * issue, which counts for none.
 */
export async function noteSoftIssue(
  change: Transaction<Tables>,
  reader: string,
  issue: string | null,
): Promise<'borne' | 'too-many'> {
  if (issue === null) return 'borne'
  const before = await change
    .selectFrom('newsletter_issues')
    .select('issue')
    .where('started_at', '<', (select) =>
      select.selectFrom('newsletter_issues').select('started_at').where('issue', '=', issue),
    )
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { soft_issue, soft_issues } = await change
    .selectFrom('subscribers')
    .select(['soft_issue', 'soft_issues'])
    .where('id', '=', reader)
    .executeTakeFirstOrThrow()
  const inARow = before !== undefined && soft_issue === before.issue ? soft_issues + 1 : 1
  await change
    .updateTable('subscribers')
    .set({ soft_issues: inARow, soft_issue: issue })
    .where('id', '=', reader)
    .execute()
  return inARow > softAllowed ? 'too-many' : 'borne'
}
