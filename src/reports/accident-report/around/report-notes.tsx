import { figuresInWords } from '#city/crash-figures/figures-in-words.ts'
import type { SummedFigures } from '#city/crash-figures/totals.ts'
import { inPeriod, wholePeriod } from '#city/crash-figures/view.ts'
import { Fold } from '#design/fold/fold.tsx'
import { formatCount } from '#language/counted.ts'
import { formatDate } from '#language/dates/dates-in-words.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { aroundWords } from '#reports/accident-report/around/words.ts'
import { periodSaid } from '#reports/accident-report/said.ts'
import { recordsAddress } from '#reports/accident-report/source-line.tsx'
import { reportWords } from '#reports/accident-report/words.ts'
import { cityName } from '#site/city-name.ts'
import './report-notes.css'

export interface ReportNotesProps {
  locale: Locale
  figures: SummedFigures
}

/** How the crashes are counted and what the numbers cannot say. Sources: docs/crash-figures.md. */
export function ReportNotes({ locale, figures }: ReportNotesProps) {
  const { notes } = aroundWords[locale]
  const words = reportWords[locale]
  const { years, totals, placement, dataThrough } = figures
  const { accepted = [] } = figures.source
  const period = wholePeriod(years)
  const { crashes } = totals.cityStreets
  const { reported, layers, kinds, officer, few, notYours } = notes.items
  const items = [reported, fill(layers, { city: cityName }), kinds, officer, few, notYours]
  return (
    <section className="crash-notes">
      <Fold id="limits" heading={notes.heading}>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
          <li>
            {fill(notes.possibleItem, {
              possible: figuresInWords(figures, locale)['possible-injuries-in-10'],
            })}
          </li>
          <li>
            {fill(notes.districtItem, {
              notPlaced: formatCount(placement.notPlaced),
              crashes: formatCount(inPeriod(crashes, years, period)),
              period: periodSaid(period, words),
            })}
          </li>
          <li>{notes.chanceItem}</li>
          {accepted.map(({ table, reason }) => (
            <li key={table}>
              {words.unusual} <span lang="en">{reason}</span>
            </li>
          ))}
        </ul>
        <p className="fine-print">
          {fill(notes.sourceLine, {
            period: periodSaid(period, words),
            date: formatDate(dataThrough, locale),
          })}{' '}
          <a href={recordsAddress}>{words.sourceLink}</a>
        </p>
      </Fold>
    </section>
  )
}
