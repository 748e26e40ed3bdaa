import type { Day } from '#language/dates/days.ts'
import type { Reviewer } from '#words/registers.ts'
import { lineWith, type Stop, type WrittenFile } from './stop.ts'

/**
 * Limitation periods as dates are law worked out for one person: an attorney has to agree, and again
 * once the words of the page were gone over.
 * @param reviewed the days on which the words of the action plan were last gone over, in each language.
 * @param config the file of the clinic, which turns them on.
 */
export function findUnsignedDates(
  { limitationDates }: { limitationDates: boolean },
  reviewers: readonly Reviewer[],
  reviewed: readonly Day[],
  config: WrittenFile,
): Stop[] {
  const agreed = reviewers.some(
    ({ checked, pages, role }) =>
      role === 'attorney' &&
      pages.includes('action-plan') &&
      reviewed.every((day) => day <= checked),
  )
  if (!limitationDates || agreed) return []
  const text =
    'limitationDates is on, and no attorney has checked the page action-plan since its words were gone over'
  return [{ file: config.file, line: lineWith(config, 'limitationDates'), text }]
}
