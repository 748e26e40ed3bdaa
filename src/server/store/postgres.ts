import net from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import { minute, second } from '#language/dates/durations.ts'
import { createEngine, describeError } from './engine.ts'
import { migrate } from './migrate.ts'
import type { Tables } from './tables.ts'

/** How long we wait for the database, in ms. */
interface Patience {
  /** For one statement, and within it for what others have locked. */
  statement: number
  lock: number
  /** For any word from the other end; longer than a statement may take. */
  silence: number
}

/** A visitor waits for the answer. */
const serving: Patience = { statement: 5 * second, lock: 3 * second, silence: 10 * second }
/** At the start nobody does yet, but other servers may be changing the tables. */
const starting: Patience = { statement: 5 * minute, lock: 5 * minute, silence: 6 * minute }

const connectWithin = 5 * second
/** Shorter than any patience with silence, or a connection that rests would count as lost. */
const closeIdleAfter = 8 * second
const mostConnections = 10

/** What to do about a database that cannot be opened, by the code of the error. */
const advice: Record<string, string> = {
  '28000': 'Correct the user and the password, or let this machine in (pg_hba.conf).',
  '28P01': 'Correct the user and the password.',
  '3D000': 'Create that database, or correct its name.',
  '42501': 'Let the user create tables there: make it the owner of the database.',
  '25006': 'Name the server that takes changes, not a copy of it.',
  ECONNREFUSED: 'Start PostgreSQL, or correct the host and the port.',
  ENOTFOUND: 'Correct the host.',
}
const generalAdvice = 'See that PostgreSQL runs and can be reached from here.'

/**
 * Opens the PostgreSQL database at `url`, which several servers may share; makes and
 * changes its tables first, one server at a time. Every change is on the database's disk before its
 * promise resolves.
 * @throws Error that says what to do when the database cannot be used.
 */
export async function openPostgres(url: string) {
  try {
    await bringUpToDate(url)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const sentence = describeError(error).replace(/\.$/, '')
    throw new Error(
      `The database ${describeDatabase(url)} cannot be used (DATABASE_URL): ${sentence}. ${advice[code] ?? generalAdvice}`,
    )
  }
  return createEngine(openDatabase(url, serving), { collided })
}

/** Which database and where, without the user and the password: `clinic at db.example:5432`. */
export function describeDatabase(url: string) {
  const { host, pathname, searchParams } = new URL(url)
  return `${pathname.slice(1)} at ${searchParams.get('host') || host || 'localhost'}`
}

async function bringUpToDate(url: string) {
  const db = openDatabase(url, starting)
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
}

function openDatabase(url: string, patience: Patience) {
  const pool = new Pool({
    connectionString: url,
    fallback_application_name: 'clinic-site',
    max: mostConnections,
    connectionTimeoutMillis: connectWithin,
    idleTimeoutMillis: closeIdleAfter,
    statement_timeout: patience.statement,
    lock_timeout: patience.lock,
    idle_in_transaction_session_timeout: patience.silence,
    stream: () => openSocket(patience.silence),
    types: { getTypeParser: chooseParser },
    onConnect: (client) => client.query(commitToDisk),
  })
  // A connection that breaks says so here as well as to whoever uses it, and nobody may be using it.
  // Without a listener the process would end; the next change opens another connection.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/** A database may be set to acknowledge first and write later; not what we were promised to keep. */
const commitToDisk = `select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') = 'off'`

/** A machine that vanished never says so: a silent connection is given up. */
function openSocket(silence: number) {
  const socket = new net.Socket()
  socket.setTimeout(silence, () => socket.destroy(new Error('the database does not answer')))
  return socket
}

/** Whole numbers of 64 bits come as text. Ours are times and counts, far below 2^53. */
const chooseParser: typeof types.getTypeParser = (id, format) =>
  id === types.builtins.INT8 ? Number : types.getTypeParser(id, format)

/** PostgreSQL ends one of two changes that wait for each other, to be tried again. */
function collided(error: unknown) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === '40P01' || code === '40001'
}
