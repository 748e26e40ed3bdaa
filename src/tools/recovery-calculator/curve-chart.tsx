import { fill } from '#language/fill.ts'
import type { Words } from '#tools/recovery-calculator/words.en.ts'
import type { CurvePoint } from '#tools/studies/low-back-curve.ts'
import './curve-chart.css'

export interface CurveChartProps {
  points: readonly CurvePoint[]
  words: Words['result']['charts']
  /** Draws the three phases of the care plan behind the curve. */
  withPhases: boolean
}

/** The drawing area in the units of the picture; pain from 0 to 60 and weeks from 0 to 52 fit in. */
const left = 34
const right = 352
const top = 26
const bottom = 204
const lastWeek = 52
const highestPain = 60

const x = (week: number) => left + ((right - left) * week) / lastWeek
const y = (pain: number) => bottom - ((bottom - top) * pain) / highestPain
const at = (week: number, pain: number) => `${x(week).toFixed(1)} ${y(pain).toFixed(1)}`

const painTicks = [0, 20, 40, 60]
const weekTicks = [0, 6, 12, 26, 39, 52]
const phaseBands = [
  { name: '1', from: 0, to: 2, className: 'curve-chart-band' },
  { name: '2', from: 2, to: 6, className: 'curve-chart-band curve-chart-band-dark' },
  { name: '3', from: 6, to: 12, className: 'curve-chart-band' },
]

function rangePath(points: readonly CurvePoint[]) {
  const over = points.map(({ week, high }) => at(week, high))
  const under = points.map(({ week, low }) => at(week, low)).reverse()
  return `M${[...over, ...under].join('L')}Z`
}

function spokenCurve(points: readonly CurvePoint[], template: Words['result']['charts']['curve']) {
  const mean = (week: number) => points.find((point) => point.week === week)?.mean ?? ''
  return fill(template, { start: mean(0), week6: mean(6), week26: mean(26), week52: mean(52) })
}

/** A group mean over a year: straight lines between the published points, with their range. */
export function CurveChart({ points, words, withPhases }: CurveChartProps) {
  return (
    <svg className="curve-chart" viewBox="0 0 360 250" role="img">
      <title>{spokenCurve(points, words.curve)}</title>
      {withPhases
        ? phaseBands.map(({ name, from, to, className }) => (
            <g key={name} className={className}>
              <rect x={x(from)} y={top} width={x(to) - x(from)} height={bottom - top} />
              <text x={(x(from) + x(to)) / 2} y={top - 5}>
                {name}
              </text>
            </g>
          ))
        : null}
      {painTicks.map((pain) => (
        <g key={pain} className="curve-chart-tick">
          <path d={`M${left} ${y(pain)}H${right}`} />
          <text x={left - 6} y={y(pain) + 4} className="curve-chart-side">
            {pain}
          </text>
        </g>
      ))}
      {weekTicks.map((week) => (
        <text key={week} className="curve-chart-week" x={x(week)} y={bottom + 17}>
          {week}
        </text>
      ))}
      <text className="curve-chart-axis curve-chart-axis-pain" x={right} y={top - 9}>
        {words.pain}
      </text>
      <text className="curve-chart-axis" x={(left + right) / 2} y={bottom + 38}>
        {words.weeks}
      </text>
      <path className="curve-chart-range" d={rangePath(points)} />
      <path
        className="curve-chart-line"
        d={`M${points.map(({ week, mean }) => at(week, mean)).join('L')}`}
      />
      {points.map(({ week, mean }) => (
        <g key={week} className="curve-chart-point">
          <circle cx={x(week)} cy={y(mean)} r="4.5" />
          <text
            x={x(week) + 8}
            y={y(mean) - 9}
            className={week === lastWeek ? 'curve-chart-last' : ''}
          >
            {mean}
          </text>
        </g>
      ))}
    </svg>
  )
}
