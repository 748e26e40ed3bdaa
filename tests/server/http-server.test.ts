import { once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { minute } from '#language/dates/durations.ts'
import { createApp } from '#server/app.ts'
import {
  createHttpServer,
  createRequestListener,
  stopHttpServer,
} from '#server/http/http-server.ts'
import { createLog } from '#server/log.ts'
import { type SetupOptions, setup as setupServices } from '../support/server.ts'

/** The whole server on a free port of the loopback address. */
async function setup(options: SetupOptions = {}) {
  const services = await setupServices(options)
  const server = createHttpServer()
  server.on('request', createRequestListener(services))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => stopHttpServer(server))
  const { port } = server.address() as AddressInfo
  return { ...services, server, port, url: `http://127.0.0.1:${port}` }
}

/** Sends bytes as they are and returns everything that comes back until the connection closes. */
async function sendRaw(port: number, ...parts: (string | Buffer)[]) {
  const socket = net.connect(port, '127.0.0.1')
  let received = ''
  socket.setEncoding('latin1')
  socket.on('data', (text) => {
    received += text
  })
  socket.on('error', () => {})
  for (const part of parts) socket.write(part)
  await once(socket, 'close')
  return received
}

const endpoint = '/functions/v1/newsletter-subscribe'
const close = 'Host: clinic.example\r\nConnection: close\r\n'

