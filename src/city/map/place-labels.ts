import { type Frame, isInside, type Spot } from './frame.ts'

/** Where a name can stand, the best first. */
const sides = ['right', 'left', 'above', 'below'] as const
type Side = (typeof sides)[number]

/** A place with its name beside it; without a side there was no room, and the name stays unseen. */
export interface PlacedLabel extends Spot {
  name: string
  side: Side | undefined
  /** A mark lies on its dot. */
  covered: boolean
}

interface Box extends Spot {
  width: number
  height: number
}

/** Letters of our face are half as wide as high, in the mean. */
const widthOfLetter = 0.54
const lineHeight = 1.15
/** From the middle of the point to the first letter. */
const labelGap = 0.45
/** From the middle of the point to the middle of a name above or below it. */
const lineGap = 0.85

/** How far a name stands from its point, in letters. */
export const labelShift: Readonly<Record<Side, { dx: number; dy: number }>> = {
  right: { dx: labelGap, dy: 0 },
  left: { dx: -labelGap, dy: 0 },
  above: { dx: 0, dy: -lineGap },
  below: { dx: 0, dy: lineGap },
}

function boxOf({ x, y }: Spot, name: string, side: Side, em: number): Box {
  const isBeside = side === 'right' || side === 'left'
  const width = (name.length * widthOfLetter + (isBeside ? labelGap : 0)) * em
  const height = lineHeight * em
  const left = { right: x, left: x - width, above: x - width / 2, below: x - width / 2 }[side]
  return { x: left, y: y + labelShift[side].dy * em - height / 2, width, height }
}

const meet = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const around = ({ x, y }: Spot, radius: number): Box => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
})

const isWhole = ({ x, y, width, height }: Box, frame: Frame) =>
  isInside({ x, y }, frame) && isInside({ x: x + width, y: y + height }, frame)

/** How far a name may be moved from the middle of its spot, in letters, the best first. */
const middleShifts = [0, 0.8, -0.8, 1.6, -1.6]

/** Names in the middle of their spots, moved aside where a mark would lie on them; without room, none. */
export function placeMiddles<Named extends Spot & { name: string }>(
  names: readonly Named[],
  marks: readonly (Spot & { radius: number })[],
  em: number,
): Named[] {
  const taken = marks.map((mark) => around(mark, mark.radius))
  return names.flatMap((named) => {
    const moved = middleShifts.map((letters) => ({ ...named, x: named.x + letters * em }))
    const free = moved.find(({ name, x, y }) => {
      const width = name.length * widthOfLetter * em
      const height = lineHeight * em
      const box = { x: x - width / 2, y: y - height / 2, width, height }
      return !taken.some((other) => meet(box, other))
    })
    return free ? [free] : []
  })
}

/**
 * Writes the names that find room beside their points, the first ones first: none over another,
 * over a mark or over the edge.
 * @param marks What must stay free, with its radius.
 * @param em Size of the letters, in units of the map like everything here.
 */
export function placeLabels(
  points: readonly (Spot & { name: string })[],
  marks: readonly (Spot & { radius: number })[],
  frame: Frame,
  em: number,
): PlacedLabel[] {
  const taken = [
    ...marks.map((mark) => around(mark, mark.radius)),
    ...points.map((point) => around(point, 0.2 * em)),
  ]
  return points.map((point, index) => {
    const own = taken[marks.length + index]
    const side = sides.find((candidate) => {
      const box = boxOf(point, point.name, candidate, em)
      return isWhole(box, frame) && taken.every((other) => other === own || !meet(box, other))
    })
    if (side) taken.push(boxOf(point, point.name, side, em))
    const covered =
      own !== undefined && taken.slice(0, marks.length).some((mark) => meet(own, mark))
    return { ...point, side, covered }
  })
}
