import { formatCount } from '#language/counted.ts'
import { formatHourShort } from '#language/dates/dates-in-words.ts'
import { fill } from '#language/fill.ts'
import { heatClasses, heatOf } from '#reports/accident-report/heat.ts'
import type { Wording } from '#reports/accident-report/report-tables.ts'
import type { WeekShown } from '#reports/accident-report/week-shown.ts'
import './week-map.css'
import './chart.css'
import './heat.css'

const [left, top, cellHeight, hourWidth] = [38, 20, 21, 13]
const [width, height] = [left + 24 * hourWidth, top + 7 * cellHeight]

export interface WeekMapProps extends Wording {
  week: WeekShown
}

interface Cell {
  x: number
  y: number
  width: number
}

/** Each cell from where the last one stands: the same few letters again and again. */
function pathOf(cells: readonly Cell[]) {
  return cells
    .map(({ x, y, width }, index) => {
      const last = cells[index - 1] ?? { x: 0, y: 0 }
      return `m${x - last.x} ${y - last.y}v${cellHeight - 1}h${width - 1}v${1 - cellHeight}z`
    })
    .join('')
}

/** Seven rows of hours, darker where there were more crashes; one path for each shade. */
export function WeekMap({ week, words, locale }: WeekMapProps) {
  const { blockHours, days, busiest } = week
  const wide = hourWidth * blockHours
  const cells = days.flatMap((day, row) =>
    day.map((count, block) => ({
      shade: heatOf(count ?? 0, busiest.count),
      x: left + block * wide,
      y: top + row * cellHeight,
      width: wide,
    })),
  )
  return (
    <>
      <svg className="crash-chart" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {[0, 6, 12, 18].map((hour) => (
          <text key={hour} className="crash-week-hour" x={left + hour * hourWidth} y={top - 6}>
            {formatHourShort(hour, locale)}
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
            d={pathOf(cells.filter((cell) => cell.shade === shade))}
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
