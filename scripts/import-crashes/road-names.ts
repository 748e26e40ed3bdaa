import { freeways } from '#city/here/city.ts'

/** Long forms that a few reports use instead of the City's short ones. */
const shortForms: Readonly<Record<string, string>> = {
  AVE: 'AV',
  AVENUE: 'AV',
  BLVD: 'BL',
  BOULEVARD: 'BL',
  ROAD: 'RD',
  STREET: 'ST',
  WAY: 'WY',
}

/** Words whose capitals are not just the first letter. The City's signs say "Way", not "Wy". */
const ownSpelling: Readonly<Record<string, string>> = {
  MACARTHUR: 'MacArthur',
  WY: 'Way',
}

/**
 * A road as signs and maps write it, so that the spellings of one road count together:
 * `MARTIN LUTHER KING JR WY` is "Martin Luther King Jr Way". Empty for a blank one.
 */
export function roadName(road: string) {
  const words = road.trim().toUpperCase().split(/\s+/).filter(Boolean)
  const last = words.length - 1
  return words
    .map((word, index) => (index === last ? (shortForms[word] ?? word) : word))
    .map((word) => ownSpelling[word] ?? capitalized(word))
    .join(' ')
}

/** `7TH` as "7th", `TELEGRAPH` as "Telegraph". */
function capitalized(word: string) {
  return word.charAt(0) + word.slice(1).toLowerCase()
}

const interstates = freeways.interstates.map(String)

const inReports = new RegExp(
  String.raw`\b(?:I|SR|CA|US)?[ -]*(${[...interstates, ...freeways.stateRoutes].join('|')})\b`,
)

/**
 * The freeway in a Highway Patrol report: `I-880 S/B` is "I-880", `SR-24 E/B TO ...` is "SR 24".
 * `undefined` for the few reports that name a street.
 */
export function routeName(road: string) {
  const [, route] = inReports.exec(road.toUpperCase()) ?? []
  if (!route) return undefined
  return interstates.includes(route) ? `I-${route}` : `SR ${route}`
}

const streetNames = new Map<string, string>()

/**
 * A road of a city-street report, as signs and maps write it: a ramp of `RT 880` is "I-880". Each of
 * the few thousand spellings is worked out once.
 */
export function streetName(road: string) {
  const known = streetNames.get(road)
  if (known !== undefined) return known
  const name = (/^RT\b/i.test(road.trim()) ? routeName(road) : undefined) ?? roadName(road)
  streetNames.set(road, name)
  return name
}
