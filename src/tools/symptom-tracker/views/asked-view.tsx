import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { DangerCheck } from '#tools/danger-signs/danger-check.tsx'
import { LevelView } from '#tools/danger-signs/level-view.tsx'
import { ChoiceButtons } from '#tools/danger-signs/screens/choice-buttons.tsx'
import { Question } from '#tools/danger-signs/screens/question.tsx'
import { type PainPlace, painPlaces } from '#tools/symptom-tracker/model/heard.ts'
import type { Asked, useHearing } from '#tools/symptom-tracker/views/use-hearing.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'

export interface AskedViewProps {
  locale: Locale
  words: Words
  asked: Asked
  hearing: ReturnType<typeof useHearing>
}

/** What an entry asks before the diary goes on: where it hurts, the check, or what to do at once. */
export function AskedView({ locale, words, asked, hearing }: AskedViewProps) {
  const { heard } = words
  if (asked.kind === 'level') {
    return <LevelView level={asked.level} said={[asked.said]} onChange={hearing.takeBack} />
  }
  if (asked.kind === 'where') {
    return (
      <section className="danger-check">
        <Question moves={1} question={fill(heard.where, { number: asked.pain })}>
          <ChoiceButtons<PainPlace>
            choices={painPlaces.map((value) => ({ value, label: heard.places[value] }))}
            onChoose={hearing.tellWhere}
          />
        </Question>
      </section>
    )
  }
  return (
    <DangerCheck
      locale={locale}
      needs="diary"
      again={asked.only === undefined}
      only={asked.only}
      fellDay={asked.fellDay}
      before={
        asked.isSaved === null ? null : (
          <p className="diary-heard">{asked.isSaved ? heard.saved : heard.notSaved}</p>
        )
      }
      onPass={hearing.checked}
    />
  )
}
