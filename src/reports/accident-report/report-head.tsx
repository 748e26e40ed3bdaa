import type { ShownFigures } from '#city/crash-figures/shown-figures.ts'
import { isDistrict, wholePeriod } from '#city/crash-figures/view.ts'
import { formatDate } from '#language/dates/dates-in-words.ts'
import { fill } from '#language/fill.ts'
import type { Report } from '#reports/accident-report/report.ts'
import type { Wording } from '#reports/accident-report/report-tables.ts'
import { countOrFew, periodAtStart, periodSaid } from '#reports/accident-report/said.ts'
import { cityName } from '#site/city-name.ts'
import './accident-report.css'

export interface ReportHeadProps extends Omit<Wording, 'links'> {
  report: Report
  figures: Pick<ShownFigures, 'years' | 'dataThrough' | 'yearsNotCounted'>
  /** The name of the page, which is that of the district. */
  name: string
}

/** Of which years the figures are, and what the view counts, in one sentence. */
export function ReportHead({ report, figures, name, locale, words }: ReportHeadProps) {
  const { years, dataThrough, yearsNotCounted } = figures
  const { area, severity, mode } = report.view
  const headline = words.headline[isDistrict(area) ? 'district' : area][severity]
  return (
    <>
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
          count: countOrFew(report.total, words),
          district: name,
          city: cityName,
        })}
        {mode ? ` ${fill(words.travel.counted, { mode: words.travel.with[mode] })}` : null}
      </p>
      <p>{words.countPain}</p>
    </>
  )
}
