import type { ByYear } from './figures.ts'

/** A year's count beside the one of the year before. */
export interface Change {
  year: number
  count: number
  before: number
  /** Positive when there were more. */
  difference: number
  /** The difference as a share of the year before: -0.1 is a tenth less. `undefined` after a zero. */
  share: number | undefined
}

/** `undefined` when the figures do not have both years. */
export function changeAgainstYearBefore(
  counts: ByYear,
  years: readonly number[],
  year: number,
): Change | undefined {
  const count = counts[years.indexOf(year)]
  const before = counts[years.indexOf(year - 1)]
  if (count === undefined || before === undefined) return undefined
  const difference = count - before
  return { year, count, before, difference, share: before === 0 ? undefined : difference / before }
}
