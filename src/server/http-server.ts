import http from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { minute, second } from '#dates/durations.ts'
import { belongsToApp } from './app.ts'
import { createRequestIds, describePath, type Log } from './log.ts'
import { bareContentPolicy } from './security-headers.ts'
import type { AppContext } from './services.ts'
import { readTransport, type Settings } from './settings.ts'
import type { Site } from './site.ts'

export interface HttpServices {
  app: Hono<AppContext>
  site: Site
  settings: Settings
  log: Log
}

/** How long a request may take to arrive; a visitor's slow phone needs seconds. */
const arrivalTimes = { headersTimeout: 15 * second, requestTimeout: 30 * second }

/** Longer than the idle time of usual proxies, so that they, not we, end a quiet connection. */
const keepAliveTimeout = 75 * second

/**
 * Answers from `node:http`: built pages straight from memory, everything else by the app. A page
 * through the app would cost about three times as much.
 */
export function createRequestListener({ app, log, settings, site }: HttpServices) {
  const nextId = createRequestIds()
  const answerByApp = createAppListener(app)

  return (request: http.IncomingMessage, response: http.ServerResponse) => {
    const { headers, method = 'GET' } = request
    // A request of today without a Host is malformed, and gets the same page as a malformed path.
    const hostless = headers.host === undefined && request.httpVersion !== '1.0'
    const target = hostless ? '' : (request.url ?? '/')
    if (belongsToApp(target)) {
      answerByApp(request, response)
      return
    }
    const start = performance.now()
    const transport = readTransport(settings, headers)
    const {
      body,
      headers: answered,
      known,
      status,
    } = site.answer({ method, target, headers, transport })
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

/** A server without an answer yet: `on('request', createRequestListener(...))` gives it one. */
export function createHttpServer() {
  const server = http.createServer({
    ...arrivalTimes,
    keepAliveTimeout,
    // Node's own answer would lack our headers.
    requireHostHeader: false,
  })
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

/** How long requests in flight may go on after the server was told to stop. */
const longestStop = minute / 6

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
