import { readFigures } from '#city/crash-figures/read-figures.ts'
import { readStreets } from '#city/crash-figures/read-streets.ts'
import { readMap } from '#city/map/read-map.ts'
import { Fold } from '#design/fold/fold.tsx'
import { DistrictPlaces } from '#reports/accident-report/around/district-places.tsx'
import { ReportNotes } from '#reports/accident-report/around/report-notes.tsx'
import { CompareDistricts } from '#reports/crash-map/compare-districts.tsx'
import { crashMapWords } from '#reports/crash-map/words.ts'
import { CrashCorners } from '#reports/crash-streets/crash-corners.tsx'
import { Article } from '#screens/article.tsx'
import { placesOf } from '#screens/district-places-of.ts'
import { DistrictOpening } from '#screens/openings/district-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { Live } from './live/live.tsx'
import { nearestPart } from './live/nearest-part.tsx'
import { reportPart } from './live/report-part.tsx'

/** The crash report of one council district, with the places in it. */
export function DistrictScreen(page: ScreenProps) {
  const { locale } = page
  const { district, corridors, neighborhoods } = placesOf(page.id)
  return (
    <Article {...page} opening={<DistrictOpening {...page} />}>
      <Live part={reportPart(page.id)} locale={locale} />
      <DistrictPlaces
        locale={locale}
        district={district}
        corridors={corridors}
        neighborhoods={neighborhoods}
      >
        <Live part={nearestPart(page.id)} locale={locale} />
      </DistrictPlaces>
      <CrashCorners locale={locale} streets={readStreets()} map={readMap()} district={district} />
      <Fold id="compare" heading={crashMapWords[locale].compare}>
        <CompareDistricts locale={locale} figures={readFigures()} district={district} />
      </Fold>
      <ReportNotes locale={locale} figures={readFigures()} />
    </Article>
  )
}
