import { formatDate } from '#language/dates/dates-in-words.ts'
import { isDay } from '#language/dates/days.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { factsOf } from '#tools/danger-signs/check-answers.ts'
import { useCheckData } from '#tools/danger-signs/check-context.ts'
import { marksOf, outcomeOf } from '#tools/danger-signs/check-flow.ts'
import { keptAnswers } from '#tools/danger-signs/kept-answers.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'
import type { MarkedSign } from '#words/danger-signs/assess.ts'

/** What was said of a sign: examined, treated, the same before, or nothing. */
function saidOf(mark: MarkedSign, { report }: Words, locale: Locale) {
  const on = isDay(mark.day) ? ` ${fill(report.onDay, { day: formatDate(mark.day, locale) })}` : ''
  if (mark.treated) return `${report.treated}${on}`
  if (mark.examined) return `${report.examined}${on}`
  return mark.sameBefore ? report.sameBefore : report.notExamined
}

/** The kept answers of the danger check, a line each; alcohol and drugs are not among them. */
export function useDangerLines(locale: Locale, words: Words): string[] {
  const { signs, words: danger } = useCheckData()
  const { report } = words
  const kept = keptAnswers()
  if (!kept) return [report.noCheck]
  const { answers, listAnswered } = kept
  const marks = marksOf(signs, answers)
  const { tellTheDoctor } = outcomeOf(signs, answers, listAnswered)
  const facts = tellTheDoctor.filter((fact) => factsOf(answers).includes(fact))
  const checked = fill(report.checked, { day: formatDate(listAnswered, locale) })
  return [
    marks.length === 0 ? `${checked} ${report.noSigns}` : checked,
    ...(kept.level === null ? [] : [fill(report.stands, { what: danger.whats[kept.level] })]),
    ...(facts.length > 0 ? [facts.map((fact) => danger.facts[fact]).join('; ')] : []),
    ...marks.map((mark) => {
      const asked = signs.find(({ id }) => id === mark.id)?.asked ?? mark.id
      return `${saidOf(mark, words, locale)}: ${asked}`
    }),
  ]
}
