import type { Stop, StopGroup } from '#words/publishing/stop.ts'
import type { Words } from '#words/publishing/words.en.ts'
import { checkClaims } from '../check-claims/check-claims.ts'
import { checkWords } from '../check-words/check-all.ts'
import { lineOf } from '../check-words/line-of.ts'
import type { Problem } from '../check-words/written-pages.ts'

const asStop = (problem: Problem): Stop => ({ ...problem, line: lineOf(problem) ?? 1 })

/** What `npm run check:words` and `npm run check:claims` would have mended. */
export async function findWordStops(words: Words): Promise<StopGroup[]> {
  const { checks } = await checkWords()
  const wrong = checks.flatMap(({ rule, problems }) =>
    problems.map((problem) => ({ ...asStop(problem), text: `${rule}: ${problem.text}` })),
  )
  const stops = [...wrong, ...checkClaims().problems.map(asStop)]
  return stops.length > 0 ? [{ ...words.steps.words, kind: 'invention', stops }] : []
}
