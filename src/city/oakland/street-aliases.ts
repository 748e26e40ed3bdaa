/** A street that people and reports call by other names too. */
export interface StreetAlias {
  /** The name that stands on its signs, in full. */
  street: string
  /** What else it is called. A name without a type ("Avenue") stands for that name with any type. */
  also: readonly string[]
}

/**
 * Abbreviations, directions, numbers in words and Spanish types need no entry:
 * `#city/streets/street-name.ts` reads them for every street.
 */
export const streetAliases: readonly StreetAlias[] = [
  {
    street: 'Martin Luther King Jr Way',
    also: [
      'MLK',
      'MLK Jr',
      'MLKJ',
      'MLK Way Jr',
      'MLK Wy Jr',
      'Martin Luther King',
      'Martin Luther King Jr',
      'Martin Luther King Junior',
      'Martin Luther King Way Jr',
      'Martin Luther King Wy Jr',
      'Martin Luther Kings Jr',
      'Martin Lurther King Jr',
      'Martin Luther Jr',
      'Luther King Jr',
      'Dr Martin Luther King',
      'Dr Martin Luther King Jr',
      'Doctor Martin Luther King',
      'Doctor Martin Luther King Jr',
    ],
  },
  {
    street: 'International Boulevard',
    also: [
      'International',
      'Internacional',
      'Internation',
      'East 14th',
      'Rt 185',
      'State Route 185',
    ],
  },
  {
    street: 'San Leandro Street',
    also: ['San Leandro'],
  },
]

/** Why each of these is one street. It stands by itself, so that no browser is sent it. */
export const aliasSources: Readonly<Record<string, string>> = {
  'Martin Luther King Jr Way':
    'https://localwiki.org/oakland/Martin_Luther_King_Jr._Way; its spellings in reports from 2016 to 2024, all at streets that it meets',
  'International Boulevard':
    'https://en.wikipedia.org/wiki/International_Boulevard_(Oakland,_California): East 14th Street until 1996, State Route 185 south of 42nd Avenue',
  'San Leandro Street':
    'Reports from 2016 to 2024: 68 of 71 that say boulevard and 15 of 16 that say avenue name a street that San Leandro Street meets. In the city of San Leandro it goes on as San Leandro Boulevard',
}
