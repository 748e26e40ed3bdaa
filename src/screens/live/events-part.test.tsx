import { expect, test } from 'vitest'
import { type Locale, locales } from '#language/locales.ts'
import { nothingAnnounced } from '#site/announced.ts'
import { eventsPart } from './events-part.tsx'
import { readLiveData } from './live-data.ts'

const data = readLiveData()

const at = (when: string, locale: Locale = 'en') => ({
  locale,
  now: Date.parse(when),
  query: new URLSearchParams(),
  by: 'server' as const,
  data,
  announced: nothingAnnounced,
})

interface ToldEvent {
  name: string
  startDate: string
  endDate: string
}

function drawn(when: string, locale?: Locale) {
  const html = eventsPart.draw(at(when, locale))
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  const told: ToldEvent[] = JSON.parse(json)['@graph']
  const ends = [...html.matchAll(/data-over="(\d+)"/g)].map(([, end]) => Number(end))
  return { html, told, ends }
}

test('a date leaves the list and its data when it is over, and goes to the past ones', () => {
  const { key } = eventsPart
  const during = '2026-12-08T19:29:59-08:00'
  const after = '2026-12-08T19:30:00-08:00'
  expect(key(at(after))).not.toBe(key(at(during)))
  expect(drawn(during).html).toContain('id="after-a-crash-evening-2026-12-08"')
  expect(drawn(after).html).not.toContain('id="after-a-crash-evening-2026-12-08"')
  expect(drawn(during).told[0]?.endDate).toBe('2026-12-08T19:30:00-08:00')
  expect(drawn(after).told[0]?.startDate).toBe('2026-12-09T18:00:00-08:00')
  const past = drawn(after).html.split('event-past')[1]
  expect(past).toContain('December 8, 2026: After a crash: an evening of questions')
})

test.each(locales)(
  'what nobody confirmed in time is asked about, and not told as a date (%s)',
  (locale) => {
    const { ends, html, told } = drawn('2027-06-15T12:00:00-07:00', locale)
    expect([ends, told]).toEqual([[], []])
    expect(html).toContain(
      {
        en: 'last confirmed November 22, 2026',
        es: 'confirmado por última vez el 22 de noviembre de 2026',
      }[locale],
    )
    expect(
      html.match(/class="events-unconfirmed">.*?<\/section>/)?.[0].match(/<li>/g),
    ).toHaveLength(7)
  },
)

test('the address may name a place, and the dates say how far away they are', () => {
  const asked = at('2026-12-01T12:00:00Z')
  const near = { ...asked, query: new URLSearchParams('near=fruitvale+station') }
  expect(eventsPart.key(near)).not.toBe(eventsPart.key(asked))
  expect(eventsPart.draw(near)).toMatch(/about [\d.]+ miles? from you/)
  expect(eventsPart.draw(asked)).not.toContain('from you')
})

test('a calendar without dates says so', () => {
  const [event] = data.events
  if (!event) throw new Error('The site has no event')
  const over = { ...event, date: '2026-01-13', repeats: undefined, moved: [], cancelled: [] }
  const html = eventsPart.draw({ ...at('2026-12-01T12:00:00Z'), data: { ...data, events: [over] } })
  expect(html).toContain('No date is set right now.')
  expect(html).not.toContain('type="radio"')
})

test.each([
  [
    'en',
    'January 2027',
    'Cancelled. It will not be held on this day.',
    'Moved. It was to be on Tuesday, January 12.',
  ],
  [
    'es',
    'enero de 2027',
    'Cancelado. Ese día no se hace.',
    'Cambió de fecha. Iba a ser el martes, 12 de enero.',
  ],
] as const)(
  'what is cancelled or moved says so in its month (%s)',
  (locale, month, cancelled, moved) => {
    const { html } = drawn('2026-12-28T12:00:00-08:00', locale)
    const [, january = ''] = html.split(`<h3>${month}</h3>`)
    expect(january).toMatch(
      new RegExp(`id="gentle-movement-saturday-2027-01-02"[^>]*>.*?${cancelled}`),
    )
    expect(january).toMatch(new RegExp(`id="after-a-crash-evening-2027-01-12"[^>]*>.*?${moved}`))
  },
)
