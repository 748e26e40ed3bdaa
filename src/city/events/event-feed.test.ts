import { Readable } from 'node:stream'
import FeedParser from 'feedparser'
import { parseAtomFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import { clinic } from '#clinic'
import { untilConfirmed } from './community-event.ts'
import { eventsFeed } from './event-feed.ts'
import { evening, events, walk } from './events.examples.ts'

const origin = 'https://clinic.example'
const page = `${origin}/community-events-calendar/`

const at = (now: string, locale: 'en' | 'es' = 'en') => ({ locale, now: Date.parse(now), origin })

const setup = (locale: 'en' | 'es' = 'en', now = '2026-12-01T12:00:00-08:00') =>
  eventsFeed({ ...at(now, locale), events })

const titles = [
  'Cancelled: December 8, 2026: Questions; answers, too',
  'January 2, 2027: A walk',
  'January 12, 2027: Questions; answers, too',
  'February 9, 2027: Questions; answers, too',
  'March 16, 2027: Questions; answers, too',
  'April 13, 2027: Questions; answers, too',
  'May 11, 2027: Questions; answers, too',
]

test('one reader of feeds finds every date of the coming year', () => {
  const feed = parseAtomFeed(setup())
  expect(feed).toMatchObject({
    id: `${origin}/events.xml`,
    title: { value: `Community events: ${clinic.name}` },
    updated: '2026-11-21T00:00:00.000Z',
  })
  expect(feed.entries?.map(({ title }) => title?.value)).toEqual(titles)
  const moved = feed.entries?.[4]
  expect(moved?.id).toBe(`${page}#evening-2027-03-09`)
  expect(moved?.authors).toEqual([
    { name: 'Neighbors & friends', uri: 'https://neighbors.example' },
  ])
  expect(moved?.links?.map(({ href }) => href)).toEqual([
    `${page}#evening-2027-03-09`,
    'https://neighbors.example/evening?a=1&b=2',
  ])
  expect(JSON.stringify(moved?.content)).toContain(
    'Moved. It was to be on Tuesday, March 9.\\nTuesday, March 16, 5 pm to 6 pm\\nLibrary, 125 14th',
  )
})

test('another reader finds the same', async () => {
  const reader = Readable.from([setup()]).pipe(new FeedParser({}))
  const items: FeedParser.Item[] = []
  for await (const item of reader) items.push(item as unknown as FeedParser.Item)
  expect(items.map(({ title }) => title)).toEqual(titles)
  expect(items[1]?.guid).toBe(`${page}#walk-2027-01-02`)
  expect(items[1]?.link).toBe(`${page}#walk-2027-01-02`)
  expect(items[1]?.date?.toISOString()).toBe('2026-11-21T00:00:00.000Z')
})

test('what a word processor put between two lines breaks no feed', async () => {
  const organizer = { name: 'One\u000btwo\u0007', url: 'https://neighbors.example' }
  const pasted = events.map((event) => ({ ...event, organizer }))
  const feed = eventsFeed({ ...at('2026-12-01T12:00:00-08:00'), events: pasted })
  // XML 1.0 has no others (2.2).
  expect(feed).toMatch(/^[\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]+$/u)
  expect(parseAtomFeed(feed).entries?.[0]?.authors?.[0]?.name).toMatch(/^One two/)
})

test('the Spanish feed leads to the Spanish page', () => {
  const feed = parseAtomFeed(setup('es'))
  expect(feed.id).toBe(`${origin}/es/eventos.xml`)
  expect(feed.entries?.[0]?.title?.value).toBe('Cancelado: 8 de diciembre de 2026: Preguntas')
  expect(feed.entries?.[0]?.links?.[0]?.href).toContain('/es/')
})

test('what is over is told no more, and a feed without dates is still one', () => {
  expect(parseAtomFeed(setup('en', '2028-01-01T12:00:00Z')).entries ?? []).toEqual([])
  const none = eventsFeed({ events: [], locale: 'en', now: 0, origin })
  expect(parseAtomFeed(none).title?.value).toContain('Community events')
})

test('a date is an entry with its words made safe, and without empty lines', () => {
  const name = { en: 'A "walk" <&>', es: '' }
  const feed = eventsFeed({
    events: [{ ...walk, name, url: 'https://a.example/?a="1"&b' }],
    locale: 'en',
    now: Date.parse('2026-12-01T12:00:00Z'),
    origin,
  })
  expect(feed.split('\n')).toEqual([
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<id>${origin}/events.xml</id>`,
    `<title>Community events: ${clinic.name.replaceAll('&', '&amp;')}</title>`,
    '<updated>2026-11-21T00:00:00.000Z</updated>',
    `<link rel="self" type="application/atom+xml" href="${origin}/events.xml"/>`,
    `<link rel="alternate" type="text/html" href="${page}"/>`,
    '<entry>',
    `<id>${page}#walk-2027-01-02</id>`,
    '<title>January 2, 2027: A &quot;walk&quot; &lt;&amp;&gt;</title>',
    '<updated>2026-11-21T00:00:00.000Z</updated>',
    `<link rel="alternate" type="text/html" href="${page}#walk-2027-01-02"/>`,
    '<link rel="related" href="https://a.example/?a=&quot;1&quot;&amp;b"/>',
    '<author><name>Neighbors &amp; friends</name><uri>https://neighbors.example</uri></author>',
    '<content type="text">Saturday, January 2, 10 am to 12 pm',
    'Library, 125 14th Street, Oakland, CA 94612',
    'Bring yours.',
    'By: Neighbors &amp; friends',
    'Languages: Spanish',
    'Cost: $7.50. Children walk free.</content>',
    '</entry>',
    '</feed>',
    '',
  ])
})

test('an event that nobody confirmed in time is told once more, with the day since when', () => {
  const held = untilConfirmed({
    ...evening,
    sample: true,
    repeats: 'FREQ=MONTHLY;BYDAY=2TU',
    confirmed: '2026-11-20',
  })
  const told = (now: string) => parseAtomFeed(eventsFeed({ ...at(now), events: [held] }))
  const during = told('2027-05-20T12:00:00-07:00')
  expect(during.entries ?? []).toEqual([])
  const after = told('2027-05-21T12:00:00-07:00')
  expect(after.title?.value).toBe(`Community events: ${clinic.name} (sample)`)
  expect(after.updated).toBe('2027-05-21T00:00:00.000Z')
  expect(after.entries?.map(({ title }) => title?.value)).toEqual([
    'Not confirmed: Questions; answers, too (sample)',
  ])
  expect(JSON.stringify(after.entries)).toContain(
    'Confirmed with the organizer on November 20, 2026',
  )
})
