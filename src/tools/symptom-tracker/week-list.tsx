import { fill } from '#i18n/fill.ts'
import type { Locale } from '#i18n/locales.ts'
import { formatMoment } from '#tools/symptom-tracker/moment.ts'
import { pegLine } from '#tools/symptom-tracker/peg-line.ts'
import type { WeekCheck } from '#tools/symptom-tracker/week-check.ts'
import { WeekText } from '#tools/symptom-tracker/week-text.tsx'
import type { DiaryWords } from '#tools/symptom-tracker/words-en.ts'

export interface WeekListProps {
  locale: Locale
  words: DiaryWords
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
