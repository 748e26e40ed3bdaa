import type { Point } from './borders.ts'

/**
 * Closed rings as an SVG path with one decimal and relative steps, which are shortest. Steps go
 * from rounded point to rounded point, so two areas that share a border share it exactly.
 */
export function svgPath(rings: readonly (readonly Point[])[]) {
  return rings.map(ringPath).join('')
}

function ringPath(ring: readonly Point[]) {
  const tenths = ring.map(([x, y]): Point => [Math.round(x * 10), Math.round(y * 10)])
  const kept = tenths.filter(([x, y], index) => {
    const [beforeX, beforeY] = tenths.at(index - 1) ?? [Number.NaN, Number.NaN]
    return x !== beforeX || y !== beforeY
  })
  const steps = kept.map((point, index) => step(point, kept[index - 1]))
  return `${steps.join('')}z`
}

function step([x, y]: Point, before: Point | undefined) {
  if (!before) return `M${pair(x, y)}`
  return `l${pair(x - before[0], y - before[1])}`
}

function pair(x: number, y: number) {
  const second = decimal(y)
  return `${decimal(x)}${second.startsWith('-') ? '' : ' '}${second}`
}

/** Tenths as a number without a zero before the point: 4 is `.4`, -12 is `-1.2`. */
function decimal(tenths: number) {
  return String(tenths / 10).replace(/^(-?)0\./, '$1.')
}
