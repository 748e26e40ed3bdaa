import { localDate } from '#clinic/clock/clock.ts'
import { formatDate, formatWeekdayAndDate } from '#language/dates/dates-in-words.ts'
import { addDays, laterOf, startOf } from '#language/dates/days.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { canonicalPath } from '#site/addresses.ts'
import { addressOf, type CommunityEvent, eventName } from './community-event.ts'
import { changeOf, dateId, datesBetween, type EventDate, spokenTimes } from './event-dates.ts'
import { descriptionOf, feedAddress, lastChangeOf, listName } from './event-files.ts'
import { eventWords } from './words.ts'

/** How far ahead a feed tells: it may stand as it was built, on a host that draws nothing anew. */
const daysTold = 366

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escapeXml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '')

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

const instant = (day: string) => new Date(startOf(day)).toISOString()

function entryOf(date: EventDate, locale: Locale, page: string) {
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
  return [
    '<entry>',
    element('id', `${page}#${dateId(date)}`),
    element('title', title),
    element('updated', instant(event.changed)),
    `<link rel="alternate" type="text/html" href="${escapeXml(`${page}#${dateId(date)}`)}"/>`,
    `<link rel="related" href="${escapeXml(event.url)}"/>`,
    `<author>${element('name', event.organizer.name)}${element('uri', event.organizer.url)}</author>`,
    `<content type="text">${escapeXml(lines.filter(Boolean).join('\n'))}</content>`,
    '</entry>',
  ].join('\n')
}

/** An event whose rule nobody has confirmed in time: whoever follows the feed hears that too. */
function unconfirmedEntry(event: CommunityEvent, locale: Locale, page: string) {
  const words = eventWords[locale]
  return [
    '<entry>',
    element('id', `${page}#${event.id}-${event.lapses}`),
    element('title', fill(words.unconfirmedTitle, { title: eventName(event, locale) })),
    element('updated', instant(lapsedSince(event))),
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    `<link rel="related" href="${escapeXml(event.url)}"/>`,
    `<author>${element('name', event.organizer.name)}${element('uri', event.organizer.url)}</author>`,
    `<content type="text">${escapeXml(`${words.unconfirmed}\n${descriptionOf(event, locale)}`)}</content>`,
    '</entry>',
  ].join('\n')
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
  const self = `${origin}${feedAddress(locale)}`
  const lapsed = events.filter((event) => event.lapses !== undefined && event.lapses < today)
  const updated = [lastChangeOf(events), ...lapsed.map(lapsedSince)].reduce(laterOf)
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    element('id', self),
    element('title', listName(events, locale)),
    element('updated', instant(updated)),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    ...datesBetween(events, today, addDays(today, daysTold)).map((date) =>
      entryOf(date, locale, page),
    ),
    ...lapsed.map((event) => unconfirmedEntry(event, locale, page)),
    '</feed>',
    '',
  ].join('\n')
}
