import { memo, useEffect, useId, useMemo, useState } from 'react'
import { focusInView } from '#design/step-heading/focus-in-view.ts'
import { counted } from '#language/counted.ts'
import { formatMonth } from '#language/dates/dates-in-words.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import type { Diary } from '#tools/symptom-tracker/model/diary.ts'
import { draftOf } from '#tools/symptom-tracker/model/draft.ts'
import { type Answers, currentVersion, type Entry } from '#tools/symptom-tracker/model/entry.ts'
import { formatMoment } from '#tools/symptom-tracker/model/moment.ts'
import { monthsOf } from '#tools/symptom-tracker/model/months.ts'
import type { WeekCheck } from '#tools/symptom-tracker/model/week-check.ts'
import type { Saved } from '#tools/symptom-tracker/store/store.ts'
import { EntryCard } from '#tools/symptom-tracker/views/history/entry-card.tsx'
import { WeekList } from '#tools/symptom-tracker/views/history/week-list.tsx'
import { EntryForm } from '#tools/symptom-tracker/views/write/entry-form.tsx'
import type { Words } from '#tools/symptom-tracker/words.en.ts'
import './history-view.css'
import '#design/field/field.css'

export interface HistoryViewProps {
  locale: Locale
  words: Words
  diary: Diary
  amendEntry: (entry: Entry, answers: Answers) => Promise<Saved>
  removeEntry: (entry: Entry) => void
  removeWeek: (week: WeekCheck) => void
  onCheckAgain: () => void
}

const focusOnArrival = (element: HTMLElement | null) => element?.focus()

/** So many entries at a time: 5,000 of them never stand on the page at once. */
const pageSize = 30

/** What was written, a month at a time, newest first; each entry can be changed or deleted. */
export const HistoryView = memo(function HistoryView(props: HistoryViewProps) {
  const { locale, words, diary, amendEntry, removeEntry, removeWeek, onCheckAgain } = props
  const { history } = words
  const id = useId()
  const months = useMemo(() => monthsOf(diary.entries), [diary.entries])
  const [chosen, setChosen] = useState('')
  const [shown, setShown] = useState(pageSize)
  const [changing, setChanging] = useState('')
  const month = months.find((one) => one.id === chosen) ?? months[0]
  const left = (month?.entries.length ?? 0) - shown

  function chooseMonth(monthId: string) {
    setChosen(monthId)
    setShown(pageSize)
  }

  // The form was taller than the entry that stands in its place again.
  useEffect(() => {
    if (changing === '') return
    return () => focusInView(document.getElementById(changing))
  }, [changing])

  async function saveChange(entry: Entry, answers: Answers) {
    const outcome = await amendEntry(entry, answers)
    if (outcome.kind === 'saved') {
      setChosen(answers.at.slice(0, 7))
      setChanging('')
    }
    return outcome
  }

  return (
    <>
      {month ? null : <p>{history.empty}</p>}
      {months.length > 1 ? (
        <p className="diary-month">
          <label htmlFor={`${id}-month`}>{history.month}</label>
          <select
            id={`${id}-month`}
            value={month?.id}
            onChange={(event) => chooseMonth(event.currentTarget.value)}
          >
            {months.map((one) => (
              <option key={one.id} value={one.id}>
                {formatMonth(`${one.id}-01`, locale)} (
                {counted(words.entries, one.entries.length, locale)})
              </option>
            ))}
          </select>
        </p>
      ) : null}
      <ul className="diary-cards">
        {month?.entries.slice(0, shown).map((entry) =>
          entry.id === changing ? (
            <li key={entry.id} className="diary-changing">
              <h3 ref={focusOnArrival} tabIndex={-1}>
                {fill(words.write.changeHeading, {
                  when: formatMoment(currentVersion(entry).at, locale),
                })}
              </h3>
              <p>{words.write.changeIntro}</p>
              <EntryForm
                locale={locale}
                words={words}
                name={entry.id}
                start={draftOf(currentVersion(entry))}
                last={null}
                save={(answers) => saveChange(entry, answers)}
                saveLabel={words.write.saveChange}
                onCheckAgain={onCheckAgain}
                cancel={{ label: words.write.cancel, onCancel: () => setChanging('') }}
              />
            </li>
          ) : (
            <EntryCard
              key={entry.id}
              locale={locale}
              words={words}
              entry={entry}
              onChange={(one) => setChanging(one.id)}
              onRemove={removeEntry}
            />
          ),
        )}
      </ul>
      {left > 0 ? (
        <button
          type="button"
          className="btn btn-outline"
          onClick={() => setShown(shown + pageSize)}
        >
          {counted(history.older, Math.min(left, pageSize), locale)}
        </button>
      ) : null}
      {diary.weeks.length > 0 ? (
        <WeekList locale={locale} words={words} weeks={diary.weeks} onRemove={removeWeek} />
      ) : null}
    </>
  )
})
