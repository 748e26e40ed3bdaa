import type { APIRoute, GetStaticPaths } from 'astro'
import type { CommunityEvent } from '#city/events/community-event.ts'
import { calendarAddress, eventsCalendar } from '#city/events/event-files.ts'
import { type Locale, locales } from '#language/locales.ts'
import { isServed } from '#site/addresses.ts'
import { readEntries, readEvents } from '#words/registers.ts'

interface Props {
  events: readonly CommunityEvent[]
  locale: Locale
}

const nameOf = (address: string) => address.slice(1, -'.ics'.length)

export const getStaticPaths = (() =>
  (isServed('events') ? locales : []).flatMap((locale) => [
    {
      params: { calendar: nameOf(calendarAddress(locale)) },
      props: { events: readEvents(), locale },
    },
    // A file with nothing in it, where an event was taken down: it may be put back without a build.
    ...readEntries.events().map((event) => ({
      params: { calendar: nameOf(calendarAddress(locale, event.id)) },
      props: { events: readEvents().filter(({ id }) => id === event.id), locale },
    })),
  ])) satisfies GetStaticPaths

export const GET: APIRoute<Props> = ({ props: { events, locale } }) =>
  new Response(eventsCalendar(events, locale), { headers: { 'Content-Type': 'text/calendar' } })
