import { fill } from '#language/fill.ts'
import type { Reviewer } from '#words/registers.ts'
import { howToSign } from './pages.ts'
import { lineWith, type Stop, type WrittenFile } from './stop.ts'
import { gateWords } from './words.ts'

/**
 * Limitation periods as dates are law worked out for one person: an attorney has to agree to the action
 * plan as it stands.
 * @param seal of the action plan.
 * @param config the file of the clinic, which turns them on.
 */
export function findUnsignedDates(
  { limitationDates }: { limitationDates: boolean },
  reviewers: readonly Reviewer[],
  seal: string,
  config: WrittenFile,
  words = gateWords.en,
): Stop[] {
  const agreed = reviewers.some(
    ({ pages, role }) => role === 'attorney' && pages['action-plan'] === seal,
  )
  if (!limitationDates || agreed) return []
  const text = fill(words.limitationDates, { sign: howToSign('action-plan', seal, words) })
  return [{ file: config.file, line: lineWith(config, 'limitationDates'), text }]
}
