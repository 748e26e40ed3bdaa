import { useEffect, useRef, useState } from 'react'
import { rounded } from '#language/counted.ts'
import { formatShortDate } from '#language/dates/dates-in-words.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { runsOf, type Trend } from '#tools/symptom-tracker/model/trend.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'
import './trend-chart.css'

export interface TrendChartProps {
  locale: Locale
  words: Words['trend']
  trend: Trend
}

const height = 240
const [left, right, top, bottom] = [30, 12, 14, 212]
const firstWidth = 640

/** Drawn as wide as it is shown, so that its words keep their size on a phone. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(firstWidth)
  useEffect(() => {
    if (!box.current || !('ResizeObserver' in globalThis)) return
    const observer = new ResizeObserver(([entry]) => {
      const shown = Math.round(entry?.contentRect.width ?? 0)
      if (shown > 0) setWidth(shown)
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return { box, width }
}

function spoken({ trend, words, locale }: TrendChartProps) {
  const title = fill(words.chart, {
    from: formatShortDate(trend.from, locale, 'year'),
    to: formatShortDate(trend.to, locale, 'year'),
  })
  if (trend.mean === null || trend.low === null || trend.high === null) return title
  const { mean, low, high } = trend
  return `${title}. ${words.average} ${rounded(mean, locale)}, ${words.lowest.toLowerCase()} ${low}, ${words.highest.toLowerCase()} ${high}.`
}

/** Pain over time. Days without a number are seen as such: the line stops, a mark stands below. */
export function TrendChart({ locale, words, trend }: TrendChartProps) {
  const { box, width } = useWidth()
  const { stretches, step } = trend
  const last = Math.max(stretches.length - 1, 1)
  const x = (index: number) =>
    stretches.length === 1
      ? (left + width - right) / 2
      : left + 8 + ((width - right - left - 16) * index) / last
  const y = (pain: number) => bottom - ((bottom - top) * pain) / 10
  const dot = stretches.length > 45 ? 2.5 : 4
  const middle = { index: Math.floor(last / 2), place: 'diary-chart-middle' }
  const labels =
    stretches.length < 3
      ? [{ ...middle, index: 0 }]
      : [
          { index: 0, place: 'diary-chart-start' },
          middle,
          { index: last, place: 'diary-chart-end' },
        ]

  return (
    <div ref={box} className="diary-chart">
      <svg viewBox={`0 0 ${width} ${height}`} role="img">
        <title>{spoken({ locale, words, trend })}</title>
        {[0, 5, 10].map((pain) => (
          <g key={pain} className="diary-chart-grid">
            <path d={`M${left} ${y(pain)}H${width - right}`} />
            <text x={left - 8} y={y(pain) + 5}>
              {pain}
            </text>
          </g>
        ))}
        {labels.map(({ index, place }) => (
          <text key={place} className={place} x={x(index)} y={height - 6}>
            {formatShortDate(
              stretches[index]?.from ?? trend.from,
              locale,
              step === 'month' ? 'month' : 'day',
            )}
          </text>
        ))}
        {stretches.map(({ from, mean, low, high }, index) =>
          mean === null || low === null || high === null ? (
            <path key={from} className="diary-chart-gap" d={`M${x(index)} ${bottom + 3}v6`} />
          ) : low === high ? null : (
            <path
              key={from}
              className="diary-chart-range"
              d={`M${x(index)} ${y(low)}V${y(high)}`}
            />
          ),
        )}
        {runsOf(stretches).map((run) => (
          <path
            key={run[0]?.index}
            className="diary-chart-line"
            d={`M${run.map(({ index, mean }) => `${x(index).toFixed(1)} ${y(mean).toFixed(1)}`).join('L')}`}
          />
        ))}
        {stretches.map(({ from, mean }, index) =>
          mean === null ? null : (
            <circle
              key={from}
              className="diary-chart-dot"
              cx={x(index).toFixed(1)}
              cy={y(mean).toFixed(1)}
              r={dot}
            />
          ),
        )}
      </svg>
    </div>
  )
}
