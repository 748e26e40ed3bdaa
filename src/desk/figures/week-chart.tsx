import { formatCount } from '#language/counted.ts'
import type { FigureView } from './figures-view.ts'
import './week-chart.css'

const [width, height] = [360, 170]
const [top, bottom] = [18, 146]
/** With more bars, a number would not fit over each. */
const mostWithNumbers = 12

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** A bar for each week, of one piece for each kind. The table below says the same. */
export function WeekChart({ weeks }: Pick<FigureView, 'weeks'>) {
  const most = Math.max(1, ...weeks.map(({ counts }) => sum(counts)))
  const step = width / weeks.length
  const tall = (count: number) => ((bottom - top) * count) / most
  const labelled = Math.ceil(weeks.length / 4)
  return (
    <svg className="week-chart" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="week-axis" d={`M0 ${bottom + 0.5}H${width}`} />
      {weeks.map(({ counts, name }, index) => {
        const total = sum(counts)
        const middle = step * (index + 0.5)
        return (
          <g key={name}>
            {counts.map((count, kind) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a kind is its place
                key={kind}
                className={`week-kind-${kind}`}
                x={step * (index + 0.16)}
                y={bottom - tall(sum(counts.slice(0, kind + 1)))}
                width={step * 0.68}
                height={tall(count)}
              />
            ))}
            {total > 0 && weeks.length <= mostWithNumbers ? (
              <text x={middle} y={bottom - tall(total) - 5}>
                {formatCount(total)}
              </text>
            ) : null}
            {(weeks.length - 1 - index) % labelled === 0 ? (
              <text className="week-name" x={Math.min(middle, width - 20)} y={bottom + 18}>
                {name}
              </text>
            ) : null}
          </g>
        )
      })}
    </svg>
  )
}

/** Which colour is which kind. */
export function ChartKey({ names }: { names: readonly string[] }) {
  return (
    <ul className="week-key">
      {names.map((name, kind) => (
        <li key={name}>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <rect className={`week-kind-${kind}`} width="12" height="12" rx="3" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
