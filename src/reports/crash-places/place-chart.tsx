import { formatCount } from '#language/counted.ts'
import { formatHourShort } from '#language/dates/dates-in-words.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { intervalOfCount } from '#reports/crash-places/chance.ts'
import { type CrashPlace, placeName } from '#reports/crash-places/crash-places.ts'
import { hoursSaid, spanSaid } from '#reports/crash-places/place-rows.ts'
import type { Words } from '#reports/crash-places/words.en.ts'
import './place-chart.css'

export interface PlaceChartProps {
  place: CrashPlace
  words: Words
  locale: Locale
  period: { from: number; to: number }
}

interface Bar {
  label: string
  count: number | null
}

const [width, tall] = [360, 120]

/** Of more bars their counts have no room. */
const manyBars = 9

/** More parts of the day than these say where they begin, and four of them do. */
const fewHours = 2
const labelledHours = 4

/** From one line of the source to the next. */
const sourceLine = 14

interface PanelProps {
  bars: readonly Bar[]
  heading: string
  /** Bars are told by where they begin, and only each of so many. */
  labelEach?: number | undefined
  few: string
  top: number
}

/** Bars with their counts, and what chance allows as a thin line. */
function Panel({ bars, heading, labelEach, few, top }: PanelProps) {
  const most = Math.max(1, ...bars.map(({ count }) => intervalOfCount(count ?? 0).high))
  const step = width / bars.length
  const wide = Math.min(step * 0.7, 70)
  const base = top + 24 + tall
  const y = (count: number) => Math.round((base - (tall * count) / most) * 10) / 10
  const isNarrow = bars.length > manyBars
  return (
    <g>
      <text className="place-chart-heading" x="0" y={top}>
        {heading}
      </text>
      {bars.map(({ label, count }, index) => {
        const middle = step * (index + 0.5)
        const { low, high } = intervalOfCount(count ?? 0)
        return (
          <g key={label}>
            {count === null ? null : (
              <>
                <rect x={middle - wide / 2} y={y(count)} width={wide} height={base - y(count)} />
                <path className="place-chart-chance" d={`M${middle} ${y(low)}V${y(high)}`} />
              </>
            )}
            {isNarrow ? null : (
              <text x={middle} y={base - 6} className={count === null ? '' : 'place-chart-count'}>
                {count === null ? few : formatCount(count)}
              </text>
            )}
            {labelEach && index % labelEach > 0 ? null : (
              <text
                className={labelEach ? 'place-chart-start' : undefined}
                x={labelEach ? step * index : middle}
                y={base + 15}
              >
                {label}
              </text>
            )}
          </g>
        )
      })}
      <path className="place-chart-axis" d={`M0 ${base}H${width}`} />
    </g>
  )
}

/** Whether a place has crashes enough for a chart. */
export const isCharted = ({ hours, spans }: CrashPlace) => hours.length + spans.length > 0

/** Years and hours of a place in one picture that says by itself what it is: it can be taken along. */
export function PlaceChart({ place, words, locale, period }: PlaceChartProps) {
  const { hours, spans } = place
  const isByStart = hours.length > fewHours
  const panels = [
    {
      heading: words.years,
      labelEach: undefined,
      bars: spans.map((span) => ({ label: spanSaid(span, words), count: span.injury })),
    },
    {
      heading: words.hours,
      labelEach: isByStart ? hours.length / labelledHours : undefined,
      bars: hours.map((count, part) => ({
        label: isByStart
          ? formatHourShort((part * 24) / hours.length, locale)
          : hoursSaid(part, hours.length, words, locale),
        count,
      })),
    },
  ].filter(({ bars }) => bars.length > 0)
  const sources = [fill(words.source, { period: spanSaid(period, words) }), words.reported]
  const height = 32 + panels.length * (tall + 62) + sources.length * sourceLine
  return (
    <svg className="place-chart" viewBox={`0 0 ${width} ${height}`} role="img">
      <title>{`${placeName(place, locale)}: ${words.crashes}`}</title>
      <text className="place-chart-title" x="0" y="14">
        {placeName(place, locale)}
      </text>
      {panels.map(({ bars, heading, labelEach }, index) => (
        <Panel
          key={heading}
          bars={bars}
          heading={heading}
          labelEach={labelEach}
          few={words.few}
          top={44 + index * (tall + 62)}
        />
      ))}
      {sources.map((source, index) => (
        <text
          key={source}
          className="place-chart-source"
          x="0"
          y={height - 6 - (sources.length - 1 - index) * sourceLine}
        >
          {source}
        </text>
      ))}
    </svg>
  )
}
