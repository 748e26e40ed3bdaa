import { type SubmitEvent, useCallback, useId, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { ChoiceGroup } from '#design/choice-group/choice-group.tsx'
import { TextBox } from '#design/field/text-box.tsx'
import type { Locale } from '#language/locales.ts'
import { randomId } from '#language/records/random-id.ts'
import { useDraft } from '#language/records/use-draft.ts'
import { draftPrefix } from '#tools/symptom-tracker/model/draft.ts'
import { longestText } from '#tools/symptom-tracker/model/entry.ts'
import { momentNow } from '#tools/symptom-tracker/model/now.ts'
import { pegScore, pegWords } from '#tools/symptom-tracker/model/peg.ts'
import {
  blankWeekCheck,
  isBlank,
  readWeekCheck,
  type WeekChange,
  type WeekCheck,
  type WeekKind,
  weekChanges,
} from '#tools/symptom-tracker/model/week-check.ts'
import type { Saved } from '#tools/symptom-tracker/store/store.ts'
import { ScoreField } from '#tools/symptom-tracker/views/write/score-field.tsx'
import type { Words } from '#tools/symptom-tracker/words.en.ts'
import '#tools/symptom-tracker/views/write/entry-form.css'

export interface WeekFormProps {
  locale: Locale
  words: Words
  save: (week: WeekCheck) => Promise<Saved>
}

const pegItems = [
  { item: 'pain', low: pegWords.painLow, high: pegWords.painHigh },
  { item: 'enjoyment', low: pegWords.interferesLow, high: pegWords.interferesHigh },
  { item: 'activity', low: pegWords.interferesLow, high: pegWords.interferesHigh },
] as const

/** The PEG is asked on English pages only: there is no official one for the others. */
export const kindFor: Record<Locale, WeekKind> = { en: 'peg', es: 'plain' }

const fresh = (kind: WeekKind) => blankWeekCheck(kind, randomId(), momentNow())

/** Once a week: the PEG in English, a look back in our own words where no official PEG exists. */
export function WeekForm({ locale, words, save }: WeekFormProps) {
  const { week: weekWords, write, errors } = words
  const kind = kindFor[locale]
  const id = useId()
  const [start] = useState(() => fresh(kind))
  const read = useCallback(
    (stored: unknown) => {
      const check = readWeekCheck(stored)
      return check?.kind === kind ? check : start
    },
    [kind, start],
  )
  const [week, keep] = useDraft<WeekCheck>(`${draftPrefix()}week`, start, read)
  const [fault, setFault] = useState('')
  const partial = week.kind === 'peg' && !isBlank(week) && pegScore(week) === null

  async function finish(event: SubmitEvent) {
    event.preventDefault()
    if (isBlank(week)) return setFault(weekWords.empty)
    const outcome = await save({ ...week, at: momentNow() })
    if (outcome.kind === 'saved') keep(fresh(kind))
    setFault(outcome.kind === 'full' || outcome.kind === 'failed' ? errors[outcome.kind] : '')
  }

  return (
    <form className="diary-entry" onSubmit={finish}>
      {week.kind === 'peg' ? (
        pegItems.map(({ item, low, high }) => (
          <ScoreField
            key={item}
            id={`${id}-${item}`}
            legend={pegWords[item]}
            low={low}
            high={high}
            score={week[item]}
            onScore={(score) => keep({ ...week, [item]: score })}
            leaveOut={write.leaveOut}
          />
        ))
      ) : (
        <>
          <ChoiceGroup<WeekChange>
            id={`${id}-change`}
            legend={weekWords.change}
            pick="one"
            choices={weekChanges.map((value) => ({ value, label: words.weekChanges[value] }))}
            chosen={week.change ? [week.change] : []}
            onChoose={(change) => keep({ ...week, change })}
          />
          <TextBox
            id={`${id}-again`}
            rows={2}
            maxLength={longestText}
            label={weekWords.wentAgain}
            text={week.again}
            onText={(again) => keep({ ...week, again })}
          />
          <TextBox
            id={`${id}-hard`}
            rows={2}
            maxLength={longestText}
            label={weekWords.stillHard}
            text={week.hard}
            onText={(hard) => keep({ ...week, hard })}
          />
        </>
      )}
      <p className="field-error" role="alert">
        {fault}
      </p>
      {partial ? <p className="diary-small">{weekWords.partial}</p> : null}
      <Button type="submit">{weekWords.save}</Button>
    </form>
  )
}
