import type { Place } from '#city/place.ts'
import { localDate, timeZone } from '#clinic/clock/clock.ts'
import {
  formatDate,
  formatMonth,
  formatWeekdayAndDate,
  leafOf,
} from '#language/dates/dates-in-words.ts'
import { addDays } from '#language/dates/days.ts'
import { withOffset } from '#language/dates/wall-time.ts'
import { fill } from '#language/fill.ts'
import { formatList } from '#language/format-list.ts'
import type { Locale } from '#language/locales.ts'
import { sharedWords } from '#language/words.ts'
import { cityName } from '#site/city-name.ts'
import { directionsTo } from '#site/directions.ts'
import { sampleNote } from '#site/samples.ts'
import { awaySaid } from './away-said.ts'
import { addressOf, type CommunityEvent, eventName, pointOf } from './community-event.ts'
import { anyDate, DateFilters, type Filter, filterOf, type WantedDates } from './date-filters.tsx'
import {
  changeOf,
  dateId,
  datesPast,
  datesToCome,
  daysPast,
  type EventDate,
  eventsUnconfirmed,
  spokenPrice,
  spokenTimes,
} from './event-dates.ts'
import { calendarAddress, feedAddress } from './event-files.ts'
import { eventWords } from './words.ts'
import '#design/choice-group/choice-box.css'
import './event-list.css'

export interface EventListProps {
  locale: Locale
  events: readonly CommunityEvent[]
  /** In ms since 1970. */
  now: number
  /** Where the visitor is: each date says how far away it is. */
  from?: Place | undefined
  /** What the address asks for. */
  wanted?: WantedDates
  /** What it asks for besides, and there is not. */
  unknown?: readonly (keyof WantedDates)[]
}

/** Between facts of a line; it never begins one. */
const joint = '\u00a0\u00b7 '

const languagesOf = ({ languages }: CommunityEvent, locale: Locale) =>
  formatList(
    languages.map((code) => sharedWords[locale].languageNames[code]),
    locale,
  )

/** A date with its weekday, which begins a line. */
function spokenDay(day: string, locale: Locale) {
  const spoken = formatWeekdayAndDate(day, locale)
  return spoken.charAt(0).toLocaleUpperCase(locale) + spoken.slice(1)
}

function Leaf({ day, locale }: { day: string; locale: Locale }) {
  const { month, number, weekday } = leafOf(day, locale)
  return (
    <p className="event-leaf" aria-hidden="true">
      <span>{weekday}</span>
      <b>{number}</b>
      <span>{month}</span>
    </p>
  )
}

function EventFacts({ event, locale }: { event: CommunityEvent; locale: Locale }) {
  const words = eventWords[locale]
  const { location, organizer, priceNote } = event
  return (
    <details>
      <summary>
        {words.about}
        <span className="vh">: {eventName(event, locale)}</span>
      </summary>
      <p>{event.description[locale]}</p>
      <dl>
        <dt>{words.where}</dt>
        <dd>
          {location.name}, {addressOf(event)}
          <span className="no-print">
            {joint}
            <a href={directionsTo(addressOf(event))}>{words.directions}</a>
          </span>
        </dd>
        <dt>{words.by}</dt>
        <dd>
          <a href={organizer.url}>{organizer.name}</a>
        </dd>
        {priceNote ? (
          <>
            <dt>{words.cost}</dt>
            <dd>
              {spokenPrice(event, locale)}. {priceNote[locale]}
            </dd>
          </>
        ) : null}
        <dt>{words.more}</dt>
        <dd>
          <a href={event.url}>{words.organizersPage}</a> ·{' '}
          <a href={calendarAddress(locale, event.id)}>{words.forCalendar}</a>
        </dd>
      </dl>
    </details>
  )
}

interface DateProps {
  date: EventDate
  locale: Locale
  from?: Place | undefined
}

interface AwayProps extends Pick<DateProps, 'locale' | 'from'> {
  event: CommunityEvent
}

/** How far away an event is; empty until a place is known, and filled by `event-finder.tsx`. */
function Away({ event, locale, from }: AwayProps) {
  const point = pointOf(event)
  if (!point) return null
  return (
    <span data-event-at={`${point.lat} ${point.lon}`}>
      {from ? awaySaid(point, from, locale, eventWords[locale]) : ''}
    </span>
  )
}

