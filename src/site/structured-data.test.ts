import { expect, test } from 'vitest'
import { type EventFacts, eventData } from './structured-data.ts'

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
