import type { Reviewer } from '#words/registers.ts'
import type { ReviewerRole } from '#words/reviewer-roles.ts'
import { lineWith, type Stop, type WrittenFile } from './stop.ts'

/** How California numbers its licenses. */
const licenses: Readonly<
  Record<Exclude<ReviewerRole, 'manager'>, { number: RegExp; such: string }>
> = {
  chiropractor: { number: /^DC[- ]?\d{4,6}$/i, such: 'DC and 4 to 6 digits' },
  'medical-doctor': {
    number: /^(?:[AGC]|20A)[- ]?\d{3,6}$/i,
    such: 'A, C, G or 20A and its digits',
  },
  attorney: { number: /^\d{4,6}$/, such: 'the 4 to 6 digits of the State Bar' },
}

/** Rows of digits that people type when they have none: 000000, 12345. */
const typedAway = (license: string) => {
  const digits = license.replace(/\D/g, '')
  return /^(\d)\1*$/.test(digits) || '0123456789'.includes(digits)
}

/** People of series and forms. */
const fictional =
  /\b(?:Gregory House|Saul Goodman|Perry Mason|Doogie Howser|Meredith Grey|(?:John|Jane) Doe|Juan Pérez)\b/i

function faultsOf({ name, role, license = '' }: Reviewer): string[] {
  const known = role === 'manager' ? undefined : licenses[role]
  return [
    ...(fictional.test(name) ? [`${name} is nobody: write the person who read the pages`] : []),
    ...(known && (!known.number.test(license) || typedAway(license))
      ? [`the license ${license} is none of California: ${known.such}, as the board lists it`]
      : []),
  ]
}

/** People of the register whom no board would know. */
export const findUnknownReviewers = (reviewers: readonly Reviewer[], list: WrittenFile): Stop[] =>
  reviewers.flatMap((reviewer) =>
    faultsOf(reviewer).map((fault) => ({
      file: list.file,
      line: lineWith(list, `id: ${reviewer.id}`),
      text: `${reviewer.id}: ${fault}`,
    })),
  )
