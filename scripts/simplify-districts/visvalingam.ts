import type { Point } from './borders.ts'

/**
 * Takes away the points that matter least, as Visvalingam and Whyatt do (1993): again and again
 * the one whose triangle with its two neighbours is smallest, until none is smaller than `area`.
 * The ends stay, so lines that meet there still do. A line that comes back to its beginning keeps
 * at least three corners beside it.
 */
export function simplifyLine(points: readonly Point[], area: number): Point[] {
  const line = [...points]
  const areas = points.map((_, index) => triangleAt(points, index))
  const fewest = isClosed(points) ? 5 : 2
  while (line.length > fewest) {
    const least = smallest(areas)
    const removed = areas[least] ?? Number.POSITIVE_INFINITY
    if (removed >= area) break
    line.splice(least, 1)
    areas.splice(least, 1)
    for (const at of [least - 1, least]) {
      // Not smaller than what was just removed, or a slow curve would be eaten up from one end.
      areas[at] = Math.max(triangleAt(line, at), removed)
    }
  }
  return line
}

function isClosed(points: readonly Point[]) {
  const [first, last] = [points.at(0), points.at(-1)]
  return first?.[0] === last?.[0] && first?.[1] === last?.[1]
}

/** The area of a point with its neighbours; without end for the first and last. */
function triangleAt(line: readonly Point[], at: number) {
  const [before, point, after] = [line[at - 1], line[at], line[at + 1]]
  if (!before || !point || !after) return Number.POSITIVE_INFINITY
  const across = (point[0] - before[0]) * (after[1] - before[1])
  return Math.abs(across - (after[0] - before[0]) * (point[1] - before[1])) / 2
}

function smallest(numbers: readonly number[]) {
  let least = 0
  for (let at = 1; at < numbers.length; at++) {
    if ((numbers[at] ?? 0) < (numbers[least] ?? 0)) least = at
  }
  return least
}
