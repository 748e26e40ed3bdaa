import { weekdayName, weekdays } from '#language/dates/weekdays.ts'
import { fill } from '#language/fill.ts'
import { inEachLanguage, type Locale } from '#language/locales.ts'
import { en, type WrittenWords } from './words.en.ts'
import { es } from './words.es.ts'

const written: Readonly<Record<Locale, WrittenWords>> = { en, es }

/** One question for each day of the week. */
const daysIn = (locale: Locale) =>
  Object.fromEntries(
    weekdays.map((day) => [
      day,
      {
        ...written[locale].day,
        ask: fill(written[locale].day.ask, { day: weekdayName(day, locale) }),
      },
    ]),
  ) as Record<(typeof weekdays)[number], WrittenWords['questions']['name']>

/** What `npm run setup` says in each language. */
export const setupWords = inEachLanguage((locale) => ({
  ...written[locale],
  locale,
  questions: { ...written[locale].questions, ...daysIn(locale) },
}))

export type Words = (typeof setupWords)[Locale]
