import * as v from 'valibot'
import { confirmedUntil } from '#city/events/community-event.ts'
import {
  bayAreaLatitude,
  bayAreaLongitude,
  bilingual,
  city,
  day,
  fields,
  link,
  listOf,
  oneOf,
  postalCode,
  slug,
  street,
  text,
  textThat,
  timeOfDay,
  yesOrNo,
} from '#clinic/reading/fields.ts'
import { isPlanned, isRule, type Schedule } from '#language/dates/schedule.ts'
import { locales } from '#language/locales.ts'

const move = fields('a day that takes place at another time: from, to, starts and ends', {
  from: day('the day on which it would have been'),
  to: day('the day instead'),
  starts: v.optional(timeOfDay('when it begins instead', '"17:00"')),
  ends: v.optional(timeOfDay('when it ends instead', '"18:30"')),
})

const schedule = {
  date: day('the day of the event, or the first one'),
  starts: timeOfDay('when the event begins, by the clocks of the city', '"18:00"'),
  ends: timeOfDay('when the event ends, by the clocks of the city', '"19:30"'),
  repeats: v.optional(
    v.pipe(
      textThat(
        isRule,
        'how the event comes again, a rule of RFC 5545 for days',
        'FREQ=MONTHLY;BYDAY=2TU for each second Tuesday, with ;UNTIL=20270630 up to that day',
      ),
      v.metadata({ typedAs: 'rule' }),
    ),
  ),
  cancelled: v.optional(
    listOf('the days that are cancelled', '[2026-12-08]', day('a day that is cancelled')),
  ),
  moved: v.optional(listOf('the days that moved', '[{ from: 2026-12-08, to: 2026-12-15 }]', move)),
}

/** Of an event that comes again; it is told no longer than half a year after. */
const confirmed = v.optional(
  day('when somebody last asked the organizer whether the event still comes again'),
)

interface Confirmed extends Schedule {
  confirmed?: string | undefined
}

/** Of schema.org, for what may be on the calendar of a neighborhood. */
export const eventTypes = [
  'Event',
  'ChildrensEvent',
  'CourseInstance',
  'EducationEvent',
  'ExhibitionEvent',
  'Festival',
  'SocialEvent',
  'SportsEvent',
] as const

const price = 'what is paid at the door in dollars, 0 when it is free, such as 5'

const entry = fields(
  'an event: id, sample, changed, confirmed, name, description, location, date, starts, ends and more',
  {
    id: slug('the name that the site knows the entry by', 'seat-check-day'),
    sample: yesOrNo('whether the entry is made up, which no published one may be'),
    /** Tells calendars and feeds that they have an older one. */
    changed: day('when the entry was last changed'),
    confirmed,
    name: bilingual('the name of the event', 'Bike lights night', 'Noche de luces'),
    description: bilingual('what happens there', 'Fix a light.', 'Arregle una luz.'),
    location: fields('the place: name, address, city, state, postalCode, lat and lon', {
      name: text('the name of the place', 'Sample Library'),
      address: street('where the event is'),
      city: city('the city of the event'),
      state: v.literal('CA', 'CA, for California'),
      postalCode: postalCode('the postal code', '"94607"'),
      /** Without a point no distance is said. */
      lat: v.optional(bayAreaLatitude('how far north the place is')),
      lon: v.optional(bayAreaLongitude('how far east the place is, with a minus')),
    }),
    ...schedule,
    organizer: fields('who runs the event: name and url', {
      name: text('who runs the event', 'Example Neighbors'),
      url: link('the page of who runs the event', 'https://neighbors.example'),
    }),
    eventType: oneOf('the kind of event that search engines know', eventTypes),
    price: v.pipe(v.number(price), v.minValue(0, price)),
    /** Who pays less, what is brought along. */
    priceNote: v.optional(
      bilingual('what else is to say of the price', 'Pay what you can.', 'Pague lo que pueda.'),
    ),
    url: link('the page of the organizer about the event', 'https://events.example/evening'),
    languages: v.pipe(
      listOf('the languages spoken there', '[en, es]', oneOf('a language', locales)),
      v.minLength(1, 'at least one language, such as [en, es]'),
    ),
  },
)

interface Fault {
  /** From the entry to the value. */
  keys: readonly (string | number)[]
  message: string
}

const endsEarly = ({ starts, ends }: { starts: string; ends: string }) => ends <= starts

/** Nothing for a rule that names no day within the years that are looked through. */
function hasDay(event: Schedule, day: string) {
  try {
    return isPlanned(event, day)
  } catch {
    return false
  }
}

/** What each part of a schedule is and the others do not allow. */
function* scheduleFaults(event: Schedule): Generator<Fault> {
  const { cancelled = [], date, ends, moved = [], repeats, starts } = event
  if (endsEarly(event)) {
    yield { keys: ['ends'], message: 'later than starts, such as "19:30" after "18:00"' }
  }
  if (!hasDay(event, date)) {
    const example = 'FREQ=MONTHLY;BYDAY=2TU where date is a second Tuesday'
    yield { keys: ['repeats'], message: `a rule that names ${date} as well, such as ${example}` }
    return
  }
  const day =
    repeats === undefined ? `the day of the event, ${date}` : `a day that ${repeats} names`
  const changes = [
    ...cancelled.map((from, index) => ({ from, keys: ['cancelled', index] })),
    ...moved.map(({ from }, index) => ({ from, keys: ['moved', index, 'from'] })),
  ]
  for (const [index, { from, keys }] of changes.entries()) {
    if (!hasDay(event, from)) yield { keys, message: `${day}, such as ${date}` }
    else if (changes.findIndex((change) => change.from === from) < index) {
      yield { keys, message: 'another day: this one is cancelled or moved already' }
    }
  }
  for (const [index, { to: _, ...times }] of moved.entries()) {
    if (endsEarly({ starts, ends, ...times })) {
      const message = 'later than the time at which it begins, such as "19:30" after "18:00"'
      yield { keys: ['moved', index, 'ends'], message }
    }
  }
}

const insideOf = (value: unknown, key: string | number) =>
  (Object(value) as Record<string | number, unknown>)[key]

/** What is asked of an event that comes again. */
function* confirmationFaults({ confirmed, date, repeats }: Confirmed): Generator<Fault> {
  if (repeats === undefined) return
  if (confirmed === undefined) {
    const message = `the day when somebody asked the organizer whether it still comes again, such as ${date}`
    yield { keys: ['confirmed'], message }
  } else if (confirmedUntil(confirmed) < date) {
    yield { keys: ['confirmed'], message: `a day in the half year before the first one, ${date}` }
  }
}

/** An event that comes once or again, with its days as `src/language/dates/schedule.ts` reads them. */
export const eventEntry = v.pipe(
  entry,
  v.rawCheck(({ addIssue, dataset }) => {
    const read = v.safeParse(v.object({ ...schedule, confirmed }), dataset.value)
    if (!read.success) return
    const faults = [...scheduleFaults(read.output), ...confirmationFaults(read.output)]
    for (const { keys, message } of faults) {
      let input: unknown = dataset.value
      const path = keys.map((key) => {
        const group = { type: 'unknown', origin: 'value', input } as const
        input = insideOf(input, key)
        return { ...group, key, value: input }
      })
      addIssue({ input, path: path as [(typeof path)[0], ...typeof path], message })
    }
  }),
)
