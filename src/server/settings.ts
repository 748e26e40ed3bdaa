import type { IncomingHttpHeaders } from 'node:http'

/** What the app must know of the place where it runs. */
export interface Settings {
  /** Start of the links in mails: `https://clinic.example`, without a slash at the end. */
  siteOrigin: string
  /** Where the desk on the web is; it answers nowhere else. */
  deskOrigin: string
  /** From where the desk on the web is reached, by CIDR; without them, from everywhere. */
  deskNetworks?: readonly string[]
  /** Where pages are whose forms this server takes, besides its own. */
  pageOrigins?: readonly string[]
  /** How many proxies stand before us and write X-Forwarded-For and X-Forwarded-Proto. */
  trustedProxies: number
  /** Where answers to our mails go, when not to the clinic's address. */
  replyTo?: string | undefined
  /** Who is told of a message that nobody answered when it was promised. */
  lateInbox?: string | undefined
  /** Where a static host is told to build again; left out where there is none. */
  buildHook?: string | undefined
  /** The bare repository in which the desk changes words; left out where it changes none. */
  wordsRepository?: string | undefined
  /** Whether a mail to the clinic says who wrote: only where it leaves this machine encrypted. */
  inboxDetails: 'on' | 'off'
}

/** How the visitor reached us: by TLS when the site's origin says so, or a trusted proxy does. */
export function readTransport(settings: Settings, headers: IncomingHttpHeaders) {
  if (settings.siteOrigin.startsWith('https:')) return 'tls'
  if (settings.trustedProxies === 0) return 'plain'
  const protocol = headers['x-forwarded-proto']
  return String(protocol).split(',').at(-1)?.trim() === 'https' ? 'tls' : 'plain'
}
