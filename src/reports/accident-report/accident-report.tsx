import { type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react'
import { formatDate } from '#i18n/dates.ts'
import { fill } from '#i18n/fill.ts'
import type { Locale } from '#i18n/locales.ts'
import {
  choiceFromSearch,
  firstChoice,
  searchOfChoice,
  viewOf,
} from '#reports/accident-report/choice.ts'
import { askedBy, Filters } from '#reports/accident-report/filters.tsx'
import { reportOf } from '#reports/accident-report/report.ts'
import { ReportCharts } from '#reports/accident-report/report-charts.tsx'
import { reportCsv } from '#reports/accident-report/report-csv.ts'
import { tablesOf } from '#reports/accident-report/report-tables.ts'
import { countSaid, periodAtStart, periodSaid } from '#reports/accident-report/said.ts'
import { Tiles } from '#reports/accident-report/tiles.tsx'
import type { Words } from '#reports/accident-report/words.en.ts'
import type { District } from '#reports/crash-figures/figures.ts'
import type { ShownFigures } from '#reports/crash-figures/shown-figures.ts'
import { isDistrict, wholePeriod } from '#reports/crash-figures/view.ts'
import { href, page } from '#site/addresses.ts'
import { Button } from '#ui/button/button.tsx'
import { saveFile } from '#ui/save-file.ts'
import './accident-report.css'
import './crash-note.css'

export interface AccidentReportProps {
  locale: Locale
  words: Words
  figures: ShownFigures
  /** The page of one district; without it the page of the city. */
  district?: District | undefined
}

/**
 * Headline, filters, tiles and charts. As HTML it is the whole first view; once awake it follows
 * the filters and keeps them in the address.
 */
export function AccidentReport({ locale, words, figures, district }: AccidentReportProps) {
  const { years, dataThrough, yearsNotCounted } = figures
  const root = useRef<HTMLDivElement>(null)
  const [choice, setChoice] = useState(() => firstChoice(figures))
  // A new number makes the form anew, with the choice as its first values.
  const [formNumber, setFormNumber] = useState(0)
  const { report, tables } = useMemo(() => {
    const made = reportOf(figures, viewOf(choice, district))
    return { report: made, tables: tablesOf(made, { locale, words }) }
  }, [figures, choice, district, locale, words])
  const action = href(district ? `district-${district}` : 'accident-report', locale)
  const isFirst = searchOfChoice(choice, years) === ''
  const districtName = district ? page(`district-${district}`).name[locale] : ''
  const { area, severity } = report.view
  const headline = words.headline[isDistrict(area) ? 'district' : area][severity]

  function choose(asked: string | URLSearchParams) {
    const chosen = choiceFromSearch(asked, years)
    setChoice(chosen)
    const { pathname, search, hash } = location
    history.replaceState(history.state, '', pathname + searchOfChoice(chosen, years, search) + hash)
  }

  function showChoice(asked: string) {
    choose(asked)
    setFormNumber((number) => number + 1)
  }

  // A shared address decides; without one, what was chosen before React was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, on waking
  useEffect(() => {
    const form = root.current?.querySelector('form')
    if (searchOfChoice(choiceFromSearch(location.search, years), years)) showChoice(location.search)
    else if (form) choose(askedBy(form))
  }, [])

  function download(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const place = district ? `-${district}` : choice.layer === 'freeways' ? '-freeways' : ''
    const { from, to } = report.period
    const name = `${words.csv.file}${place}-${from}-${to}.csv`
    saveFile(name, 'text/csv;charset=utf-8', reportCsv(report, tables, { locale, words }))
  }

  return (
    <div className="crash-report" ref={root}>
      <p className="crash-banner">
        {fill(words.dataThrough, {
          date: formatDate(dataThrough, locale),
          period: periodSaid(wholePeriod(years), words),
        })}{' '}
        {yearsNotCounted.length > 0
          ? fill(words.yearsLeftOut, { years: yearsNotCounted.join(', ') })
          : null}
      </p>
      <p className="crash-headline" role="status">
        {fill(headline, {
          period: periodAtStart(report.period, words),
          count: countSaid(report.total),
          district: districtName,
        })}
      </p>
      <p>{words.countPain}</p>
      <Filters
        key={formNumber}
        choice={choice}
        years={years}
        withLayers={!district}
        words={words.filters}
        action={action}
        onChoose={choose}
      />
      {district && severity === 'severe' ? (
        <p className="crash-note">{words.filters.spans}</p>
      ) : null}
      <Tiles tiles={report.tiles} words={words} />
      <ReportCharts report={report} tables={tables} locale={locale} words={words} />
      <div className="crash-take">
        {/* A form, because a sent form is held while the island wakes; a click would be lost. */}
        <form action={action} onSubmit={download}>
          <Button type="submit" variant="outline">
            {words.filters.download}
          </Button>
        </form>
        <p className="crash-note">{words.filters.shareHint}</p>
        {isFirst ? null : (
          <Button variant="link" onClick={() => showChoice('')}>
            {words.filters.reset}
          </Button>
        )}
      </div>
    </div>
  )
}
