import { cornersOf, type Frame, isInside, type Spot } from './frame.ts'

/** Letters of our face are half as wide as high, in the mean. */
const widthOfLetter = 0.54
/** From its line to the far edge of a name, and what is left free around it, in letters. */
const reach = 1.4

/** A spot for every unit of an open line, so that its place in the list is its distance from the start. */
function spotsAlong(path: string): Spot[] {
  const spots: Spot[] = []
  const corners = cornersOf(path)
  let gone = 0
  for (const [index, to] of corners.slice(1).entries()) {
    const from = corners[index] ?? to
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    while (spots.length < gone + length) {
      const part = (spots.length - gone) / length
      spots.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
    }
    gone += length
  }
  return spots
}

const isNear = (one: Spot, other: Spot, distance: number) =>
  Math.hypot(one.x - other.x, one.y - other.y) < distance

/** How much shorter than the stretch is the way from its start to its end. */
function bend(spots: readonly Spot[]) {
  const [start, end] = [spots[0], spots.at(-1)]
  return start && end ? spots.length - Math.hypot(end.x - start.x, end.y - start.y) : 0
}

/** A name, and how far along its line it begins. */
export interface StreetName {
  name: string
  from: number
}

/**
 * Names that stand whole along their streets, where these are straightest: none over the edge, over
 * a mark or over another name.
 * Where a street has no room for its name, it has none.
 * @param em Size of the letters, in units of the map like everything here.
 */
export function placeStreetNames(
  streets: readonly { name: string; path: string }[],
  marks: readonly (Spot & { radius: number })[],
  frame: Frame,
  em: number,
): StreetName[] {
  const spare = reach * em
  const inner = {
    x: frame.x + spare,
    y: frame.y + spare,
    width: frame.width - 2 * spare,
    height: frame.height - 2 * spare,
  }
  const taken: Spot[] = []
  const isFree = (spot: Spot) =>
    isInside(spot, inner) &&
    marks.every((mark) => !isNear(spot, mark, mark.radius + em)) &&
    taken.every((other) => !isNear(spot, other, spare))
  return streets.flatMap(({ name, path }) => {
    const spots = spotsAlong(path)
    const length = Math.ceil(name.length * widthOfLetter * em)
    const stretches = spots
      .map((_, from) => ({ from, under: spots.slice(from, from + length) }))
      .filter(({ under }) => under.length === length && under.every(isFree))
      .toSorted((one, other) => bend(one.under) - bend(other.under))
    const [straightest] = stretches
    if (!straightest) return []
    taken.push(...straightest.under)
    return [{ name, from: straightest.from }]
  })
}
