import { expect, test } from 'vitest'
import { type EventFacts, eventData, structuredData } from './structured-data.ts'

const event: EventFacts = {
  name: 'Crash safety evening',
  startDate: '2026-12-01T18:00:00-08:00',
  endDate: '2026-12-01T20:00:00-08:00',
  location: {
    name: 'Main Library',
    address: '125 14th Street',
    city: 'Oakland',
    state: 'CA',
  },
  description: 'What to do after a crash',
  organizer: 'Walk Oakland',
  eventType: 'EducationEvent',
  isAccessibleForFree: true,
  url: 'https://events.example/1',
}

test('an event is held at its place by its organizer', () => {
  expect(eventData(event, 'en')).toMatchObject({
    '@type': 'EducationEvent',
    name: 'Crash safety evening',
    location: {
      '@type': 'Place',
      name: 'Main Library',
      address: {
        streetAddress: '125 14th Street',
        addressLocality: 'Oakland',
        addressRegion: 'CA',
      },
    },
    organizer: { '@type': 'Organization', name: 'Walk Oakland' },
  })
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
