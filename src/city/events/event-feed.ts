import { localDate } from '#clinic/clock/clock.ts'
import { formatDate, formatWeekdayAndDate } from '#language/dates/dates-in-words.ts'
import { addDays, laterOf } from '#language/dates/days.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { canonicalPath } from '#site/addresses.ts'
import { type AtomEntry, atomFeed } from '#site/atom-feed.ts'
import { addressOf, type CommunityEvent, eventName } from './community-event.ts'
import { changeOf, dateId, datesBetween, type EventDate, spokenTimes } from './event-dates.ts'
import { descriptionOf, feedAddress, lastChangeOf, listName } from './event-files.ts'
import { eventWords } from './words.ts'

/** How far ahead a feed tells: it may stand as it was built, on a host that draws nothing anew. */
const daysTold = 366

function entryOf(date: EventDate, locale: Locale, page: string): AtomEntry {
  const { event, occurrence } = date
  const words = eventWords[locale]
  const named = `${formatDate(occurrence.date, locale)}: ${eventName(event, locale)}`
  const title =
    occurrence.kind === 'cancelled' ? fill(words.cancelledTitle, { title: named }) : named
  const lines = [
    changeOf(date, locale),
    `${formatWeekdayAndDate(occurrence.date, locale)}, ${spokenTimes(occurrence, locale)}`,
    `${event.location.name}, ${addressOf(event)}`,
    descriptionOf(event, locale),
  ]
  return {
    id: `${page}#${dateId(date)}`,
    title,
    updated: event.changed,
    page: `${page}#${dateId(date)}`,
    related: event.url,
    author: event.organizer,
    words: { kind: 'content', text: lines.filter(Boolean).join('\n') },
  }
}

/** An event whose rule nobody has confirmed in time: whoever follows the feed hears that too. */
function unconfirmedEntry(event: CommunityEvent, locale: Locale, page: string): AtomEntry {
  const words = eventWords[locale]
  return {
    id: `${page}#${event.id}-${event.lapses}`,
    title: fill(words.unconfirmedTitle, { title: eventName(event, locale) }),
    updated: lapsedSince(event),
    page,
    related: event.url,
    author: event.organizer,
    words: { kind: 'content', text: `${words.unconfirmed}\n${descriptionOf(event, locale)}` },
  }
}

/** The first day on which nothing of an event is confirmed. */
const lapsedSince = ({ changed, lapses }: CommunityEvent) =>
  lapses === undefined ? changed : addDays(lapses, 1)

export interface FeedOptions {
  events: readonly CommunityEvent[]
  locale: Locale
  /** In ms since 1970. */
  now: number
  /** Such as https://clinic.example. */
  origin: string
}

/** The dates of the coming year as an Atom feed (RFC 4287). */
export function eventsFeed({ events, locale, now, origin }: FeedOptions) {
  const today = localDate(now)
  const page = `${origin}${canonicalPath('events', locale)}`
  const lapsed = events.filter((event) => event.lapses !== undefined && event.lapses < today)
  return atomFeed({
    self: `${origin}${feedAddress(locale)}`,
    page,
    title: listName(events, locale),
    updated: [lastChangeOf(events), ...lapsed.map(lapsedSince)].reduce(laterOf),
    locale,
    entries: [
      ...datesBetween(events, today, addDays(today, daysTold)).map((date) =>
        entryOf(date, locale, page),
      ),
      ...lapsed.map((event) => unconfirmedEntry(event, locale, page)),
    ],
  })
}
