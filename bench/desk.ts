/**
 * `npm run bench:desk`: what the desk behind the site can take, on SQLite with one server, the same on
 * a disk that is slow, and on PostgreSQL with one server and two. Sign-ups come at a steady 200 a
 * second whether or not the last ones were answered (open loop), pages beside them; each is timed
 * from when it should have left. Then 32 visitors sign up as fast as they are answered: the most it
 * can take, beside the commits a second of the bare engine on the same disk. Everything runs on this
 * machine and shares it. Three minutes; ends with 1 when a time is over its bound.
 *
 * The slow disk is this machine's, with a wait before each fsync and fdatasync of the server, one
 * after the other (`scripts/slow-disk`), so long that a bare SQLite commits 1,200 times a second.
 *
 * `npm run bench:desk -- 5` measures 5 seconds each, instead of 20.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { query, startCluster } from '#scripts/postgres-cluster.ts'
import { buildSlowDisk, countCommits, findWait, hasSlowDisk } from '#scripts/slow-disk/slow-disk.ts'
import { startOurServer } from './our-server.ts'
import { quantile } from './quantile.ts'

const seconds = Number(process.argv[2] ?? 20)
const signUpsPerSecond = 200
const pagesPerSecond = 50
const visitorsAtOnce = 32
/** Commits a second of the slow disk. */
const slowCommits = 1200
/** Seconds until the code of a server that has just started is compiled; they do not count. */
const warmUp = 5

/** Milliseconds, of the slowest hundredth. */
const bounds = { 'sign-up': 100, page: 20 }

type Request = 'sign-up' | 'page'

/** Keeps its connections open, as a proxy before the server does. */
const agent = new http.Agent({ keepAlive: true, maxSockets: 200 })
let people = 0

interface Answered {
  status: number
  /** Whether it says when to come again. */
  retryAfter: boolean
}

/** Resolves after the whole answer has come. */
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
  return new Promise<Answered>((resolve, reject) => {
    const request = http.request(`${origin}${address}`, options, (answer) => {
      const { headers, statusCode: status = 0 } = answer
      const answered = { status, retryAfter: headers['retry-after'] !== undefined }
      answer.resume().on('end', () => resolve(answered))
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
  let refused = 0
  const times = await Promise.all(
    Array.from({ length: perSecond * during }, async (_, index) => {
      const due = start + (index / perSecond) * 1000
      await wait(Math.max(due - performance.now(), 0))
      const { retryAfter, status } = await ask(origins[index % origins.length] ?? '', what)
      if (status === 503 && retryAfter) refused += 1
      else if (status !== 200) throw new Error(`A ${what} was answered with ${status}`)
      return performance.now() - due
    }),
  )
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), refused }
}

/** How many sign-ups are acknowledged in a second when everybody comes again at once. */
async function measureMost(origins: readonly string[]) {
  const end = performance.now() + seconds * 1000
  let acknowledged = 0
  const visitors = Array.from({ length: visitorsAtOnce }, async (_, index) => {
    while (performance.now() < end) {
      const { status } = await ask(origins[index % origins.length] ?? '', 'sign-up')
      if (status === 200) acknowledged += 1
    }
  })
  await Promise.all(visitors)
  return acknowledged / seconds
}

/** Commits of one small row, one after the other, for a second. */
async function countPostgresCommits(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('create table commits (id integer)')
  const end = performance.now() + 1000
  let commits = 0
  while (performance.now() < end) {
    await client.query({
      name: 'commit',
      text: 'insert into commits values ($1)',
      values: [commits],
    })
    commits += 1
  }
  await client.end()
  return commits
}

interface Contender {
  name: string
  servers: number
  databaseUrl: string
  commits: number
  /** Of the slow disk. */
  disk?: Record<string, string>
}

async function measure({ commits, databaseUrl, disk = {}, name, servers }: Contender) {
  const environment = { DATABASE_URL: databaseUrl, MAILS_PER_HOUR: '999999', ...disk }
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
  const isSlow = Object.keys(disk).length > 0
  const said = (what: Request, { p50, p99 }: { p50: number; p99: number }) =>
    `${what} p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms${isBound(what) ? ` (at most ${bounds[what]})` : ''}`
  // Whoever signs up on the slow disk may have to wait, and whoever reads a page may not.
  const isBound = (what: Request) => what === 'page' || !isSlow
  console.log(`${name}: ${said('sign-up', signUp)}, ${said('page', page)}`)
  if (signUp.refused > 0) console.log(`  told to come again: ${signUp.refused} sign-ups`)
  console.log(
    `  the most: ${Math.round(most)} sign-ups a second; bare commits ${commits} (${(most / commits).toFixed(2)})`,
  )
  const isOver = isBound('sign-up') && signUp.p99 > bounds['sign-up']
  if (isOver || page.p99 > bounds.page) process.exitCode = 1
}

console.log(
  `${signUpsPerSecond} sign-ups and ${pagesPerSecond} pages a second, ${seconds} seconds each:`,
)
const folder = mkdtempSync(path.join(tmpdir(), 'clinic-bench-'))
const onSqlite = { servers: 1, databaseUrl: '' }
await measure({ ...onSqlite, name: 'SQLite, 1 server', commits: countCommits(folder) })

if (hasSlowDisk) {
  const slowDisk = buildSlowDisk(folder)
  const disk = slowDisk(findWait(folder, slowDisk, slowCommits))
  const commits = countCommits(folder, disk)
  await measure({ ...onSqlite, name: 'SQLite, 1 server, a slow disk', commits, disk })
} else {
  console.log('A slow disk: not measured, this machine has no C compiler (cc).')
}
rmSync(folder, { recursive: true })

const cluster = await startCluster('safe')
if (cluster) {
  const commits = await countPostgresCommits(cluster.url)
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
