import { type Frame, isInside, type Spot } from '#places/map/frame.ts'

/** A place with its name beside it; without a side there was no room, and the name stays unseen. */
export interface PlacedLabel extends Spot {
  name: string
  side: 'left' | 'right' | undefined
}

interface Box extends Spot {
  width: number
  height: number
}

/** Letters of our face are half as wide as high, in the mean. */
const widthOfLetter = 0.54
const lineHeight = 1.15
/** From the middle of the point to the first letter. */
export const labelGap = 0.45

function boxOf({ x, y }: Spot, name: string, side: 'left' | 'right', em: number): Box {
  const width = (name.length * widthOfLetter + labelGap) * em
  const height = lineHeight * em
  return { x: side === 'right' ? x : x - width, y: y - height / 2, width, height }
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
    const side = (['right', 'left'] as const).find((candidate) => {
      const box = boxOf(point, point.name, candidate, em)
      return isWhole(box, frame) && taken.every((other) => other === own || !meet(box, other))
    })
    if (side) taken.push(boxOf(point, point.name, side, em))
    return { ...point, side }
  })
}
