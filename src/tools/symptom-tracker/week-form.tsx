import { type SubmitEvent, useId, useState } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { ChoiceGroup } from '#tools/danger-signs/choice-group.tsx'
import { newId } from '#tools/symptom-tracker/id.ts'
import { momentNow } from '#tools/symptom-tracker/now.ts'
import { type PegAnswers, pegScore } from '#tools/symptom-tracker/peg.ts'
import { pegWords } from '#tools/symptom-tracker/peg-words.ts'
import { ScoreField } from '#tools/symptom-tracker/score-field.tsx'
import type { Saved } from '#tools/symptom-tracker/store.ts'
import { TextField } from '#tools/symptom-tracker/text-field.tsx'
import { type WeekChange, type WeekCheck, weekChanges } from '#tools/symptom-tracker/week-check.ts'
import type { DiaryWords } from '#tools/symptom-tracker/words-en.ts'
import { Button } from '#ui/button/button.tsx'

export interface WeekFormProps {
  locale: Locale
  words: DiaryWords
  save: (week: WeekCheck) => Promise<Saved>
}

const noAnswers = {
  peg: { pain: null, enjoyment: null, activity: null } as PegAnswers,
  plain: { change: null as WeekChange | null, again: '', hard: '' },
}

type Answers = typeof noAnswers

const pegItems = [
  { item: 'pain', low: pegWords.painLow, high: pegWords.painHigh },
  { item: 'enjoyment', low: pegWords.interferesLow, high: pegWords.interferesHigh },
  { item: 'activity', low: pegWords.interferesLow, high: pegWords.interferesHigh },
] as const

/** What was answered, or null when nothing was. The PEG is asked on English pages only. */
function checkOf({ peg, plain }: Answers, locale: Locale): WeekCheck | null {
  const base = { id: newId(), at: momentNow() }
  if (locale === 'en') {
    const blank = peg.pain === null && peg.enjoyment === null && peg.activity === null
    return blank ? null : { kind: 'peg', ...base, ...peg }
  }
  const [again, hard] = [plain.again.trim(), plain.hard.trim()]
  const blank = plain.change === null && again === '' && hard === ''
  return blank ? null : { kind: 'plain', ...base, change: plain.change, again, hard }
}

/** Once a week: the PEG in English, a look back in our own words where no official PEG exists. */
export function WeekForm({ locale, words, save }: WeekFormProps) {
  const { week, write, errors } = words
  const id = useId()
  const [answers, setAnswers] = useState(noAnswers)
  const [fault, setFault] = useState('')
  const { peg, plain } = answers
  const setPeg = (change: Partial<PegAnswers>) =>
    setAnswers({ ...answers, peg: { ...peg, ...change } })
  const setPlain = (change: Partial<Answers['plain']>) =>
    setAnswers({ ...answers, plain: { ...plain, ...change } })

  async function finish(event: SubmitEvent) {
    event.preventDefault()
    const check = checkOf(answers, locale)
    if (!check) return setFault(week.empty)
    const outcome = await save(check)
    if (outcome.kind === 'saved') setAnswers(noAnswers)
    setFault(outcome.kind === 'full' || outcome.kind === 'failed' ? errors[outcome.kind] : '')
  }

  const partial = locale === 'en' && checkOf(answers, locale) !== null && pegScore(peg) === null
  return (
    <form className="diary-entry" onSubmit={finish}>
      {locale === 'en' ? (
        pegItems.map(({ item, low, high }) => (
          <ScoreField
            key={item}
            id={`${id}-${item}`}
            legend={pegWords[item]}
            low={low}
            high={high}
            score={peg[item]}
            onScore={(score) => setPeg({ [item]: score })}
            leaveOut={write.leaveOut}
          />
        ))
      ) : (
        <>
          <ChoiceGroup<WeekChange>
            id={`${id}-change`}
            legend={week.change}
            pick="one"
            choices={weekChanges.map((value) => ({ value, label: words.weekChanges[value] }))}
            chosen={plain.change ? [plain.change] : []}
            onChoose={(change) => setPlain({ change })}
          />
          <TextField
            id={`${id}-again`}
            label={week.wentAgain}
            text={plain.again}
            onText={(again) => setPlain({ again })}
          />
          <TextField
            id={`${id}-hard`}
            label={week.stillHard}
            text={plain.hard}
            onText={(hard) => setPlain({ hard })}
          />
        </>
      )}
      <p className="field-error" role="alert">
        {fault}
      </p>
      {partial ? <p className="diary-small">{week.partial}</p> : null}
      <Button type="submit">{week.save}</Button>
    </form>
  )
}
