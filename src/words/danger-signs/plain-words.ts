import type { Locale } from '#language/locales.ts'
import type { DangerSign } from './register.ts'

/** A sign in one sentence, its conditions after a colon: for a box to mark and to read out. */
export const plainWords = (
  { words, conditions }: Pick<DangerSign, 'words' | 'conditions'>,
  locale: Locale,
) =>
  conditions
    ? `${words[locale]}: ${conditions.map((condition) => condition[locale]).join('; ')}`
    : words[locale]
