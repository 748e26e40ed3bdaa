import { en as finder } from '#city/finder/words.en.ts'
import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  finder,
  away: 'about {miles} from you',
  /** Where the files for calendars and feeds lie; below it, one file for each event. */
  files: '/events',
  heading: 'The next dates',
  asOf: 'As of {date}. All times are {city} time.',
  nothingSet: 'No date is set right now. Please look here again in a few weeks.',
  anyOne: 'Any',
  language: 'Language',
  cost: 'Cost',
  free: 'Free',
  paid: 'With a cost',
  shown: 'Dates shown: {n}',
  noneShown: 'No date fits.',
  othersShown: 'In this language: {language}. At this cost: {cost}.',
  unknown:
    'The address asks for something under “{filter}” that this calendar does not have, so it is left out.',
  fromTo: '{from} to {to}',
  cancelled: 'Cancelled. It will not be held on this day.',
  movedFrom: 'Moved. It was to be on {day}.',
  newTime: 'New time (before: {times}).',
  about: 'About this event',
  where: 'Where',
  directions: 'Directions',
  by: 'By',
  more: 'More',
  organizersPage: 'The organizer’s page',
  forCalendar: 'Add to your calendar',
  allForCalendar: 'Add all dates to your calendar',
  feed: 'Follow new dates (feed)',
  past: 'Past dates since {date}',
  wasCancelled: 'cancelled',
  confirmed: 'Confirmed with the organizer on {date}. Later dates follow when they are confirmed.',
  unconfirmedHeading: 'Ask before you go',
  unconfirmed:
    'These come again and again. Nobody has confirmed their next date, so none is listed. Please ask the organizer.',
  lastConfirmed: 'last confirmed {date}',
  unconfirmedTitle: 'Not confirmed: {title}',
  feedTitle: 'Community events: {clinic}',
  cancelledTitle: 'Cancelled: {title}',
} as const

export type Words = MatchingWords<typeof en>
