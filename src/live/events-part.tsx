import { renderToStaticMarkup } from 'react-dom/server'
import { datesKey, datesToCome, type EventDate } from '#directories/events/event-dates.ts'
import { EventList } from '#directories/events/event-list.tsx'
import type { Locale } from '#i18n/locales.ts'
import type { LivePart } from '#live/live-part.ts'
import { siteOrigin } from '#site/origin.ts'
import { type EventFacts, eventsData } from '#site/structured-data.ts'
import { StructuredData } from '#ui/structured-data/structured-data.tsx'

const factsOf = ({ event, occurrence }: EventDate, locale: Locale): EventFacts => ({
  ...event,
  name: event.name[locale],
  description: event.description[locale],
  occurrence,
  image: `${siteOrigin()}/og/events.${locale}.png`,
})

/** The dates that are not over, for visitors and for search engines, and those that just were. */
export const eventsPart: LivePart = {
  name: 'events',
  key: ({ data, now }) => datesKey(data.events, now),
  draw: ({ data: { events }, locale, now }) =>
    renderToStaticMarkup(
      <>
        <EventList locale={locale} events={events} now={now} />
        <StructuredData
          data={eventsData(datesToCome(events, now).map((date) => factsOf(date, locale)))}
        />
      </>,
    ),
}
