import { type MapPoint, milesBetween } from '#city/distance.ts'
import { isOneMistakeFrom } from '#city/finder/one-mistake.ts'
import type { Crossing } from './crossings.ts'
import { withTypeOf } from './known-streets.ts'
import { streetName, withoutType } from './street-name.ts'

/** Reads the streets that a report names. */
export interface StreetReader {
  /** The full name of a street; of one written without its type, that of its only namesake. */
  nameOf(written: string): string
  /**
   * The full names of the two streets of a report. Where they do not meet, and a single corner has
   * streets of nearly the same names, it is that one: the "98th Street" that meets Bancroft Avenue is
   * 98th Avenue, and "Intermational Boulevard" International Boulevard.
   */
  namesOf(one: string, other: string): readonly [string, string]
}

/** A street that has a corner of its own as near as this, in miles, is not another one misspelled. */
const ownCorner = 0.5
/** Only a street with so many corners is known well enough to be what a report meant. */
const wellKnown = 10
/** Side streets often carry the name of the street that they leave: Hegenberger Court, High Court. */
const sideStreet = / (?:Circle|Court|Lane|Loop|Place|Plaza|Terrace)$/

export function streetReader(crossings: readonly Crossing[]): StreetReader {
  const withType = withTypeOf(crossings)
  const names = new Map<string, string>()
  const nameOf = (written: string) => {
    const known = names.get(written)
    if (known !== undefined) return known
    const name = withType(streetName(written))
    names.set(written, name)
    return name
  }
  const correct = corrected(crossings)
  const pairs = new Map<string, readonly [string, string]>()
  return {
    nameOf,
    namesOf(one, other) {
      const key = `${one}|${other}`
      const known = pairs.get(key)
      if (known) return known
      const pair = correct(nameOf(one), nameOf(other))
      pairs.set(key, pair)
      return pair
    },
  }
}

type Pair = readonly [string, string]

function corrected(crossings: readonly Crossing[]) {
  const onStreet = new Map<string, Crossing[]>()
  const withBases = new Map<string, Crossing[]>()
  for (const crossing of crossings) {
    for (const street of crossing.streets) {
      onStreet.set(street, [...(onStreet.get(street) ?? []), crossing])
    }
    const bases = basesOf(crossing.streets)
    withBases.set(bases, [...(withBases.get(bases) ?? []), crossing])
  }
  const cornersOf = (street: string) => onStreet.get(street) ?? []
  const isOther = (street: string, point: MapPoint) =>
    sideStreet.test(street) ||
    cornersOf(street).some((own) => milesBetween(own.point, point) < ownCorner)

  /** What a street is that meets `other`, if that is clear. */
  const meant = (street: string, other: string, isAlike: (base: string) => boolean) => {
    const found = cornersOf(other).flatMap(({ streets: [one, two], point }) => {
      const name = one === other ? two : one
      return isAlike(withoutType(name)) && !isOther(street, point) ? [name] : []
    })
    const [only = '', more] = found
    return more === undefined && cornersOf(only).length >= wellKnown ? only : undefined
  }

  return (one: string, other: string): Pair => {
    const meet = cornersOf(one).some(({ streets }) => streets.includes(other))
    if (meet || one === '' || other === '' || one === other) return [one, other]
    const [base, otherBase] = [withoutType(one), withoutType(other)]
    for (const isAlike of [(a: string, b: string) => a === b, isOneMistakeFrom]) {
      const first = meant(one, other, (name) => isAlike(base, name))
      const second = meant(other, one, (name) => isAlike(otherBase, name))
      if (first && second) return [one, other]
      if (first) return [first, other]
      if (second) return [one, second]
    }
    const [both, more] = withBases.get(basesOf([one, other])) ?? []
    const isClear =
      both && !more && both.streets.every((name) => cornersOf(name).length >= wellKnown)
    if (!isClear || isOther(one, both.point) || isOther(other, both.point)) return [one, other]
    const [first, second] = both.streets
    return withoutType(first) === base ? [first, second] : [second, first]
  }
}

const basesOf = (streets: readonly string[]) => streets.map(withoutType).toSorted().join('|')
