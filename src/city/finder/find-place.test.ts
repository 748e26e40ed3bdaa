import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { type MapPoint, milesBetween } from '#city/distance.ts'
import { packCrossings } from '#city/streets/crossings.ts'
import {
  type Row,
  readCrossings,
  readPlacedCrossings,
  readRows,
} from '#city/streets/read-crossings.ts'
import { streetName } from '#city/streets/street-name.ts'
import { streetReader } from '#city/streets/street-reader.ts'
import { formatList } from '#language/format-list.ts'
import { type Locale, locales } from '#language/locales.ts'
import { type Finding, findPlace, suggestPlaces } from './find-place.ts'
import { fold } from './fold.ts'
import { makeGazetteer, tellingWords } from './gazetteer.ts'
import { type DistrictNeighborhoods, namedPlaces } from './named-places.ts'
import { phrasings } from './phrasings.examples.ts'
import { readKnownPlaces } from './read-known-places.ts'
import { finderWords } from './words.ts'

const districts: DistrictNeighborhoods[] = parse(
  readFileSync('src/city/oakland/neighborhoods.yaml', 'utf8'),
)
const crossings = readCrossings()
const known = readKnownPlaces()
const named = (locale: Locale) => namedPlaces(districts, finderWords[locale])
const gazetteers = {
  en: makeGazetteer('en', named('en'), known),
  es: makeGazetteer('es', named('es'), known),
}
const beforeLandmarks = makeGazetteer('en', named('en'), packCrossings(crossings))
const beforeStreets = makeGazetteer('en', named('en'))

const said = (text: string, locale: Locale = 'en') => {
  const found = findPlace(text, gazetteers[locale])
  if (found.kind === 'place') return found.place.name
  return found.kind === 'choices' ? found.places.map(({ name }) => name) : 'nothing'
}

describe('one place', () => {
  test.each([
    ['Rockridge', 'Rockridge'],
    ['  ROCKRIDGE ', 'Rockridge'],
    ['temescal oakland', 'Temescal'],
    ['piedmont av', 'Piedmont Avenue'],
    ['hoover/foster', 'Hoover/Foster'],
    ['st elizabeth', 'St. Elizabeth'],
    ['jack london', 'Old City/Produce & Waterfront (Jack London)'],
    ['Jack London Sq', 'Old City/Produce & Waterfront (Jack London)'],
    ['the waterfront', 'Old City/Produce & Waterfront (Jack London)'],
    ['west oakland', 'Prescott (West Oakland)'],
    ['east lake', 'Clinton (Eastlake)'],
    ['clinton', 'Clinton (Eastlake)'],
    ['94601', 'ZIP 94601'],
    ['zip 94601', 'ZIP 94601'],
    ['ZIP code 94601', 'ZIP 94601'],
    ['district 3', 'District 3'],
    ['District-3', 'District 3'],
    ['d3', 'District 3'],
    ['city council district 3', 'District 3'],
    ['distrito 3', 'District 3'],
    ['high and international', 'High Street and International Boulevard'],
    ['international and high', 'International Boulevard and High Street'],
    ['High St / International Blvd', 'High Street and International Boulevard'],
    ['High St y International Blvd', 'High Street and International Boulevard'],
    ['high international', 'High Street and International Boulevard'],
    ['high ave & international st', 'High Street and International Boulevard'],
    ['73rd & bancroft', '73rd Avenue and Bancroft Avenue'],
    ['73 y bancroft', '73rd Avenue and Bancroft Avenue'],
    ['bancroft, 73rd av', 'Bancroft Avenue and 73rd Avenue'],
    ['mlk and 52nd', 'Martin Luther King Jr Way and 52nd Street'],
    ['E. 12th St @ Fruitvale Ave', 'East 12th Street and Fruitvale Avenue'],
    ['e12th and fruitvale', 'East 12th Street and Fruitvale Avenue'],
    ['high-street-and-international-boulevard', 'High Street and International Boulevard'],
  ])('%s is %s', (text, name) => {
    expect(said(text)).toBe(name)
  })

  test.each([
    ['distrito 3', 'Distrito 3'],
    ['district 3', 'Distrito 3'],
    ['el distrito 3 del concejo municipal', 'Distrito 3'],
    ['código postal 94601', 'Código postal 94601'],
    ['High e International', 'High Street e International Boulevard'],
    ['High Street e International Boulevard', 'High Street e International Boulevard'],
    ['calle High con bulevar International', 'High Street e International Boulevard'],
    ['avenida 73 esquina con Bancroft', '73rd Avenue y Bancroft Avenue'],
    ['la 73 y bancroft', '73rd Avenue y Bancroft Avenue'],
    ['fruítvale statión', 'Fruitvale Station'],
  ])('in Spanish, %s is %s', (text, name) => {
    expect(said(text, 'es')).toBe(name)
  })
})

