import { addYears, type Day } from '#language/dates/days.ts'
import type { Claim } from '#words/registers.ts'
import { lineWith, type Stop, type WrittenFile } from './stop.ts'

/** Nobody whom one could ask. */
const nobody =
  /^(?:me|my ?self|i|we|us|ourselves|you|nobody|somebody|anyone|yo|nosotros|alguien|nadie)$/i

/** Nowhere that one could look. */
const nowhere = /\b(?:heads?|minds?|memory|nowhere|somewhere|unknown|none|cabeza|memoria)\b/i

const isReviewClaim = ({ id, label }: Claim) =>
  id === 'rating' || /\breviews?\b/i.test(label.en) || /\breseñas?\b/i.test(label.es)

/** What is wrong with what is said to prove a claim. */
function faultsOfEvidence({ evidence }: Claim, today: Day): string[] {
  if (evidence === 'sample') return ['is a sample: name who proves it, where and when']
  const { who, where, when } = evidence
  return [
    ...(nobody.test(who) ? [`is proved by "${who}": name the person or the post`] : []),
    ...(nowhere.test(where) || !/\d/.test(where)
      ? [`is proved in "${where}": name the paper with its date or page, so that it can be opened`]
      : []),
    ...(when > today ? ['has evidence from the future'] : []),
  ]
}

const isStale = ({ checked }: Claim, today: Day) => today > addYears(checked, 1)

/** Claims that a page shows and that nothing proves. */
export function findUnprovenClaims(
  claims: readonly Claim[],
  register: WrittenFile,
  today: Day,
  reviewLink: string | undefined,
): Stop[] {
  return claims
    .filter(({ shownOn }) => shownOn.length > 0)
    .flatMap((claim) =>
      [
        ...faultsOfEvidence(claim, today),
        ...(claim.checked > today ? [`is dated in the future, ${claim.checked}`] : []),
        ...(isReviewClaim(claim) && reviewLink === undefined
          ? ['counts reviews, and clinic.config.ts names no place where they stand: links.review']
          : []),
      ].map((fault) => stopAt(claim, register, fault)),
    )
}

const stopAt = ({ id }: Claim, register: WrittenFile, fault: string): Stop => ({
  file: register.file,
  line: lineWith(register, `id: ${id}`),
  text: `the claim ${id} ${fault}`,
})

/** Claims that a page shows and that nobody has looked at within a year. */
export const findStaleClaims = (claims: readonly Claim[], register: WrittenFile, today: Day) =>
  claims
    .filter((claim) => claim.shownOn.length > 0 && isStale(claim, today))
    .map((claim): Stop => {
      const fault = `was last checked ${claim.checked}, more than a year ago: look at its evidence, then set checked`
      return { ...stopAt(claim, register, fault), since: addYears(claim.checked, 1) }
    })
