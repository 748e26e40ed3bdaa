import type { Problem, WrittenPage } from './written-pages.ts'

/** More pages than this in one month are read by nobody with care: a share of all pages. */
const mostInAMonth = 1 / 4
/** So many are read in a month all the same. */
const few = 12

/** Pages of one language whose next review falls into a month that has too many. */
export function findCrowdedReviews(pages: readonly WrittenPage[]): Problem[] {
  const most = Math.max(few, Math.floor(pages.length * mostInAMonth))
  const byMonth = Map.groupBy(pages, ({ front }) => front.nextReview.slice(0, 7))
  return [...byMonth].flatMap(([month, due]) =>
    due.slice(most).map(({ file }) => ({
      file,
      text: `${month} has ${due.length} pages to review, at most ${most} can be read well: set another month, nextReview: ${month}`,
    })),
  )
}
