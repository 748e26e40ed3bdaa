import { type ReactNode, useDeferredValue, useMemo } from 'react'
import type { ShownFigures } from '#city/crash-figures/shown-figures.ts'
import type { District } from '#city/here/city.ts'
import { StaticHtml } from '#design/island/static-html.tsx'
import type { Locale } from '#language/locales.ts'
import { type AskedName, searchOfChoice, viewOf } from '#reports/accident-report/choice.ts'
import { FilterNotes } from '#reports/accident-report/filter-notes.tsx'
import { Filters } from '#reports/accident-report/filters.tsx'
import { reportOf } from '#reports/accident-report/report.ts'
import { ReportCharts } from '#reports/accident-report/report-charts.tsx'
import { ReportHead } from '#reports/accident-report/report-head.tsx'
import type { ReportLinks } from '#reports/accident-report/report-links.ts'
import { tablesOf } from '#reports/accident-report/report-tables.ts'
import { TakeReport } from '#reports/accident-report/take-report.tsx'
import { Tiles } from '#reports/accident-report/tiles.tsx'
import { useChoice } from '#reports/accident-report/use-choice.ts'
import type { Words } from '#reports/accident-report/words.en.ts'
import './accident-report.css'

export interface AccidentReportProps {
  locale: Locale
  words: Words
  links: ReportLinks
  figures: ShownFigures
  /** The page of one district; without it the page of the city. */
  district?: District | undefined
  /** What stands under the counts, drawn by the server: a browser keeps it as it is. */
  beneath?: ReactNode
  /** The choice that is shown at first, as it stands in the address. */
  search?: string
  /** What of the address made no sense. */
  wrong?: readonly AskedName[]
  /** Whether a server of ours answers the form of a browser without scripts. */
  answered?: boolean
}

/** Where a browser without scripts is led by its form. */
const anchor = 'counts'

/**
 * Headline, filters, tiles and charts. As HTML it is the whole view that its address asks for; once
 * awake it follows the filters, and each is a step of Back and Forward.
 */
export function AccidentReport({
  locale,
  words,
  links,
  figures,
  district,
  beneath,
  search = '',
  wrong = [],
  answered = false,
}: AccidentReportProps) {
  const { years } = figures
  const { root, choice, formNumber, choose, startAnew } = useChoice(search, years)
  const shown = useMemo(
    () => ({
      report: reportOf(figures, viewOf(choice, district)),
      search: searchOfChoice(choice, figures.years),
    }),
    [figures, choice, district],
  )
  const { report } = shown
  // A report that is drawn has its page.
  const { href: action = '', name } =
    links[district ? (`district-${district}` as const) : 'accident-report']
  const wording = { locale, words, links }
  // What is folded or far below follows when the counts at the top have been drawn.
  const later = useDeferredValue(shown)
  const charts = useMemo(
    () => (
      <ReportCharts
        {...later}
        accepted={figures.accepted}
        tables={tablesOf(later.report, { locale, words, links })}
        locale={locale}
        words={words}
        links={links}
      />
    ),
    [later, figures, locale, words, links],
  )
  const start = `${action}#${anchor}`

  return (
    <div className="crash-report" id={anchor} data-answered={answered ? '' : undefined} ref={root}>
      <ReportHead report={report} figures={figures} name={name} locale={locale} words={words} />
      <Filters
        key={formNumber}
        choice={choice}
        years={years}
        withLayers={!district}
        words={words}
        action={start}
        onChoose={choose}
      />
      <FilterNotes
        report={report}
        choice={choice}
        search={shown.search}
        district={district}
        wording={wording}
        start={start}
        onReset={startAnew}
        answered={answered}
        wrong={shown.search === search ? wrong : []}
        years={years}
      />
      <Tiles tiles={report.tiles} words={words} />
      <StaticHtml>{beneath}</StaticHtml>
      {charts}
      <TakeReport
        report={report}
        choice={choice}
        district={district}
        wording={wording}
        action={action}
      />
    </div>
  )
}
