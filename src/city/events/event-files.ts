import { clinic } from '#clinic'
import { calendarZone } from '#clinic/clock/calendar-zone.ts'
import { type CalendarEvent, calendarFile } from '#language/calendar-files/calendar-file.ts'
import { formatDate } from '#language/dates/dates-in-words.ts'
import { dayNumber, startOf } from '#language/dates/days.ts'
import { fill } from '#language/fill.ts'
import { formatList } from '#language/format-list.ts'
import type { Locale } from '#language/locales.ts'
import { sharedWords } from '#language/words.ts'
import { clinicDomain } from '#site/contact-links.ts'
import { anySamples, sampleMark } from '#site/samples.ts'
import { addressOf, type CommunityEvent, eventName } from './community-event.ts'
import { spokenPrice } from './event-dates.ts'
import { eventWords } from './words.ts'

/** Where the calendar file of an event lies, or that of all events. */
export const calendarAddress = (locale: Locale, eventId?: string) =>
  `${eventWords[locale].files}${eventId === undefined ? '' : `/${eventId}`}.ics`

export const feedAddress = (locale: Locale) => `${eventWords[locale].files}.xml`

/** What a feed or calendar of some events is called, wherever it is subscribed to. */
export const listName = (events: readonly CommunityEvent[], locale: Locale) =>
  fill(eventWords[locale].feedTitle, { clinic: clinic.name }) +
  sampleMark({ sample: anySamples(events) }, locale)

/** How far the dates of an event that comes again may be relied on. */
const confirmationOf = ({ confirmed, lapses }: CommunityEvent, locale: Locale) =>
  confirmed !== undefined && lapses !== undefined
    ? [fill(eventWords[locale].confirmed, { date: formatDate(confirmed, locale) })]
    : []

/** What an event is, who runs it, in which language and for how much, in lines. */
export function descriptionOf(event: CommunityEvent, locale: Locale) {
  const { by, cost } = eventWords[locale]
  const { languageNames, listing } = sharedWords[locale]
  const languages = formatList(
    event.languages.map((code) => languageNames[code]),
    locale,
  )
  const price = [spokenPrice(event, locale), event.priceNote?.[locale]].filter(Boolean).join('. ')
  return [
    event.description[locale],
    `${by}: ${event.organizer.name}`,
    `${listing.languages}: ${languages}`,
    `${cost}: ${price}`,
    ...confirmationOf(event, locale),
  ].join('\n')
}

const start = (date: string, time: string) => ({ kind: 'moment', date, time }) as const

/** An event by its rule, and one entry for each day that moved; a single day stands where it is now. */
function entriesOf(event: CommunityEvent, locale: Locale): CalendarEvent[] {
  const { cancelled = [], date, ends, moved = [], repeats, starts } = event
  const shared = {
    uid: `${event.id}@${clinicDomain}`,
    title: eventName(event, locale),
    description: descriptionOf(event, locale),
    place: `${event.location.name}, ${addressOf(event)}`,
    url: event.url,
    alarms: [],
  }
  const arrived = moved.map((move) => ({
    ...shared,
    start: start(move.to, move.starts ?? starts),
    ends: move.ends ?? ends,
  }))
  if (repeats === undefined) {
    const asPlanned = { ...shared, start: start(date, starts), ends }
    return [{ ...(arrived[0] ?? asPlanned), cancelled: cancelled.length > 0 }]
  }
  return [
    { ...shared, start: start(date, starts), ends, repeats, except: cancelled },
    ...arrived.map((entry, index) => ({
      ...entry,
      insteadOf: { date: moved[index]?.from ?? date, time: starts },
    })),
  ]
}

/** The day on which the newest of some entries was changed. */
export const lastChangeOf = (events: readonly CommunityEvent[]) =>
  events
    .map(({ changed }) => changed)
    .sort()
    .at(-1) ?? '1970-01-01'

/** Events as a file for calendars. Rules end with what is confirmed, so that it does not grow old. */
export function eventsCalendar(events: readonly CommunityEvent[], locale: Locale) {
  const changed = lastChangeOf(events)
  return calendarFile({
    events: events.flatMap((event) => entriesOf(event, locale)),
    name: listName(events, locale),
    language: locale,
    madeAt: startOf(changed),
    revision: dayNumber(changed),
    zone: calendarZone,
    product: 'Community events',
    audience: 'public',
  })
}
