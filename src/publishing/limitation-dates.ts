import { lineWith, type Stop, type WrittenFile } from '#publishing/stop.ts'
import type { Reviewer } from '#words/registers.ts'

/**
 * Limitation periods as dates are law worked out for one person: an attorney has to agree.
 * @param config the file of the clinic, which turns them on.
 */
export function findUnsignedDates(
  { limitationDates }: { limitationDates: boolean },
  reviewers: readonly Reviewer[],
  config: WrittenFile,
): Stop[] {
  const agreed = reviewers.some(
    ({ role, pages }) => role === 'attorney' && pages.includes('action-plan'),
  )
  if (!limitationDates || agreed) return []
  const text = 'limitationDates is on, and no attorney has checked the page action-plan'
  return [{ file: config.file, line: lineWith(config, 'limitationDates'), text }]
}
