import { addYears, type Day } from '#language/dates/days.ts'
import { fill } from '#language/fill.ts'
import type { Claim } from '#words/registers.ts'
import { lineWith, type Stop, type WrittenFile } from './stop.ts'
import type { Words } from './words.en.ts'
import { gateWords } from './words.ts'

/** Nobody whom one could ask. */
const nobody =
  /^(?:me|my ?self|i|we|us|ourselves|you|nobody|somebody|anyone|yo|nosotros|alguien|nadie)$/i

/** Nowhere that one could look. */
const nowhere = /\b(?:heads?|minds?|memory|nowhere|somewhere|unknown|none|cabeza|memoria)\b/i

const isReviewClaim = ({ id, label }: Claim) =>
  id === 'rating' || /\breviews?\b/i.test(label.en) || /\breseñas?\b/i.test(label.es)

/** What is wrong with what is said to prove a claim. */
function faultsOfEvidence({ evidence }: Claim, today: Day, said: Words['claims']): string[] {
  if (evidence === 'sample') return [said.sample]
  const { who, where, when } = evidence
  return [
    ...(nobody.test(who) ? [fill(said.byNobody, { who })] : []),
    ...(nowhere.test(where) || !/\d/.test(where) ? [fill(said.nowhere, { where })] : []),
    ...(when > today ? [said.laterEvidence] : []),
  ]
}

const isStale = ({ checked }: Claim, today: Day) => today > addYears(checked, 1)

/** Claims that a page shows and that nothing proves. */
export function findUnprovenClaims(
  claims: readonly Claim[],
  register: WrittenFile,
  today: Day,
  reviewLink: string | undefined,
  { claims: said } = gateWords.en,
): Stop[] {
  return claims
    .filter(({ shownOn }) => shownOn.length > 0)
    .flatMap((claim) =>
      [
        ...faultsOfEvidence(claim, today, said),
        ...(claim.checked > today ? [fill(said.laterCheck, { day: claim.checked })] : []),
        ...(isReviewClaim(claim) && reviewLink === undefined ? [said.reviews] : []),
      ].map((fault) => stopAt(claim, register, fault, said)),
    )
}

const stopAt = (
  { id }: Claim,
  register: WrittenFile,
  fault: string,
  said: Words['claims'],
): Stop => ({
  file: register.file,
  line: lineWith(register, `id: ${id}`),
  text: fill(said.line, { id, fault }),
})

/** Claims that a page shows and that nobody has looked at within a year. */
export const findStaleClaims = (
  claims: readonly Claim[],
  register: WrittenFile,
  today: Day,
  { claims: said } = gateWords.en,
) =>
  claims
    .filter((claim) => claim.shownOn.length > 0 && isStale(claim, today))
    .map((claim): Stop => {
      const fault = fill(said.stale, { day: claim.checked })
      return { ...stopAt(claim, register, fault, said), since: addYears(claim.checked, 1) }
    })
