import type { Point } from './borders.ts'

/**
 * Takes away the points that matter least, as Visvalingam and Whyatt do (1993): again and again
 * the one whose triangle with its two neighbours is smallest, until no triangle is smaller than
 * `area`. The ends stay. A line that ends where it begins keeps at least four corners.
 */
export function simplifyLine(points: readonly Point[], area: number): Point[] {
  const first = points.at(0)
  const last = points.at(-1)
  const isRing = first?.[0] === last?.[0] && first?.[1] === last?.[1]
  const fewest = isRing ? 5 : 2
  const before = points.map((_, index) => index - 1)
  const after = points.map((_, index) => index + 1)
  const areas = points.map((_, index) => areaAt(points, index - 1, index, index + 1))
  const queue = new Set(points.keys().filter((index) => index > 0 && index < points.length - 1))
  let left = points.length
  for (;;) {
    const least = leastOf(queue, areas)
    if (least === undefined || left <= fewest || (areas[least] ?? 0) >= area) break
    queue.delete(least)
    left--
    const [one, other] = [before[least] ?? 0, after[least] ?? 0]
    after[one] = other
    before[other] = one
    for (const at of [one, other]) {
      // Never smaller than the one just removed, or a line of small steps would vanish at once.
      const next = areaAt(points, before[at] ?? 0, at, after[at] ?? 0)
      areas[at] = Math.max(next, areas[least] ?? 0)
    }
  }
  return points.filter((_, index) => index === 0 || index === points.length - 1 || queue.has(index))
}
