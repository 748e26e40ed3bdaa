import { describe, expect, test } from 'vitest'
import type { Place } from '#city/place.ts'
import { packCrossings } from '#city/streets/crossings.ts'
import { findPlace, suggestPlaces } from './find-place.ts'
import { makeGazetteer } from './gazetteer.ts'

/** Miles from one to the next: what lies on one spot is one place. */
const pointOf = (index: number) => ({ lat: 37.8 + index / 10, lon: -122.2 })

const placeNamed = (name: string, ...otherNames: string[]): Place => ({
  kind: 'neighborhood',
  name,
  otherNames,
  slug: `at-${name.toLowerCase().replaceAll(' ', '-')}`,
  point: pointOf([...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 100),
})

type Pair = readonly [string, string]

const gazetteerOf = (places: readonly Place[], pairs: readonly Pair[] = []) =>
  makeGazetteer(
    'en',
    places,
    packCrossings(pairs.map((streets, index) => ({ streets, point: pointOf(index), district: 5 }))),
  )

const namesOf = (places: readonly Place[]) => places.map(({ name }) => name)

/** What is offered of some names, the likeliest first. */
const offered = (text: string, names: readonly string[], pairs: readonly Pair[] = []) =>
  namesOf(
    suggestPlaces(
      text,
      gazetteerOf(
        names.map((name) => placeNamed(name)),
        pairs,
      ),
    ).places,
  )

/** What a finished text means: a name, or in a list what is asked about. */
function meant(text: string, names: readonly string[], pairs: readonly Pair[] = []) {
  const found = findPlace(
    text,
    gazetteerOf(
      names.map((name) => placeNamed(name)),
      pairs,
    ),
  )
  if (found.kind === 'place') return found.place.name
  return found.kind === 'choices' ? namesOf(found.places) : 'nothing'
}

describe('the likeliest name comes first', () => {
  test('the whole name, then one with its kind of street, then one with more words', () => {
    const names = [
      'Lake Merritt North',
      'Lake Merritt Street',
      'Lake Merritt',
      'Lake Street',
      'Lake',
    ]
    expect(offered('lake', names)).toEqual(names.toReversed())
  })

  test('a kind of street that is not in the name of a place counts as a word that is missing', () => {
    const names = ['Lake Avenue', 'Lake', 'Lake Street East', 'Lake Street']
    expect(offered('lake street', names)).toEqual(names.toReversed())
  })

  test('a kind of street that is too many counts more than one that is missing', () => {
    expect(offered('lake street', ['Lake', 'Lake Street Avenue'])).toEqual([
      'Lake Street Avenue',
      'Lake',
    ])
  })

  test('a word that is not finished is as far as one that is missing', () => {
    expect(offered('lak', ['Lake Merritt', 'Lake Street', 'Lake'])).toEqual([
      'Lake',
      'Lake Street',
      'Lake Merritt',
    ])
    expect(offered('lake', ['Lake Merritt', 'Lakefront', 'Lake Heights'])).toEqual([
      'Lake Merritt',
      'Lake Heights',
      'Lakefront',
    ])
  })

  test('words that are written in one come behind words that are written alike', () => {
    const names = ['Lakepark', 'Lake Park Avenue', 'Lakepark Avenue']
    expect(offered('lakepark avenue', names)).toEqual(names.toReversed())
  })

  test('of two words that fit, the one that fits best is meant', () => {
    expect(offered('lake', ['Lakeshore Lake', 'Lake Lakeshore', 'Lakefront'])).toEqual([
      'Lakeshore Lake',
      'Lake Lakeshore',
      'Lakefront',
    ])
  })

  test('words count in any order, each once', () => {
    expect(meant('merritt lake', ['Lake Merritt'])).toBe('Lake Merritt')
    expect(meant('lake lake', ['Lake Merritt'])).toBe('nothing')
  })

  test('a word that is in no name leaves nothing', () => {
    expect(findPlace('michigan', gazetteerOf([placeNamed('Lake Merritt')]))).toEqual({
      kind: 'nothing',
    })
    expect(meant('lake michigan', ['Lake Merritt'])).toBe('nothing')
  })
})

describe('mistakes in writing', () => {
  test('are looked for only when nothing is written like that', () => {
    expect(offered('rockridge', ['Rockrigde', 'Rockridge'])).toEqual(['Rockridge'])
    expect(offered('lakepark', ['Lake Parks', 'Lakepark'])).toEqual(['Lakepark'])
    expect(offered('rockrideg', ['Rockrigde', 'Rockridge'])[0]).toBe('Rockridge')
  })

  test('are asked about, in each word; words that are written in one are no mistake', () => {
    expect(meant('uper larel', ['Upper Laurel'])).toEqual(['Upper Laurel'])
    expect(meant('lake park', ['Lakepark'])).toBe('Lakepark')
  })

  test('count less than words that are missing', () => {
    expect(offered('laek', ['Lake Merritt', 'Lake Street', 'Lake'])).toEqual([
      'Lake',
      'Lake Street',
      'Lake Merritt',
    ])
  })
})

describe('what is clear', () => {
  test('a name that is written in full is meant, whatever else begins with it', () => {
    expect(meant('laurel', ['Laurel Heights', 'Laurel'])).toBe('Laurel')
  })

  test('of names that are unfinished the nearest is not yet meant', () => {
    expect(meant('lau', ['Laurel Heights', 'Laurel'])).toEqual(['Laurel', 'Laurel Heights'])
    expect(meant('lau', ['Laurel', 'Rockridge'])).toEqual(['Laurel'])
  })

  test('of two places with one name none is meant before the other', () => {
    expect(meant('laurel', ['Laurel Street', 'Laurel Avenue'])).toEqual([
      'Laurel Street',
      'Laurel Avenue',
    ])
  })

  test('a place with several names stands once, by the name that fits best', () => {
    const gazetteer = gazetteerOf([
      placeNamed('Waterfront Docks', 'Waterfront', 'Waterfront Old City'),
      placeNamed('Waterfront Park'),
    ])
    expect(namesOf(suggestPlaces('waterfront', gazetteer).places)).toEqual([
      'Waterfront Docks',
      'Waterfront Park',
    ])
    expect(findPlace('waterfront', gazetteer)).toMatchObject({
      kind: 'place',
      place: { name: 'Waterfront Docks' },
    })
  })

  test('the address of a place finds it, whatever its name is', () => {
    const jackLondon = { ...placeNamed('Waterfront'), slug: 'jls' }
    const gazetteer = gazetteerOf([placeNamed('Rockridge'), jackLondon])
    expect(findPlace(' jls ', gazetteer)).toEqual({ kind: 'place', place: jackLondon })
  })
})

describe('kinds of street alone', () => {
  test('mean no place but one that is called so', () => {
    expect(meant('street', ['Lake Street', 'Laurel'])).toBe('nothing')
    expect(meant('plaza', ['Lake Plaza', 'Plaza'])).toBe('Plaza')
  })

  test('no words at all mean nothing, not even a place that is called a kind of street', () => {
    expect(meant('and', ['Plaza'])).toBe('nothing')
    expect(meant('', ['Plaza'])).toBe('nothing')
  })
})

describe('words around a place', () => {
  test.each([
    'near Rockridge',
    '  near   Rockridge',
    'cerca de Rockridge',
    'la Rockridge',
    'el Rockridge',
    'The Rockridge',
    'Rockridge oakland',
    'Rockridge,oakland',
    'Rockridge, Oakland',
    'Rockridge, Oakland, CA',
    'Rockridge Oakland ca  ',
    'Rockridge, Oakland, California',
    'near Rockridge, Oakland',
  ])('“%s” is Rockridge', (text) => {
    expect(meant(text, ['Rockridge', 'Laurel'])).toBe('Rockridge')
  })

  test.each([
    'zip 94601',
    'ZIP code 94601',
    'zipcode 94601',
    'código postal 94601',
    'codigo postal 94601',
    'CP 94601',
    'c.p. 94601',
    '94601 zip',
  ])('“%s” is the ZIP code', (text) => {
    expect(meant(text, ['94601', 'Laurel'])).toBe('94601')
  })

  test.each([
    'council district 3',
    'City Council District 3',
    'distrito 3 concejo',
    'distrito 3 concejo municipal',
    'distrito 3 de concejo',
    'distrito 3 del concejo',
    'el distrito 3 del concejo municipal',
  ])('“%s” is the district', (text) => {
    expect(meant(text, ['District 3', 'Laurel'])).toBe('District 3')
  })

  test.each(['rockzip', 'ziprock', 'nearrock', 'rockoakland'])(
    'in “%s” they are no such words',
    (text) => {
      expect(meant(text, ['Rock Ridge'])).toBe('nothing')
    },
  )

  test('they are left out only where they are not part of a name', () => {
    expect(meant('la salle', ['La Salle', 'Rockridge'])).toBe('La Salle')
  })
})

describe('two streets', () => {
  const pairs: Pair[] = [
    ['Alma Avenue', 'High Street'],
    ['Alma Place', 'High Street'],
    ['Grand Avenue', 'Lake Park Avenue'],
    ['73rd Avenue', 'Bancroft Avenue'],
    ['High Street', 'International Boulevard'],
    ['Court Place', 'Grand Avenue'],
    ['Grand Avenue', 'St Charles Street'],
  ]
  const crossingOf = (text: string) => meant(text, ['Old City and Waterfront'], pairs)

  test('the kind of street decides between two of one name', () => {
    expect(crossingOf('high and alma av')).toBe('High Street and Alma Avenue')
    expect(crossingOf('alma pl and high')).toBe('Alma Place and High Street')
    expect(crossingOf('alma and high')).toEqual([
      'Alma Avenue and High Street',
      'Alma Place and High Street',
    ])
  })

  test('are found without a word between them, wherever they are parted', () => {
    expect(crossingOf('lake park grand')).toBe('Lake Park Avenue and Grand Avenue')
    expect(crossingOf('grand lake park')).toBe('Grand Avenue and Lake Park Avenue')
    expect(crossingOf('high international')).toBe('High Street and International Boulevard')
  })

  test('are found with a mistake in either of them, and in one word', () => {
    expect(crossingOf('lakepark and grand')).toBe('Lake Park Avenue and Grand Avenue')
    expect(crossingOf('grand and lakepark')).toBe('Grand Avenue and Lake Park Avenue')
    expect(crossingOf('internatonal and hihg')).toEqual(['International Boulevard and High Street'])
  })

  test('a street that is written in one comes behind one that is written like that', () => {
    const two: Pair[] = [
      ['Grand Avenue', 'Lake Park Avenue'],
      ['Grand Avenue', 'Lakepark Road'],
    ]
    expect(offered('lakepark and grand', [], two)).toEqual([
      'Lakepark Road and Grand Avenue',
      'Lake Park Avenue and Grand Avenue',
    ])
  })

  test('a name that begins with a kind of street, or is nothing else, is a name', () => {
    expect(crossingOf('st charles and grand')).toBe('St Charles Street and Grand Avenue')
    expect(crossingOf('charles and grand')).toBe('St Charles Street and Grand Avenue')
    expect(crossingOf('court and grand')).toBe('Court Place and Grand Avenue')
    expect(crossingOf('boulevard and high')).toBe('nothing')
  })

  test('a wrong kind of street may stand in front or behind', () => {
    const name = 'High Street and International Boulevard'
    expect(crossingOf('avenida high con calle international')).toBe(name)
    expect(crossingOf('high av and international st')).toBe(name)
    expect(crossingOf('high con calle internatonal')).toEqual([name])
    expect(crossingOf('calle internatonal con high')).toEqual([
      'International Boulevard and High Street',
    ])
  })

  test('words that are not finished are asked about, in front of others too', () => {
    expect(crossingOf('inter blvd and high')).toEqual(['International Boulevard and High Street'])
    expect(crossingOf('high and inter')).toEqual(['High Street and International Boulevard'])
  })

  test('a number is taken for the beginning of another only at the end, while it is typed', () => {
    const bancroft = 'Bancroft Avenue and 73rd Avenue'
    expect(offered('bancroft and 7', [], pairs)).toEqual([bancroft])
    expect(offered('7 and bancroft', [], pairs)).toEqual(['73rd Avenue and Bancroft Avenue'])
    expect(offered('bancroft and 7 ave', [], pairs)).toEqual([])
    expect(offered('7 ave and bancroft', [], pairs)).toEqual([])
    expect(crossingOf('bancroft and 73')).toBe(bancroft)
    expect(crossingOf('bancroft and 7th')).toBe('nothing')
    expect(crossingOf('7 and bancroft')).toBe('nothing')
  })

  test('streets that do not meet are asked about, by the corners of the first near the second', () => {
    expect(crossingOf('court pl and lake park')).toEqual(['Court Place and Grand Avenue'])
  })

  test('a place whose name holds “and” is found with it and without', () => {
    expect(crossingOf('old city and waterfront')).toBe('Old City and Waterfront')
    expect(crossingOf('old city waterfront')).toBe('Old City and Waterfront')
  })
})

describe('one street', () => {
  const along = (count: number) =>
    Array.from({ length: count }, (_, index): Pair => [`${index + 1}th Street`, 'Broadway'])

  test('offers its crossings once its name is complete', () => {
    expect(offered('broadway', [], along(2))).toEqual([
      'Broadway and 1th Street',
      'Broadway and 2th Street',
    ])
    expect(offered('broadway and', [], along(2))).toHaveLength(2)
    expect(offered('broadwya', [], along(2))).toHaveLength(2)
    expect(offered('broad', [], along(2))).toEqual([])
  })

  test('comes behind a place of that name or of that beginning', () => {
    expect(meant('broadway', ['Broadway'], along(2))).toBe('Broadway')
    expect(offered('broadway', ['Broadway Heights', 'Broadway Street'], along(1))).toEqual([
      'Broadway Street',
      'Broadway Heights',
      'Broadway and 1th Street',
    ])
    expect(offered('high', ['Highland'], [['Alma Avenue', 'High Street']])).toEqual([
      'Highland',
      'High Street and Alma Avenue',
    ])
  })

  test('with a single crossing asks whether it is that one', () => {
    expect(meant('broadway', [], along(1))).toEqual(['Broadway and 1th Street'])
  })

  test.each([
    [7, 7, 0],
    [8, 8, 0],
    [9, 8, 1],
    [12, 8, 4],
  ])('of %d crossings shows %d, and says that there are %d more', (all, shown, more) => {
    const found = findPlace('broadway', gazetteerOf([], along(all)))
    expect(found).toMatchObject({ kind: 'choices', more })
    expect(found.kind === 'choices' ? found.places : []).toHaveLength(shown)
  })
})
