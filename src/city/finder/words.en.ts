import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  label: 'Where are you?',
  hint: 'A neighborhood, two streets that meet, a ZIP code, a BART station, a hospital.',
  find: 'Find',
  usePhone: 'Use my location',
  phonePromise: 'Your location stays on this device. We do not see or keep it.',
  phoneWaiting: 'Finding your location …',
  phonePlace: 'your location',
  phoneProblems: {
    refused: 'Your device did not share your location. You can type a place instead.',
    unknown: 'Your device cannot find your location right now. You can type a place instead.',
    outside: 'You seem to be far from {city}. You can type a place in {city} instead.',
  },
  zip: 'ZIP {zip}',
  district: 'District {district}',
  districts: 'Or by council district',
  kinds: {
    neighborhood: 'Neighborhood',
    zip: 'ZIP code',
    district: 'Council district',
    crossing: 'Crossing',
    block: 'Block',
    landmark: 'Landmark',
    transit: 'Station or stop',
    hospital: 'Hospital',
  },
  suggestions: 'Places',
  found: { one: '1 place found', other: '{n} places found' },
  more: {
    one: '1 more place fits. Keep typing to see it.',
    other: '{n} more places fit. Keep typing to see yours.',
  },
  choose: 'Which one do you mean?',
  doubtful: 'Our table of streets is not sure where this corner is. Choose another corner near it.',
  nothing:
    'We found no such place. Try a neighborhood such as {neighborhood}, a ZIP code such as {zip}, “district 3”, or two streets such as “{streets}”.',
  streetsMissing:
    'The list of streets did not load. Neighborhoods, ZIP codes and districts still work.',
  outside: '{area} is not in {city}, so our lists cannot measure from there.',
  road: '{area} is long. Type a place beside it, or two streets near the exit.',
  unplaced:
    'We have no source that says where {area} is. Type a neighborhood, or two streets near it.',
  outsideNearest: 'Places in {city} beside it:',
  outsidePage: 'Our page about {area}',
  near: 'Near {place}',
  remove: 'Remove',
  straight: 'Distances are rough and in a straight line. The way by road is longer.',
} as const

export type Words = MatchingWords<typeof en>
