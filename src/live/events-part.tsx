import { renderToStaticMarkup } from 'react-dom/server'
import { datesKey, datesToCome, type EventDate } from '#directories/events/event-dates.ts'
import { EventFinder } from '#directories/events/event-finder.tsx'
import { EventList } from '#directories/events/event-list.tsx'
import { eventWords } from '#directories/events/words.ts'
import { finderFacts, nearAsked } from '#live/finder.ts'
import type { Asked, LivePart } from '#live/live-part.ts'
import { nearKey, placeOf } from '#places/finder/near.ts'
import { type EventFacts, eventsData } from '#site/structured-data.ts'
import { Island } from '#ui/island/island.tsx'
import { StructuredData } from '#ui/structured-data/structured-data.tsx'

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
  key: (asked) => `${datesKey(asked.data.events, asked.now)} ${nearKey(nearAsked(asked))}`,
  draw: (asked) => {
    const { events } = asked.data
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
        <EventList locale={locale} events={events} now={now} from={placeOf(near)} />
        <StructuredData
          data={eventsData(datesToCome(events, now).map((date) => factsOf(date, asked)))}
        />
      </>,
    )
  },
}
