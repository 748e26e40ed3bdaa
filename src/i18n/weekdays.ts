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

/** "Monday" or "lunes", as it stands inside a sentence. */
export function weekdayName(day: Weekday, locale: Locale) {
  const firstMonday = Date.UTC(2024, 0, 1)
  return names[locale].format(firstMonday + weekdays.indexOf(day) * 86_400_000)
}
