import { addMonths, type Day } from '#language/dates/days.ts'
import { ruleUntil, type Schedule } from '#language/dates/schedule.ts'
import type { Bilingual, Locale } from '#language/locales.ts'
import { sampleMark } from '#site/samples.ts'

/** An event of `content/data/events.yaml`, which comes once or again and again. */
export interface CommunityEvent extends Schedule {
  id: string
  /** Made up, to show how the page works. */
  sample: boolean
  /** When the entry was last changed. */
  changed: string
  /** When somebody last asked the organizer whether an event that comes again still does. */
  confirmed?: Day | undefined
  /** The last day of a rule that would go on, were it confirmed again. */
  lapses?: Day | undefined
  name: Bilingual
  description: Bilingual
  location: {
    name: string
    address: string
    city: string
    state: string
    postalCode: string
    lat?: number | undefined
    lon?: number | undefined
  }
  organizer: { name: string; url: string }
  eventType: string
  /** In dollars; 0 when it is free. */
  price: number
  priceNote?: Bilingual | undefined
  url: string
  languages: readonly Locale[]
}

/** For how long somebody may rely on what an organizer said, in months. */
const monthsConfirmed = 6

/** The last day on which an answer of the organizer holds. */
export const confirmedUntil = (confirmed: Day) => addMonths(confirmed, monthsConfirmed)

/**
 * An event as it may be told: its rule ends with what is confirmed. So page, feed, markup and
 * calendars all end with it.
 */
export function untilConfirmed<Event extends CommunityEvent>(event: Event): Event {
  if (event.repeats === undefined || event.confirmed === undefined) return event
  const lapses = confirmedUntil(event.confirmed)
  const repeats = ruleUntil(event, lapses)
  return repeats === undefined ? event : { ...event, repeats, lapses }
}

/** What an event is called wherever it is named: on the page, in calendars and in the feed. */
export const eventName = (event: Pick<CommunityEvent, 'name' | 'sample'>, locale: Locale) =>
  event.name[locale] + sampleMark(event, locale)

/** The address of an event's place, on one line. */
export const addressOf = ({ location }: Pick<CommunityEvent, 'location'>) =>
  `${location.address}, ${location.city}, ${location.state} ${location.postalCode}`

/** Where an event is, if its entry says so. */
export function pointOf({ location: { lat, lon } }: Pick<CommunityEvent, 'location'>) {
  return lat === undefined || lon === undefined ? undefined : { lat, lon }
}
