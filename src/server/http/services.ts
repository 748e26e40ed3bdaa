import type { Clock } from '#server/clock.ts'
import type { Log } from '#server/log.ts'
import type { Meter } from '#server/meter.ts'
import type { Settings } from '#server/settings.ts'
import type { Announced } from '#site/announced.ts'
import type { Limits, RateLimit } from './rate-limit.ts'
import type { Site } from './site.ts'

/** What the desk announces, as this server knows it without asking its store. */
export interface Announcing {
  announced(): Announced
  /** Asks the store again. */
  follow(): Promise<void>
}

/** What every route may use; what it asks of the store, each says for itself. */
export interface RouteServices {
  site: Site
  clock: Clock
  settings: Settings
  log: Log
  meter: Meter
  announcing: Announcing
  /** One that lets everybody in where limits are off. */
  createLimit(limits: Limits): RateLimit
  /** Told after a mail was queued. Without it, the mail waits for whoever empties the outbox. */
  mail?: { wake(): void } | undefined
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
    /** What of the address is written down, where not all of it may be. */
    written: string
  }
}
