import { expect, test } from 'vitest'
import { type EventFacts, eventData } from './event-data.ts'
import { hospitalData, structuredData } from './structured-data.ts'

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

const hospital = {
  id: 'highland',
  name: 'Highland',
  address: '1411 East 31st Street, Oakland, CA 94602',
  phone: '(510) 437-4800',
  lat: 37.7988,
  lon: -122.2312,
}

test('a hospital is told of with its place and its number', () => {
  expect(hospitalData(hospital, 'https://x.example/hospitals')).toEqual({
    '@type': 'Hospital',
    name: 'Highland',
    url: 'https://x.example/hospitals#highland',
    telephone: '+15104374800',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1411 East 31st Street',
      addressLocality: 'Oakland',
      addressRegion: 'CA',
      postalCode: '94602',
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 37.7988, longitude: -122.2312 },
  })
})

test('a number that nobody confirmed is not told', () => {
  expect(hospitalData({ ...hospital, phone: null }, 'https://x.example')).not.toHaveProperty(
    'telephone',
  )
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
