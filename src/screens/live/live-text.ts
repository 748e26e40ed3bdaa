import { eventsFeed } from '#city/events/event-feed.ts'
import { calendarAddress, eventsCalendar, feedAddress } from '#city/events/event-files.ts'
import { type Locale, locales } from '#language/locales.ts'
import { isServed } from '#site/addresses.ts'
import { type Announced, withoutTaken } from '#site/announced.ts'
import { securityText, securityTextAddress } from '#site/security-text.ts'
import type { LiveData } from './live-data.ts'

/**
 * A file besides the pages that the server draws anew each day at the clinic, and when an event is taken
 * down or put back: as it was built it would soon tell what is over.
 * @param now in ms since 1970.
 */
export type LiveText = (now: number, data: LiveData, announced: Announced) => string

const feedIn =
  (locale: Locale): LiveText =>
  (now, { events, origin }, announced) =>
    eventsFeed({ events: withoutTaken('events', events, announced), locale, now, origin })

const feedLocales = isServed('events') ? locales : []

/** By their addresses. */
const texts: Readonly<Record<string, LiveText>> = {
  ...Object.fromEntries(feedLocales.map((locale) => [feedAddress(locale), feedIn(locale)])),
  [securityTextAddress]: (now, { origin }) => securityText(now, origin),
}

/** The file for calendars at an address: of one event, or of all. */
function findCalendar(address: string): LiveText | undefined {
  if (!address.endsWith('.ics')) return
  return (_now, data, announced) => {
    const events = withoutTaken('events', data.events, announced)
    const locale = locales.find((each) => address === calendarAddress(each))
    if (locale) return eventsCalendar(events, locale)
    const [own] = locales.flatMap((each) =>
      data.events
        .filter(({ id }) => address === calendarAddress(each, id))
        .map(({ id }) => ({ id, locale: each })),
    )
    // A calendar that has nothing in it: whoever follows it loses what was taken down.
    return eventsCalendar(
      events.filter(({ id }) => id === own?.id),
      own?.locale ?? 'en',
    )
  }
}

/** What draws the file at an address; nothing for one that stays as it was built. */
export const findLiveText = (address: string): LiveText | undefined =>
  Object.hasOwn(texts, address) ? texts[address] : findCalendar(address)
