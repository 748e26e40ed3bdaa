import { locales } from '#language/locales.ts'
import type { FrontMatter } from '#words/page-words.ts'
import { type WordsId, wordsOf } from '#words/read-pages.ts'
import { type Reviewer, readReviewers } from '#words/registers.ts'

type Dated = Pick<FrontMatter, 'reviewer' | 'reviewed' | 'needsCheck'>

/**
 * The latest check of a page by a named person of the role it needs; nothing while a note is open
 * in any language, and nothing once the words were gone over after the check.
 */
export function checkOf(id: string, languages: readonly Dated[], reviewers: readonly Reviewer[]) {
  const holds = ({ role, pages, checked }: Reviewer) =>
    pages.some((page) => page === id) &&
    languages.every(
      ({ reviewer, reviewed, needsCheck = [] }) =>
        role === reviewer && reviewed <= checked && needsCheck.length === 0,
    )
  return reviewers
    .filter(holds)
    .toSorted((one, other) => other.checked.localeCompare(one.checked))[0]
}

/** Who has checked the words of a page, in both languages. */
export const whoChecked = (id: WordsId) =>
  checkOf(
    id,
    locales.map((locale) => wordsOf(id, locale)),
    readReviewers(),
  )
