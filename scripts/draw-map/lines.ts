/** In units of the map; y grows to the south. */
export type Point = readonly [x: number, y: number]

/** How far a point lies from the line through two others. */
function distanceToLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point) {
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length === 0) return Math.hypot(x - x1, y - y1)
  return Math.abs((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / length
}

/** The line with fewer points, nowhere farther than `tolerance` from the old one (Douglas and Peucker). */
export function simplify(line: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  const distances = line.map((point) => distanceToLine(point, first, last))
  const farthest = Math.max(...distances)
  if (farthest <= tolerance) return [first, last]
  const bend = distances.indexOf(farthest)
  return [
    ...simplify(line.slice(0, bend + 1), tolerance),
    ...simplify(line.slice(bend), tolerance).slice(1),
  ]
}

/** A line in whole units as an SVG path of relative steps, which is shortest. */
export function pathOf(line: readonly Point[]) {
  const whole = line
    .map(([x, y]): Point => [Math.round(x), Math.round(y)])
    .filter(([x, y], index, all) => x !== all[index - 1]?.[0] || y !== all[index - 1]?.[1])
  const steps = whole.map(([x, y], index) => {
    const [fromX, fromY] = whole[index - 1] ?? [0, 0]
    const step = `${x - fromX} ${y - fromY}`
    if (index === 0) return `M${step}`
    return index === 1 ? `l${step}` : ` ${step}`
  })
  return steps.join('').replaceAll(' -', '-')
}

/** The closed rings of a path of relative steps, as `M1 2l3 4…z`. */
export function ringsOf(path: string): Point[][] {
  return path
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      const numbers = (ring.match(/-?\d*\.?\d+/g) ?? []).map(Number)
      let [x, y] = [0, 0]
      return Array.from({ length: numbers.length / 2 }, (_, index): Point => {
        x += numbers[index * 2] ?? 0
        y += numbers[index * 2 + 1] ?? 0
        return [x, y]
      })
    })
}
