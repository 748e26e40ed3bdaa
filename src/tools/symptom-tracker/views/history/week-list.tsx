import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { formatMoment } from '#tools/symptom-tracker/model/moment.ts'
import type { WeekCheck } from '#tools/symptom-tracker/model/week-check.ts'
import { pegLine } from '#tools/symptom-tracker/views/history/peg-line.ts'
import { WeekText } from '#tools/symptom-tracker/views/history/week-text.tsx'
import type { Words } from '#tools/symptom-tracker/words.en.ts'
import '#tools/symptom-tracker/views/history/history-view.css'

export interface WeekListProps {
  locale: Locale
  words: Words
  /** Newest first. */
  weeks: readonly WeekCheck[]
  onRemove: (week: WeekCheck) => void
}

/** The weekly checks so far. */
export function WeekList({ locale, words, weeks, onRemove }: WeekListProps) {
  const line = pegLine(weeks, words.week, locale)
  return (
    <section>
      <h3>{words.week.past}</h3>
      {line ? (
        <p>
          {line}. <span className="diary-small">{words.week.noBands}</span>
        </p>
      ) : null}
      <ul className="diary-cards">
        {weeks.map((week) => {
          const when = formatMoment(week.at, locale)
          return (
            <li key={week.id} className="diary-card">
              <h4>{when}</h4>
              <div className="diary-card-text">
                <WeekText locale={locale} words={words} week={week} />
                <button
                  type="button"
                  className="btn btn-link"
                  aria-label={`${words.history.remove}: ${fill(words.history.ofEntry, { when })}`}
                  onClick={() => onRemove(week)}
                >
                  {words.history.remove}
                </button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
