import type { MatchingWords } from '#i18n/matching-words.ts'

export const en = {
  hours: {
    range: '{from} to {to}',
    closed: 'Closed',
    closedFor: 'Closed: {name}',
    openOn: 'Open {days}.',
    openDays: '{from} to {to}',
    openDay: '{day}',
  },
} as const

export type Words = MatchingWords<typeof en>
