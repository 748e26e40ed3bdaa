import type { Kysely, Transaction } from 'kysely'
import type { PressKind } from '#forms/press/contract/press.ts'
import type { Tables } from '#server/store/tables.ts'

/** A total: no word on who pressed, or when in the day. */
export interface PressTotal {
  /** Its address, such as `/es/contacto`. */
  page: string
  kind: PressKind
  number: number
}

/** From the first day to the last, such as `2026-03-02`; both included. */
export interface Days {
  from: string
  to: string
}

export async function addPress(
  change: Transaction<Tables>,
  press: { day: string; page: string; kind: PressKind },
) {
  await change
    .insertInto('presses')
    .values({ ...press, number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'page', 'kind'])
        .doUpdateSet((row) => ({ number: row('presses.number', '+', 1) })),
    )
    .execute()
}

/** The most pressed first. */
export async function readPresses(
  db: Kysely<Tables>,
  { from, to }: Days,
): Promise<readonly PressTotal[]> {
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
  return rows.map((row) => ({ ...row, number: Number(row.number) }))
}

export async function forgetPresses(change: Transaction<Tables>, before: string) {
  await change.deleteFrom('presses').where('day', '<', before).execute()
}
