import { fill } from '#language/fill.ts'
import type { Reviewer } from '#words/registers.ts'
import type { ReviewerRole } from '#words/reviewer-roles.ts'
import { lineWith, type Stop, type WrittenFile } from './stop.ts'
import type { Words } from './words.en.ts'
import { gateWords } from './words.ts'

type Licensed = Exclude<ReviewerRole, 'manager'>

/** How California numbers its licenses. */
const licenses: Readonly<Record<Licensed, RegExp>> = {
  chiropractor: /^DC[- ]?\d{4,6}$/i,
  'medical-doctor': /^(?:[AGC]|20A)[- ]?\d{3,6}$/i,
  attorney: /^\d{4,6}$/,
}

/** Rows of digits that people type when they have none: 000000, 12345. */
const typedAway = (license: string) => {
  const digits = license.replace(/\D/g, '')
  return /^(\d)\1*$/.test(digits) || '0123456789'.includes(digits)
}

/** People of series and forms. */
const fictional =
  /\b(?:Gregory House|Saul Goodman|Perry Mason|Doogie Howser|Meredith Grey|(?:John|Jane) Doe|Juan Pérez)\b/i

const isUnknown = (license: string, role: Licensed) =>
  !licenses[role].test(license) || typedAway(license)

/** As a person would copy it; "DC" stands here, for the words of the site say "chiropractor". */
const formOf = (role: Licensed, { licenses: forms }: Words['reviewers']) =>
  role === 'chiropractor' ? fill(forms.chiropractor, { letters: 'DC' }) : forms[role]

function faultsOf({ name, role, license = '' }: Reviewer, said: Words['reviewers']): string[] {
  return [
    ...(fictional.test(name) ? [fill(said.fictional, { name })] : []),
    ...(role !== 'manager' && isUnknown(license, role)
      ? [fill(said.license, { license, such: formOf(role, said) })]
      : []),
  ]
}

/** People of the register whom no board would know. */
export const findUnknownReviewers = (
  reviewers: readonly Reviewer[],
  list: WrittenFile,
  words = gateWords.en,
): Stop[] =>
  reviewers.flatMap((reviewer) =>
    faultsOf(reviewer, words.reviewers).map((fault) => ({
      file: list.file,
      line: lineWith(list, `id: ${reviewer.id}`),
      text: `${reviewer.id}: ${fault}`,
    })),
  )
