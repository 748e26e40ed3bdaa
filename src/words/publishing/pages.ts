import type { Day } from '#language/dates/days.ts'
import type { FrontMatter } from '#words/page-words.ts'
import type { ReviewerRole } from '#words/reviewer-roles.ts'
import { lineWith, type Stop, type WrittenFile } from './stop.ts'

/** A page as far as publishing asks. */
export interface WrittenPage extends WrittenFile {
  id: string
  front: Pick<FrontMatter, 'reviewer' | 'nextReview' | 'sample'>
  /** Stands for its words: `src/words/seal.ts`. */
  seal: string
  /** Whether a named person has checked it. */
  isChecked: boolean
}

const reviewerNames: Readonly<Record<ReviewerRole, string>> = {
  chiropractor: 'a chiropractor',
  'medical-doctor': 'a medical doctor',
  attorney: 'an attorney',
  manager: 'the manager of the clinic',
}

/** A page that only shows what such a page looks like. */
export function findSamplePage(page: WrittenPage): Stop[] {
  if (!page.front.sample) return []
  return [{ file: page.file, line: lineWith(page, 'sample:'), text: 'is a sample' }]
}

/** How a check is written down. */
export const howToSign = (id: string, seal: string) =>
  `once it is, and its notes are closed, write ${id}: ${seal} under pages of the person in content/data/reviewers.yaml`

/** A page that nobody of the role it names has checked as it stands. */
export function findUnchecked(page: WrittenPage): Stop[] {
  if (page.isChecked) return []
  const text = `not yet checked as it stands by ${reviewerNames[page.front.reviewer]}: ${howToSign(page.id, page.seal)}`
  return [{ file: page.file, line: lineWith(page, 'reviewer:'), text }]
}

/** A page whose day for the next look has passed. */
export function findOverdue(page: WrittenPage, today: Day): Stop[] {
  const { nextReview } = page.front
  if (today <= nextReview) return []
  const line = lineWith(page, 'nextReview:')
  const text = `was to be looked at again by ${nextReview}: read it, then set reviewed and nextReview`
  return [{ file: page.file, line, text, since: nextReview }]
}
