import { rounded } from '#language/counted.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { pegChange, pegScore } from '#tools/symptom-tracker/model/peg.ts'
import type { WeekCheck } from '#tools/symptom-tracker/model/week-check.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'

/**
 * "PEG score: 6, 3.3 (44% lower than the first)": the first and the last whole score.
 *
 * @param weeks newest first
 * @returns '' when there are not two to compare
 */
export function pegLine(weeks: readonly WeekCheck[], words: Words['week'], locale: Locale) {
  const scores = weeks.flatMap((week) => {
    const score = week.kind === 'peg' ? pegScore(week) : null
    return score === null ? [] : [score]
  })
  const [last] = scores
  const first = scores.at(-1)
  if (scores.length < 2 || first === undefined || last === undefined) return ''
  const change = changeSaid(first, last, words)
  return `${words.score}: ${rounded(first, locale)}, ${rounded(last, locale)}${change}`
}

/** From 0 there is no percentage. */
function changeSaid(first: number, last: number, { level, down, up }: Words['week']) {
  const percent = pegChange(first, last)
  if (first === 0 && last > 0) return ''
  if (!percent) return ` (${level})`
  return ` (${fill(percent < 0 ? down : up, { percent: Math.abs(percent) })})`
}
