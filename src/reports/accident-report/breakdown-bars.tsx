import type { Breakdown } from '#city/crash-figures/breakdown.ts'
import { smallestShown } from '#city/crash-figures/small-numbers.ts'
import { formatCount } from '#language/counted.ts'
import { type Bar, BarList } from '#reports/accident-report/bar-list.tsx'

export interface BreakdownBarsProps<Name extends string> {
  breakdown: Breakdown<Name>
  names: Readonly<Record<Name, string>>
  /** What the rows that are too small to show are called together. */
  few: string
  under: string
}

/** Bars beyond these are short, and are in the table. */
const mostBars = 8

/** The largest rows of a breakdown as bars of their share of all; for a district with the city's share as a mark. */
export function BreakdownBars<Name extends string>({
  breakdown: { rows, few, total },
  names,
  few: fewLabel,
  under,
}: BreakdownBarsProps<Name>) {
  const bars: Bar[] = rows.slice(0, mostBars).map(({ name, count, share, cityShare }) => ({
    key: name,
    label: names[name],
    value: formatCount(count),
    length: share,
    mark: cityShare,
  }))
  const rest: Bar[] =
    few && rows.length < mostBars
      ? [
          {
            key: 'few',
            label: fewLabel,
            value: few.count < smallestShown ? under : formatCount(few.count),
            length: few.count / Math.max(1, total),
          },
        ]
      : []
  return <BarList bars={[...bars, ...rest]} />
}
