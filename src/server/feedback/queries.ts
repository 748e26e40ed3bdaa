import { randomInt } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { FeedbackRow, Tables } from '#server/store/tables.ts'

/** An answer to whether a page was useful, with the day on which it came. */
export type KeptFeedback = Omit<FeedbackRow, 'id'>

const largestId = 2 ** 31 - 1

export async function addFeedback(change: Transaction<Tables>, feedback: KeptFeedback) {
  await change
    .insertInto('page_feedback')
    .values({ id: randomInt(1, largestId), ...feedback })
    .execute()
}

/** Every answer, by page and day. */
export function readFeedback(db: Kysely<Tables>): Promise<readonly KeptFeedback[]> {
  return db
    .selectFrom('page_feedback')
    .select(['day', 'page', 'locale', 'useful', 'sentence'])
    .orderBy('page')
    .orderBy('day')
    .orderBy('id')
    .execute()
}

export async function eraseFeedback(change: Transaction<Tables>, before: string) {
  await change.deleteFrom('page_feedback').where('day', '<', before).execute()
}
