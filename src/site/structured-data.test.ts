import { expect, test } from 'vitest'
import { type EventFacts, eventData, structuredData } from './structured-data.ts'

const occurrence: EventFacts['occurrence'] = {
  kind: 'scheduled',
  date: '2026-12-01',
  starts: '18:00',
  ends: '20:00',
  planned: '2026-12-01',
}

const event: EventFacts = {
  name: 'Crash safety evening',
  description: 'What to do after a crash',
  occurrence,
  starts: '18:00',
  location: {
    name: 'Main Library',
    address: '125 14th Street',
    city: 'Oakland',
    state: 'CA',
    postalCode: '94612',
  },
  organizer: { name: 'Walk Oakland', url: 'https://walk.example' },
  eventType: 'EducationEvent',
  price: 0,
  changed: '2026-11-01',
  url: 'https://events.example/1',
  image: 'https://x.example/og/events.es.png',
  languages: ['es'],
}

test('a search engine is told all of an event, with the hours of its place and its own language', () => {
  expect(eventData(event)).toEqual({
    '@type': 'EducationEvent',
    name: 'Crash safety evening',
    description: 'What to do after a crash',
    startDate: '2026-12-01T18:00:00-08:00',
    endDate: '2026-12-01T20:00:00-08:00',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: 'Main Library',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '125 14th Street',
        addressLocality: 'Oakland',
        addressRegion: 'CA',
        postalCode: '94612',
        addressCountry: 'US',
      },
    },
    organizer: { '@type': 'Organization', name: 'Walk Oakland', url: 'https://walk.example' },
    isAccessibleForFree: true,
    offers: {
      '@type': 'Offer',
      price: 0,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      validFrom: '2026-11-01',
      url: 'https://events.example/1',
    },
    inLanguage: ['es'],
    image: 'https://x.example/og/events.es.png',
    url: 'https://events.example/1',
  })
})

test('a date that moved says from when, by the clocks of that day', () => {
  const moved = { ...occurrence, kind: 'moved', date: '2027-03-15', planned: '2027-03-13' } as const
  expect(eventData({ ...event, occurrence: { ...moved, starts: '17:00' } })).toMatchObject({
    startDate: '2027-03-15T17:00:00-07:00',
    previousStartDate: '2027-03-13T18:00:00-08:00',
    eventStatus: 'https://schema.org/EventRescheduled',
  })
})

test('a cancelled date says so and offers nothing any more', () => {
  const cancelled = eventData({ ...event, occurrence: { ...occurrence, kind: 'cancelled' } })
  expect(cancelled).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' })
  expect(JSON.stringify(cancelled)).not.toContain('InStock')
})

const words = {
  title: 'Neck pain',
  description: 'What to do',
  reviewed: '2026-11-01',
  audience: 'patient',
} as const

const neckPain = {
  id: 'neck-pain',
  locale: 'en',
  origin: 'https://x.example',
  facts: words,
} as const

test('a page that nobody has checked names no reviewer', () => {
  const told = JSON.stringify(structuredData(neckPain))
  expect(told).not.toMatch(/reviewedBy|lastReviewed/)
  expect(told).toContain('"dateModified":"2026-11-01"')
})

test('a page that a person has checked says who and when', () => {
  const check = { name: 'Ana Example, D.C.', checked: '2026-11-20' }
  expect(JSON.stringify(structuredData({ ...neckPain, check }))).toContain(
    '"lastReviewed":"2026-11-20","reviewedBy":{"@type":"Person","name":"Ana Example, D.C."}',
  )
})
