import { locales } from '#language/locales.ts'
import { unansweredNotes } from '#words/open-notes.ts'
import { signedName, wordsOf } from '#words/read-pages.ts'
import { type Reviewer, readReviewers } from '#words/registers.ts'
import type { ReviewerRole } from '#words/reviewer-roles.ts'
import { pageSeal, type SignedId } from '#words/seal.ts'

/** What a check has to fit. */
interface Signable {
  /** Who has to check it. */
  role: ReviewerRole
  seal: string
  /** Whether a note is open in any language. */
  hasOpenNotes: boolean
}

/**
 * The latest check by a named person of the role that is needed; nothing while a note is open, and
 * nothing once the words are others than those that were signed.
 */
export function checkOf(id: string, page: Signable, reviewers: readonly Reviewer[]) {
  if (page.hasOpenNotes) return
  return reviewers
    .filter(({ role, pages }) => role === page.role && pages[id] === page.seal)
    .toSorted((one, other) => other.checked.localeCompare(one.checked))[0]
}

/** Who checks the danger check: words that decide about bodies, as the register of signs does. */
const checksDangerCheck = 'medical-doctor' as const satisfies ReviewerRole

function signableOf(id: SignedId): Signable {
  const seal = pageSeal(id)
  if (id === 'danger-check') return { role: checksDangerCheck, seal, hasOpenNotes: false }
  const hasOpenNotes = locales.some((locale) => unansweredNotes(wordsOf(id, locale)).length > 0)
  return { role: wordsOf(id, 'en').reviewer, seal, hasOpenNotes }
}

/** Who has checked the words of a page, in both languages. */
export function whoChecked(id: SignedId) {
  const name = id === 'danger-check' ? id : signedName(id)
  const reviewers = readReviewers().filter(({ pages }) => Object.hasOwn(pages, name))
  return reviewers.length > 0 ? checkOf(name, signableOf(id), reviewers) : undefined
}
