import { renderToStaticMarkup } from 'react-dom/server'
import { unknownDates, wantedDates } from '#city/events/date-filters.tsx'
import { datesKey, datesToCome, type EventDate } from '#city/events/event-dates.ts'
import { EventFinder } from '#city/events/event-finder.tsx'
import { EventList } from '#city/events/event-list.tsx'
import { eventWords } from '#city/events/words.ts'
import { nearKey, placeOf } from '#city/finder/near.ts'
import { Island } from '#design/island/island.tsx'
import { StructuredData } from '#design/structured-data/structured-data.tsx'
import { takenKey, withoutTaken } from '#site/announced.ts'
import { type EventFacts, eventsData } from '#site/event-data.ts'
import { finderFacts, nearAsked } from './finder.ts'
import type { Asked, LivePart } from './live-part.ts'

const factsOf = ({ event, occurrence }: EventDate, { data, locale }: Asked): EventFacts => ({
  ...event,
  name: event.name[locale],
  description: event.description[locale],
  occurrence,
  image: `${data.origin}/og/events.${locale}.png`,
})

/** The dates that are not over, for visitors and for search engines, and those that just were. */
export const eventsPart: LivePart = {
  name: 'events',
  key: (asked) => {
    const { language, cost } = wantedDates(asked.query)
    const events = withoutTaken('events', asked.data.events, asked.announced)
    const dates = `${datesKey(events, asked.now)} ${takenKey('events', asked.announced)}`
    return `${dates} ${nearKey(nearAsked(asked))} ${language} ${cost} ${unknownDates(asked.query)}`
  },
  draw: (asked) => {
    const events = withoutTaken('events', asked.data.events, asked.announced)
    const { locale, now } = asked
    const near = nearAsked(asked)
    return renderToStaticMarkup(
      <>
        {events.length > 0 ? (
          <Island
            name="event-finder"
            when="queried"
            component={EventFinder}
            props={{ locale, finder: finderFacts('events', asked), near }}
            words={eventWords[locale]}
          />
        ) : null}
        <EventList
          locale={locale}
          events={events}
          now={now}
          from={placeOf(near)}
          wanted={wantedDates(asked.query)}
          unknown={unknownDates(asked.query)}
        />
        <StructuredData
          data={eventsData(datesToCome(events, now).map((date) => factsOf(date, asked)))}
        />
      </>,
    )
  },
}
