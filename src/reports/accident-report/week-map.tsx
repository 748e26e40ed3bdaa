import { formatCount } from '#language/counted.ts'
import { fill } from '#language/fill.ts'
import { heatClasses, heatOf } from '#reports/accident-report/heat.ts'
import type { Wording } from '#reports/accident-report/report-tables.ts'
import { hourSaid } from '#reports/accident-report/said.ts'
import type { WeekShown } from '#reports/accident-report/week-shown.ts'
import './week-map.css'
import './chart.css'
import './heat.css'

const [left, top, cellHeight, hourWidth] = [38, 20, 21, 13.4]
const [width, height] = [left + 24 * hourWidth, top + 7 * cellHeight]

export interface WeekMapProps extends Wording {
  week: WeekShown
}

/** Seven rows of hours, darker where there were more crashes; one path for each shade. */
export function WeekMap({ week, words, locale }: WeekMapProps) {
  const { blockHours, days, busiest } = week
  const wide = hourWidth * blockHours
  const cells = days.flatMap((day, row) =>
    day.map((count, block) => ({
      shade: heatOf(count ?? 0, busiest.count),
      d: `M${round(left + block * wide)} ${top + row * cellHeight}h${round(wide - 1)}v${cellHeight - 1}h-${round(wide - 1)}z`,
    })),
  )
  return (
    <>
      <svg className="crash-chart" viewBox={`0 0 ${round(width)} ${height}`} aria-hidden="true">
        {[0, 6, 12, 18].map((hour) => (
          <text
            key={hour}
            className="crash-week-hour"
            x={round(left + hour * hourWidth)}
            y={top - 6}
          >
            {hourSaid(hour, locale)}
          </text>
        ))}
        {words.weekdaysShort.map((day, row) => (
          <text key={day} className="crash-week-day" x="0" y={top + row * cellHeight + 15}>
            {day}
          </text>
        ))}
        {heatClasses.map((shade) => (
          <path
            key={shade}
            className={shade}
            d={cells
              .filter((cell) => cell.shade === shade)
              .map(({ d }) => d)
              .join('')}
          />
        ))}
      </svg>
      <p className="crash-legend">
        {words.week.fewest}
        <svg viewBox="0 0 100 12" aria-hidden="true">
          {heatClasses.map((shade, index) => (
            <path key={shade} className={shade} d={`M${index * 20} 0h19v12h-19z`} />
          ))}
        </svg>
        {fill(words.week.most, { count: formatCount(busiest.count) })}
      </p>
    </>
  )
}

function round(units: number) {
  return Math.round(units * 10) / 10
}
