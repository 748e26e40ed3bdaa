import { rounded } from '#language/counted.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { currentVersion, type Entry } from '#tools/symptom-tracker/model/entry.ts'
import { dayOf, formatMoment } from '#tools/symptom-tracker/model/moment.ts'
import { momentNow } from '#tools/symptom-tracker/model/now.ts'
import { fewestDays, thisWeekAndLast } from '#tools/symptom-tracker/model/weeks-compared.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'

/** "Saved: November 20, 2026, 12 pm", "Pain this week 4, last week 6.", "You drove again.": a line each. */
export function savedText(entry: Entry, others: readonly Entry[], words: Words, locale: Locale) {
  const { at, again } = currentVersion(entry)
  const rest = others.filter(({ id }) => id !== entry.id)
  const weeks = thisWeekAndLast([entry, ...rest], dayOf(momentNow()))
  return [
    fill(words.saved, { when: formatMoment(at, locale) }),
    weeks
      ? fill(words.compared.weeks, {
          later: rounded(weeks.later.mean, locale),
          earlier: rounded(weeks.earlier.mean, locale),
        })
      : fill(words.compared.tooFew, { days: fewestDays }),
    ...again.map((id) => words.compared.again[id]),
  ].join('\n')
}
