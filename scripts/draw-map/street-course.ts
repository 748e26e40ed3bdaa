import { type Point, simplify } from './lines.ts'

/** Units of the map, about 100 feet each. */
const stretch = 10
const longestGap = 40
const farthestOff = 6
const tolerance = 1.5
/** Fewer stretches in a row are no street to draw. */
const shortestPiece = 4

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** The middle of the points, and the angle in which they spread most (principal axis). */
function mainDirection(points: readonly Point[]) {
  const [middleX, middleY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
  const spread = (part: (dx: number, dy: number) => number) =>
    mean(points.map(([x, y]) => part(x - middleX, y - middleY)))
  const mixed = spread((dx, dy) => dx * dy)
  const angle = Math.atan2(2 * mixed, spread((dx) => dx * dx) - spread((_, dy) => dy * dy)) / 2
  return { middleX, middleY, cos: Math.cos(angle), sin: Math.sin(angle) }
}

/** One point for each stretch, in order: the middle one of its corners. */
function stretchesOf(corners: readonly Point[]): Point[] {
  const groups = Map.groupBy(corners, ([along]) => Math.round(along / stretch))
  return [...groups.values()]
    .map(
      (group): Point => [
        median(group.map(([along]) => along)),
        median(group.map(([, off]) => off)),
      ],
    )
    .sort(([one], [other]) => one - other)
}

/** A corner far from what lies before and after it is a mistake of the report. */
const isInLine = ([, off]: Point, index: number, all: readonly Point[]) =>
  Math.abs(off - median(all.slice(Math.max(0, index - 2), index + 3).map(([, other]) => other))) <=
  farthestOff

function splitAtGaps(points: readonly Point[]): Point[][] {
  const pieces: Point[][] = []
  for (const point of points) {
    const piece = pieces.at(-1)
    const last = piece?.at(-1)
    if (piece && last && point[0] - last[0] <= longestGap) piece.push(point)
    else pieces.push([point])
  }
  return pieces
}

/**
 * The course of a street that never turns back, from its corners in any order: one line, or several
 * where no corner is known for some 4,000 feet.
 */
export function courseOf(corners: readonly Point[]): (readonly Point[])[] {
  const { middleX, middleY, cos, sin } = mainDirection(corners)
  const turned = corners.map(([x, y]): Point => {
    const [dx, dy] = [x - middleX, y - middleY]
    return [dx * cos + dy * sin, dy * cos - dx * sin]
  })
  return splitAtGaps(stretchesOf(turned).filter(isInLine))
    .filter(({ length }) => length >= shortestPiece)
    .map((piece) =>
      simplify(piece, tolerance).map(
        ([along, off]): Point => [
          middleX + along * cos - off * sin,
          middleY + along * sin + off * cos,
        ],
      ),
    )
}
