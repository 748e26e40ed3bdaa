import { spawn } from 'node:child_process'
import { createReadStream, existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { environmentWith } from '#clinic/settings.ts'
import { describeError } from '#server/store/engine.ts'
import { CommandError } from '#server/terminal/command.ts'
import type { BackupContent } from './backup-content.ts'
import { createPrivateFile, keepOnDisk } from './sqlite-backup.ts'

/** The database as its programs take it: without the password, which others could see in the list of processes. */
function connectionOf(databaseUrl: string) {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { name: url.href, environment: environmentWith(password ? { PGPASSWORD: password } : {}) }
}

/**
 * Runs a program of PostgreSQL.
 * @throws CommandError with its own words, or what to install.
 */
async function run(
  program: 'pg_dump' | 'psql',
  { databaseUrl, input, words }: { databaseUrl: string; input?: Readable; words: string[] },
) {
  const { environment, name } = connectionOf(databaseUrl)
  const child = spawn(program, [`--dbname=${name}`, ...words], {
    env: environment,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const said = { output: '', errors: '' }
  child.stdout.on('data', (text: Buffer) => {
    said.output += String(text)
  })
  child.stderr.on('data', (text: Buffer) => {
    said.errors += String(text)
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  // A program that stops reading says why itself.
  const given = input ? pipeline(input, child.stdin).catch(() => {}) : child.stdin.end()
  try {
    const status = await ended
    await given
    if (status !== 0) throw new CommandError(`${program}: ${said.errors.trim()}`)
    return said.output
  } catch (error) {
    if (error instanceof CommandError) throw error
    throw new CommandError(
      `${program} is not on this machine. Install PostgreSQL's own programs, of the server's version or a newer one (Debian: apt-get install postgresql-client).`,
    )
  }
}

/** Writes a database that servers may be using, as it is at one moment, into a new file of SQL. */
export async function dumpPostgres(databaseUrl: string, file: string): Promise<BackupContent> {
  await createPrivateFile(file)
  const words = ['--format=plain', '--no-owner', '--no-privileges', `--file=${file}`]
  await run('pg_dump', { databaseUrl, words })
  await keepOnDisk(file)
  return readDump(file)
}

const tableOf = /^COPY (?:public\.)?"?(\w+)"? \(/

/**
 * Reads a file of SQL and counts.
 * @throws CommandError when it is not whole.
 */
export async function readDump(file: string): Promise<BackupContent> {
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`)
  const rows: Record<string, number> = {}
  const steps: string[] = []
  let listNumber: number | undefined
  let table: string | undefined
  let isWhole = false
  for await (const line of createInterface(createReadStream(file))) {
    const begun = tableOf.exec(line)?.[1]
    if (table === undefined && begun) {
      table = begun
      rows[begun] = 0
    } else if (line === '\\.') table = undefined
    else if (table !== undefined) {
      rows[table] = (rows[table] ?? 0) + 1
      const fields = line.split('\t')
      if (table === 'kysely_migration') steps.push(fields[0] ?? '')
      if (table === 'suppression_state') listNumber = Number(fields[1])
    } else if (line === '-- PostgreSQL database dump complete') isWhole = true
  }
  if (!isWhole) throw new CommandError(`${file} cannot be used: its end is missing.`)
  return { rows, steps: steps.toSorted(), listNumber }
}

const emptyFirst = 'drop schema public cascade;\ncreate schema public;\n'

/** No server vouches for what was restored. */
const vouchForNothing = `
do $$ begin
  if to_regclass('public.suppression_state') is not null then
    update public.suppression_state set followed_at = 0;
  end if;
end $$;
`

/**
 * Puts the content of a file of SQL in the place of all that a database holds, in one transaction.
 * @throws CommandError when a server uses the database, or psql says why not.
 */
export async function replacePostgres(databaseUrl: string, file: string) {
  const others = `select count(*) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`
  const counted = await run('psql', { databaseUrl, words: ['-XAtq', '-c', others] })
  if (counted.trim() !== '0') {
    throw new CommandError('The database is in use. Stop every server, and restore then.')
  }
  const input = Readable.from(readAround(file))
  const words = ['-Xq', '--single-transaction', '--set=ON_ERROR_STOP=1', '--output=/dev/null']
  await run('psql', { databaseUrl, input, words })
}

async function* readAround(file: string) {
  yield emptyFirst
  yield* createReadStream(file, 'utf8')
  yield vouchForNothing
}

/**
 * Makes an empty database beside one, on the same server, to try a restore in.
 * @throws CommandError when the user may not.
 */
export async function createScratchDatabase(databaseUrl: string) {
  const name = `${new URL(databaseUrl).pathname.slice(1)}_drill`
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  const order = (sql: string) => run('psql', { databaseUrl, words: ['-XAtq', '-c', sql] })
  const drop = () => order(`drop database if exists "${name}" with (force)`)
  try {
    await drop()
    await order(`create database "${name}"`)
  } catch (error) {
    const reason = describeError(error)
    throw new CommandError(
      `${reason}. To try a restore, the user must be allowed to create a database: alter role … createdb.`,
    )
  }
  return { url: url.href, drop }
}
