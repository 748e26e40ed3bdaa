import type { Day } from '#language/dates/days.ts'
import { fill } from '#language/fill.ts'
import type { FrontMatter } from '#words/page-words.ts'
import { lineWith, type Stop, type WrittenFile } from './stop.ts'
import { gateWords } from './words.ts'

/** A page as far as publishing asks. */
export interface WrittenPage extends WrittenFile {
  id: string
  front: Pick<FrontMatter, 'reviewer' | 'nextReview' | 'sample'>
  /** Stands for its words: `src/words/seal.ts`. */
  seal: string
  /** Whether a named person has checked it. */
  isChecked: boolean
}

/** A page that only shows what such a page looks like. */
export function findSamplePage(page: WrittenPage, { pages } = gateWords.en): Stop[] {
  if (!page.front.sample) return []
  return [{ file: page.file, line: lineWith(page, 'sample:'), text: pages.sample }]
}

/** How a check is written down. */
export const howToSign = (id: string, seal: string, { pages } = gateWords.en) =>
  fill(pages.sign, { id, seal })

/** A page that nobody of the role it names has checked as it stands. */
export function findUnchecked(page: WrittenPage, words = gateWords.en): Stop[] {
  if (page.isChecked) return []
  const who = words.roles[page.front.reviewer]
  const text = fill(words.pages.unchecked, { who, sign: howToSign(page.id, page.seal, words) })
  return [{ file: page.file, line: lineWith(page, 'reviewer:'), text }]
}

/** A page whose day for the next look has passed. */
export function findOverdue(page: WrittenPage, today: Day, { pages } = gateWords.en): Stop[] {
  const { nextReview } = page.front
  if (today <= nextReview) return []
  const line = lineWith(page, 'nextReview:')
  const text = fill(pages.overdue, { day: nextReview })
  return [{ file: page.file, line, text, since: nextReview }]
}
