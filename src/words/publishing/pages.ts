import type { Day } from '#language/dates/days.ts'
import type { FrontMatter } from '#words/page-words.ts'
import type { ReviewerRole } from '#words/reviewer-roles.ts'
import { lineWith, type Stop, type WrittenFile } from './stop.ts'

/** A page as far as publishing asks. */
export interface WrittenPage extends WrittenFile {
  front: Pick<FrontMatter, 'reviewer' | 'nextReview' | 'needsCheck' | 'sample'>
  /** Whether a named person has checked it. */
  isChecked: boolean
}

/** Facts whose first source nobody has read yet, each at its line. */
export function findOpenNotes(page: WrittenPage): Stop[] {
  const heading = lineWith(page, 'needsCheck:')
  return (page.front.needsCheck ?? []).map((note) => {
    const line = lineWith(page, note.slice(0, 30))
    return { file: page.file, line: line === 1 ? heading : line, text: `still to be read: ${note}` }
  })
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

/** A page that nobody of the role it names has checked. */
export function findUnchecked(page: WrittenPage): Stop[] {
  if (page.isChecked) return []
  const text = `not yet checked by ${reviewerNames[page.front.reviewer]}`
  return [{ file: page.file, line: lineWith(page, 'reviewer:'), text }]
}

/** A page whose day for the next look has passed. */
export function findOverdue(page: WrittenPage, today: Day): Stop[] {
  const { nextReview } = page.front
  if (today <= nextReview) return []
  const line = lineWith(page, 'nextReview:')
  return [{ file: page.file, line, text: `was to be looked at again by ${nextReview}` }]
}
