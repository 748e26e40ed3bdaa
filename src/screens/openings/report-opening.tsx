import { peopleInjured } from '#city/crash-figures/people-injured.ts'
import { readFigures } from '#city/crash-figures/read-figures.ts'
import { Locator, type Shade } from '#city/map/locator.tsx'
import { readMap } from '#city/map/read-map.ts'
import { reportWords } from '#reports/accident-report/words.ts'
import { countsByDistrict } from '#reports/crash-map/measures.ts'
import { inQuarters, type Quarter } from '#reports/crash-map/quarters.ts'
import { cornerWords } from '#reports/crash-streets/words.ts'
import { HeadlineFigure } from '#screens/headline-figure.tsx'
import { crashNearPart } from '#screens/live/crash-near-part.tsx'
import { Live } from '#screens/live/live.tsx'
import { PicturedOpening } from '#screens/pictured-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { href, page as pageOf } from '#site/addresses.ts'
import './report-opening.css'

const shades: Readonly<Record<Quarter, Shade>> = { fewest: 1, fewer: 2, more: 3, most: 4 }

/** The city at night: how many people were injured, where most, and the question which street is yours. */
export function ReportOpening(page: ScreenProps) {
  const { locale } = page
  const figures = readFigures()
  const { count, years } = peopleInjured(figures, 'cityStreets', locale)
  const shaded = inQuarters(countsByDistrict(figures, 'injury'))
  return (
    <PicturedOpening
      {...page}
      name="report"
      night
      lineFrom="edge"
      titleAbove
      picture={
        <Locator
          map={readMap()}
          shadeOf={(district) => {
            const quarter = shaded.find(({ members }) => members.includes(district))?.quarter
            return quarter ? shades[quarter] : 0
          }}
          streets
        />
      }
      under={
        <>
          <HeadlineFigure value={count}>
            {reportWords[locale].tiles.injured}, {years}
          </HeadlineFigure>
          <section id="near-you" className="cover-near">
            <h2>{cornerWords[locale].near.heading}</h2>
            <Live part={crashNearPart} locale={locale} />
            <p>
              <a href={href('crash-places', locale)}>{pageOf('crash-places').name[locale]}</a>
            </p>
          </section>
        </>
      }
    />
  )
}
