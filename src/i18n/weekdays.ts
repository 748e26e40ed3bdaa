import { addDays, startOf } from '#dates/days.ts'
import { inEachLanguage, type Locale, languageTag } from '#i18n/locales.ts'

/** Monday first. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

export type Weekday = (typeof weekdays)[number]

const names = inEachLanguage(
  (locale) => new Intl.DateTimeFormat(languageTag[locale], { weekday: 'long', timeZone: 'UTC' }),
)

const someMonday = '2024-01-01'

/** "Monday" or "lunes", as it stands inside a sentence. */
export function weekdayName(day: Weekday, locale: Locale) {
  return names[locale].format(startOf(addDays(someMonday, weekdays.indexOf(day))))
}
