import type { Schedule } from '#language/dates/schedule.ts'
import type { Bilingual, Locale } from '#language/locales.ts'
import { sampleMark } from '#site/samples.ts'

/** An event of `content/data/events.yaml`, which comes once or again and again. */
export interface CommunityEvent extends Schedule {
  id: string
  /** Made up, to show how the page works. */
  sample: boolean
  /** When the entry was last changed. */
  changed: string
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
