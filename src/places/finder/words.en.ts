import type { MatchingWords } from '#i18n/matching-words.ts'

export const en = {
  label: 'Where are you?',
  hint: 'A neighborhood, a ZIP code, “district 3”, or two streets that meet.',
  find: 'Find',
  usePhone: 'Use this phone’s place',
  phonePromise: 'Worked out on this device. It is not sent or kept.',
  phoneWaiting: 'Asking this device where it is …',
  phonePlace: 'This device’s place',
  phoneProblems: {
    refused: 'This device did not tell its place. You can type a place instead.',
    unknown: 'This device does not know where it is right now. You can type a place instead.',
    outside: 'This device seems to be far from Oakland. You can type a place in Oakland instead.',
  },
  zip: 'ZIP {zip}',
  district: 'District {district}',
  districts: 'Or by council district',
  kinds: {
    neighborhood: 'Neighborhood',
    zip: 'ZIP code',
    district: 'Council district',
    crossing: 'Crossing',
  },
  suggestions: 'Places',
  found: { one: '1 place found', other: '{n} places found' },
  more: {
    one: '1 more place fits. Type more to find it.',
    other: '{n} more places fit. Type more to find yours.',
  },
  choose: 'Which one do you mean?',
  nothing:
    'Nothing found for that. Type a neighborhood such as Fruitvale, a ZIP code such as 94601, “district 3”, or two streets such as “High and International”.',
  streetsMissing:
    'The list of streets did not come. Neighborhoods, ZIP codes and districts still work.',
  near: 'Near {place}',
  remove: 'Remove',
  straight: 'Distances are straight lines, and “about”: no road and no traffic is counted.',
} as const

export type Words = MatchingWords<typeof en>
