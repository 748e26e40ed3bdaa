import type { Crossing } from './crossings.ts'
import { withoutType } from './street-name.ts'

interface Known {
  /** The name without its type: Park Boulevard and Park Street are both "Park". */
  base: string
  typed: boolean
  /** How many crossings name it. */
  count: number
}

type Streets = Pick<Crossing, 'streets'>

const knownAs = (street: string, count: number): Known => {
  const base = withoutType(street)
  return { base, typed: base !== street, count }
}

/** What some crossings know of a street, by its full name. */
export function knownStreets(crossings: readonly Streets[]) {
  const named = Map.groupBy(
    crossings.flatMap(({ streets }) => streets),
    (street) => street,
  )
  const known = new Map([...named].map(([street, { length }]) => [street, knownAs(street, length)]))
  return (street: string): Known => known.get(street) ?? knownAs(street, 0)
}

/**
 * How many times more often a street is named than its namesakes, to be the one that is meant; and
 * with how many crossings a name without a type, such as Broadway, is the street's own.
 */
const farCommoner = 10

/**
 * Gives a street that is written without its type, such as "Foothill", the type of its namesake
 * among the crossings, where it is clear which is meant. Other names stay as they are.
 */
export function withTypeOf(crossings: readonly Streets[]): (street: string) => string {
  const known = knownStreets(crossings)
  const streets = [...new Set(crossings.flatMap((crossing) => crossing.streets))]
  const typed = Map.groupBy(
    streets.filter((street) => known(street).typed),
    (street) => known(street).base,
  )
  return (street) => {
    const { base, typed: isTyped, count } = known(street)
    if (isTyped) return street
    const [first, second] = (typed.get(base) ?? []).toSorted(
      (one, other) => known(other).count - known(one).count,
    )
    const isOwnName = count >= farCommoner
    const isClear = first && known(first).count >= (second ? known(second).count * farCommoner : 0)
    return isClear && !isOwnName ? first : street
  }
}
