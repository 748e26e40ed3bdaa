import type { DrawnCourse } from '#tools/studies/courses.ts'
import type { Words } from '#tools/studies/words.en.ts'
import './course-chart.css'

export interface CourseChartProps {
  course: DrawnCourse
  /** What it shows, for those who do not see it. */
  label: string
  times: Words['chart']['times']
  /** The visitor: a place in time, and a height where pain itself was measured. */
  you?: { week: number; height: number | undefined; label: string } | undefined
}

/** In units of the picture; on a phone one is about 1 px. */
const [left, right, top, bottom] = [34, 350, 30, 214]
const lastWeek = 52

const x = (week: number) => left + ((right - left) * week) / lastWeek
const y = (height: number) => bottom - (bottom - top) * height
const at = ({ week, height }: { week: number; height: number }) =>
  `${x(week).toFixed(1)} ${y(height).toFixed(1)}`

const pathOf = (places: readonly { week: number; height: number }[]) =>
  `M${places.map(at).join('L')}`

function bandPath(band: DrawnCourse['band']) {
  const lower = band.map(({ week, low }) => ({ week, height: low })).reverse()
  return `${pathOf([...band, ...lower])}Z`
}

const ticks = [0, 6, 13, 26, 52] as const

/** Groups of a study over a year, and the visitor's dot. */
export function CourseChart({ course, label, times, you }: CourseChartProps) {
  const { lines, others, band, labels, scale } = course
  const inWords = scale.some(({ text }) => text.length > 3)
  return (
    <svg className="course-chart" viewBox="0 0 360 260" role="img">
      <title>{label}</title>
      {scale.map(({ height, text }) => (
        <g key={text} className="course-chart-scale">
          <path d={`M${left} ${y(height)}H${right}`} />
          {inWords ? (
            <text className="course-chart-word" x={right} y={y(height) + 13}>
              {text}
            </text>
          ) : (
            <text x={left - 6} y={y(height) + 4}>
              {text}
            </text>
          )}
        </g>
      ))}
      {ticks.map((week) => (
        <g key={week} className="course-chart-time">
          <path d={`M${x(week)} ${bottom}v5`} />
          {/* In two rows: the first weeks lie close together. */}
          <text x={x(week)} y={bottom + (week === 6 ? 33 : 19)}>
            {times[week]}
          </text>
        </g>
      ))}
      {band.length > 0 ? <path className="course-chart-band" d={bandPath(band)} /> : null}
      {lines.map(({ id, places, width }) => (
        <path key={id} className="course-chart-line" strokeWidth={width} d={pathOf(places)} />
      ))}
      {others.map((place) => (
        <circle
          key={place.week}
          className="course-chart-other"
          cx={x(place.week)}
          cy={y(place.height)}
          r="4.5"
        />
      ))}
      {labels.map(({ week, height, text, side }) => (
        <text
          key={`${text} ${week}`}
          className={`course-chart-label course-chart-label-${side}`}
          x={x(week) + (side === 'left' ? -2 : 4)}
          y={y(height) - 8}
        >
          {text}
        </text>
      ))}
      {you ? (
        <g className="course-chart-you">
          <path d={`M${x(you.week)} ${top}V${bottom}`} />
          <circle cx={x(you.week)} cy={y(you.height ?? 0)} r="7" />
          <text
            className={you.week > 26 ? 'course-chart-label-left' : 'course-chart-label-right'}
            x={x(you.week)}
            y={top - 9}
          >
            {you.label}
          </text>
        </g>
      ) : null}
    </svg>
  )
}