test('pages come straight from memory and are written down', async () => {
  const { requests, url } = await setup()
  const answer = await fetch(`${url}/conditions/neck-pain-oakland?from=ad`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-encoding')).toMatch(/br|zstd|gzip/)
  expect(await answer.text()).toContain('Neck pain')
  expect(requests).toMatchObject([
    { method: 'GET', path: '/conditions/neck-pain-oakland', status: 200 },
  ])
  expect(requests[0]?.bytes).toBe(Number(answer.headers.get('content-length')))
})

test('a page that cannot be drawn is an answer and a line of the log, and the server goes on', async () => {
  const { events, requests, server, ...services } = await setup()
  const site = {
    ...services.site,
    answer: () => Promise.reject(new TypeError('near=ana@example.org')),
  }
  const app = createApp({ ...services, clock: services.clock.now, limits: 'off', site })
  server.removeAllListeners('request')
  server.on('request', createRequestListener({ ...services, app, site }))
  for (const address of ['/calendar?near=ana@example.org', '/calendar']) {
    expect((await fetch(`${services.url}${address}`)).status).toBe(500)
  }
  expect(events).toMatchObject([
    { name: 'failed', fields: { error: 'TypeError' } },
    { name: 'failed', fields: { error: 'TypeError' } },
  ])
  expect(requests).toMatchObject([{ status: 500 }, { status: 500 }])
  expect(JSON.stringify([events, requests])).not.toContain('ana@')
})

test('the answer from memory is the answer of the app', async () => {
  const { app, url } = await setup()
  const differing = ['connection', 'date', 'keep-alive']
  for (const address of ['/', '/nothing-here', '/blog?x=1', '/robots.txt', '/%']) {
    const headers = { 'Accept-Encoding': 'identity', 'Accept-Language': 'es' }
    const [direct, byApp] = await Promise.all([
      fetch(`${url}${address}`, { headers, redirect: 'manual' }),
      app.request(`http://127.0.0.1${address}`, { headers }),
    ])
    expect(direct.status).toBe(byApp.status)
    const sent = [...direct.headers].filter(([name]) => !differing.includes(name))
    expect(sent).toEqual([...byApp.headers])
    expect(await direct.text()).toBe(await byApp.text())
  }
})

test('a sign-up over the network is stored', async () => {
  const { readMails, url } = await setup()
  const answer = await fetch(`${url}${endpoint}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'ana@example.org', source: 'footer' }),
  })
  expect(answer.status).toBe(200)
  expect(await readMails()).toHaveLength(1)
})

test('a chunked body over 8 kB is refused', async () => {
  const { port } = await setup()
  const chunk = `400\r\n${' '.repeat(1024)}\r\n`
  const received = await sendRaw(
    port,
    `POST ${endpoint} HTTP/1.1\r\n${close}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
    chunk.repeat(20),
    '0\r\n\r\n',
  )
  expect(received).toMatch(/^HTTP\/1\.1 413 /)
  expect(received).toContain('"code":"too-large"')
})

test('a Content-Length over 8 kB is refused before the body comes', async () => {
  const { port } = await setup()
  const received = await sendRaw(
    port,
    `POST ${endpoint} HTTP/1.1\r\n${close}Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n`,
  )
  expect(received).toMatch(/^HTTP\/1\.1 413 /)
})

test('a body that is cut off is not a sign-up', async () => {
  const { port, readMails } = await setup()
  const socket = net.connect(port, '127.0.0.1')
  socket.write(
    `POST ${endpoint} HTTP/1.1\r\n${close}Content-Type: application/json\r\nContent-Length: 60\r\n\r\n{"email":"ana@example.org"}`,
  )
  socket.end()
  socket.resume()
  await once(socket, 'close')
  expect(await readMails()).toEqual([])
})

test.each([
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['a length that is no number', `POST / HTTP/1.1\r\n${close}Content-Length: many\r\n\r\n`, 400],
  ['two lengths', `POST / HTTP/1.1\r\n${close}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400],
  ['a header with a zero byte', `GET / HTTP/1.1\r\n${close}X: a\0b\r\n\r\n`, 400],
  ['headers of 20 kB', `GET / HTTP/1.1\r\n${close}X: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a zero byte in its address', `GET /a\0b HTTP/1.1\r\n${close}\r\n`, 400],
  ['dots that lead out', `GET /../../etc/passwd HTTP/1.1\r\n${close}\r\n`, 400],
  ['a byte that is no letter', Buffer.from(`GET /\xf1 HTTP/1.1\r\n${close}\r\n`, 'latin1'), 400],
  ['an asterisk', `GET * HTTP/1.1\r\n${close}\r\n`, 400],
  ['a question about the whole server', `OPTIONS * HTTP/1.1\r\n${close}\r\n`, 204],
  ['two hosts', `GET /healthz HTTP/1.1\r\nhost: a\r\n${close}\r\n`, 400],
  ['an impossible host', `GET /healthz HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n`, 400],
])('a request with %s gets an answer without a stack trace', async (_, request, status) => {
  const { port, url } = await setup()
  const received = await sendRaw(port, request)
  expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(received).toMatch(/x-content-type-options: nosniff/i)
  expect(received).not.toMatch(/\.ts|\.js:|node_modules|Error:/)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})

test('an address with its origin is the address without it', async () => {
  const { port, requests } = await setup()
  const ask = (target: string) => sendRaw(port, `GET ${target} HTTP/1.1\r\n${close}\r\n`)
  expect(await ask('http://clinic.example/healthz')).toMatch(/^HTTP\/1\.1 200 [\s\S]*"ok"/)
  expect(await ask('HTTPS://eva@clinic.example')).toMatch(/^HTTP\/1\.1 200 /)
  expect(await ask('http://clinic.example/functions/v1/none')).toMatch(/^HTTP\/1\.1 404 /)
  expect(await ask('ftp://clinic.example/healthz')).toMatch(/^HTTP\/1\.1 400 /)
  expect(requests.slice(0, 2).map(({ path }) => path)).toEqual(['/healthz', '/'])
})

test('a connection that says nothing is ended, before its first request and after it', async () => {
  const server = createHttpServer(50)
  server.on('request', createRequestListener(await setupServices()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => stopHttpServer(server))
  const { port } = server.address() as AddressInfo
  expect(await sendRaw(port)).toBe('')
  expect(await sendRaw(port, 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 200 /,
  )
})

test('connections rest for a minute, and there is a bound to them', async () => {
  const { timeout, keepAliveTimeout, maxConnections } = createHttpServer()
  expect([timeout, keepAliveTimeout]).toEqual([minute, minute])
  expect(maxConnections).toBe(4000)
})

test('a proxy that no setting knows of is reported once', async () => {
  const headers = { 'X-Forwarded-For': '203.0.113.7' }
  const unknown = await setup()
  for (const _ of [1, 2]) await fetch(`${unknown.url}/`, { headers })
  expect(unknown.events).toEqual([
    {
      name: 'forwarded-but-not-trusted',
      fields: { advice: expect.stringContaining('TRUST_PROXY') },
    },
  ])
  const known = await setup({ settings: { trustedProxies: 1 } })
  await fetch(`${known.url}/`, { headers })
  expect(known.events).toEqual([])
})

test('an old client without a host is served', async () => {
  const { port } = await setup()
  expect(await sendRaw(port, 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
  expect(await sendRaw(port, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
})

test('HEAD and 304 have no body on the wire', async () => {
  const { port, url } = await setup()
  const tag = (await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })).headers.get('etag')
  const head = await sendRaw(port, `HEAD / HTTP/1.1\r\n${close}\r\n`)
  expect(head).toMatch(/^HTTP\/1\.1 200 [\s\S]*Content-Length: \d+[\s\S]*\r\n\r\n$/)
  const known = await sendRaw(port, `GET / HTTP/1.1\r\n${close}If-None-Match: ${tag}\r\n\r\n`)
  expect(known).toMatch(/^HTTP\/1\.1 304 [\s\S]*\r\n\r\n$/)
})

test('requests on one connection are answered in their order', async () => {
  const { port } = await setup()
  const get = (address: string, more = '') => `GET ${address} HTTP/1.1\r\nHost: a\r\n${more}\r\n`
  const received = await sendRaw(
    port,
    get('/healthz') + get('/robots.txt') + get('/nothing-here', 'Connection: close\r\n'),
  )
  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual([
    'HTTP/1.1 200',
    'HTTP/1.1 200',
    'HTTP/1.1 404',
  ])
  expect(received.indexOf('"status":"ok"')).toBeLessThan(received.indexOf('User-agent'))
})

test('a server told to stop finishes what it has begun', async () => {
  const { port, readMails, server } = await setup()
  const body = '{"email":"ana@example.org"}'
  const request = http.request({
    port,
    host: '127.0.0.1',
    path: endpoint,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': body.length },
  })
  const arrived = once(server, 'request')
  request.write(body.slice(0, 5))
  await arrived
  const stopped = stopHttpServer(server)
  request.end(body.slice(5))
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  expect(response.statusCode).toBe(200)
  response.resume()
  await stopped
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
  expect(await readMails()).toHaveLength(1)
})

test('a line of the log is one JSON object with nothing about the visitor', async () => {
  const written: string[] = []
  const log = createLog((text) => written.push(text))
  const services = await setupServices()
  const server = createHttpServer()
  server.on('request', createRequestListener({ ...services, log }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const headers = { 'User-Agent': 'secret-agent', Referer: 'https://elsewhere.example/' }
  const addresses = [
    '/?q=secret',
    '/"secret\\',
    `/${'x'.repeat(200)}`,
    '/eva@example.org/a',
    `/${'x'.repeat(58)}/eva@example.org`,
    `/${'x'.repeat(60)}eva@example.org`,
    '/eva%2540example.org',
    '/eva%25252540example.org',
    '/eva%EF%BC%A0example.org',
  ]
  for (const address of addresses) {
    await fetch(`http://127.0.0.1:${port}${address}`, { headers })
  }
  await stopHttpServer(server)
  log.flush()
  const lines = written
    .join('')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toHaveLength(addresses.length)
  for (const line of lines) {
    expect(Object.keys(line)).toEqual([
      'time',
      'request',
      'method',
      'path',
      'status',
      'ms',
      'bytes',
    ])
    expect(line.path.length).toBeLessThan(70)
  }
  expect(new Set(lines.map(({ request }) => request)).size).toBe(addresses.length)
  expect(written.join('')).not.toMatch(/secret-agent|elsewhere|eva|q=|127\.0/)
})
