import { locales } from '#language/locales.ts'
import type { Claim } from '#words/registers.ts'
import type { CodeUse, ShownClaim } from './shown-claims.ts'

export interface Shown {
  /** Claims in the words of the pages, both languages. */
  inWords: readonly ShownClaim[]
  inCode: CodeUse
  /** Pages whose structured data shows the claim `rating`. */
  ratingOn: readonly string[]
}

/** Pages on which a claim is seen in a language, whatever puts it there. */
function pagesShowing(claim: Claim, { inWords, inCode, ratingOn }: Shown, locale: string) {
  const words = inWords.filter((shown) => shown.id === claim.id && shown.locale === locale)
  const printed = inCode.printing.filter((page) => claim.shownOn.includes(page))
  const rated = claim.id === 'rating' ? ratingOn : []
  return new Set([...words.map(({ on }) => on), ...printed, ...rated])
}

function findClaimProblems(claim: Claim, shown: Shown): string[] {
  return locales.flatMap((locale) => {
    const pages = pagesShowing(claim, shown, locale)
    const unlisted = [...pages].filter((page) => !claim.shownOn.includes(page))
    const absent = claim.shownOn.filter((page) => !pages.has(page))
    return [
      ...unlisted.map(
        (page) => `${claim.id} is on ${page} (${locale}), which shownOn does not list`,
      ),
      ...absent.map((page) => `${claim.id} is not on ${page} (${locale}), which shownOn lists`),
    ]
  })
}

/** Where the register and the pages disagree; nothing when both say the same. */
export function findDisagreements(claims: readonly Claim[], shown: Shown): string[] {
  const ids = claims.map(({ id }) => id)
  const hidden = claims.filter(
    ({ id, shownOn }) => shown.inCode.named.includes(id) && shownOn.length === 0,
  )
  return [
    ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${id} is entered twice`),
    ...hidden.map(({ id }) => `the code asks for ${id}, and its shownOn is empty`),
    ...claims.flatMap((claim) => findClaimProblems(claim, shown)),
  ]
}

/** Claims that words and code ask for and the register has not: what is said of them is left out. */
export function findLeftOut(claims: readonly Claim[], { inWords, inCode }: Shown): string[] {
  const asked = [...inWords.map(({ id }) => id), ...inCode.named]
  return [...new Set(asked)].filter((id) => claims.every((claim) => claim.id !== id))
}

/** Values that no sentence holds by chance: 847+, 98%, 2.3x, 24/7. */
const tellingValue = /^[\d.,]+(?:\+|%|x|\/\d+)$/

/** A figure with its source beside it is one of a study or a law. */
const hasSource = /\[\^[^\]]+\]/

/** Shorter words of a label ("of", "from") stand beside any number. */
const wordsOfLabel = (label: string) =>
  (label.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/s$/, ''))

/** How words would write the figure of a claim: 847+, 98 %, 1,000 patients, 127 new reviews. */
function waysToWrite({ value, label, reviews }: Claim): RegExp[] {
  const beside = locales.flatMap((locale) => wordsOfLabel(label[locale])).join('|')
  const number = (written: string) => `(?<![\\w$.,])${written.replace(/(?=\d{3}$)/, ',?')}`
  const asPrinted = value.replaceAll(/[.+]/g, '\\$&').replace('%', ' ?%')
  const counts = [/^[\d.,]+(?=\D?$)/.exec(value)?.[0], reviews?.toString()]
  return [
    ...(tellingValue.test(value) ? [new RegExp(`(?<![\\w$.,])${asPrinted}(?!\\w)`)] : []),
    ...counts
      .filter((count) => count !== undefined)
      .map((count) => new RegExp(`${number(count)}\\+? (?:\\p{L}+ )?(?:${beside})`, 'iu')),
  ]
}

/** Claims whose figure stands written out in a text, where the register cannot be asked for it. */
export function findWrittenOut(claims: readonly Claim[], text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !hasSource.test(line))
    .flatMap((line) =>
      claims.flatMap((claim) => {
        const found = waysToWrite(claim).flatMap((way) => way.exec(line)?.[0] ?? [])[0]
        return found ? [`writes ${found} itself: write {claim:${claim.id}}`] : []
      }),
    )
}

/** Says of which time or place a count is: a year, all years, a day, a clock. */
const scope = /\b20\d\d\b|\byears?\b|\bdate\b|\bhours\b|\baddress(?:es)?\b/i

/** Shown claims whose definition names no time: two of those can refute each other. */
export function findWithoutScope(claims: readonly Claim[]): string[] {
  return claims
    .filter(({ shownOn, counts }) => shownOn.length > 0 && !scope.test(counts.en))
    .map(({ id }) => `${id} does not say which time it counts`)
}
