import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

type Work<Outcome> = (change: Transaction<Tables>) => Promise<Outcome>

/** What became of a change in its transaction, to be said once that is on the disk. */
type Attempt = { kind: 'done'; outcome: unknown } | { kind: 'failed'; error: unknown }

interface Waiting {
  work: Work<unknown>
  resolve(outcome: unknown): void
  reject(error: unknown): void
}

/** So many that a disk's wait is shared, so few that the first of them need not wait for long. */
const mostInGroup = 100

/**
 * Changes that come while another is written share the next transaction, and with it the wait for
 * the disk: each is done or undone by itself, and none is acknowledged before all are on the disk.
 * For an engine with one connection.
 */
export function createGroupCommit(db: Kysely<Tables>) {
  const waiting: Waiting[] = []
  let running = false

  async function commitAll() {
    running = true
    while (waiting.length > 0) {
      // Whoever came meanwhile joins.
      await nextTurn()
      await commitTogether(db, waiting.splice(0, mostInGroup))
    }
    running = false
  }

  return function inTransaction<Outcome>(work: Work<Outcome>) {
    return new Promise<Outcome>((resolve, reject) => {
      waiting.push({ work, resolve: (outcome) => resolve(outcome as Outcome), reject })
      if (!running) void commitAll()
    })
  }
}

/** What keeps the transaction as a whole from the disk, every change in it is told. */
async function commitTogether(db: Kysely<Tables>, group: readonly Waiting[]) {
  try {
    const attempts = await db.transaction().execute(async (transaction) => {
      const made: Attempt[] = []
      for (const { work } of group) made.push(await attempt(transaction, work))
      return made
    })
    for (const [index, made] of attempts.entries()) {
      if (made.kind === 'done') group[index]?.resolve(made.outcome)
      else group[index]?.reject(made.error)
    }
  } catch (error) {
    for (const { reject } of group) reject(error)
  }
}

/** @throws what undid the whole transaction, as a full disk does. */
async function attempt(transaction: Transaction<Tables>, work: Work<unknown>): Promise<Attempt> {
  await sql`savepoint change`.execute(transaction)
  try {
    const outcome = await work(transaction)
    await sql`release change`.execute(transaction)
    return { kind: 'done', outcome }
  } catch (error) {
    try {
      await sql`rollback to change`.execute(transaction)
    } catch {
      throw error
    }
    return { kind: 'failed', error }
  }
}
