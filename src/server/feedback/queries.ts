import { randomInt } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Engine } from '#server/store/engine.ts'
import type { FeedbackRow, Tables } from '#server/store/tables.ts'

export type FeedbackQueries = ReturnType<typeof createFeedbackQueries>

/** Whether pages were useful. Days are as `2026-03-02`. */
export function createFeedbackQueries({ changing, reading }: Engine) {
  return {
    add: changing(addFeedback),
    readAll: reading(readAll),
    count: reading(countAnswers),
    eraseBefore: changing(eraseBefore),
  }
}

const largestId = 2 ** 31 - 1

async function addFeedback(change: Transaction<Tables>, feedback: Omit<FeedbackRow, 'id'>) {
  await change
    .insertInto('page_feedback')
    .values({ id: randomInt(1, largestId), ...feedback })
    .execute()
  return { kind: 'stored' } as const
}

/** Every answer, by page and day. */
async function readAll(db: Kysely<Tables>) {
  const answers = await db
    .selectFrom('page_feedback')
    .select(['day', 'page', 'locale', 'useful', 'sentence'])
    .orderBy('page')
    .orderBy('day')
    .orderBy('id')
    .execute()
  return { kind: 'feedback', answers } as const
}

/** How many of each kind there are for each day from one on, without what anybody wrote. */
async function countAnswers(db: Kysely<Tables>, from: string) {
  const rows = await db
    .selectFrom('page_feedback')
    .select(({ fn }) => ['day', 'page', 'locale', 'useful', fn.countAll<number>().as('number')])
    .where('day', '>=', from)
    .groupBy(['day', 'page', 'locale', 'useful'])
    .execute()
  const answers = rows.map((row) => ({ ...row, number: Number(row.number) }))
  return { kind: 'answers', answers } as const
}

/** Deletes the answers of the days before this one. */
async function eraseBefore(change: Transaction<Tables>, day: string) {
  await change.deleteFrom('page_feedback').where('day', '<', day).execute()
  return { kind: 'erased' } as const
}
