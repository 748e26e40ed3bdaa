import { type Change, isWithinChanceOfMany } from '#city/crash-figures/chance.ts'
import type { ByYear } from '#city/crash-figures/figures.ts'
import type { ShownFigures } from '#city/crash-figures/shown-figures.ts'
import { inPeriod, wholePeriod } from '#city/crash-figures/view.ts'
import { type District, districts } from '#city/here/city.ts'

/** What the map counts: injury crashes, and which of them. */
export const mapMeasures = ['injury', 'severe', 'pedestrian', 'bicycle'] as const
export type MapMeasure = (typeof mapMeasures)[number]

export type FiguresOfDistricts = Pick<ShownFigures, 'years' | 'totals' | 'districts'>

/** City-street crashes of all years, district by district. */
export function countsByDistrict(figures: FiguresOfDistricts, measure: MapMeasure) {
  const { years } = figures
  return districts.map((district) => ({
    name: district,
    count: inPeriod(countsOf(figures, district, measure), years, wholePeriod(years)),
  }))
}

export interface DistrictChange extends Change {
  district: District
  year: number
}

/** The districts whose injury crashes changed, in the newest year, by more than chance makes of seven. */
export function changedDistricts({ years, totals }: FiguresOfDistricts): DistrictChange[] {
  const [before, year] = years.slice(-2)
  if (before === undefined || year === undefined) return []
  return districts
    .map((district) => {
      const [earlier = 0, now = 0] = totals[district].injury.slice(-2)
      return { district, year, now, before: earlier }
    })
    .filter((change) => !isWithinChanceOfMany(change))
}

function countsOf(
  { totals, districts: areas }: FiguresOfDistricts,
  district: District,
  measure: MapMeasure,
): ByYear {
  if (measure === 'injury' || measure === 'severe') return totals[district][measure]
  const [, injury] = areas[district].modes[measure]
  return injury
}
