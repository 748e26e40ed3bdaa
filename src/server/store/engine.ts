import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

export interface NotStored {
  kind: 'not-stored'
  /** The engine's own words, for the log; never what a visitor typed. */
  reason: string
}

/** What is asked of a store; everything given and answered can be copied to another thread. */
export type Asked<Given extends unknown[], Outcome> = (
  ...given: Given
) => Promise<Outcome | NotStored>

/**
 * A database with the site's tables. Each subject makes its queries of it, in SQL that SQLite and
 * PostgreSQL both take: `reading` and `changing` turn work on the database into a question without it.
 *
 * What is asked never rejects: when something could not be read or written, the outcome is
 * `not-stored` and nothing was written. (A database that is lost while it commits leaves that open.)
 */
export interface Engine {
  reading<Given extends unknown[], Outcome>(
    work: (db: Kysely<Tables>, ...given: Given) => Promise<Outcome>,
  ): Asked<Given, Outcome>
  /** One transaction: all of the work or nothing, and on disk before the promise resolves. */
  changing<Given extends unknown[], Outcome>(
    work: (change: Transaction<Tables>, ...given: Given) => Promise<Outcome>,
  ): Asked<Given, Outcome>
  /**
   * The same, and then nothing of what was deleted is left on the disk; where that cannot be done
   * now, the outcome is `not-stored` and the question is to be repeated.
   */
  erasing<Given extends unknown[], Outcome extends { kind: string }>(
    work: (change: Transaction<Tables>, ...given: Given) => Promise<Outcome>,
  ): Asked<Given, Outcome>
  close(): Promise<void>
}

/** What an engine must be asked about itself. */
export interface EngineQuestions {
  /** Why the engine cannot be trusted now, if so; asked before every change. */
  ready?(): string | undefined
  /** Whether a change was undone only because of others at the same time. */
  collided?(error: unknown): boolean
  /** How often such a change is tried. */
  mostTries?: number
  /** How long it rests before it is tried again, in ms; meanwhile others are served. */
  rest?: number
  /** Does a change in a transaction; without it, in one of its own. */
  inTransaction?<Outcome>(work: (change: Transaction<Tables>) => Promise<Outcome>): Promise<Outcome>
  /**
   * Wipes what was deleted off the disk, where the engine can.
   * @throws Error when that cannot be done now.
   */
  scrub?(): void
}

/**
 * Whether a row may change is decided inside the statement that changes it, so that two servers on
 * one database cannot both decide.
 */
export function createEngine(
  db: Kysely<Tables>,
  {
    collided = () => false,
    inTransaction = (work) => db.transaction().execute(work),
    mostTries = 3,
    ready = () => undefined,
    rest = 0,
    scrub = () => {},
  }: EngineQuestions,
): Engine {
  async function change<Outcome>(
    work: (change: Transaction<Tables>) => Promise<Outcome>,
  ): Promise<Outcome | NotStored> {
    for (let tries = 1; ; tries += 1) {
      const reason = ready()
      if (reason) return { kind: 'not-stored', reason }
      try {
        return await inTransaction(work)
      } catch (error) {
        if (tries === mostTries || !collided(error)) return notStored(error)
        await wait(rest)
      }
    }
  }

  return {
    reading:
      (work) =>
      (...given) =>
        work(db, ...given).catch(notStored),
    changing:
      (work) =>
      (...given) =>
        change((transaction) => work(transaction, ...given)),
    erasing:
      (work) =>
      async (...given) => {
        const outcome = await change((transaction) => work(transaction, ...given))
        try {
          if (outcome.kind !== 'not-stored') scrub()
          return outcome
        } catch (error) {
          return notStored(error)
        }
      },
    close: () => db.destroy(),
  }
}

function notStored(error: unknown): NotStored {
  return { kind: 'not-stored', reason: describeError(error) }
}

/** The engine's own words. Some errors of the network have none, only a code. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  if (error.message) return error.message
  return 'code' in error ? String(error.code) : error.name
}

/** Writes something small, to find out whether a sign-up could be stored now. */
export async function checkWritable(change: Transaction<Tables>, now: number) {
  await change
    .insertInto('health')
    .values({ id: 1, checked_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at: now }))
    .execute()
  return { kind: 'writable' } as const
}