test.each([
  ['rockrige', 'Rockridge'],
  ['rockrdige', 'Rockridge'],
  ['jack londn square', 'Old City/Produce & Waterfront (Jack London)'],
  ['hihg and internatonal', 'High Street and International Boulevard'],
  ['millls colege', 'Mills College'],
])('what is misspelled is asked about: %s, perhaps %s', (text, name) => {
  expect(said(text)).toEqual(expect.arrayContaining([name]))
})

test('a misspelled college sends nobody to two streets of nearly its name', () => {
  expect(said('Mills College')).toBe('Mills College')
  expect(findPlace('Mills College', beforeLandmarks).kind).not.toBe('place')
  expect(findPlace('Alameda', gazetteers.en).kind).toBe('outside')
})

test('a house is found by its block, which leads to the same block again', () => {
  const highland = { lat: 37.7988, lon: -122.2312 }
  const found = findPlace('1415 East 31st Street', gazetteers.en)
  const block = found.kind === 'place' ? found.place : undefined
  expect(block).toMatchObject({ kind: 'block', slug: '1400-east-31st-street' })
  expect(milesBetween(block?.point ?? { lat: 0, lon: 0 }, highland)).toBeLessThan(0.15)
  expect(findPlace(block?.slug ?? '', gazetteers.en)).toEqual({ kind: 'place', place: block })
})

test('where no numbered corner says where a house is, the corners of its street are offered', () => {
  expect(said('400 Grand Avenue')).toContain('Grand Avenue and Harrison Street')
  expect(said('123456 International Boulevard')).not.toContain('block')
})

test('two streets that do not meet offer the corners of the first near the second', () => {
  expect(said('1st and holly')).toEqual(expect.arrayContaining([expect.stringMatching(/^1st /)]))
})

test('a city beside ours says so, with the places of ours beside it and the page about it', () => {
  expect(findPlace('berkeley', gazetteers.es)).toMatchObject({
    kind: 'outside',
    area: {
      name: 'Berkeley',
      page: '/es/zonas/berkeley',
      places: [{ name: 'Bushrod' }, {}, {}, {}],
    },
  })
  expect(findPlace('880', gazetteers.en)).toMatchObject({ kind: 'outside', area: { road: true } })
})

test('a name that no source puts anywhere is answered so, and no place is offered in its stead', () => {
  expect(findPlace('Redwood Regional Park', gazetteers.en)).toMatchObject({
    kind: 'outside',
    area: { unplaced: true, places: [] },
  })
})

test('a district is found by its number in words', () => {
  expect(said('distrito seis')).toBe('District 6')
  expect(said('district six')).toBe('District 6')
})

test('a name that several places share asks which one', () => {
  expect(said('stonehurst')).toEqual(['North Stonehurst', 'South Stonehurst'])
  expect(said('grand and park')).toEqual(
    expect.arrayContaining(['Grand Avenue and Park View Terrace']),
  )
})

test('one letter offers nothing, two offer what begins with them', () => {
  expect(suggestPlaces('f', gazetteers.en).places).toEqual([])
  expect(suggestPlaces('fr', gazetteers.en).places).not.toEqual([])
})

test('one street alone offers its crossings, and says how many more there are', () => {
  const { places, more } = suggestPlaces('international', gazetteers.en)
  expect(places).toHaveLength(8)
  expect(more).toBeGreaterThan(50)
})

test('numbers are never guessed at', () => {
  expect(said('94699')).toBe('nothing')
  expect(said('173rd and bancroft')).toBe('nothing')
  expect(said('bancroft and 7th')).not.toBe('Bancroft Avenue and 73rd Avenue')
  expect(said('9460')).toBe('nothing')
})

