import type { DangerSign } from '#danger-signs/register.ts'
import type { Locale } from '#i18n/locales.ts'

/** A sign in one sentence, its conditions after a colon: for a box to mark and to read out. */
export const plainWords = (
  { words, conditions }: Pick<DangerSign, 'words' | 'conditions'>,
  locale: Locale,
) =>
  conditions
    ? `${words[locale]}: ${conditions.map((condition) => condition[locale]).join('; ')}`
    : words[locale]
