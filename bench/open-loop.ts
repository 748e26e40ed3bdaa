import { once } from 'node:events'
import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { quantile } from './quantile.ts'

/** So many visitors' connections are kept open; more wait their turn, and that counts as their time. */
const connections = 64

/** A request as it is sent: a client of HTTP would take longer than the servers, and measure itself. */
function requestFor({ host, pathname }: URL, headers: Record<string, string>) {
  const lines = Object.entries({ Host: host, ...headers }).map((pair) => pair.join(': '))
  return [`GET ${pathname} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}

/** What the first bytes of an answer say of it: its status, and how many bytes come in all. */
function readHead(start: Buffer) {
  const head = start.toString('latin1', 0, start.indexOf('\r\n\r\n') + 4)
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  if (length === undefined) throw new Error(`No whole head with a length: ${head}`)
  return { status: head.slice(9, 12), bytes: head.length + Number(length) }
}

/** Asks on a kept connection, one request after another. */
async function openConnection({ hostname, port }: URL, request: string) {
  const socket = net.connect({ host: hostname, port: Number(port), noDelay: true })
  let [status, missing] = ['', 0]
  socket.on('data', (chunk: Buffer) => {
    if (missing === 0) ({ status, bytes: missing } = readHead(chunk))
    missing -= chunk.length
    if (missing === 0) socket.emit('answer', status)
  })
  await once(socket, 'connect')
  return {
    /** @param answered called with the status when the whole answer is there */
    ask(answered: (status: string) => void) {
      socket.once('answer', answered).write(request)
    },
    close: () => socket.destroy(),
  }
}

/**
 * Asks for an address so often a second, whether answers have come or not, as visitors do: who waits
 * behind a slow answer is counted from when they came. Whoever asks shares the machine, so its own
 * lateness is in the figures of every server.
 * @returns milliseconds; and how many got another answer than 200
 */
export async function measureOpenLoop(
  address: string,
  {
    headers,
    perSecond,
    seconds,
  }: { headers: Record<string, string>; perSecond: number; seconds: number },
) {
  const url = new URL(address)
  const request = requestFor(url, headers)
  const opened = Array.from({ length: connections }, () => openConnection(url, request))
  const free = await Promise.all(opened)
  const begin = performance.now()
  const asked = perSecond * seconds
  const times: number[] = []
  let [came, begun, lost] = [0, 0, 0]

  const askForWhoWaits = () => {
    while (begun < came) {
      const connection = free.pop()
      if (!connection) return
      const since = begin + (begun / perSecond) * 1000
      begun += 1
      connection.ask((status) => {
        times.push(performance.now() - since)
        if (status !== '200') lost += 1
        free.push(connection)
        askForWhoWaits()
      })
    }
  }

  while (times.length < asked) {
    came = Math.min(asked, Math.floor(((performance.now() - begin) / 1000) * perSecond))
    askForWhoWaits()
    await wait(1)
  }
  for (const connection of free) connection.close()
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), lost }
}