test('a number that is being typed offers all that begin with it', () => {
  const offered = (text: string) =>
    suggestPlaces(text, gazetteers.en).places.map(({ name }) => name)
  expect(offered('bancroft and 7')).toContain('Bancroft Avenue and 73rd Avenue')
  expect(offered('9460')).toContain('ZIP 94601')
})

test.each(['', '   ', 'and', '&', 'xyzzy', '…', '-', "'; drop table"])(
  'nothing is found for “%s”',
  (text) => {
    expect(said(text)).toBe('nothing')
  },
)

describe('more words than a place has', () => {
  /** How many words are looked up to answer a text. */
  function wordsLookedUp(text: string) {
    const search = vi.spyOn(gazetteers.en.index, 'search')
    findPlace(text, gazetteers.en)
    const words = search.mock.calls.flatMap(([query]) => String(query).split(' ').filter(Boolean))
    search.mockRestore()
    return words.length
  }
  const mostUsual = Math.max(...phrasings.map(({ text }) => wordsLookedUp(text)))

  test.each([
    'a '.repeat(40),
    'a '.repeat(11),
    'abcdefghijklmnopqrstuvwxyzabcdefghijklmn'.split('').join(' '),
    `${'en '.repeat(18)}${'a '.repeat(13)}`,
    `${'la '.repeat(17)}${'s '.repeat(14)}`,
  ])('“%s” is nothing, and that is known after no more work than for a phrasing', (text) => {
    expect(said(text)).toBe('nothing')
    expect(wordsLookedUp(text)).toBeLessThanOrEqual(mostUsual)
  })

  test.each([
    [
      'I was hit at the corner of Martin Luther King Jr Way and West Grand Avenue, Oakland, CA',
      'Martin Luther King Jr Way and West Grand Avenue',
    ],
    [
      'I was walking home from work near Fruitvale when a car came from the left and hit me',
      expect.arrayContaining(['Fruitvale Station']),
    ],
  ])('a sentence still says its place: %s', (text, place) => {
    expect(said(text)).toEqual(place)
  })
})

test('neighborhoods, ZIP codes and districts are found before the streets are there', () => {
  for (const text of ['temescal', '94601', 'distrito 3']) {
    expect(findPlace(text, beforeStreets).kind).toBe('place')
  }
  expect(findPlace('high and international', beforeStreets).kind).toBe('nothing')
})

/** A hospital and a city have these names too. */
const namesakes = new Set(['Highland', 'Fremont'])

function placesIn(found: Finding) {
  if (found.kind === 'place') return [found.place]
  if (found.kind === 'choices') return found.places
  return found.kind === 'outside' ? found.area.places : []
}

test('every named place finds itself, by its name and by its address', () => {
  for (const locale of locales) {
    for (const place of named(locale)) {
      const isNamesake = namesakes.has(place.name)
      const found = findPlace(place.name, gazetteers[locale])
      if (isNamesake) expect(placesIn(found)).toContainEqual(place)
      else expect(found).toEqual({ kind: 'place', place })
      expect(findPlace(place.slug ?? '', gazetteers[locale])).toEqual({ kind: 'place', place })
    }
  }
})

/** As people write a name: in capitals, with a stray accent or none, without its marks, on an envelope. */
const writtenAs = (name: string) => [
  name.toUpperCase(),
  name.normalize('NFD').replace(/\p{M}/gu, ''),
  name.replace(/[aeiou]/, (vowel) => `${vowel}\u0301`),
  name.replaceAll(/[^\p{L}\p{N}]+/gu, ' '),
  name.replaceAll('&', 'and').replaceAll('/', ' - '),
  `${name}, Oakland, CA`,
]

/** Two letters in the middle of the longest word changed places. */
function mistyped(name: string) {
  const [longest = ''] = name.split(/[^\p{L}]+/u).toSorted((a, b) => b.length - a.length)
  const middle = Math.floor(longest.length / 2)
  const [first = '', second = ''] = longest.slice(middle - 1, middle + 1)
  return name.replace(
    longest,
    longest.slice(0, middle - 1) + second + first + longest.slice(middle + 1),
  )
}

const everyName = districts.flatMap(({ neighborhoods }) =>
  neighborhoods.flatMap(({ slug, name, alsoCalled }) =>
    [name, ...(alsoCalled ? [alsoCalled] : [])].map((written) => ({ slug, written })),
  ),
)

