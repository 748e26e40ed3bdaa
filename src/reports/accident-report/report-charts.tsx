import { isDistrict } from '#city/crash-figures/view.ts'
import { formatCount } from '#language/counted.ts'
import { weekdayName } from '#language/dates/weekdays.ts'
import { fill } from '#language/fill.ts'
import { askedSaid } from '#reports/accident-report/asked-said.ts'
import { BarList } from '#reports/accident-report/bar-list.tsx'
import { BreakdownBars } from '#reports/accident-report/breakdown-bars.tsx'
import { ChartPart } from '#reports/accident-report/chart-part.tsx'
import { DistrictsPart } from '#reports/accident-report/districts-part.tsx'
import { placeSaid } from '#reports/accident-report/place-said.ts'
import type { Report } from '#reports/accident-report/report.ts'
import type { ReportTable, Wording } from '#reports/accident-report/report-tables.ts'
import {
  countOrFew,
  hourSaid,
  measureSaid,
  outOf100,
  periodSaid,
} from '#reports/accident-report/said.ts'
import { TrendChart } from '#reports/accident-report/trend-chart.tsx'
import { WeekMap } from '#reports/accident-report/week-map.tsx'
import './crash-note.css'
import './chart-part.css'

export interface ReportChartsProps extends Wording {
  report: Report
  tables: readonly ReportTable[]
  /** What links to other views of the report keep of the address. */
  search: string
}

/** The charts of a view, in the order of the questions people ask. */
export function ReportCharts({ report, tables, search, locale, words, links }: ReportChartsProps) {
  const wording = { locale, words, links }
  const shown = (id: ReportTable['id']) => {
    const table = tables.find((one) => one.id === id)
    return { table, asked: table ? askedSaid(report, table, wording) : [] }
  }
  const part = { ...wording, place: placeSaid(report.view.area, wording) }
  const { view, trend, week, factors, modes, circumstances, corridors } = report
  const inDistrict = isDistrict(view.area)
  const cityMark = inDistrict ? [words.cityMark] : []
  return (
    <>
      <DistrictsPart {...part} report={report} search={search} {...shown('districts')} />
      <div className="crash-parts">
        <ChartPart
          {...part}
          id="years"
          heading={words.trend.heading}
          sentence={trendSentence(report, wording)}
          notes={[...(inDistrict ? [words.trend.district] : []), words.trend.late]}
          {...shown('trend')}
        >
          <TrendChart bars={trend} few={words.underShort} chosen={report.period} />
        </ChartPart>
        <ChartPart
          {...part}
          id="hours"
          heading={words.week.heading}
          sentence={weekSentence(report, wording)}
          notes={weekNotes(report, wording)}
          {...shown('week')}
        >
          {week ? <WeekMap week={week} {...wording} /> : null}
        </ChartPart>
        <ChartPart
          {...part}
          id="causes"
          heading={words.factors.heading}
          sentence={factorSentence(report, wording)}
          notes={[...cityMark, words.factors.note]}
          {...shown('factors')}
        >
          <BreakdownBars
            breakdown={factors}
            names={words.factors.names}
            few={words.factors.few}
            under={words.under}
          />
        </ChartPart>
        <ChartPart
          {...part}
          id="roads"
          heading={
            view.area === 'freeways' ? words.corridors.headingFreeways : words.corridors.heading
          }
          sentence={corridorSentence(report, wording)}
          notes={[words.corridors.note]}
          {...shown('corridors')}
        >
          <BarList
            bars={corridors.rows.map((row) => ({
              key: row.road,
              label: row.road,
              value: formatCount(row[view.severity]),
              length: row[view.severity] / (corridors.rows[0]?.[view.severity] ?? 1),
            }))}
          />
        </ChartPart>
        <ChartPart
          {...part}
          id="traveling"
          heading={words.modes.heading}
          sentence={modeSentence(report, wording)}
          notes={[...cityMark, words.modes.note]}
          {...shown('modes')}
        >
          <BreakdownBars
            breakdown={modes}
            names={words.modes.names}
            few={words.modes.few}
            under={words.under}
          />
        </ChartPart>
        <ChartPart
          {...part}
          id="noted"
          heading={words.circumstances.heading}
          sentence={circumstanceSentence(report, wording)}
          notes={[...cityMark, words.circumstances.note]}
          {...shown('circumstances')}
        >
          <BreakdownBars
            breakdown={circumstances}
            names={words.circumstances.names}
            few={words.circumstances.few}
            under={words.under}
          />
          <p className="crash-note">
            <a href={links['hit-and-run'].href}>{words.circumstances.link}</a>
          </p>
        </ChartPart>
      </div>
    </>
  )
}

function trendSentence({ trend, view }: Report, { words }: Wording) {
  const [first, last] = [trend[0], trend.at(-1)]
  if (!first || !last) return words.noPattern
  return fill(words.trend.sentence, {
    last: periodSaid(last.period, words),
    count: countOrFew(last.count, words),
    first: periodSaid(first.period, words),
    firstCount: countOrFew(first.count, words),
    measure: measureSaid(view, words),
  })
}

function weekSentence({ week, view }: Report, { words, locale }: Wording) {
  if (!week) return words.noPattern
  const { weekday, hour, count } = week.busiest
  return fill(words.week.sentence, {
    measure: words.measure[view.severity],
    day: weekdayName(weekday, locale),
    start: hourSaid(hour, locale),
    end: hourSaid(hour + week.blockHours, locale),
    count: formatCount(count),
  })
}

/** The period differs from the view's where single years would make the cells too small. */
function weekNotes({ week, period }: Report, { words }: Wording) {
  if (!week) return []
  const isWider = week.period.from !== period.from || week.period.to !== period.to
  return isWider ? [words.week.allYears, words.week.note] : [words.week.note]
}

function factorSentence({ factors }: Report, { words }: Wording) {
  const [first, second] = factors.rows
  if (!first || !second) return words.noPattern
  return fill(words.factors.sentence, {
    first: words.factors.names[first.name],
    firstCount: formatCount(first.count),
    second: words.factors.names[second.name],
    secondCount: formatCount(second.count),
  })
}

function modeSentence({ modes, view }: Report, { words }: Wording) {
  const measure = words.measure[view.severity]
  const rowOf = (name: 'pedestrian' | 'bicycle') => modes.rows.find((row) => row.name === name)
  const [walking, cycling] = [rowOf('pedestrian'), rowOf('bicycle')]
  if (!walking || !cycling) return fill(words.modes.sentenceFew, { measure })
  return fill(words.modes.sentence, {
    measure,
    walking: outOf100(walking.share),
    cycling: outOf100(cycling.share),
  })
}

function circumstanceSentence({ circumstances, view }: Report, { words }: Wording) {
  const measure = words.measure[view.severity]
  const left = circumstances.rows.find((row) => row.name === 'hitAndRun')
  return left
    ? fill(words.circumstances.sentence, { share: outOf100(left.share), measure })
    : fill(words.circumstances.sentenceFew, { measure })
}

function corridorSentence({ corridors, view }: Report, { words }: Wording) {
  const measure = words.measure[view.severity]
  const [first] = corridors.rows
  if (!first) return fill(words.corridors.none, { measure })
  return fill(words.corridors.sentence, {
    road: first.road,
    measure,
    count: formatCount(first[view.severity]),
  })
}
