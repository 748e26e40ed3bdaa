import { useMemo, useRef, useState } from 'react'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { forget, readKept } from '#language/records/kept.ts'
import type { Diary } from '#tools/symptom-tracker/model/diary.ts'
import { draftOf, emptyDraft } from '#tools/symptom-tracker/model/draft.ts'
import {
  type Answers,
  currentVersion,
  type Entry,
  emptyAnswers,
} from '#tools/symptom-tracker/model/entry.ts'
import { stillUndone } from '#tools/symptom-tracker/model/losses.ts'
import { formatMoment } from '#tools/symptom-tracker/model/moment.ts'
import { momentNow } from '#tools/symptom-tracker/model/now.ts'
import {
  readStartingPoint,
  type StartingPoint,
  startingPointKey,
} from '#tools/symptom-tracker/model/starting-point.ts'
import { isWeekCheckDue } from '#tools/symptom-tracker/model/week-check.ts'
import type { DiaryActions } from '#tools/symptom-tracker/views/use-diary-actions.ts'
import { EntryForm } from '#tools/symptom-tracker/views/write/entry-form.tsx'
import { StartingNote } from '#tools/symptom-tracker/views/write/starting-note.tsx'
import { kindFor, WeekForm } from '#tools/symptom-tracker/views/write/week-form.tsx'
import type { Words } from '#tools/symptom-tracker/words.en.ts'

export interface WritePanelProps {
  locale: Locale
  words: Words
  diary: Diary
  actions: DiaryActions
  /** The entry that was just saved and is told more of; null for a new one. */
  detailed: Entry | null
  /** It is told, or left as it was. */
  onDetailed: () => void
  onCheckAgain: () => void
}

const focusOnArrival = (element: HTMLElement | null) => element?.focus()

function keptPoint(): StartingPoint | null {
  const found = readKept('device', startingPointKey())
  return found.kind === 'value' ? readStartingPoint(found.value) : null
}

/** Today's entry and, once a week, the look back at the week. */
export function WritePanel(props: WritePanelProps) {
  const { locale, words, diary, actions, detailed, onDetailed, onCheckAgain } = props
  const { write, week } = words
  const heading = useRef<HTMLHeadingElement>(null)
  const [start] = useState(() => emptyDraft(momentNow()))
  const [point, setPoint] = useState(keptPoint)
  const [lastEntry] = diary.entries
  const last = lastEntry ? currentVersion(lastEntry) : null
  const undoneBefore = useMemo(() => stillUndone(diary.entries), [diary.entries])
  const [lastWeek] = diary.weeks
  const due = isWeekCheckDue(diary.weeks, momentNow())

  function forgetPoint() {
    forget('device', startingPointKey())
    setPoint(null)
  }
  async function addPoint(note: string) {
    const outcome = await actions.saveEntry({ ...emptyAnswers(momentNow()), note })
    if (outcome.kind === 'saved') forgetPoint()
  }

  // What was pressed is gone with its form: go on reading where the next one begins.
  function leaveDetails() {
    onDetailed()
    requestAnimationFrame(() => heading.current?.focus())
  }
  async function saveDetails(entry: Entry, answers: Answers) {
    const outcome = await actions.addDetails(entry, answers)
    // What was saved speaks next, and has the focus.
    if (outcome.kind === 'saved') onDetailed()
    return outcome
  }

  if (detailed) {
    return (
      <>
        <h2 ref={focusOnArrival} tabIndex={-1}>
          {fill(write.detailsHeading, { when: formatMoment(currentVersion(detailed).at, locale) })}
        </h2>
        <EntryForm
          key={detailed.id}
          locale={locale}
          words={words}
          name={detailed.id}
          start={draftOf(currentVersion(detailed))}
          last={last}
          undoneBefore={undoneBefore}
          save={(answers) => saveDetails(detailed, answers)}
          saveLabel={write.saveDetails}
          unfolded
          onCheckAgain={onCheckAgain}
          cancel={{ label: write.cancel, onCancel: leaveDetails }}
        />
      </>
    )
  }
  return (
    <>
      {point ? (
        <StartingNote
          locale={locale}
          words={words.starting}
          point={point}
          onAdd={addPoint}
          onLeave={forgetPoint}
        />
      ) : null}
      <h2 ref={heading} tabIndex={-1}>
        {write.heading}
      </h2>
      <EntryForm
        locale={locale}
        words={words}
        name="new"
        start={start}
        last={last}
        undoneBefore={undoneBefore}
        save={actions.saveEntry}
        saveLabel={write.saveAll}
        saveAtOnce={write.save}
        onCheckAgain={onCheckAgain}
      />
      <section className="diary-week">
        <h2>{week.heading}</h2>
        {lastWeek ? <p>{fill(week.last, { when: formatMoment(lastWeek.at, locale) })}</p> : null}
        <details className="diary-more" open={due && diary.entries.length > 0}>
          <summary>{due ? week.begin : week.again}</summary>
          <p>{week.intro}</p>
          <WeekForm locale={locale} words={words} save={actions.saveWeek} />
          {kindFor[locale] === 'peg' ? <p className="diary-small">{week.source}</p> : null}
        </details>
      </section>
    </>
  )
}
