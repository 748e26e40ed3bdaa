import type { Clock } from '#server/clock.ts'
import type { Log } from '#server/log.ts'
import type { Meter } from '#server/meter.ts'
import type { Settings } from '#server/settings.ts'
import type { Store } from '#server/store/store.ts'
import type { Limits, RateLimit } from './rate-limit.ts'
import type { Site } from './site.ts'

/** Everything the app needs; the app is a function of it. */
export interface AppServices {
  store: Store
  site: Site
  clock: Clock
  settings: Settings
  limits: Limits | 'off'
  /** Told after a mail was queued. Without it, the mail waits for whoever empties the outbox. */
  mail?: { wake(): void }
  /** Without it, nothing is written down. */
  log?: Log
  /** Without it, nothing is counted. */
  meter?: Meter
}

/** The services as the routes use them. */
export type RouteServices = Omit<AppServices, 'limits' | 'log' | 'meter'> & {
  rateLimit: RateLimit
  log: Log
  meter: Meter
}

/** What the network side tells the app about a request. */
interface Connection {
  /** Of whoever opened the connection: the visitor or the nearest proxy. */
  remoteAddress?: string | undefined
}

export interface AppContext {
  Bindings: Connection
  Variables: {
    /** For the log: whether the address of the request is one of ours. */
    known: 'page' | 'unknown'
  }
}
