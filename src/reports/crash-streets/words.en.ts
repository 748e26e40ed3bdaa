import { en as finder } from '#city/finder/words.en.ts'
import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  heading: 'Corners with the most crashes in {district}',
  sentence: 'The most crashes with injuries were at {corners}: {count}.',
  none: 'No corner here has more than 10 crashes with injuries.',
  mapLabel: 'Map of the corners with the most crashes. The list beside it has the same numbers.',
  show: { one: 'Show this corner', other: 'Show all {n} corners as a table' },
  note: 'All years together, {period}, city streets only. A corner counts crashes with injuries that police placed there or within 50 feet. Police write down two street names, not a point on the map, so a crash can be counted at the wrong corner. Busy corners have more crashes.',
  rank: 'Rank',
  corner: 'Corner',
  injury: 'With injuries',
  near: {
    finder,
    heading: 'Crashes near you',
    own: 'This corner: {count} crashes with injuries. Rank {rank} of {all} corners.',
    more: 'Its years, hours and how it compares',
    notRanked: 'This corner has 10 crashes with injuries or fewer, so it is not ranked.',
    nearest: 'The nearest ranked corners, with their crashes with injuries:',
    away: 'About {miles} away. Rank {rank} of {all}.',
    road: ', along its whole length: {count} crashes with injuries. Rank {rank} of {all} streets.',
    district: '{count} crashes with injuries on its streets',
    placement:
      'City streets, {from} to {to}, all years together. Only corners with 11 crashes or more are ranked, and a crash can be counted at the wrong corner. No single crash is shown.',
    missing: 'The list of corners did not load. Try again later, or see your district.',
  },
} as const

export type Words = MatchingWords<typeof en>
