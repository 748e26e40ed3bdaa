import { rounded } from '#language/counted.ts'
import type { Locale } from '#language/locales.ts'
import { pegScore } from '#tools/symptom-tracker/model/peg.ts'
import type { WeekCheck } from '#tools/symptom-tracker/model/week-check.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'
import '#tools/symptom-tracker/views/history/history-view.css'

export interface WeekTextProps {
  locale: Locale
  words: Words
  week: WeekCheck
}

/** What a weekly check says, whichever kind it is and whichever page it was answered on. */
export function WeekText({ locale, words, week }: WeekTextProps) {
  if (week.kind === 'peg') {
    const score = pegScore(week)
    const answers = [week.pain, week.enjoyment, week.activity].map((answer) => answer ?? '–')
    return (
      <p>
        {score === null ? (
          words.week.noScore
        ) : (
          <>
            {words.week.score} <strong>{rounded(score, locale)}</strong>
          </>
        )}{' '}
        ({answers.join(', ')})
      </p>
    )
  }
  return (
    <>
      {week.change ? (
        <p>
          {words.week.change} {words.weekChanges[week.change]}.
        </p>
      ) : null}
      {week.again ? (
        <p className="diary-said">
          <strong>{words.history.again}</strong> {week.again}
        </p>
      ) : null}
      {week.hard ? (
        <p className="diary-said">
          <strong>{words.history.hard}</strong> {week.hard}
        </p>
      ) : null}
    </>
  )
}