test.each(locales)(
  'every neighborhood is found by each of its names, as people write them (%s)',
  (locale) => {
    const lost = everyName.flatMap(({ slug, written }) =>
      [written, ...writtenAs(written)].filter((text) => {
        const places = placesIn(findPlace(text, gazetteers[locale]))
        const isClear = places.length === 1 || namesakes.has(written)
        return !isClear || !places.some((place) => place.slug === slug)
      }),
    )
    expect(lost).toEqual([])
  },
)

test('every neighborhood is offered for each of its names with two letters swapped', () => {
  const guessed = everyName.filter(({ written }) => /\p{L}{4}/u.test(written))
  const lost = guessed.filter(({ slug, written }) => {
    const { places } = suggestPlaces(mistyped(written), gazetteers.en)
    return !places.some((place) => place.slug === slug)
  })
  expect(lost.map(({ written }) => mistyped(written))).toEqual([])
})

test('every crossing finds itself, by its name in both languages and by its address', () => {
  const foundBy = (text: string, locale: Locale) => {
    const found = findPlace(text, gazetteers[locale])
    return found.kind === 'place' ? found.place.slug : undefined
  }
  const lost = crossings.filter(({ streets }) => {
    const slug = foundBy(formatList(streets, 'en'), 'en')
    return (
      !slug || foundBy(formatList(streets, 'es'), 'es') !== slug || foundBy(slug, 'es') !== slug
    )
  })
  expect(lost).toEqual([])
})

test('every pair of the table in its place is found as it is written there, in either order', () => {
  // The table gives some pairs several points, by the spelling of their streets.
  const pairOf = (streets: readonly string[]) =>
    streets
      .map((street) => tellingWords(fold(street)).join(''))
      .toSorted()
      .join()
  const { sure, doubtful } = readPlacedCrossings()
  const reader = streetReader([...sure, ...doubtful])
  const doubtfulPairs = new Set(doubtful.map(({ streets }) => pairOf(streets)))
  const isDoubtful = ({ streets: [one, other], point }: Row) =>
    doubtfulPairs.has(pairOf(reader.namesOf(one, other))) ||
    doubtful.some((crossing) => milesBetween(crossing.point, point) < 0.15)
  const rows = readRows().filter((row) => !isDoubtful(row))
  const pairs = Map.groupBy(rows, ({ streets }) => pairOf(streets.map(streetName)))
  const lost = [...pairs.values()].flatMap((same) => {
    const written = same.flatMap(({ streets: [first, second] }) => [
      `${first} and ${second}`,
      `${second} & ${first}`,
    ])
    return [...new Set(written)].filter((text) => {
      const found = findPlace(text, gazetteers.en)
      const places = found.kind === 'place' ? [found.place] : []
      if (found.kind === 'choices') places.push(...found.places)
      const isOneOfThem = ({ point }: { point: MapPoint }) =>
        same.some((row) => milesBetween(row.point, point) < 0.16)
      return !places.some(isOneOfThem)
    })
  })
  expect(lost).toEqual([])
})

describe('a corner whose place is doubtful', () => {
  test.each([
    ['27th & Northgate', 'en', '27th Street and Northgate Avenue'],
    ['la 27 y la Northgate', 'es', '27th Street y Northgate Avenue'],
  ] as const)('%s is said to be one, with corners beside it', (text, locale, name) => {
    const found = findPlace(text, gazetteers[locale])
    const corner = found.kind === 'doubtful' ? found.corner : undefined
    expect(corner?.name).toBe(name)
    expect(corner?.places.length).toBeGreaterThan(1)
    expect(
      corner?.places.every(
        (place) => place.name.includes('27th') || place.name.includes('Northgate'),
      ),
    ).toBe(true)
  })
})

describe('words around a place', () => {
  test.each([
    ['I was hit at 14th and Broadway', '14th Street and Broadway'],
    ['Adeline & 14th st, West Oakland', 'Adeline Street and 14th Street'],
    ['between 83rd and 84th on International', 'International Boulevard and 83rd Avenue'],
    ['5200 block of International Boulevard', '5200 block of International Boulevard'],
  ])('%s', (text, place) => expect(said(text)).toBe(place))

  test.each(['880 at High Street', '880 High Street exit'])('%s is the freeway', (text) => {
    const found = findPlace(text, gazetteers.en)
    expect(found.kind === 'outside' ? found.area.name : '').toBe('I-880')
  })
})
