import { fill } from '#i18n/fill.ts'
import type { Locale } from '#i18n/locales.ts'
import { pegChange, pegScore } from '#tools/symptom-tracker/model/peg.ts'
import type { WeekCheck } from '#tools/symptom-tracker/model/week-check.ts'
import { rounded } from '#tools/symptom-tracker/words/counted.ts'
import type { Words } from '#tools/symptom-tracker/words/words.en.ts'

/**
 * "PEG score: 6, then 3.3 (44% lower than the first)": the first and the last whole score.
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
  const percent = pegChange(first, last)
  const template =
    percent === null || percent === 0 ? words.level : percent < 0 ? words.down : words.up
  const change =
    first === 0 && last > 0 ? '' : ` (${fill(template, { percent: Math.abs(percent ?? 0) })})`
  return `${words.score}: ${rounded(first, locale)}, ${rounded(last, locale)}${change}`
}
