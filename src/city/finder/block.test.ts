import { expect, test } from 'vitest'
import { milesBetween } from '#city/distance.ts'
import { readKnownPlaces } from '#city/finder/read-known-places.ts'
import { packCrossings } from '#city/streets/crossings.ts'
import { findBlock } from './block.ts'
import { isStreetType } from './fold.ts'
import { makeGazetteer, type Street } from './gazetteer.ts'

/** A street with a crossing for each hundred, 0.07 miles apart, and one without a number among them. */
const streetWith = (hundreds: readonly number[], unnumbered: number) => {
  const pointOf = (hundred: number) => ({ lat: 37.7 + hundred / 1000, lon: -122.2 })
  const crossings = [
    ...hundreds.map((hundred) => ({ streets: ['Elm Avenue', `${hundred}th Street`], at: hundred })),
    { streets: ['Elm Avenue', 'Oak Street'], at: unnumbered },
  ].map(({ streets, at }) => ({
    streets: streets as [string, string],
    point: pointOf(at),
    district: 5,
  }))
  const { streets } = makeGazetteer('en', [], packCrossings(crossings))
  return {
    street: streets.find(({ written }) => written === 'Elm Avenue') as Street,
    latOf: (hundred: number) => pointOf(hundred).lat,
  }
}

test('between near corners a house is told by the middle of its block', () => {
  const { street, latOf } = streetWith([20, 30], 40)
  expect(findBlock(street, 2410)?.point.lat).toBeCloseTo(latOf(24.5))
})

test('across a wide gap it is told by the crossing of its street that is nearest', () => {
  const { street, latOf } = streetWith([20, 40], 31)
  expect(findBlock(street, 3010)).toMatchObject({ number: 3000, point: { lat: latOf(31) } })
})

test('a little beyond the last numbered corner too, and no further', () => {
  const { street, latOf } = streetWith([20, 28], 33)
  expect(findBlock(street, 3399)?.point.lat).toBeCloseTo(latOf(33))
  expect(findBlock(street, 3500)).toBeUndefined()
  expect(findBlock(street, 1900)).toBeUndefined()
})

test('where two corners are too far apart for one count of houses, nothing is told', () => {
  const { street } = streetWith([20, 50], 31)
  expect(findBlock(street, 3000)).toBeUndefined()
})

/** The streets of the city without some numbered corners, and where those are. */
function* withoutCorners(street: Street, taken: number) {
  const numbered = street.crossings.flatMap(({ crossing, other: { words } }) => {
    const number = words.find((word) => /^\d+$/.test(word))
    return number ? [{ type: words.findLast(isStreetType), hundred: Number(number), crossing }] : []
  })
  const corners = numbered.toSorted((one, other) => one.hundred - other.hundred)
  for (const [index, { hundred, crossing, type }] of corners.entries()) {
    const gone = corners.slice(Math.max(0, index - taken), index + taken + 1)
    if (new Set(gone.map((corner) => corner.type)).size > 1 || !type) continue
    const crossings = street.crossings.map((each) =>
      gone.some((corner) => corner.crossing === each.crossing)
        ? { ...each, other: { ...each.other, words: ['somewhere'] } }
        : each,
    )
    yield { street: { ...street, crossings }, hundred, crossing }
  }
}

test('19 of 20 corners of the city, their numbers and those beside them hidden, are found within 0.2 mile', () => {
  const { streets } = makeGazetteer('en', [], readKnownPlaces())
  const away = streets.flatMap((street) =>
    [...withoutCorners(street, 6)].flatMap(({ street: bare, hundred, crossing }) => {
      const block = findBlock(bare, hundred * 100)
      return block ? [milesBetween(block.point, crossing.point)] : []
    }),
  )
  const sorted = away.toSorted((one, other) => one - other)
  expect(sorted.length).toBeGreaterThan(300)
  expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThan(0.2)
})
