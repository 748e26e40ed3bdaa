/**
 * `npm run bench:desk`: what the desk behind the site can take, on SQLite with one server and on
 * PostgreSQL with one and two. Sign-ups come at a steady 200 a second whether or not the last ones
 * were answered (open loop), pages beside them; each is timed from when it should have left. Then
 * 32 visitors sign up as fast as they are answered: the most it can take, beside the commits a
 * second of the bare engine on the same disk. Everything runs on this machine and shares it. Two
 * minutes; ends with 1 when a time is over its bound.
 *
 * `npm run bench:desk -- 5` measures 5 seconds each, instead of 20.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { query, startCluster } from '#scripts/postgres-cluster.ts'
import { startOurServer } from './our-server.ts'

const seconds = Number(process.argv[2] ?? 20)
const signUpsPerSecond = 200
const pagesPerSecond = 50
const visitorsAtOnce = 32
/** Seconds until the code of a server that has just started is compiled; they do not count. */
const warmUp = 5

/** Milliseconds, of the slowest hundredth. */
const bounds = { 'sign-up': 100, page: 20 }

type Request = 'sign-up' | 'page'

/** Keeps its connections open, as a proxy before the server does. */
const agent = new http.Agent({ keepAlive: true, maxSockets: 200 })
let people = 0

/** Resolves with the status after the whole answer has come. */
function ask(origin: string, what: Request) {
  people += 1
  const body = JSON.stringify({ email: `visitor-${people}@example.org`, source: 'footer' })
  const [address, options] =
    what === 'page'
      ? ['/conditions/neck-pain-oakland', { agent }]
      : [
          '/functions/v1/newsletter-subscribe',
          { agent, method: 'POST', headers: { 'Content-Type': 'application/json' } },
        ]
  return new Promise<number>((resolve, reject) => {
    const request = http.request(`${origin}${address}`, options, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
    request.on('error', reject)
    request.end(what === 'page' ? undefined : body)
  })
}

/** Every request leaves at its time; its wait counts from then. */
async function measureOpenLoop(
  origins: readonly string[],
  what: Request,
  { during = seconds, perSecond }: { during?: number; perSecond: number },
) {
  const start = performance.now()
  const times = await Promise.all(
    Array.from({ length: perSecond * during }, async (_, index) => {
      const due = start + (index / perSecond) * 1000
      await wait(Math.max(due - performance.now(), 0))
      const status = await ask(origins[index % origins.length] ?? '', what)
      if (status !== 200) throw new Error(`A ${what} was answered with ${status}`)
      return performance.now() - due
    }),
  )
  times.sort((a, b) => a - b)
  return times[Math.floor(times.length * 0.99)] ?? 0
}

/** How many sign-ups are acknowledged in a second when everybody comes again at once. */
async function measureMost(origins: readonly string[]) {
  const end = performance.now() + seconds * 1000
  let acknowledged = 0
  const visitors = Array.from({ length: visitorsAtOnce }, async (_, index) => {
    while (performance.now() < end) {
      if ((await ask(origins[index % origins.length] ?? '', 'sign-up')) === 200) acknowledged += 1
    }
  })
  await Promise.all(visitors)
  return acknowledged / seconds
}

/** Commits of one small row, one after the other, for a second. */
async function measureCommits(commit: (row: number) => unknown) {
  const end = performance.now() + 1000
  let commits = 0
  while (performance.now() < end) {
    await commit(commits)
    commits += 1
  }
  return commits
}

async function measureSqliteCommits(folder: string) {
  const db = new DatabaseSync(path.join(folder, 'commits.db'))
  db.exec('pragma journal_mode = wal; pragma synchronous = full; create table commits (id integer)')
  const insert = db.prepare('insert into commits values (?)')
  const commits = await measureCommits((row) => insert.run(row))
  db.close()
  return commits
}

async function measurePostgresCommits(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('create table commits (id integer)')
  const commits = await measureCommits((row) =>
    client.query({ name: 'commit', text: 'insert into commits values ($1)', values: [row] }),
  )
  await client.end()
  return commits
}

interface Contender {
  name: string
  servers: number
  databaseUrl: string
  commits: number
}

async function measure({ commits, databaseUrl, name, servers }: Contender) {
  const environment = { DATABASE_URL: databaseUrl, MAILS_PER_HOUR: '999999' }
  const started = await Promise.all(
    Array.from({ length: servers }, () => startOurServer(environment)),
  )
  const origins = started.map(({ origin }) => origin)
  const both = (during?: number) =>
    Promise.all([
      measureOpenLoop(origins, 'sign-up', { during, perSecond: signUpsPerSecond }),
      measureOpenLoop(origins, 'page', { during, perSecond: pagesPerSecond }),
    ])
  await both(warmUp)
  const [signUp, page] = await both()
  const most = await measureMost(origins)
  for (const server of started) server.stop()
  const said = (what: Request, time: number) =>
    `${what} p99 ${time.toFixed(1)} ms (at most ${bounds[what]})`
  console.log(`${name}: ${said('sign-up', signUp)}, ${said('page', page)}`)
  console.log(
    `  the most: ${Math.round(most)} sign-ups a second; bare commits ${commits} (${(most / commits).toFixed(2)})`,
  )
  if (signUp > bounds['sign-up'] || page > bounds.page) process.exitCode = 1
}

console.log(
  `${signUpsPerSecond} sign-ups and ${pagesPerSecond} pages a second, ${seconds} seconds each:`,
)
const folder = mkdtempSync(path.join(tmpdir(), 'clinic-bench-'))
await measure({
  name: 'SQLite, 1 server',
  servers: 1,
  databaseUrl: '',
  commits: await measureSqliteCommits(folder),
})
rmSync(folder, { recursive: true })

const cluster = await startCluster('safe')
if (cluster) {
  const commits = await measurePostgresCommits(cluster.url)
  for (const servers of [1, 2]) {
    const database = `clinic_${servers}`
    await query(cluster.url, `create database ${database}`)
    const databaseUrl = Object.assign(new URL(cluster.url), { pathname: `/${database}` }).href
    await measure({ name: `PostgreSQL, ${servers} server(s)`, servers, databaseUrl, commits })
  }
  await cluster.stop()
} else {
  console.log('PostgreSQL: not measured, its programs are not on this machine.')
}
agent.destroy()
