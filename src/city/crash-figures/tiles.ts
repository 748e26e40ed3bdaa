import { type Change, changeAgainstYearBefore } from './change.ts'
import type { ShownFigures } from './shown-figures.ts'
import { countsIn, inPeriod, type View } from './view.ts'

const tileIds = ['crashes', 'injury', 'injured', 'severe'] as const
export type TileId = (typeof tileIds)[number]

export interface Tile {
  id: TileId
  /** Over the years of the view. `injured` is people, the others are crashes. */
  count: number
  /** The last year of the view against the one before it, also when the view has only one year. */
  change: Change | undefined
}

/** The four headline figures of an area. The severity of the view does not matter for them. */
export function tilesOf(figures: ShownFigures, view: Omit<View, 'severity'>): Tile[] {
  const { totals, years } = figures
  // Nobody counted how the people who were hurt traveled, only who was in a crash.
  const ids = view.mode ? tileIds.filter((id) => id !== 'injured') : tileIds
  return ids.map((id) => {
    const counts = id === 'injured' ? totals[view.area].injured : countsIn(figures, view, id)
    return {
      id,
      count: inPeriod(counts, years, view),
      change: changeAgainstYearBefore(counts, years, view.to),
    }
  })
}
