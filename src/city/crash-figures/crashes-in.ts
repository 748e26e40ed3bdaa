import type { ShownFigures } from './shown-figures.ts'
import { areaOf, countsOf, inPeriod, type Severity, type View } from './view.ts'

/** What a view counts, or in its place all crashes, injury crashes or severe ones. */
export function crashesIn(
  figures: ShownFigures,
  { area, mode, severity, ...period }: View,
  measure: 'crashes' | Severity = severity,
) {
  const counts = mode
    ? countsOf(areaOf(figures, area).modes[mode], measure)
    : figures.totals[area][measure]
  return inPeriod(counts, figures.years, period)
}
