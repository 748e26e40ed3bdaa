import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { findFreePort } from './find-free-port.ts'
import { findPostgres } from './find-postgres.ts'

const password = 'a-secret/of:the@test'

/** What a database holds, asked over a connection of its own. */
export async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Row>(sql)
    return rows
  } finally {
    await client.end()
  }
}

/**
 * A PostgreSQL of its own from the programs of this machine, in a temporary folder; `undefined` when
 * there are none.
 * @param disk `safe`: a commit is on the disk. `fast`: it is not, which no test can tell.
 */
export async function startCluster(disk: 'safe' | 'fast') {
  const programs = findPostgres()
  if (!programs) return
  const owner = findOwner()
  const folder = mkdtempSync(path.join(tmpdir(), 'clinic-postgres-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = path.join(folder, 'data')
  const passwordFile = path.join(folder, 'password')
  writeFileSync(passwordFile, password)
  const made = spawnSync(
    path.join(programs, 'initdb'),
    [
      ...['--pgdata', data, '--username', 'clinic', '--pwfile', passwordFile],
      ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--no-locale', '--no-sync'],
    ],
    { ...owner, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr || made.error}`)

  const port = await findFreePort()
  const server = spawn(
    path.join(programs, 'postgres'),
    [
      ...['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'],
      ...['-c', 'unix_socket_directories=', '-c', `fsync=${disk === 'safe' ? 'on' : 'off'}`],
      ...['-c', `autovacuum=${disk === 'safe' ? 'on' : 'off'}`],
      // Two changes that wait for each other are found out soon, also on a busy machine.
      ...['-c', 'deadlock_timeout=50ms'],
    ],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const url = `postgres://clinic:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`
  await waitUntilReady(server, url)
  return {
    url,
    async stop() {
      await stop(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root; then it runs as a user who owns nothing else. */
function findOwner() {
  if (process.getuid?.() !== 0) return
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = ['postgres', 'nobody'].map((name) => users.find(([first]) => first === name))
  const [, , uid, gid] = user.find(Boolean) ?? []
  if (!uid || !gid) throw new Error('PostgreSQL needs a user that is not root: postgres or nobody.')
  return { uid: Number(uid), gid: Number(gid) }
}

async function waitUntilReady(server: ChildProcess, url: string) {
  let words = ''
  server.stderr?.on('data', (text: Buffer) => {
    words += String(text)
  })
  while (server.exitCode === null) {
    try {
      await query(url, 'select 1')
      return
    } catch {
      await wait(50)
    }
  }
  throw new Error(`PostgreSQL did not start: ${words}`)
}

/** Does not wait for connections that are still open (SIGINT, "fast shutdown"). */
async function stop(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGINT')
  await ended
}
