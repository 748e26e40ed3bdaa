import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { writeCompressedCopies } from '#builder/compressed-copies.ts'
import { openWorkCache, workCacheFolder } from '#builder/work-cache.ts'
import { liveFolder } from '#screens/live/live-folder.ts'
import { hashSharedCode, ownMadeFor, writeStamp } from '#server/http/build-stamp.ts'
import { measureOpenLoop } from './open-loop.ts'
import { median } from './quantile.ts'

/**
 * Our server beside nginx, the same file, in the same run: requests a second as a ratio, the
 * slowest hundredth, processor time a request, memory. Rounds take turns, so that a busy machine is
 * busy for both; figures are medians. One process each, 32 connections, on the loopback address
 * only. Then both once more with visitors who come at their own pace, 2,000 a second. Seven minutes.
 *
 * nginx sends the same bytes and the same headers. It stands here twice: writing a line a request
 * as we do, and writing none.
 */
const rounds = 5
const secondsPerRound = 3
const connections = 32

const address = '/conditions/neck-pain-oakland'
const repository = path.resolve(import.meta.dirname, '..')

/** Debian's nginx knows no brotli, so gzip is the smallest both have. */
const encodings = ['identity', 'gzip'] as const

type Encoding = (typeof encodings)[number]

interface Contender {
  name: string
  url: string
  process: ChildProcess
}

interface Measurement {
  perSecond: number
  /** Milliseconds. */
  p99: number
  /** Processor time of the server for one request, in µs; not disturbed by other work. */
  processor: number
}

function isInstalled(command: string) {
  return spawnSync(command, ['-v'], { stdio: 'ignore' }).error === undefined
}

/** The built page with what draws its live parts, or a text of the same size. */
async function prepareSite(folder: string) {
  const dist = path.join(repository, 'dist')
  const built = path.join(dist, address, 'index.html')
  const copy = path.join(folder, address, 'index.html')
  mkdirSync(path.dirname(copy), { recursive: true })
  if (existsSync(built)) {
    cpSync(built, copy)
    cpSync(path.join(dist, liveFolder), path.join(folder, liveFolder), { recursive: true })
  } else writeFileSync(copy, makeStandIn())
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Home</title>')
  await writeCompressedCopies(folder, openWorkCache(workCacheFolder))
  await writeStamp(folder, {
    madeFor: ownMadeFor(),
    sharedCode: hashSharedCode(repository),
    sources: '',
    day: '',
    replaced: {},
  })
  return existsSync(built) ? 'the built page' : 'a stand-in (nothing is built)'
}

function makeStandIn() {
  const words = ['neck', 'pain', 'after', 'a', 'crash', 'often', 'gets', 'better', 'in', 'weeks']
  const text = Array.from({ length: 9000 }, (_, n) => words[(n * n + 7 * n) % words.length])
  return `<!doctype html><html lang="en"><title>Neck pain</title><p>${text.join(' ')}</p></html>`
}

async function startOurs(folder: string, site: string) {
  const output = path.join(folder, 'ours.log')
  const log = openSync(output, 'w')
  const child = spawn(
    process.execPath,
    [path.join(repository, 'src/server/start.ts'), '--site', site],
    {
      cwd: folder,
      env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder },
      stdio: ['ignore', log, log],
    },
  )
  for (;;) {
    const text = readFileSync(output, 'utf8')
    const url = /^Site: (\S+)$/m.exec(text)?.[1]
    if (url) return { child, url }
    if (child.exitCode !== null) throw new Error(`Our server did not start: ${text}`)
    await wait(50)
  }
}

async function findFreePort() {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Headers of ours that nginx has to be told to send. */
async function readOurHeaders(url: string) {
  const { headers } = await fetch(url + address)
  const own = /^(?:content-(?:type|length|encoding)|etag|date|connection|keep-alive|vary)$/
  return [...headers].filter(([name]) => !own.test(name))
}

/** The bytes of an answer as they are sent. */
async function readRaw(url: string, encoding: Encoding) {
  const [answer] = (await once(
    http.get(url, { headers: { 'Accept-Encoding': encoding } }),
    'response',
  )) as [http.IncomingMessage]
  return Buffer.concat(await answer.toArray())
}

/** For nginx: what our server sends, whose live parts are drawn as they are now. */
async function copyOurs(url: string, folder: string) {
  const file = path.join(folder, address, 'index.html')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, await readRaw(url + address, 'identity'))
  writeFileSync(`${file}.gz`, await readRaw(url + address, 'gzip'))
}

