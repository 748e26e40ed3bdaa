import { describe, expect, test } from 'vitest'
import { readStreets } from '#city/crash-figures/read-streets.ts'
import { findPlace } from '#city/finder/find-place.ts'
import { makeGazetteer } from '#city/finder/gazetteer.ts'
import { packCrossings } from '#city/streets/crossings.ts'
import { readCrossings } from '#city/streets/read-crossings.ts'
import { locales } from '#language/locales.ts'
import { cornerName, isPlaced, rankedCorners, slugsOf } from '#reports/crash-streets/ranked.ts'

const streets = readStreets()
const corners = rankedCorners(streets)
const crossings = packCrossings(readCrossings())

describe.each(locales)('in %s', (locale) => {
  const gazetteer = makeGazetteer(locale, [], crossings)
  const slugFor = (text: string) => {
    const found = findPlace(text, gazetteer)
    return found.kind === 'place' ? found.place.slug : found.kind
  }

  test('every ranked corner with a place is found by its name, its streets in either order', () => {
    const lost = corners
      .filter(isPlaced)
      .filter(
        (corner) =>
          slugFor(cornerName(corner, locale)) !== corner.slug ||
          slugFor(corner.streets.toReversed().join(' & ')) !== corner.slug,
      )
    expect(lost.map((corner) => cornerName(corner, locale))).toEqual([])
  })
})

test('all corners of the figures are ranked, those with as many crashes alike', () => {
  expect(corners).toHaveLength(streets.intersections.length)
  const ranks = (...counts: number[]) =>
    rankedCorners({
      intersections: streets.intersections
        .slice(0, counts.length)
        .map((corner, index) => ({ ...corner, injury: counts[index] ?? 0 })),
    }).map(({ rank }) => rank)
  expect(ranks(30, 20, 20, 11)).toEqual([1, 2, 2, 4])
  expect(ranks(11, 20, 30, 20)).toEqual([4, 2, 1, 2])
})

test('a corner of three streets is found by each two of them that meet', () => {
  const [corner] = rankedCorners({
    intersections: [
      {
        roads: ['66th Avenue', 'International Boulevard'],
        also: ['Havenscourt Boulevard'],
        ...{ lat: 37.7, lon: -122.2, district: '6' },
        ...{ injury: 44, severe: null, pedestrian: null, bicycle: null },
      },
    ],
  })
  if (!corner) throw new Error('no corner')
  expect(slugsOf(corner)).toEqual([
    '66th-avenue-and-international-boulevard',
    '66th-avenue-and-havenscourt-boulevard',
    'havenscourt-boulevard-and-international-boulevard',
  ])
})
