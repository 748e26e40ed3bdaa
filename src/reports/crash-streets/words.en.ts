import type { MatchingWords } from '#i18n/matching-words.ts'

export const en = {
  heading: 'Corners with the most crashes in state data',
  headingDistrict: 'Corners with the most crashes in {district}',
  sentence: 'The most crashes with injuries were at {corners}: {count}.',
  none: 'No corner here has more than 10 crashes with injuries.',
  show: { one: 'Show this corner', other: 'Show {n} corners as a table' },
  note: 'All years together, {period}, city streets only. A corner counts crashes with injuries that police placed there or within 50 feet. Police write down two street names, not a point on the map, so a crash can be counted at the wrong corner. Busy corners have more crashes.',
  corner: 'Corner',
  district: 'District',
  injury: 'With injuries',
} as const

export type Words = MatchingWords<typeof en>
