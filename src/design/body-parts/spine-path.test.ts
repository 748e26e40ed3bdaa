import { expect, test } from 'vitest'
import { bodyPartNames, spines } from './body-part-names.ts'
import { spinePath } from './spine-path.ts'

/** The places that a path names, in order. */
const placesOf = (path: string) =>
  [...path.matchAll(/(-?\d+) (-?\d+)/g)].map(([, right, down]) => [Number(right), Number(down)])

test.each(bodyPartNames)('the line through %s breaks at the kink only, and ends below', (name) => {
  const { enters, leaves } = spines[name]
  const { line, kink } = spinePath(spines[name])
  const [first, , before, after, last] = placesOf(line)
  const turns = placesOf(kink)
  expect(first).toEqual([...enters])
  expect(last).toEqual([...leaves])
  expect(turns[0]).toEqual(before)
  expect(turns.at(-1)).toEqual(after)
  const downs = [first, before, after, last].map((place) => place?.[1] ?? Number.NaN)
  expect(downs).toEqual(downs.toSorted((one, other) => other - one))
})
