import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  mapLabel: 'Map of the council districts of {city} with neighborhoods',
  districtMapLabel: 'Map of {district} with its neighborhoods',
  search: 'Search this list by name or ZIP code',
  found: 'Found:',
  none: 'No neighborhood here has that name or ZIP code. Pick a district instead, or call us.',
  neighborhoods: { one: '{n} neighborhood', other: '{n} neighborhoods' },
  zips: 'ZIP codes',
  corridors: 'Main streets',
  report: 'Crash report for {district}',
  alsoCalled: 'Many people call it {name}.',
  alsoIn: 'Partly in {district}.',
  nearest: 'Nearest emergency department: {hospital}, about {miles}.',
  next: 'Then {hospital}, about {miles}.',
  directionsTo: 'Directions to {hospital}',
  toClinic: 'To our clinic: about {miles}.',
} as const

export type Words = MatchingWords<typeof en>
