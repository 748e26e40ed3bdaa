import { renderToStaticMarkup } from 'react-dom/server'
import { EventList } from '#directories/events/event-list.tsx'
import type { Asked, LivePart } from '#live/live-part.ts'
import { eventsData } from '#site/structured-data.ts'
import { StructuredData } from '#ui/structured-data/structured-data.tsx'

const notOver = ({ data, now }: Asked) =>
  data.events.filter(({ endDate }) => Date.parse(endDate) > now)

/** The events that are not over, for visitors and for search engines. */
export const eventsPart: LivePart = {
  key: (asked) =>
    notOver(asked)
      .map(({ id }) => id)
      .join(' '),
  draw: (asked) => {
    const events = notOver(asked)
    return renderToStaticMarkup(
      <>
        <EventList locale={asked.locale} events={events} />
        <StructuredData data={eventsData(events, asked.locale)} />
      </>,
    )
  },
}
