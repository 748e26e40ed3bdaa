import { eventWords } from '#directories/events/words.ts'
import { formatDateTime } from '#i18n/dates.ts'
import type { Bilingual, Locale } from '#i18n/locales.ts'
import { sharedWords } from '#i18n/words.ts'
import { sampleMark, sampleNote } from '#site/samples.ts'
import { Listing } from '#ui/listing/listing.tsx'

export interface EventListProps {
  locale: Locale
  events: readonly {
    id: string
    sample: boolean
    name: Bilingual
    description: Bilingual
    location: { name: string; address: string; city: string; state: string }
    /** With the offset from UTC. */
    startDate: string
    endDate: string
    organizer: string
    isAccessibleForFree: boolean
    url: string
    languages: readonly ('en' | 'es')[]
  }[]
}

/** Community events, the next one first; nothing without events. */
export function EventList({ locale, events }: EventListProps) {
  const words = eventWords[locale]
  const { listing, languageNames } = sharedWords[locale]
  if (events.length === 0) return null
  const note = sampleNote(events, locale)
  const inOrder = [...events].sort((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate))
  return (
    <>
      {note ? <p className="fine-print">{note}</p> : null}
      <Listing>
        {inOrder.map((event) => (
          <li key={event.id} id={event.id}>
            <h3>
              {event.name[locale]}
              {sampleMark(event, events, locale)}
            </h3>
            <p>{event.description[locale]}</p>
            <dl>
              <div>
                <dt>{words.when}</dt>
                <dd>
                  <time dateTime={event.startDate}>{formatDateTime(event.startDate, locale)}</time>
                </dd>
              </div>
              <div>
                <dt>{words.where}</dt>
                <dd>
                  {event.location.name}, {event.location.address}, {event.location.city}
                </dd>
              </div>
              <div>
                <dt>{words.by}</dt>
                <dd>
                  <a href={event.url}>{event.organizer}</a>
                </dd>
              </div>
              <div>
                <dt>{listing.languages}</dt>
                <dd>{event.languages.map((code) => languageNames[code]).join(', ')}</dd>
              </div>
            </dl>
            {event.isAccessibleForFree ? <p>{words.freeToAttend}</p> : null}
          </li>
        ))}
      </Listing>
    </>
  )
}
