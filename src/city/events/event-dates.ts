import { localDate, timeZone } from '#clinic/clock/clock.ts'
import { formatTime, formatWeekdayAndDate } from '#language/dates/dates-in-words.ts'
import { addDays, type Day } from '#language/dates/days.ts'
import { type Occurrence, occurrencesOf } from '#language/dates/schedule.ts'
import { instantOf } from '#language/dates/wall-time.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import type { CommunityEvent } from './community-event.ts'
import { eventWords } from './words.ts'

/** One date of an event, and when it is over, in ms since 1970. */
export interface EventDate {
  event: CommunityEvent
  occurrence: Occurrence
  over: number
}

/** Dates so far ahead are all listed; of an event that comes later, the next one is. */
const daysListed = 92
const daysLookedAhead = 2 * 366
/** How long past dates stay. */
export const daysPast = 90

const overAt = ({ date, ends }: Occurrence) => instantOf({ date, time: ends }, timeZone)

const inOrder = (a: EventDate, b: EventDate) =>
  `${a.occurrence.date} ${a.occurrence.starts}` < `${b.occurrence.date} ${b.occurrence.starts}`
    ? -1
    : 1

/** The dates of all events from a day to another, both included, in order. */
export const datesBetween = (
  events: readonly CommunityEvent[],
  from: Day,
  to: Day,
): readonly EventDate[] =>
  events
    .flatMap((event) =>
      occurrencesOf(event, from, to).map((occurrence) => ({
        event,
        occurrence,
        over: overAt(occurrence),
      })),
    )
    .sort(inOrder)

interface Around {
  today: Day
  dates: readonly EventDate[]
}

/** The next date of an event that takes place, and those before it that do not. */
function nextDates(event: CommunityEvent, from: Day, to: Day) {
  const later = datesBetween([event], from, to)
  const next = later.findIndex(({ occurrence }) => occurrence.kind !== 'cancelled')
  return next === -1 ? later : later.slice(0, next + 1)
}

/** From 90 days ago to three months ahead, and of each event that is not among these the next date. */
function workOutDates(events: readonly CommunityEvent[], today: Day) {
  const last = addDays(today, daysListed)
  const near = datesBetween(events, addDays(today, -daysPast), last)
  const isNear = (event: CommunityEvent) =>
    near.some(
      (date) =>
        date.event === event &&
        date.occurrence.date > today &&
        date.occurrence.kind !== 'cancelled',
    )
  const far = events
    .filter((event) => !isNear(event))
    .flatMap((event) => nextDates(event, addDays(last, 1), addDays(today, daysLookedAhead)))
  return [...near, ...far.sort(inOrder)]
}

/** Rules are worked out once a day for each list, however often somebody asks. */
const known = new WeakMap<readonly CommunityEvent[], Around>()

function datesAround(events: readonly CommunityEvent[], now: number): Around {
  const today = localDate(now)
  const found = known.get(events)
  if (found?.today === today) return found
  const around = { today, dates: workOutDates(events, today) }
  known.set(events, around)
  return around
}

/** What is not over: every date of three months, and the next one of each event however far away. */
export const datesToCome = (events: readonly CommunityEvent[], now: number) =>
  datesAround(events, now).dates.filter(({ over }) => over > now)

/** What was over within the last 90 days, the latest first. */
export const datesPast = (events: readonly CommunityEvent[], now: number): EventDate[] =>
  datesAround(events, now)
    .dates.filter(({ over }) => over <= now)
    .reverse()

/** Events that would come again, were their next date confirmed. */
export function eventsUnconfirmed(events: readonly CommunityEvent[], now: number) {
  const told = new Set(datesToCome(events, now).map(({ event }) => event))
  return events.filter((event) => event.lapses !== undefined && !told.has(event))
}

/** Another one for other dates to come or past: the day, and how many dates are over. */
export function datesKey(events: readonly CommunityEvent[], now: number) {
  const { dates, today } = datesAround(events, now)
  return `${today} ${dates.filter(({ over }) => over <= now).length}`
}

/** "6 pm to 7:30 pm" */
export function spokenTimes({ ends, starts }: Pick<Occurrence, 'ends' | 'starts'>, locale: Locale) {
  const [from, to] = [formatTime(starts, locale), formatTime(ends, locale)]
  return fill(eventWords[locale].fromTo, { from, to })
}

/** What became of a date; nothing for one that takes place as it was planned. */
export function changeOf({ event, occurrence }: EventDate, locale: Locale) {
  const { cancelled, movedFrom, newTime } = eventWords[locale]
  const { date, kind, planned } = occurrence
  if (kind === 'scheduled') return
  if (kind === 'cancelled') return cancelled
  return date === planned
    ? fill(newTime, { times: spokenTimes(event, locale) })
    : fill(movedFrom, { day: formatWeekdayAndDate(planned, locale) })
}

/** The name of a date in the page, which stays wherever it is moved to. */
export const dateId = ({ event, occurrence }: EventDate) => `${event.id}-${occurrence.planned}`

/** "Free" or "$10" */
export const spokenPrice = ({ price }: Pick<CommunityEvent, 'price'>, locale: Locale) =>
  price === 0 ? eventWords[locale].free : `$${Number.isInteger(price) ? price : price.toFixed(2)}`