async function startNginx(folder: string, site: string, headers: [string, string][]) {
  const [quietPort, writingPort] = [await findFreePort(), await findFreePort()]
  const shared = `
    root ${site};
    gzip_static on;
    gzip_vary on;
    ${headers.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`).join('\n    ')}
    location = ${address} { try_files ${address}/index.html =404; }`
  const config = path.join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx-errors.log;
events { worker_connections 256; }
http {
  types { text/html html; }
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000000;
  open_file_cache max=1000 inactive=60s;
  client_body_temp_path ${folder}/temp-body;
  proxy_temp_path ${folder}/temp-proxy;
  fastcgi_temp_path ${folder}/temp-fastcgi;
  uwsgi_temp_path ${folder}/temp-uwsgi;
  scgi_temp_path ${folder}/temp-scgi;
  log_format ours escape=json '{"time":"$time_iso8601","request":"$request_id","method":"$request_method","path":"$uri","status":$status,"ms":$request_time,"bytes":$body_bytes_sent}';
  server { listen 127.0.0.1:${quietPort}; access_log off;${shared}
  }
  server { listen 127.0.0.1:${writingPort}; access_log ${folder}/nginx.log ours buffer=16k flush=1s;${shared}
  }
}
`,
  )
  const child = spawn('nginx', ['-c', config], { stdio: 'ignore' })
  for (let tries = 0; ; tries += 1) {
    await wait(50)
    const answer = await fetch(`http://127.0.0.1:${quietPort}${address}`).catch(() => undefined)
    if (answer?.ok) break
    if (tries > 60 || child.exitCode !== null) {
      const errors = path.join(folder, 'nginx-errors.log')
      throw new Error(
        `nginx did not start: ${existsSync(errors) ? readFileSync(errors, 'utf8') : ''}`,
      )
    }
  }
  return {
    child,
    quiet: `http://127.0.0.1:${quietPort}`,
    writing: `http://127.0.0.1:${writingPort}`,
  }
}

/** The process and its children. */
function readFamily({ pid }: ChildProcess) {
  const table = execFileSync('ps', ['-axo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
  const rows = table.trim().split('\n')
  return rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .map(([id, parent, kilobytes = 0]) => ({ id, parent, kilobytes }))
    .filter(({ id, parent }) => id === pid || parent === pid)
}

/** In MB. */
function readMemory(server: ChildProcess) {
  return readFamily(server).reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1024
}

/** Seconds of processor time so far; not known away from Linux. */
function readProcessorTime(server: ChildProcess) {
  if (!existsSync('/proc/self/stat')) return Number.NaN
  const ticks = readFamily(server).map(({ id }) => {
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    // User and system time, in hundredths of a second.
    return Number(fields[11]) + Number(fields[12])
  })
  return ticks.reduce((sum, count) => sum + count, 0) / 100
}

function measure({ process: server, url }: Contender, encoding: Encoding, seconds: number) {
  const before = readProcessorTime(server)
  const output = execFileSync(
    'wrk',
    [
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--latency',
      '-H',
      `Accept-Encoding: ${encoding}`,
      url + address,
    ],
    { encoding: 'utf8' },
  )
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`wrk met errors at ${url}:\n${output}`)
  const requests = Number(/(\d+) requests in/.exec(output)?.[1])
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? []
  const measurement: Measurement = {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p99: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN),
    processor: ((readProcessorTime(server) - before) / requests) * 1e6,
  }
  return measurement
}

async function checkSameBytes(contenders: Contender[], encoding: Encoding) {
  const bodies = await Promise.all(
    contenders.map(async ({ url }) => {
      const answer = await fetch(url + address, { headers: { 'Accept-Encoding': encoding } })
      const sent = answer.headers.get('content-encoding') ?? 'identity'
      if (sent !== encoding) throw new Error(`${url} answered with ${sent}, not ${encoding}`)
      return { length: answer.headers.get('content-length'), text: await answer.text() }
    }),
  )
  if (bodies.some(({ length, text }) => length !== bodies[0]?.length || text !== bodies[0]?.text)) {
    throw new Error('The servers do not send the same bytes.')
  }
  return Number(bodies[0]?.length)
}

