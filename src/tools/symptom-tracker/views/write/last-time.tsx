import { Button } from '#design/button/button.tsx'
import { formatShortDate } from '#language/dates/dates-in-words.ts'
import { daysBetween } from '#language/dates/days.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import type { Draft } from '#tools/symptom-tracker/model/draft.ts'
import type { Version } from '#tools/symptom-tracker/model/entry.ts'
import { dayOf } from '#tools/symptom-tracker/model/moment.ts'
import { momentNow } from '#tools/symptom-tracker/model/now.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'

/** Answers that are older say nothing about today. */
const daysOffered = 7

export interface LastTimeProps {
  locale: Locale
  words: Words
  last: Version
  set: (answers: Partial<Draft>) => void
}

/**
 * What was written last, to say the same of now with one touch: number, places, symptoms and
 * medicine. Nights, work and own words are of their day and are not copied.
 */
export function LastTime({ locale, words, last, set }: LastTimeProps) {
  const { at, pain, regions, symptoms, medicine } = last
  const said = [
    pain === null ? '' : fill(words.history.pain, { number: pain }),
    ...regions.map((id) => words.regions[id]),
    ...symptoms.map((id) => words.symptoms[id]),
    medicine,
  ].filter(Boolean)
  const days = daysBetween(dayOf(at), dayOf(momentNow()))
  if (said.length === 0 || days < 0 || days > daysOffered) return null
  return (
    <div className="diary-last">
      <p>
        {fill(words.write.lastTime, {
          when: formatShortDate(dayOf(at), locale, 'day'),
          said: said.join(', '),
        })}
      </p>
      <Button
        variant="outline"
        size="sm"
        onClick={() => set({ pain, regions, symptoms, medicine })}
      >
        {words.write.sameNow}
      </Button>
    </div>
  )
}
