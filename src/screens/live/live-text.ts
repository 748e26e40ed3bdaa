import { eventsFeed } from '#city/events/event-feed.ts'
import { feedAddress } from '#city/events/event-files.ts'
import { type Locale, locales } from '#language/locales.ts'
import { securityText, securityTextAddress } from '#site/security-text.ts'
import type { LiveData } from './live-data.ts'

/**
 * A file besides the pages that the server draws anew each day at the clinic: as it was built it would
 * soon tell what is over.
 * @param now in ms since 1970.
 */
export type LiveText = (now: number, data: LiveData) => string

const feedIn =
  (locale: Locale): LiveText =>
  (now, { events, origin }) =>
    eventsFeed({ events, locale, now, origin })

/** By their addresses. */
export const liveTexts: Readonly<Record<string, LiveText>> = {
  ...Object.fromEntries(locales.map((locale) => [feedAddress(locale), feedIn(locale)])),
  [securityTextAddress]: (now, { origin }) => securityText(now, origin),
}
