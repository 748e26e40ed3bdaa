import { describe, expect, test } from 'vitest'
import { readStreets } from '#city/crash-figures/read-streets.ts'
import { findPlace } from '#city/finder/find-place.ts'
import { makeGazetteer } from '#city/finder/gazetteer.ts'
import { packCrossings } from '#city/streets/crossings.ts'
import { readCrossings } from '#city/streets/read-crossings.ts'
import { locales } from '#language/locales.ts'
import { cornerName, rankedCorners, rankedRoads } from '#reports/crash-streets/ranked.ts'

const streets = readStreets()
const corners = rankedCorners(streets)
const crossings = packCrossings(readCrossings())

describe.each(locales)('in %s', (locale) => {
  const gazetteer = makeGazetteer(locale, [], crossings)
  const slugFor = (text: string) => {
    const found = findPlace(text, gazetteer)
    return found.kind === 'place' ? found.place.slug : found.kind
  }

  test('every ranked corner is found by its name, its streets in either order', () => {
    const lost = corners.filter(
      (corner) =>
        slugFor(cornerName(corner, locale)) !== corner.slug ||
        slugFor(corner.streets.toReversed().join(' & ')) !== corner.slug,
    )
    expect(lost.map((corner) => cornerName(corner, locale))).toEqual([])
  })

  test('every ranked corner is found by what its signs say', () => {
    const lost = streets.intersections.filter(
      ({ roads }, index) => slugFor(roads.join(' / ')) !== corners[index]?.slug,
    )
    expect(lost.map(({ roads }) => roads.join(' / '))).toEqual([])
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

test('roads are named in full, and freeways by their number', () => {
  const named = (road: string) =>
    rankedRoads({
      corridors: [{ road, injury: 11, severe: null, pedestrian: null, bicycle: null }],
    })[0]?.road
  expect(['International Bl', 'Broadway Tr', 'Broadway', 'I-880', 'SR 13'].map(named)).toEqual([
    'International Boulevard',
    'Broadway Terrace',
    'Broadway',
    'I-880',
    'SR 13',
  ])
})
