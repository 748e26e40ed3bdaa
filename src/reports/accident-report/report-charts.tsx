import { isWithinChanceOfMany } from '#city/crash-figures/chance.ts'
import type { ShownFigures } from '#city/crash-figures/shown-figures.ts'
import { isDistrict } from '#city/crash-figures/view.ts'
import { districts } from '#city/here/city.ts'
import { formatCount } from '#language/counted.ts'
import { weekdayName } from '#language/dates/weekdays.ts'
import { fill } from '#language/fill.ts'
import { askedSaid } from '#reports/accident-report/asked-said.ts'
import { BarList } from '#reports/accident-report/bar-list.tsx'
import { BreakdownBars } from '#reports/accident-report/breakdown-bars.tsx'
import { ChartPart, type ChartPartProps } from '#reports/accident-report/chart-part.tsx'
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
import './chart-part.css'

export interface ReportChartsProps extends Wording {
  report: Report
  tables: readonly ReportTable[]
  accepted: ShownFigures['accepted']
  /** What links to other views of the report keep of the address. */
  search: string
}

/** What each chart is given. */
interface PartProps {
  report: Report
  wording: Wording
  /** Words, place and table of the chart, and where it differs from what was asked for. */
  part: Pick<ChartPartProps, 'words' | 'place' | 'table' | 'asked' | 'unusual'>
}

/** What each shows of the tables that an import compares, by the names that `--accept` takes; of the others the notes speak. */
const importedTables: Readonly<Record<ReportTable['id'], readonly string[]>> = {
  tiles: [],
  trend: ['totals', 'severity'],
  week: ['weekdays', 'hours'],
  factors: ['factors'],
  modes: ['modes'],
  circumstances: ['circumstances'],
  districts: ['districts', 'placing'],
  corridors: ['corners'],
}

/** The charts of a view, in the order of the questions people ask. */
export function ReportCharts(props: ReportChartsProps) {
  const { report, tables, accepted = [], search, locale, words, links } = props
  const wording = { locale, words, links }
  const place = placeSaid(report.view.area, wording)
  const propsOf = (id: ReportTable['id']) => {
    const table = tables.find((one) => one.id === id)
    const asked = table ? askedSaid(report, table, wording) : []
    const unusual = accepted
      .filter((one) => importedTables[id].includes(one.table))
      .map(({ reason }) => reason)
    return { report, wording, part: { words, place, table, asked, unusual } }
  }
  return (
    <>
      <DistrictsPart {...wording} {...propsOf('districts').part} report={report} search={search} />
      <div className="crash-parts">
        <YearsPart {...propsOf('trend')} />
        <HoursPart {...propsOf('week')} />
        <CausesPart {...propsOf('factors')} />
        <RoadsPart {...propsOf('corridors')} />
        <TravelPart {...propsOf('modes')} />
        <CircumstancesPart {...propsOf('circumstances')} />
      </div>
    </>
  )
}

/** Says that bars of a district have a mark for the city. */
const cityMark = ({ view }: Report, { words }: Wording) =>
  isDistrict(view.area) ? [words.cityMark] : []

function YearsPart({ report, wording, part }: PartProps) {
  const { words } = wording
  return (
    <ChartPart
      {...part}
      id="years"
      open
      heading={words.trend.heading}
      sentence={trendSentence(report, wording)}
      notes={[
        ...(isDistrict(report.view.area)
          ? [fill(words.trend.district, { districts: districts.length })]
          : []),
        words.trend.late,
      ]}
    >
      <TrendChart
        bars={report.trend}
        few={words.underShort}
        last={words.trend.mayRise}
        chosen={report.period}
      />
    </ChartPart>
  )
}

function HoursPart({ report, wording, part }: PartProps) {
  return (
    <ChartPart
      {...part}
      id="hours"
      heading={wording.words.week.heading}
      sentence={weekSentence(report, wording)}
      notes={weekNotes(report, wording)}
    >
      {report.week ? <WeekMap week={report.week} {...wording} /> : null}
    </ChartPart>
  )
}

function CausesPart({ report, wording, part }: PartProps) {
  const { factors: words, under } = wording.words
  return (
    <ChartPart
      {...part}
      id="causes"
      heading={words.heading}
      sentence={factorSentence(report, wording)}
      notes={[...cityMark(report, wording), words.note]}
    >
      <BreakdownBars breakdown={report.factors} names={words.names} few={words.few} under={under} />
    </ChartPart>
  )
}

function RoadsPart({ report, wording, part }: PartProps) {
  const { corridors: words } = wording.words
  const { area, severity } = report.view
  const { rows } = report.corridors
  return (
    <ChartPart
      {...part}
      id="roads"
      heading={area === 'freeways' ? words.headingFreeways : words.heading}
      sentence={corridorSentence(report, wording)}
      notes={[words.note]}
    >
      <BarList
        bars={rows.map((row) => ({
          key: row.road,
          label: row.road,
          value: formatCount(row[severity]),
          length: row[severity] / (rows[0]?.[severity] ?? 1),
        }))}
      />
    </ChartPart>
  )
}

function TravelPart({ report, wording, part }: PartProps) {
  const { modes: words, under } = wording.words
  return (
    <ChartPart
      {...part}
      id="traveling"
      heading={words.heading}
      sentence={modeSentence(report, wording)}
      notes={[...cityMark(report, wording), words.note]}
    >
      <BreakdownBars breakdown={report.modes} names={words.names} few={words.few} under={under} />
    </ChartPart>
  )
}

function CircumstancesPart({ report, wording, part }: PartProps) {
  const { circumstances: words, under } = wording.words
  const { links } = wording
  return (
    <ChartPart
      {...part}
      id="noted"
      heading={words.heading}
      sentence={circumstanceSentence(report, wording)}
      notes={[...cityMark(report, wording), words.note]}
    >
      <BreakdownBars
        breakdown={report.circumstances}
        names={words.names}
        few={words.few}
        under={under}
      />
      {links['hit-and-run'].href ? (
        <p className="fine-print">
          <a href={links['hit-and-run'].href}>{words.link}</a>
        </p>
      ) : null}
    </ChartPart>
  )
}

function trendSentence({ trend, view }: Report, { words }: Wording) {
  const [first, last] = [trend[0], trend.at(-1)]
  if (!first || !last) return words.noPattern
  const sentence = fill(words.trend.sentence, {
    last: periodSaid(last.period, words),
    count: countOrFew(last.count, words),
    first: periodSaid(first.period, words),
    firstCount: countOrFew(first.count, words),
    measure: measureSaid(view, words),
  })
  if (last.count === null || first.count === null || first === last) return sentence
  const isChance = isWithinChanceOfMany({ now: last.count, before: first.count })
  return `${sentence} ${isChance ? words.trend.withinChance : words.trend.beyondChance}`
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
