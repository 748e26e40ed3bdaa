import type { Kysely, Transaction } from 'kysely'
import type { Engine } from '#server/store/engine.ts'
import type { MissedWordRow, Tables } from '#server/store/tables.ts'

export type SearchQueries = ReturnType<typeof createSearchQueries>

/** How often a word of ours stood in a search that no page answers whole. Days are as `2026-03-02`. */
export function createSearchQueries({ changing, reading }: Engine) {
  return {
    add: changing(addMissed),
    readDays: reading(readDays),
    forgetBefore: changing(forgetBefore),
  }
}

/** Adds 1 to the total of each word and the day. */
async function addMissed(
  change: Transaction<Tables>,
  { day, words }: { day: string; words: readonly string[] },
) {
  for (const word of words) {
    await change
      .insertInto('missed_words')
      .values({ day, word, number: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'word'])
          .doUpdateSet((row) => ({ number: row('missed_words.number', '+', 1) })),
      )
      .execute()
  }
  return { kind: 'stored' } as const
}

/** The totals of each day from one on. */
async function readDays(
  db: Kysely<Tables>,
  from: string,
): Promise<{ kind: 'missed'; words: readonly MissedWordRow[] }> {
  const words = await db.selectFrom('missed_words').selectAll().where('day', '>=', from).execute()
  return { kind: 'missed', words }
}

async function forgetBefore(change: Transaction<Tables>, day: string) {
  await change.deleteFrom('missed_words').where('day', '<', day).execute()
  return { kind: 'forgotten' } as const
}
