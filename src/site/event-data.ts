import type { Event } from 'schema-dts'
import { timeZone } from '#clinic/clock/clock.ts'
import type { Occurrence } from '#language/dates/schedule.ts'
import { withOffset } from '#language/dates/wall-time.ts'
import type { Locale } from '#language/locales.ts'
import { asGraph } from '#site/as-graph.ts'

/** One date of an event, as `src/language/dates/schedule.ts` tells it. */
export interface EventFacts {
  name: string
  description: string
  occurrence: Occurrence
  /** When it begins where the day has not moved. */
  starts: string
  location: { name: string; address: string; city: string; state: string; postalCode: string }
  organizer: { name: string; url: string }
  eventType: string
  /** In dollars; 0 when it is free. */
  price: number
  /** Since when the offer holds. */
  changed: string
  url: string
  /** The address of a picture. */
  image: string
  languages: readonly Locale[]
}

const eventStatus = {
  scheduled: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
  moved: 'https://schema.org/EventRescheduled',
} as const

/** One date of an event. */
export function eventData({ location, occurrence, organizer, ...event }: EventFacts): Event {
  const { date, ends, kind, planned, starts } = occurrence
  const at = (day: string, time: string) => withOffset({ date: day, time }, timeZone)
  return {
    '@type': event.eventType as 'Event',
    name: event.name,
    startDate: at(date, starts),
    endDate: at(date, ends),
    ...(kind === 'moved' ? { previousStartDate: at(planned, event.starts) } : {}),
    eventStatus: eventStatus[kind],
    description: event.description,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: location.name,
      address: {
        '@type': 'PostalAddress',
        streetAddress: location.address,
        addressLocality: location.city,
        addressRegion: location.state,
        postalCode: location.postalCode,
        addressCountry: 'US',
      },
    },
    organizer: { '@type': 'Organization', ...organizer },
    isAccessibleForFree: event.price === 0,
    offers: {
      '@type': 'Offer',
      price: event.price,
      priceCurrency: 'USD',
      ...(kind === 'cancelled' ? {} : { availability: 'https://schema.org/InStock' as const }),
      validFrom: event.changed,
      url: event.url,
    },
    inLanguage: [...event.languages],
    image: event.image,
    url: event.url,
  }
}

/** The dates of events that a page shows. */
export const eventsData = (dates: readonly EventFacts[]) => asGraph(dates.map(eventData))
