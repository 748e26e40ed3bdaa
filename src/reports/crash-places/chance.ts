import { beyondChance } from '#city/crash-figures/chance.ts'

/** What chance alone allows, 95 times in 100. */
export interface Interval {
  low: number
  high: number
}

const z = beyondChance

/**
 * Between which means a count of independent events is no surprise: the exact limits of Poisson's
 * distribution by Wilson and Hilferty's approximation, right to a tenth from 5 on.
 */
export function intervalOfCount(count: number): Interval {
  const limit = (events: number, way: 1 | -1) =>
    events * (1 - 1 / (9 * events) + (way * z) / (3 * Math.sqrt(events))) ** 3
  return { low: count === 0 ? 0 : limit(count, -1), high: limit(count + 1, 1) }
}

/** Between which shares a part of a count is no surprise, from 0 to 1: Wilson's score interval. */
export function intervalOfShare(part: number, whole: number): Interval {
  const share = part / whole
  const middle = share + z ** 2 / (2 * whole)
  const half = z * Math.sqrt((share * (1 - share)) / whole + z ** 2 / (4 * whole ** 2))
  const all = 1 + z ** 2 / whole
  return { low: (middle - half) / all, high: (middle + half) / all }
}
