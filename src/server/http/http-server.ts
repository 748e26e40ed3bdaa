import http from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { minute, second } from '#language/dates/durations.ts'
import { createRequestIds, describePath, type Log } from '#server/log.ts'
import { readTransport, type Settings } from '#server/settings.ts'
import { forwarded } from '#server/watch.ts'
import { belongsToApp } from './answer-pages.ts'
import type { SiteAnswer } from './resource.ts'
import { bareContentPolicy, securityHeaders } from './security-headers.ts'
import type { AppContext } from './services.ts'
import type { Site } from './site.ts'

export interface HttpServices {
  app: Hono<AppContext>
  site: Site
  settings: Settings
  log: Log
}

/** How long a request may take to arrive; a visitor's slow phone needs seconds. */
const arrivalTimes = { headersTimeout: 15 * second, requestTimeout: 30 * second }

/**
 * How long a connection may say nothing, before its first request too. A proxy before us must end
 * its quiet connections sooner, or it sends a request into one that we are closing.
 */
const idleTime = minute

/** What a flood may open; beyond it, connections are dropped at once. */
const mostConnections = 4000

/**
 * Answers from `node:http`: built pages straight from memory, everything else by the app. A page
 * through the app would cost about three times as much.
 */
export function createRequestListener({ app, log, settings, site }: HttpServices) {
  const nextId = createRequestIds()
  const answerByApp = createAppListener(app)
  const noticeForwarding = createForwardingNotice(settings, log)

  return (request: http.IncomingMessage, response: http.ServerResponse) => {
    const { headers, method = 'GET' } = request
    noticeForwarding(headers)
    if (method === 'OPTIONS' && request.url === '*') {
      answerOptions(response)
      return
    }
    // A request without its one Host is malformed, and gets the same page as a malformed path.
    const target = isHostClear(request) ? readOriginForm(request.url) : ''
    request.url = target
    if (belongsToApp(target)) {
      answerByApp(request, response)
      return
    }
    const start = performance.now()
    const transport = readTransport(settings, headers)
    const send = ({ body, headers: answered, known, status }: SiteAnswer) => {
      response.writeHead(status, answered as string[])
      response.end(body)
      log.request({
        id: nextId(),
        method,
        path: describePath(target, known),
        status,
        ms: performance.now() - start,
        bytes: body?.length ?? 0,
      })
    }
    const answer = site.answer({ method, target, headers, transport })
    if (!(answer instanceof Promise)) send(answer)
    // What cannot be drawn, the app answers: it has words for that, here and in the log.
    else void answer.then(send, () => answerByApp(request, response))
  }
}

/** `http://clinic.example/path` is another way to ask for `/path`. */
function readOriginForm(url = '/') {
  return url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*(?=[/?#]|$)/i, '') || '/'
}

/** Which of two hosts was meant, somebody before us may have read otherwise. */
function isHostClear({ httpVersion, rawHeaders }: http.IncomingMessage) {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/** A question about the whole server, which has no path. */
function answerOptions(response: http.ServerResponse) {
  response.writeHead(204, [
    'Allow',
    'GET, HEAD, POST',
    'Content-Security-Policy',
    bareContentPolicy,
    ...securityHeaders,
  ] as string[])
  response.end()
}

const forwardingHeaders = ['x-forwarded-for', 'x-forwarded-proto', 'forwarded']

/** Says once that a proxy seems to stand before us which no setting knows of: all visitors look like one. */
function createForwardingNotice({ trustedProxies }: Settings, log: Log) {
  let silent = trustedProxies > 0
  return (headers: http.IncomingHttpHeaders) => {
    if (silent || !forwardingHeaders.some((name) => headers[name] !== undefined)) return
    silent = true
    log.event(forwarded, {
      advice: 'Set TRUST_PROXY to the number of proxies before this server, if there are any.',
    })
  }
}

/** Hands requests of `node:http` to the app. */
export function createAppListener(app: Hono<AppContext>) {
  return getRequestListener(
    (request, { incoming }) => app.fetch(request, { remoteAddress: incoming.socket.remoteAddress }),
    {
      // For requests without a Host; nothing of ours depends on it.
      hostname: 'localhost',
      // Standard requests and responses do; whoever hosts us may have others in mind.
      overrideGlobalObjects: false,
      errorHandler: () => app.request('/%00'),
    },
  )
}

/**
 * A server without an answer yet: `on('request', createRequestListener(...))` gives it one.
 * @param idle how long a connection may say nothing, in ms.
 */
export function createHttpServer(idle = idleTime) {
  const server = http.createServer({
    ...arrivalTimes,
    keepAliveTimeout: idle,
    keepAliveTimeoutBuffer: 0,
    // Node's own answer would lack our headers.
    requireHostHeader: false,
    // A request without a body has none to be read to its end.
    optimizeEmptyRequests: true,
  })
  // Node watches no connection on which nothing ever came.
  server.timeout = idle
  server.maxConnections = mostConnections
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    answerBrokenRequest(error, socket)
  })
  return server
}

const brokenStatus: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** What is not HTTP gets the shortest answer there is. */
function answerBrokenRequest({ code = '' }: NodeJS.ErrnoException, socket: Socket) {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const lines = [
    `HTTP/1.1 ${brokenStatus[code] ?? '400 Bad Request'}`,
    'Connection: close',
    'Content-Length: 0',
    `Content-Security-Policy: ${bareContentPolicy}`,
    'X-Content-Type-Options: nosniff',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n`)
}

/** How long requests in flight may go on after the server was told to stop; its host may wait ten. */
const longestStop = 8 * second

/** Takes no new requests, lets those in flight finish, and closes. */
export async function stopHttpServer(server: http.Server) {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  const closeIdle = setInterval(() => server.closeIdleConnections(), 50)
  const giveUp = setTimeout(() => server.closeAllConnections(), longestStop)
  await closed
  clearInterval(closeIdle)
  clearTimeout(giveUp)
}