function DateEntry({ date, locale, from }: DateProps) {
  const { event, occurrence, over } = date
  const { location } = event
  const change = changeOf(date, locale)
  const starts = { date: occurrence.date, time: occurrence.starts }
  return (
    <li
      id={dateId(date)}
      className={`event event-${occurrence.kind}`}
      data-over={over}
      {...filterOf(event)}
    >
      <Leaf day={occurrence.date} locale={locale} />
      <div>
        <h4>{eventName(event, locale)}</h4>
        {change ? <p className="event-change">{change}</p> : null}
        <p>
          <time dateTime={withOffset(starts, timeZone)}>
            {spokenDay(occurrence.date, locale)},{' '}
            <span className="event-hours">{spokenTimes(occurrence, locale)}</span>
          </time>
        </p>
        <p>
          {location.name}, {location.city}
          <Away event={event} locale={locale} from={from} />
        </p>
        <p>
          {languagesOf(event, locale)}
          {joint}
          {spokenPrice(event, locale)}
        </p>
        <EventFacts event={event} locale={locale} />
      </div>
    </li>
  )
}

function PastDates({ dates, locale, since }: PastDatesProps) {
  const words = eventWords[locale]
  return (
    <details className="event-past">
      <summary>{fill(words.past, { date: formatDate(since, locale) })}</summary>
      <ul>
        {dates.map((date) => (
          <li key={dateId(date)}>
            {formatDate(date.occurrence.date, locale)}: {eventName(date.event, locale)}
            {date.occurrence.kind === 'cancelled' ? ` (${words.wasCancelled})` : null}
          </li>
        ))}
      </ul>
    </details>
  )
}

interface PastDatesProps extends Omit<DateProps, 'date'> {
  dates: readonly EventDate[]
  since: string
}

interface DatesToComeProps extends Omit<PastDatesProps, 'since'> {
  wanted: WantedDates
}

function DatesToCome({ dates, locale, from, wanted }: DatesToComeProps) {
  const months = Map.groupBy(dates, ({ occurrence }) => occurrence.date.slice(0, 7))
  const filters = dates.map(({ event }): Filter => filterOf(event))
  return (
    <>
      <DateFilters locale={locale} dates={filters} wanted={wanted} />
      {[...months].map(([month, ofMonth]) => (
        <section key={month} className="event-month">
          <h3>{formatMonth(`${month}-01`, locale)}</h3>
          <ol>
            {ofMonth.map((date) => (
              <DateEntry key={dateId(date)} date={date} locale={locale} from={from} />
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}

/** Events that come again, of which nobody has confirmed the next date. */
function Unconfirmed({ events, locale }: Pick<EventListProps, 'events' | 'locale'>) {
  const words = eventWords[locale]
  return (
    <section className="events-unconfirmed">
      <h3>{words.unconfirmedHeading}</h3>
      <p>{words.unconfirmed}</p>
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            <a href={event.url}>{eventName(event, locale)}</a>
            {event.confirmed
              ? `, ${fill(words.lastConfirmed, { date: formatDate(event.confirmed, locale) })}`
              : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Dates of community events by month, the next one first, and folded away those that are over. */
export function EventList({
  events,
  locale,
  now,
  from,
  wanted = anyDate,
  unknown = [],
}: EventListProps) {
  const words = eventWords[locale]
  if (events.length === 0) return null
  const today = localDate(now)
  const [toCome, past] = [datesToCome(events, now), datesPast(events, now)]
  const unconfirmed = eventsUnconfirmed(events, now)
  const note = sampleNote(events, locale)
  return (
    <section className="events" data-island="event-dates" data-when="queried">
      <h2>{words.heading}</h2>
      <p>{fill(words.asOf, { date: formatDate(today, locale), city: cityName })}</p>
      {note ? <p className="fine-print">{note}</p> : null}
      {unknown.map((name) => (
        <p key={name}>{fill(words.unknown, { filter: words[name] })}</p>
      ))}
      {toCome.length > 0 ? (
        <DatesToCome dates={toCome} locale={locale} from={from} wanted={wanted} />
      ) : (
        <p>{words.nothingSet}</p>
      )}
      {unconfirmed.length > 0 ? <Unconfirmed locale={locale} events={unconfirmed} /> : null}
      <p>
        <a href={calendarAddress(locale)}>{words.allForCalendar}</a> ·{' '}
        <a href={feedAddress(locale)}>{words.feed}</a>
      </p>
      {past.length > 0 ? (
        <PastDates dates={past} locale={locale} since={addDays(today, -daysPast)} />
      ) : null}
    </section>
  )
}