async function compare(contenders: Contender[], encoding: Encoding) {
  const bytes = await checkSameBytes(contenders, encoding)
  for (const contender of contenders) measure(contender, encoding, 1)
  const measured = contenders.map(() => [] as Measurement[])
  for (let round = 0; round < rounds; round += 1) {
    contenders.forEach((contender, index) => {
      measured[index]?.push(measure(contender, encoding, secondsPerRound))
    })
  }
  const medians = measured.map((all) => ({
    perSecond: median(all.map(({ perSecond }) => perSecond)),
    p99: median(all.map(({ p99 }) => p99)),
    processor: median(all.map(({ processor }) => processor)),
  }))
  const [ours] = medians
  console.table(
    Object.fromEntries(
      contenders.map(({ name, process: server }, index) => {
        const { p99, perSecond, processor } = medians[index] ?? {
          p99: Number.NaN,
          perSecond: Number.NaN,
          processor: Number.NaN,
        }
        return [
          `${name}, ${encoding}, ${(bytes / 1000).toFixed(1)} kB`,
          {
            'requests/s': Math.round(perSecond),
            'ours : this': ((ours?.perSecond ?? Number.NaN) / perSecond).toFixed(2),
            'p99 ms': p99.toFixed(2),
            'processor µs': processor.toFixed(1),
            'memory MB': Math.round(readMemory(server)),
          },
        ]
      }),
    ),
  )
}

/** Visitors come at their own pace: so many a second, whether answers have come or not. */
const pace = { perSecond: 2000, seconds: 10 }

/** How long visitors wait at that pace, in rounds that take turns. */
async function compareAtPace(contenders: Contender[], encoding: Encoding) {
  const measured = contenders.map(() => [] as { p50: number; p99: number; lost: number }[])
  const processors = contenders.map(() => [] as number[])
  const headers = { 'Accept-Encoding': encoding }
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { process: server, url }] of contenders.entries()) {
      const before = readProcessorTime(server)
      measured[index]?.push(await measureOpenLoop(url + address, { ...pace, headers }))
      const took = readProcessorTime(server) - before
      processors[index]?.push((took / (pace.perSecond * pace.seconds)) * 1e6)
    }
  }
  console.table(
    Object.fromEntries(
      contenders.map(({ name }, index) => {
        const all = measured[index] ?? []
        return [
          `${name}, ${encoding}, ${pace.perSecond}/s`,
          {
            'p50 ms': median(all.map(({ p50 }) => p50)).toFixed(2),
            'p99 ms': median(all.map(({ p99 }) => p99)).toFixed(2),
            'processor µs': median(processors[index] ?? []).toFixed(1),
            lost: all.reduce((sum, { lost }) => sum + lost, 0),
          },
        ]
      }),
    ),
  )
}

async function run() {
  const missing = ['nginx', 'wrk'].filter((command) => !isInstalled(command))
  if (missing.length > 0) {
    console.log(
      `Skipped: ${missing.join(' and ')} not installed (apt-get install nginx-light wrk).`,
    )
    return
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-bench-'))
  // nginx started by root reads as another user.
  chmodSync(folder, 0o755)
  const site = path.join(folder, 'site')
  const children: ChildProcess[] = []
  try {
    console.log(`Serving ${address}: ${await prepareSite(site)}`)
    const ours = await startOurs(folder, site)
    children.push(ours.child)
    const copy = path.join(folder, 'copy')
    await copyOurs(ours.url, copy)
    const nginx = await startNginx(folder, copy, await readOurHeaders(ours.url))
    children.push(nginx.child)
    const contenders: Contender[] = [
      { name: 'ours', url: ours.url, process: ours.child },
      { name: 'nginx', url: nginx.writing, process: nginx.child },
      { name: 'nginx without log', url: nginx.quiet, process: nginx.child },
    ]
    for (const encoding of encodings) {
      await compare(contenders, encoding)
      await compareAtPace(contenders, encoding)
    }
  } finally {
    for (const child of children) child.kill('SIGTERM')
    await Promise.all(children.map((child) => child.exitCode ?? once(child, 'exit')))
    await rm(folder, { recursive: true, force: true })
  }
}

await run()
