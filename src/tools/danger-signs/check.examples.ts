import type { Locale } from '#language/locales.ts'
import {
  type CheckAnswers,
  type CheckScreen,
  checkScreens,
  noAnswers,
} from '#tools/danger-signs/check-answers.ts'
import type { CheckData } from '#tools/danger-signs/check-data.ts'
import { keepAnswers } from '#tools/danger-signs/kept-answers.ts'
import { readCheckData } from '#tools/danger-signs/read-check-data.ts'

/** The check as tests and examples hand it to a tool. */
export const checks: Record<Locale, CheckData> = {
  en: readCheckData('en', []),
  es: readCheckData('es', []),
}

const signWith = (locale: Locale, id: string) => {
  const sign = checks[locale].signs.find((each) => each.id === id)
  if (!sign) throw new Error(`No danger sign is called ${id}`)
  return sign
}

/** The words by which the check asks for a sign. @throws for an id that the register does not hold. */
export const askedWords = (locale: Locale, id: string) => signWith(locale, id).asked

/** The screen that asks for a sign. */
export const screenOf = (id: string): CheckScreen => signWith('en', id).screen

/** What a person without any sign presses on a screen. */
export function nothingOn(screen: CheckScreen, locale: Locale) {
  const { words } = checks[locale]
  if (screen === 'now') return words.nowNo
  if (screen === 'who') return words.people.me
  if (screen === 'day') return words.today
  if (screen === 'scene' || screen === 'head-hit') return words.no
  return words.none
}

/**
 * A device on which the check was answered today.
 * @param said what was not "none"; without a day of the crash nobody knows it.
 */
export const keepCheck = (
  today: string,
  said: Partial<CheckAnswers> = {},
  level: 1 | 2 | null = null,
) =>
  keepAnswers(
    { ...noAnswers, answered: checkScreens, ...said },
    { listAnswered: today, lastVisit: today, level },
  )
