import { en as finder } from '#city/finder/words.en.ts'
import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  finder,
  nearest: {
    emergency: 'The emergency rooms nearest to you, in a straight line:',
    neighborhoods: 'Neighborhoods nearest to you:',
  },
  notCounted:
    'Not counted: hospitals for children, and those whose emergency room we could not confirm.',
  listHeading: 'List and map',
  mapLabel: 'Map of hospitals with an emergency department',
  sign: 'On the map: {sign}',
  trauma: 'Trauma center: {level}',
  births: 'Births',
  birthsUnconfirmed: 'Births: call first',
  level: 'Trauma level',
  dayAndNight: 'Open 24 hours, the hospital says',
  unconfirmed: 'Not confirmed',
  noPhone: 'Telephone: not confirmed',
  distance: 'Distance',
  about: 'about {miles} in a straight line',
  overWater: 'about {miles} by air. The way goes over a bridge or through a tunnel, and is longer',
  show: {
    legend: 'Which hospitals?',
    nearest: 'The nearest three',
    all: 'All of them',
    worst: 'For the worst injuries',
    children: 'For children',
    births: 'For births',
  },
  worstNote:
    'These are the trauma centers. You do not have to choose: call 911, and the crew decides.',
  childrenNote: 'This one is a hospital for children, and a trauma center for them.',
  birthsNote: 'Our sources say that babies are delivered at these hospitals. Call first.',
  order: {
    middle: 'The hospital nearest to the middle of {city} comes first.',
    from: 'The hospital nearest to {place} comes first.',
    caution: 'We measure in a straight line: by road and in traffic, another may be closer.',
  },
  nearby: {
    heading: 'Emergency departments near {place}',
    mapLabel: 'Map of hospitals near {place}',
    from: 'about {miles} from {place}',
    measured:
      'All distances are straight lines on the map, from {place}, and the way by street is longer.',
    clinic: 'Our clinic is about {miles} from there.',
    all: 'All hospitals, with filters',
  },
  card: {
    heading: 'A card for your wallet',
    how: 'Print this page: a card with 911 and these hospitals comes first. Cut it out.',
    first: 'Call 911 first. Do not drive yourself.',
    adults: 'Worst injuries, adults',
    children: 'Worst injuries, children',
    near: 'Also near {place}',
    middle: 'the middle of {city}',
    clinic: 'Our clinic, for pain later on',
  },
} as const

export type Words = MatchingWords<typeof en>
