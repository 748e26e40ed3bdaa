import type { Locale } from '#language/locales.ts'

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

const names: Readonly<Record<Locale, Readonly<Record<Weekday, string>>>> = {
  en: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
  es: {
    monday: 'lunes',
    tuesday: 'martes',
    wednesday: 'miércoles',
    thursday: 'jueves',
    friday: 'viernes',
    saturday: 'sábado',
    sunday: 'domingo',
  },
}

/** "Monday" or "lunes", as it stands inside a sentence. */
export function weekdayName(day: Weekday, locale: Locale) {
  return names[locale][day]
}

/** "Saturday" or "los sábados": the day of every week, as it stands inside a sentence. */
export const everyWeekday = (day: Weekday, locale: Locale) =>
  locale === 'es' ? `los ${names.es[day].replace(/o$/, 'os')}` : names[locale][day]
