/*
 * What the code knows of this city besides the files beside this one. A site about another city has
 * a folder of its own, which `imports` of `package.json` names in place of this.
 */

/** Where the files of the city lie, below the project; for the build and for commands. */
export const cityFolder = 'src/city/oakland'

/** The name, as the state's records write it, and as the clinic's address must. */
export const nameInRecords = 'Oakland'

/** In addresses of files that others link to, and in names of files. */
export const citySlug = 'oakland'

/** The council districts, on the map of 2022. */
export const districts = ['1', '2', '3', '4', '5', '6', '7'] as const

export type District = (typeof districts)[number]

/** In the state's records of crashes: the city, and its police. */
export const stateCodes = { city: '0109', police: '0109' } as const

/** The freeways by their numbers; the records name them in many ways. */
export const freeways = { interstates: [80, 238, 580, 880, 980], stateRoutes: [13, 24] } as const

/** Traffic deaths by the City's own count, which differs from the state's records. */
export const deathsCounted = { year: 2022, deaths: 36 } as const

/** No corner of the city lies outside, in degrees. */
export const bounds = { south: 37.6, north: 37.95, west: -122.4, east: -122.05 } as const

/** South-east of every corner: where the steps begin in which the crossings travel to a browser. */
export const crossingsBegin = { lat: 37.6, lon: -122 } as const

/** Where a degree of longitude is as long as in the middle of the city. */
export const middleLatitude = 37.79

/** The largest lake inside the city, as the Census calls its shore in `land.json`. */
export const lakeInCensus = 'Lake Merritt'

/** Whoever is further from every neighborhood is neither in the city nor beside it, in miles. */
export const milesBeside = 3

/** What a visitor may type into the finder of places. */
export const findable = {
  neighborhood: 'Fruitvale',
  zip: '94601',
  streets: ['High', 'International'],
} as const

/** Neighborhoods that many people know, spread over the city; the first ones find room on a map first. */
export const wellKnown = [
  'downtown',
  'rockridge',
  'fruitvale-station',
  'montclair',
  'coliseum',
  'dimond',
  'eastmont',
  'prescott',
  'sobrante-park',
  'laurel',
  'lakeshore',
] as const

/** Cities around, and where their names stand, in units of the map. */
export const neighbours = [
  { name: 'Berkeley', x: 150, y: 88 },
  { name: 'Piedmont', x: 318, y: 226 },
  { name: 'Alameda', x: 190, y: 492 },
  { name: 'San Leandro', x: 426, y: 678 },
] as const

/** Where the map draws waves, and writes the names of the waters that the words of the city have. */
export const waters = {
  waves:
    'M40 364q7-6 14 0t14 0 14 0M74 386q7-6 14 0t14 0 14 0M170 548q7-6 14 0t14 0 14 0M204 570q7-6 14 0t14 0 14 0',
  names: { bay: { x: 138, y: 606 }, estuary: { transform: 'translate(252 386)rotate(38)' } },
} as const

/** The main streets that the map shows. */
export const mainStreets = [
  '73rd Avenue',
  '98th Avenue',
  'Bancroft Avenue',
  'Broadway',
  'Foothill Boulevard',
  'Fruitvale Avenue',
  'Grand Avenue',
  'Hegenberger Road',
  'High Street',
  'International Boulevard',
  'MacArthur Boulevard',
  'Market Street',
  'San Leandro Street',
  'San Pablo Avenue',
  'Seminary Avenue',
  'Telegraph Avenue',
] as const

/** The main street that is drawn as the line of the site, where the city is shown at night. */
export const streetOfTheLine = 'International Boulevard'
