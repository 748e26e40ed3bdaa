import { readFigures } from '#city/crash-figures/read-figures.ts'
import { Fold } from '#design/fold/fold.tsx'
import { ReportNotes } from '#reports/accident-report/around/report-notes.tsx'
import { DataLinks } from '#reports/crash-data/data-links.tsx'
import { CompareDistricts } from '#reports/crash-map/compare-districts.tsx'
import { changesSaid, DistrictYears } from '#reports/crash-map/district-years.tsx'
import { CrashMonths } from '#reports/crash-months/crash-months.tsx'
import { Article } from '#screens/article.tsx'
import { ReportOpening } from '#screens/openings/report-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { FoldedSections } from '#words/folded-sections.tsx'
import { Live } from './live/live.tsx'
import { reportPart } from './live/report-part.tsx'

export function AccidentReportScreen(page: ScreenProps) {
  const { locale } = page
  return (
    <Article {...page} opening={<ReportOpening {...page} />} body={FoldedSections}>
      <Live part={reportPart(page.id)} locale={locale} />
      <section className="crash-part">
        <Fold id="compare" heading={changesSaid(readFigures(), locale)}>
          <DistrictYears locale={locale} figures={readFigures()} />
          <CompareDistricts locale={locale} figures={readFigures()} />
        </Fold>
      </section>
      <CrashMonths locale={locale} figures={readFigures()} />
      <ReportNotes locale={locale} figures={readFigures()} />
      <DataLinks locale={locale} figures={readFigures()} />
    </Article>
  )
}
