import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  heading: 'The map of crashes',
  choose: 'The map shows',
  measures: {
    injury: 'All with injuries',
    severe: 'Fatal or serious',
    pedestrian: 'Someone on foot',
    bicycle: 'Someone on a bicycle',
  },
  size: 'Size of the map',
  whole: 'Whole city',
  counted: {
    injury: 'crashes with injuries',
    severe: 'fatal or serious crashes',
    pedestrian: 'injury crashes with someone on foot',
    bicycle: 'injury crashes with someone on a bicycle',
  },
  most: '{districts} had the most {counted}: {count}.',
  fewest: '{districts} had the fewest: {count}.',
  close: '{least} to {most}, too close to put in order',
  mapLabel:
    'Map of the {districts} council districts of {city} with their crashes. The table says the same.',
  quarters: {
    fewest: 'Fewest',
    fewer: 'Fewer',
    more: 'More',
    most: 'Most',
  },
  quarter: '{quarter}: {least} to {most}',
  quarterOfOne: '{quarter}: {count}',
  few: '10 or fewer',
  note: 'City streets, {period}, all years together. Districts share a shade where chance or wrong places could swap them.',
  asTable: 'The map as a table',
  district: 'District',
  compare: 'Compare two districts',
  compared: ['Compare', 'with'],
  compareNote:
    'City streets only, {period}. ± is what chance, and crashes counted in another district, may move.',
  changed: {
    fewer:
      '{district} had {now} crashes with injuries in {year}, {difference} fewer than the year before: more than chance moves.',
    more: '{district} had {now} crashes with injuries in {year}, {difference} more than the year before: more than chance moves.',
    none: 'In no district did crashes with injuries change by more than chance moves.',
    others: 'The other changes are within what chance alone moves.',
  },
  hitAndRun: 'With injuries, and someone left the scene',
  eachBar: 'Each bar is a year, {period}, on one scale.',
  inYear: '{year}: {count}',
} as const

export type Words = MatchingWords<typeof en>
