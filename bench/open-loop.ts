import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { quantile } from './quantile.ts'

/** So many visitors' connections are kept open; more wait their turn, and that counts as their time. */
const connections = 64

/** Asks once and says when the whole answer was there; nothing when it was none. */
function ask(agent: http.Agent, url: string, headers: Record<string, string>) {
  return new Promise<number | undefined>((resolve) => {
    const request = http.get(url, { agent, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode === 200 ? performance.now() : undefined))
    })
    request.once('error', () => resolve(undefined))
  })
}

/**
 * Asks for an address so often a second, whether answers have come or not, as visitors do: who waits
 * behind a slow answer is counted from when they came. Whoever asks shares the machine, so its own
 * lateness is in the figures of every server.
 * @returns milliseconds; and how many got no answer
 */
export async function measureOpenLoop(
  url: string,
  {
    headers,
    perSecond,
    seconds,
  }: { headers: Record<string, string>; perSecond: number; seconds: number },
) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const begin = performance.now()
  const waiting: Promise<number | undefined>[] = []
  const asked = perSecond * seconds
  while (waiting.length < asked) {
    const due = Math.min(asked, Math.floor(((performance.now() - begin) / 1000) * perSecond))
    while (waiting.length < due) {
      const came = begin + (waiting.length / perSecond) * 1000
      waiting.push(ask(agent, url, headers).then((end) => end && end - came))
    }
    await wait(1)
  }
  const times = (await Promise.all(waiting)).filter((time) => time !== undefined)
  agent.destroy()
  return {
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    lost: asked - times.length,
  }
}
