/**
 * Pooled mean pain out of 100 in low back pain that did not come from crashes. Menezes Costa LC and
 * others, CMAJ 2012;184(11):E613-24: 33 cohorts, 11,166 people. `low` and `high` bound the 95%
 * range of the mean, not of people.
 */
export interface CurvePoint {
  week: number
  mean: number
  low: number
  high: number
}

export type Course = 'acute' | 'persistent'

/** Acute: under 12 weeks at the start. Persistent: 12 weeks to 12 months at the start. */
export const lowBackCurve: Record<Course, readonly CurvePoint[]> = {
  acute: [
    { week: 0, mean: 52, low: 48, high: 57 },
    { week: 6, mean: 23, low: 21, high: 25 },
    { week: 26, mean: 12, low: 9, high: 15 },
    { week: 52, mean: 6, low: 3, high: 10 },
  ],
  persistent: [
    { week: 0, mean: 51, low: 44, high: 59 },
    { week: 6, mean: 33, low: 29, high: 38 },
    { week: 26, mean: 26, low: 20, high: 33 },
    { week: 52, mean: 23, low: 16, high: 30 },
  ],
}

/**
 * Group mean out of 100 at a week, on straight lines between the published points.
 * @throws RangeError outside weeks 0 to 52, where nothing was published.
 */
export function lowBackMean(course: Course, week: number): number {
  const points = lowBackCurve[course]
  const next = points.findIndex((point) => point.week >= week)
  const after = points[next]
  if (week < 0 || after === undefined) throw new RangeError(`week ${week} is not in 0 to 52`)
  const before = points[next - 1]
  if (before === undefined) return after.mean
  const share = (week - before.week) / (after.week - before.week)
  return before.mean + share * (after.mean - before.mean)
}
