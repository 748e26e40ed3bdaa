import { type Change, changeAgainstYearBefore } from '#reports/crash-figures/change.ts'
import type { ByYear, CrashFigures } from '#reports/crash-figures/figures.ts'
import { allCrashes, areaOf, inPeriod, type View } from '#reports/crash-figures/view.ts'

export interface Tile {
  id: 'crashes' | 'injury' | 'injured' | 'severe'
  /** Over the years of the view. `injured` is people, the others are crashes. */
  count: number
  /** The last year of the view against the one before it, also when the view has only one year. */
  change: Change | undefined
}

/** The four headline figures of an area. The severity of the view does not matter for them. */
export function tilesOf(figures: CrashFigures, view: Omit<View, 'severity'>): Tile[] {
  const [crashes, injury, severe] = allCrashes(areaOf(figures, view.area))
  const tile = (id: Tile['id'], counts: ByYear): Tile => ({
    id,
    count: inPeriod(counts, figures.years, view),
    change: changeAgainstYearBefore(counts, figures.years, view.to),
  })
  return [
    tile('crashes', crashes),
    tile('injury', injury),
    tile('injured', areaOf(figures, view.area).injured),
    tile('severe', severe),
  ]
}

export interface YearRow {
  year: number
  crashes: number
  injury: number
  severe: number
  injured: number
}

/** Every year of the figures: the trend behind the tiles. */
export function trendOf(figures: CrashFigures, area: View['area']): YearRow[] {
  const figuresOfArea = areaOf(figures, area)
  const [crashes, injury, severe] = allCrashes(figuresOfArea)
  return figures.years.map((year, index) => ({
    year,
    crashes: crashes[index] ?? 0,
    injury: injury[index] ?? 0,
    severe: severe[index] ?? 0,
    injured: figuresOfArea.injured[index] ?? 0,
  }))
}
