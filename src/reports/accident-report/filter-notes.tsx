import type { MouseEvent } from 'react'
import { wholePeriod } from '#city/crash-figures/view.ts'
import type { District } from '#city/here/city.ts'
import { fill } from '#language/fill.ts'
import { formatList } from '#language/format-list.ts'
import { askedAtTheTop } from '#reports/accident-report/asked-said.ts'
import type { AskedName, Choice } from '#reports/accident-report/choice.ts'
import type { Report } from '#reports/accident-report/report.ts'
import type { Wording } from '#reports/accident-report/report-tables.ts'
import { cityName } from '#site/city-name.ts'
import './accident-report.css'

export interface FilterNotesProps {
  report: Report
  choice: Choice
  /** The choice as it stands in the address. */
  search: string
  district: District | undefined
  wording: Wording
  /** Where the report is without a choice. */
  start: string
  onReset: (event: MouseEvent) => void
  /** Whether a server of ours answers the form of a browser without scripts. */
  answered: boolean
  /** What of the address made no sense. */
  wrong: readonly AskedName[]
  /** Those that are counted. */
  years: readonly number[]
}

/** The way back to the first view, and where the report differs from what was asked for. */
export function FilterNotes(props: FilterNotesProps) {
  const { report, choice, search, district, wording, start, onReset, answered, wrong, years } =
    props
  const { words, links } = wording
  const { severity, mode } = report.view
  const atTheTop = askedAtTheTop(report, wording)
  return (
    <>
      {answered ? null : <p className="fine-print crash-unanswered">{words.filters.unanswered}</p>}
      {wrong.length > 0 ? (
        <p className="crash-asked">
          {fill(words.asked.wrong, {
            names: formatList(
              wrong.map((name) => words.asked.names[name]),
              wording.locale,
            ),
            ...wholePeriod(years),
          })}
        </p>
      ) : null}
      {search ? (
        <p>
          <a href={start} onClick={onReset}>
            {words.filters.reset}
          </a>
        </p>
      ) : null}
      {atTheTop ? <p className="crash-asked">{atTheTop}</p> : null}
      {district && (mode || severity === 'severe') ? (
        <p className="fine-print">{words.filters.spans}</p>
      ) : null}
      {district && choice.layer === 'freeways' ? (
        <p className="crash-asked">
          {words.asked.freeways}{' '}
          <a href={links['accident-report'].href + search}>
            {fill(words.asked.freewaysLink, { city: cityName })}
          </a>
        </p>
      ) : null}
    </>
  )
}
