import { peopleInjured } from '#city/crash-figures/people-injured.ts'
import { readFigures } from '#city/crash-figures/read-figures.ts'
import { Locator } from '#city/map/locator.tsx'
import { readMap } from '#city/map/read-map.ts'
import { reportWords } from '#reports/accident-report/words.ts'
import { placesOf } from '#screens/district-places-of.ts'
import { HeadlineFigure } from '#screens/headline-figure.tsx'
import { OpeningFrame } from '#screens/opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import './district-opening.css'

/** How many people were injured in the district, and where in the city it lies. */
export function DistrictOpening(page: ScreenProps) {
  const { id, locale } = page
  const { district } = placesOf(id)
  const { count, years } = peopleInjured(readFigures(), district, locale)
  return (
    <OpeningFrame
      {...page}
      name="district"
      under={
        <HeadlineFigure value={count}>
          {reportWords[locale].tiles.injured}, {years}
        </HeadlineFigure>
      }
    >
      <Locator map={readMap()} shadeOf={(shown) => (shown === district ? 4 : 0)} numbered />
    </OpeningFrame>
  )
}
