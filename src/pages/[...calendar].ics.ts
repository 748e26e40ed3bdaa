import type { APIRoute, GetStaticPaths } from 'astro'
import type { CommunityEvent } from '#city/events/community-event.ts'
import { calendarAddress, eventsCalendar } from '#city/events/event-files.ts'
import { type Locale, locales } from '#language/locales.ts'
import { isServed } from '#site/addresses.ts'
import { readEvents } from '#words/registers.ts'

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
    ...readEvents().map((event) => ({
      params: { calendar: nameOf(calendarAddress(locale, event.id)) },
      props: { events: [event], locale },
    })),
  ])) satisfies GetStaticPaths

export const GET: APIRoute<Props> = ({ props: { events, locale } }) =>
  new Response(eventsCalendar(events, locale), { headers: { 'Content-Type': 'text/calendar' } })
