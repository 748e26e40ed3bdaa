import { counted } from '#language/counted.ts'
import { formatDate } from '#language/dates/dates-in-words.ts'
import { daysBetween } from '#language/dates/days.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { dayOf, type Moment } from '#tools/symptom-tracker/model/moment.ts'
import { momentNow } from '#tools/symptom-tracker/model/now.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'

/** "Last backup: March 4, 2026, 3 days ago." */
export function backupAge(last: Moment | null, words: Words['backup'], locale: Locale) {
  if (last === null) return words.never
  const days = daysBetween(dayOf(last), dayOf(momentNow()))
  const ago = days < 1 ? words.today : counted(words.daysAgo, days, locale)
  return fill(words.last, { when: formatDate(dayOf(last), locale), ago })
}
