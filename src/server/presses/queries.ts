import type { Kysely, Transaction } from 'kysely'
import type { Engine } from '#server/store/engine.ts'
import type { PressRow, Tables } from '#server/store/tables.ts'

export type PressQueries = ReturnType<typeof createPressQueries>

/** How often a way to reach the clinic was pressed. Days are as `2026-03-02`. */
export function createPressQueries({ changing, reading }: Engine) {
  return {
    add: changing(addPress),
    read: reading(readPresses),
    readDays: reading(readDays),
    forgetBefore: changing(forgetBefore),
  }
}

/** Of some days together. */
export type PressTotal = Omit<PressRow, 'day'>

/** `12 call on /contact` */
export const pressLine = ({ kind, number, page }: PressTotal) => `${number} ${kind} on ${page}`

/** Adds 1 to the total of a page, a kind and a day. */
async function addPress(change: Transaction<Tables>, press: Omit<PressRow, 'number'>) {
  await change
    .insertInto('presses')
    .values({ ...press, number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'page', 'kind'])
        .doUpdateSet((row) => ({ number: row('presses.number', '+', 1) })),
    )
    .execute()
  return { kind: 'stored' } as const
}

/** The totals from the first day to the last, both included; the most pressed first. */
async function readPresses(
  db: Kysely<Tables>,
  { from, to }: { from: string; to: string },
): Promise<{ kind: 'presses'; totals: readonly PressTotal[] }> {
  const rows = await db
    .selectFrom('presses')
    .select(({ fn }) => ['page', 'kind', fn.sum<number>('number').as('number')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['page', 'kind'])
    .orderBy('number', 'desc')
    .orderBy('page')
    .orderBy('kind')
    .execute()
  return { kind: 'presses', totals: rows.map((row) => ({ ...row, number: Number(row.number) })) }
}

/** The totals of each day from one on. */
async function readDays(
  db: Kysely<Tables>,
  from: string,
): Promise<{ kind: 'presses'; presses: readonly PressRow[] }> {
  const presses = await db.selectFrom('presses').selectAll().where('day', '>=', from).execute()
  return { kind: 'presses', presses }
}

async function forgetBefore(change: Transaction<Tables>, day: string) {
  await change.deleteFrom('presses').where('day', '<', day).execute()
  return { kind: 'forgotten' } as const
}
