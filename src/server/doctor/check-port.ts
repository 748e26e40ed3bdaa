import http from 'node:http'
import net from 'node:net'
import { second } from '#language/dates/durations.ts'
import type { Finding } from './finding.ts'

const about = 'Port'

const isFree = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const server = net.createServer()
    server.once('error', () => resolve(false))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })

/** Whether the server of this site answers there. */
const isOurs = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const request = http.get({ host, port, path: '/healthz', timeout: 3 * second }, (answer) => {
      answer.setEncoding('utf8')
      answer.once('data', (text: string) => {
        resolve(/"status":"(?:ok|not-stored)"/.test(text))
        request.destroy()
      })
      answer.once('end', () => resolve(false))
    })
    request.once('timeout', () => request.destroy())
    request.once('error', () => resolve(false))
  })

/** Whether the server listens, or could. */
export async function checkPort({ host, port }: { host: string; port: number }): Promise<Finding> {
  const at = host === 'localhost' || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  if (port === 0 || (await isFree(at, port))) {
    return { kind: 'good', about, says: `${port} is free: the server is not running.` }
  }
  if (await isOurs(at, port)) return { kind: 'good', about, says: `The server answers on ${port}.` }
  return {
    kind: 'problem',
    about,
    says: `${port} is taken by another program, or may not be opened.`,
    cure: `stop that program (ss -ltnp 'sport = :${port}' names it), or set PORT to another number.`,
  }
}
