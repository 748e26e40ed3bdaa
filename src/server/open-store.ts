import { existsSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { OwnSettings } from '#clinic/settings.ts'
import { second } from '#language/dates/durations.ts'
import { createAnnouncedQueries } from './announced/queries.ts'
import { cleanUp } from './clean-up-query.ts'
import { createDigestQueries } from './desk/digest-queries.ts'
import { createFeedbackQueries } from './feedback/queries.ts'
import { describeFault, type Log } from './log.ts'
import { releaseClaims } from './mail/claims.ts'
import { createMailQueries } from './mail/queries.ts'
import { createMessageQueries } from './messages/queries.ts'
import { createIssueQueries } from './newsletter/issue-queries.ts'
import { createNewsletterQueries } from './newsletter/queries.ts'
import { createPeopleQueries } from './people/queries.ts'
import { createSuppressionQueries } from './people/suppression-queries.ts'
import { createPressQueries } from './presses/queries.ts'
import { createSearchQueries } from './searches/queries.ts'
import { createStaffQueries } from './staff/queries.ts'
import { checkWritable, describeError, type Engine } from './store/engine.ts'
import { findNoRoom, openSqlite, storeFile } from './store/sqlite.ts'
import { startThreadedEngine } from './store/threaded-engine.ts'

/**
 * What the server keeps, by subject. Every engine behind it passes `tests/server/store-contract.ts`.
 * All times are milliseconds since 1970 and come from the caller.
 */
export type Store = ReturnType<typeof createStore>

export function createStore(engine: Engine, findNoRoom?: () => Promise<string | undefined>) {
  const checkRow = engine.changing(checkWritable)
  return {
    newsletter: createNewsletterQueries(engine),
    issues: createIssueQueries(engine),
    messages: createMessageQueries(engine),
    digests: createDigestQueries(engine),
    people: createPeopleQueries(engine),
    suppressions: createSuppressionQueries(engine),
    feedback: createFeedbackQueries(engine),
    presses: createPressQueries(engine),
    searches: createSearchQueries(engine),
    staff: createStaffQueries(engine),
    announced: createAnnouncedQueries(engine),
    mail: createMailQueries(engine),
    cleanUp: engine.changing(cleanUp),
    async checkWritable(now: number) {
      const outcome = await checkRow(now)
      const reason = outcome.kind === 'writable' && (await findNoRoom?.().catch(describeError))
      return reason ? ({ kind: 'not-stored', reason } as const) : outcome
    },
    close: engine.close,
  }
}

/** Who opens the store: the server, or a command beside it, for which nobody waits. */
export type StoreOpener = 'server' | 'beside-a-server'

/** The embedded store in `folder`, in this thread; see {@link openSqlite}. */
export async function openSqliteStore(folder: string, opener: StoreOpener = 'server') {
  const engine = await openSqlite(folder, opener === 'server' ? releaseClaims : undefined)
  return createStore(engine, () => findNoRoom(folder))
}

/** What the thread of the embedded store is given. */
export interface StoreThread {
  folder: string
  /** A thread that took the place of another knows of every mail in hand: its server lives on. */
  time: 'first' | 'again'
}

/** A file of ours beside this one; in a pack both are JavaScript. */
const storeThread = new URL(`./store-thread${path.extname(import.meta.filename)}`, import.meta.url)

/** The same in a thread of its own, for a server: its pages do not wait for the disk. */
export async function openThreadedStore(
  folder: string,
  log?: Log,
  startThread = (workerData: StoreThread) => new Worker(storeThread, { workerData, execArgv: [] }),
) {
  const engine = await startThreadedEngine(
    (time) => startThread({ folder, time }),
    (fault, rest) => {
      log?.event('store-thread-ended', { ...describeFault(fault), restSeconds: rest / second })
    },
  )
  return createStore(engine, () => findNoRoom(folder))
}

/** The store in the PostgreSQL database at `url`, whose code is loaded only where it is used. */
export async function openPostgresStore(url: string) {
  const { openPostgres } = await import('./store/postgres.ts')
  return createStore(await openPostgres(url))
}

/** Whether a server has made a store, for whoever must make none. */
export const hasStore = ({ databaseUrl, dataDir }: Pick<OwnSettings, 'databaseUrl' | 'dataDir'>) =>
  databaseUrl !== undefined || existsSync(storeFile(dataDir))

/**
 * Opens the store that the settings name: PostgreSQL at DATABASE_URL, else SQLite under DATA_DIR.
 * @param dataDir as an absolute path.
 * @throws Error that names the setting.
 * @returns also where data goes, for people: without a user and a password.
 */
export async function openStore(
  { databaseUrl }: Pick<OwnSettings, 'databaseUrl'>,
  dataDir: string,
  opener: StoreOpener = 'server',
  log?: Log,
) {
  if (databaseUrl) {
    const { describeDatabase } = await import('./store/postgres.ts')
    const store = await openPostgresStore(databaseUrl)
    return { store, dataGoes: `PostgreSQL, ${describeDatabase(databaseUrl)}` }
  }
  try {
    const store =
      opener === 'server'
        ? await openThreadedStore(dataDir, log)
        : await openSqliteStore(dataDir, opener)
    return { store, dataGoes: dataDir }
  } catch (error) {
    throw new Error(`The store in ${dataDir} cannot be used (DATA_DIR): ${describeError(error)}`)
  }
}
