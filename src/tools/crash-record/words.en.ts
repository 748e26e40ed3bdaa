import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  forElse: 'For somebody else?',
  about: 'Who is this about?',
  me: 'Me',
  addMore: 'Add somebody',
  erase: 'Erase everything about {name}',
  erased: 'Everything about {name} is erased from this device.',
  later: {
    coming: 'One moment…',
    missing: 'A part of this page did not load. What you wrote is kept.',
    reload: 'Load the page again',
  },
  crashOn: 'The crash was on {date}.',
  crashOnAt: 'The crash was on {date}, {time}.',
  change: 'Change',
  changeCrash: 'Change the day of the crash',
  longAgo: 'This was {days} days ago. Is the year right? If it is, press the button again.',
} as const

export type Words = MatchingWords<typeof en>
