import type { CommunityEvent } from './community-event.ts'

/** An evening that comes again, with one day cancelled and one moved over the change of the clocks. */
export const evening: CommunityEvent = {
  id: 'evening',
  sample: false,
  changed: '2026-11-20',
  name: { en: 'Questions; answers, too', es: 'Preguntas' },
  description: { en: 'Bring yours.', es: 'Traiga las suyas.' },
  location: {
    name: 'Library',
    address: '125 14th Street',
    city: 'Oakland',
    state: 'CA',
    postalCode: '94612',
  },
  date: '2026-10-13',
  starts: '18:00',
  ends: '19:30',
  repeats: 'FREQ=MONTHLY;BYDAY=2TU;UNTIL=20270511',
  cancelled: ['2026-12-08'],
  moved: [{ from: '2027-03-09', to: '2027-03-16', starts: '17:00', ends: '18:00' }],
  organizer: { name: 'Neighbors & friends', url: 'https://neighbors.example' },
  eventType: 'EducationEvent',
  price: 0,
  url: 'https://neighbors.example/evening?a=1&b=2',
  languages: ['en', 'es'],
}

/** A walk on one day, for money. */
export const walk: CommunityEvent = {
  ...evening,
  id: 'walk',
  changed: '2026-11-21',
  name: { en: 'A walk', es: 'Una caminata' },
  date: '2027-01-02',
  starts: '10:00',
  ends: '12:00',
  repeats: undefined,
  cancelled: undefined,
  moved: undefined,
  price: 7.5,
  priceNote: { en: 'Children walk free.', es: 'Niños gratis.' },
  languages: ['es'],
}

export const events = [evening, walk]
