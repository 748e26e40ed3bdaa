import { counted } from '#language/counted.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import type { ActivityId, Answers } from '#tools/symptom-tracker/model/entry.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'
import '#tools/symptom-tracker/views/history/history-view.css'

export interface EntryTextProps {
  locale: Locale
  words: Words
  answers: Answers
  /** The number is left out where it stands beside the text. */
  withPain?: boolean
}

/** What an entry says, in a few lines; what was left out has none. */
export function EntryText({ locale, words, answers, withPain = true }: EntryTextProps) {
  const { history } = words
  const sleep = [
    answers.sleepHours === null ? '' : counted(history.sleepHours, answers.sleepHours, locale),
    answers.painWoke ? words.write.painWoke : '',
  ]
  const work = answers.workMissed ? counted(history.workMissed, answers.workMissed, locale) : ''
  const lines = [
    answers.newFall ? history.newFall : '',
    withPain && answers.pain !== null ? fill(history.pain, { number: answers.pain }) : '',
    answers.regions.map((id) => words.regions[id]).join(', '),
    answers.symptoms.map((id) => words.symptoms[id]).join(', '),
    ...sleep,
    work,
  ].filter(Boolean)
  const named = (ids: readonly ActivityId[]) => ids.map((id) => words.activities[id]).join('; ')
  const said = [
    { label: history.undone, text: named(answers.undone) },
    { label: history.doneAgain, text: named(answers.again) },
    { label: history.couldNot, text: answers.couldNot },
    { label: history.could, text: answers.could },
    { label: history.medicine, text: answers.medicine },
    { label: history.note, text: answers.note },
  ].filter(({ text }) => text !== '')
  if (lines.length + said.length === 0) return withPain ? <p>{history.nothingSaid}</p> : null
  return (
    <>
      {lines.length > 0 ? <p>{lines.join('. ')}.</p> : null}
      {said.map(({ label, text }) => (
        <p key={label} className="diary-said">
          <strong>{label}</strong> {text}
        </p>
      ))}
    </>
  )
}
