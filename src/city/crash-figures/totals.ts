import type { AreaFigures, ByYear, CrashFigures } from './figures.ts'
import { type Area, areaOf } from './view.ts'

/** What happened in an area, a count for each year. */
export interface Totals {
  crashes: ByYear
  /** Crashes with anyone hurt or killed. */
  injury: ByYear
  /** Crashes with a serious injury or a death. */
  severe: ByYear
  /** People hurt, from the crash reports' own counts. */
  injured: ByYear
}

/** The figures with the totals of their areas, added up once for every view of them. */
export interface SummedFigures extends CrashFigures {
  totals: Readonly<Record<Area, Totals>>
}

export function withTotals(figures: CrashFigures): SummedFigures {
  return { ...figures, totals: totalsOfAreas(figures) }
}

export function totalsOfAreas(figures: CrashFigures): Record<Area, Totals> {
  const of = (area: Area) => totalsOf(areaOf(figures, area))
  return {
    cityStreets: of('cityStreets'),
    freeways: of('freeways'),
    1: of('1'),
    2: of('2'),
    3: of('3'),
    4: of('4'),
    5: of('5'),
    6: of('6'),
    7: of('7'),
  }
}

/** Crashes of an area by their worst injury, added up. */
export function totalsOf({ byInjury, injured }: AreaFigures): Totals {
  const { none, possible, minor, serious, fatal } = byInjury
  const severe = sumByYear(serious, fatal)
  const injury = sumByYear(severe, possible, minor)
  return { crashes: sumByYear(injury, none), injury, severe, injured }
}

function sumByYear(first: ByYear, ...others: readonly ByYear[]): ByYear {
  return first.map((count, year) => others.reduce((sum, other) => sum + (other[year] ?? 0), count))
}
