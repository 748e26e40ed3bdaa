import { type District, districts } from '#city/here/city.ts'
import type { ByYear, Counted, CrashFigures, Mode } from './figures.ts'

/** City streets, freeways, or the city streets of one district. Never two of them added up. */
export type Area = 'cityStreets' | 'freeways' | District

/** The one switch: crashes with anyone hurt or killed, or with a serious injury or a death. */
export type Severity = 'injury' | 'severe'

/** What the visitor looks at. Years are inclusive and lie within those of the figures. */
export interface View {
  area: Area
  from: number
  to: number
  severity: Severity
  /** Only crashes with at least one who traveled so; without it all crashes. */
  mode?: Mode | undefined
}

/** The years a count is of, which is printed with it. */
export interface Period {
  from: number
  to: number
}

/** Injury crashes of all years: what a page shows before anyone has chosen anything. */
export function wholeView({ years }: Pick<CrashFigures, 'years'>, area: Area): View {
  return { area, ...wholePeriod(years), severity: 'injury' }
}

export function wholePeriod(years: readonly number[]): Period {
  return { from: Math.min(...years), to: Math.max(...years) }
}

export function isDistrict(area: Area): area is District {
  return districts.some((district) => district === area)
}

/** Figures that lie by area, whatever is counted of each. */
interface ByArea<Layer, Part> {
  cityStreets: Layer
  freeways: Layer
  districts: Readonly<Record<District, Part>>
}

export function areaOf<Layer, Part>(figures: ByArea<Layer, Part>, area: Area): Layer | Part {
  return isDistrict(area) ? figures.districts[area] : figures[area]
}

/** The layer an area belongs to: a district is a part of the city streets. */
export function layerOf<Layer>(figures: ByArea<Layer, unknown>, area: Area): Layer {
  return area === 'freeways' ? figures.freeways : figures.cityStreets
}

/** Adds up the years of a period. */
export function inPeriod(counts: ByYear, years: readonly number[], { from, to }: Period) {
  return counts.reduce((total, count, index) => {
    const year = years[index] ?? 0
    return from <= year && year <= to ? total + count : total
  }, 0)
}

/** The years' counts of a measure: all crashes, injury crashes or severe ones. */
export function countsOf(
  [crashes, injury, severe]: Counted,
  measure: 'crashes' | Severity,
): ByYear {
  return { crashes, injury, severe }[measure]
}
