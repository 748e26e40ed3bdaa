import type { Locale } from '#language/locales.ts'
import type { Announced } from '#site/announced.ts'
import type { LiveData } from './live-data.ts'

/** What a live part is drawn for. */
export interface Asked {
  locale: Locale
  /** In ms since 1970. */
  now: number
  /** The build draws what stands until the next one, on a host that draws nothing: it knows no "now". */
  by: 'build' | 'server'
  /** What stands behind `?` in the address; nothing of it is to be trusted. */
  query: URLSearchParams
  /** The lists of the site and its origin, as they were when it was built. */
  data: LiveData
  /** What the desk announced; the build knows what was when it was made. */
  announced: Announced
}

/** A part of pages that changes without a build; the build and the server draw it by the same function. */
export interface LivePart {
  /** Marks it in a page: small letters, digits and hyphens. */
  name: string
  /**
   * All that the markup depends on besides language and data: the same key, the same markup. A server
   * holds what it drew by this key, so it must have few values for whatever a stranger writes.
   */
  key(asked: Asked): string
  /** What of the query the link to the other language carries, with its `?`; without it nothing. */
  search?(asked: Asked): string
  /** The markup, written by React. */
  draw(asked: Asked): string
}
