import type { Period } from '#city/crash-figures/view.ts'
import { formatCount } from '#language/counted.ts'
import type { TrendBar } from '#reports/accident-report/report.ts'
import './trend-chart.css'
import './chart.css'

const [width, height] = [360, 190]
const [top, bottom] = [42, 166]

export interface TrendChartProps {
  bars: readonly TrendBar[]
  /** What stands for a count that is too small to be shown, in a few letters. */
  few: string
  /** What is said over the last bar. */
  last: string
  /** Years outside of it are drawn paler. */
  chosen: Period
}

/** A bar for each year or span, with its count; for a district a line at the districts' mean. */
export function TrendChart({ bars, few, last, chosen }: TrendChartProps) {
  const most = Math.max(1, ...bars.flatMap(({ count, mean }) => [count ?? 0, mean ?? 0]))
  const step = width / bars.length
  const bar = Math.min(step * 0.68, 80)
  const tall = (count: number) => Math.round(((bottom - top) * count) / most)
  const isChosen = ({ from, to }: Period) => chosen.from <= from && to <= chosen.to
  return (
    <svg className="crash-chart" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="crash-axis" d={`M0 ${bottom + 0.5}H${width}`} />
      {bars.map(({ period, count: shown, mean }, index) => {
        const count = shown ?? 0
        const middle = Math.round(step * (index + 0.5))
        const left = Math.round(middle - bar / 2)
        return (
          <g key={period.from} className={isChosen(period) ? undefined : 'crash-pale'}>
            <rect
              x={left}
              y={bottom - tall(count)}
              width={Math.round(bar)}
              height={tall(count)}
              rx="3"
            />
            <text x={middle} y={bottom - tall(Math.max(count, mean ?? 0)) - 6}>
              {shown === null ? few : formatCount(count)}
            </text>
            {index === bars.length - 1 ? (
              <>
                <text className="crash-axis-word crash-said" x={width} y="12">
                  {last}
                </text>
                <path
                  className="crash-axis"
                  d={`M${middle} 18V${bottom - tall(Math.max(count, mean ?? 0)) - 20}`}
                />
              </>
            ) : null}
            <text className="crash-axis-word" x={middle} y={bottom + 18}>
              {period.from === period.to ? period.from : `${period.from}–${period.to % 100}`}
            </text>
            {mean === undefined ? null : (
              <path
                className="crash-mean"
                d={`M${left - 3} ${bottom - tall(mean)}h${Math.round(bar) + 6}`}
              />
            )}
          </g>
        )
      })}
    </svg>
  )
}
