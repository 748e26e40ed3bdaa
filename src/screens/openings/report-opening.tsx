import { peopleInjured } from '#city/crash-figures/people-injured.ts'
import { readFigures } from '#city/crash-figures/read-figures.ts'
import { Locator, type Shade } from '#city/map/locator.tsx'
import { readMap } from '#city/map/read-map.ts'
import { reportWords } from '#reports/accident-report/words.ts'
import { countsByDistrict } from '#reports/crash-map/measures.ts'
import { inQuarters, type Quarter } from '#reports/crash-map/quarters.ts'
import { HeadlineFigure } from '#screens/headline-figure.tsx'
import { OpeningFrame } from '#screens/opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'

const shades: Readonly<Record<Quarter, Shade>> = { fewest: 1, fewer: 2, more: 3, most: 4 }

/** How many people were injured, and where most. */
export function ReportOpening(page: ScreenProps) {
  const { locale } = page
  const figures = readFigures()
  const { count, years } = peopleInjured(figures, 'cityStreets', locale)
  const shaded = inQuarters(countsByDistrict(figures, 'injury'))
  return (
    <OpeningFrame
      {...page}
      name="report"
      under={
        <HeadlineFigure value={count}>
          {reportWords[locale].tiles.injured}, {years}
        </HeadlineFigure>
      }
    >
      <Locator
        map={readMap()}
        shadeOf={(district) => {
          const quarter = shaded.find(({ members }) => members.includes(district))?.quarter
          return quarter ? shades[quarter] : 0
        }}
      />
    </OpeningFrame>
  )
}
