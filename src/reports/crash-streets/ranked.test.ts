import { describe, expect, test } from 'vitest'
import { readStreets } from '#city/crash-figures/read-streets.ts'
import { findPlace } from '#city/finder/find-place.ts'
import { makeGazetteer } from '#city/finder/gazetteer.ts'
import { packCrossings } from '#city/streets/crossings.ts'
import { readCrossings } from '#city/streets/read-crossings.ts'
import { locales } from '#language/locales.ts'
import { cornerName, rankedCorners } from '#reports/crash-streets/ranked.ts'

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
