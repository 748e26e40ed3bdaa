import { daysBetween } from '#dates/days.ts'
import { counted } from '#i18n/counted.ts'
import { formatDate } from '#i18n/dates.ts'
import { fill } from '#i18n/fill.ts'
import type { Locale } from '#i18n/locales.ts'
import { dayOf, type Moment } from '#tools/symptom-tracker/model/moment.ts'
import { momentNow } from '#tools/symptom-tracker/model/now.ts'
import type { Words } from '#tools/symptom-tracker/words/words.en.ts'

/** "Last backup: March 4, 2026, 3 days ago." */
export function backupAge(last: Moment | null, words: Words['backup'], locale: Locale) {
  if (last === null) return words.never
  const days = daysBetween(dayOf(last), dayOf(momentNow()))
  const ago = days < 1 ? words.today : counted(words.daysAgo, days, locale)
  return fill(words.last, { when: formatDate(dayOf(last), locale), ago })
}
