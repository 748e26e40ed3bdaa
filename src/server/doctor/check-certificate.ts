import net from 'node:net'
import tls from 'node:tls'
import { day, second } from '#language/dates/durations.ts'
import type { Finding } from './finding.ts'

/** Authorities renew 30 days before the end; whoever is here has missed it for two weeks. */
const [early, late] = [21, 14]

type Certificate =
  | { kind: 'certificate'; end: number; trouble: string | undefined }
  | { kind: 'no-answer'; reason: string }

/** Asks the server of an https origin for its certificate, whatever is wrong with it. */
export function askCertificate(origin: string): Promise<Certificate> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    const socket = tls.connect(
      {
        host: hostname,
        port: Number(port || 443),
        ...(net.isIP(hostname) ? {} : { servername: hostname }),
        rejectUnauthorized: false,
      },
      () => {
        const { valid_to: end } = socket.getPeerCertificate()
        const trouble = socket.authorized ? undefined : String(socket.authorizationError)
        socket.destroy()
        resolve({ kind: 'certificate', end: Date.parse(end), trouble })
      },
    )
    socket.setTimeout(5 * second, () => socket.destroy(new Error('no answer within 5 seconds')))
    socket.once('error', ({ message }) => resolve({ kind: 'no-answer', reason: message }))
  })
}

export function judgeCertificate(origin: string, asked: Certificate, now: number): Finding {
  const about = `Certificate of ${origin}`
  if (asked.kind === 'no-answer') {
    return { kind: 'not-asked', about, says: `Its server did not answer: ${asked.reason}.` }
  }
  const days = Math.floor((asked.end - now) / day)
  const says = days < 0 ? `It ended ${-days} days ago.` : `It ends in ${days} days.`
  const cure =
    'see in the log of Caddy, certbot or the host why it was not renewed; the name must lead here, and port 80 be open.'
  if (days < late) return { kind: 'problem', about, says, cure }
  if (asked.trouble) {
    return {
      kind: 'problem',
      about,
      says: `Browsers refuse it: ${asked.trouble}.`,
      cure: 'let the proxy send the whole chain of a certificate for this name.',
    }
  }
  return days < early ? { kind: 'advice', about, says, cure } : { kind: 'good', about, says }
}
