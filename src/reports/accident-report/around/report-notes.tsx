import { formatCount } from '#i18n/counted.ts'
import { formatDate } from '#i18n/dates.ts'
import { fill } from '#i18n/fill.ts'
import type { Locale } from '#i18n/locales.ts'
import { aroundWords } from '#reports/accident-report/around/words.ts'
import { periodSaid } from '#reports/accident-report/said.ts'
import { recordsAddress } from '#reports/accident-report/source-line.tsx'
import { reportWords } from '#reports/accident-report/words.ts'
import { figuresInWords } from '#reports/crash-figures/figures-in-words.ts'
import type { SummedFigures } from '#reports/crash-figures/totals.ts'
import { inPeriod, wholePeriod } from '#reports/crash-figures/view.ts'
import { Fold } from '#ui/fold/fold.tsx'
import './report-notes.css'
import '#reports/accident-report/crash-note.css'

export interface ReportNotesProps {
  locale: Locale
  figures: SummedFigures
}

/** How the crashes are counted and what the numbers cannot say. Sources: docs/crash-figures.md. */
export function ReportNotes({ locale, figures }: ReportNotesProps) {
  const { notes } = aroundWords[locale]
  const words = reportWords[locale]
  const { years, totals, placement, dataThrough } = figures
  const period = wholePeriod(years)
  const { crashes } = totals.cityStreets
  return (
    <section className="crash-notes">
      <Fold id="limits" heading={notes.heading}>
        <ul>
          {notes.items.map((item) => (
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
          <li>{fill(notes.nextItem, { next: period.to + 1 })}</li>
        </ul>
        <p className="crash-source">
          {fill(notes.sourceLine, {
            period: periodSaid(period, words),
            date: formatDate(dataThrough, locale),
          })}{' '}
          <a href={recordsAddress}>{words.sourceLink}</a>. {notes.deathsSource}
        </p>
      </Fold>
    </section>
  )
}
