/** What is counted, and nothing else is. */
export const figureIds = ['presses', 'useful', 'sign-ups', 'searches'] as const

export type FigureId = (typeof figureIds)[number]

/** How many weeks are shown; the last one is not over. */
export const spans = [12, 52] as const

export type Span = (typeof spans)[number]

interface FigureLine {
  name: string
  /** One for each kind, in their order. */
  counts: readonly number[]
}

/** Totals of one thing that is counted. */
export interface FigureView {
  id: FigureId
  kinds: readonly string[]
  /** All of them, by the Monday they begin with; the oldest first. */
  weeks: readonly FigureLine[]
  /** Pages, places or words with anything, the most first. */
  pages: readonly FigureLine[]
}
