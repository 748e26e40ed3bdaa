import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { lettersOver, type TypedFault } from './clinic-view.ts'
import { en, type Words } from './words.en.ts'
import { es } from './words.es.ts'

export const clinicWords: Readonly<Record<Locale, Words>> = { en, es }

/** Why a field is refused, and what to do. */
export function faultInWords(
  fault: TypedFault,
  { field, text }: { field: string; text: string },
  locale: Locale,
) {
  const words = clinicWords[locale].faults
  return fault === 'too-long'
    ? fill(words[fault], { n: String(lettersOver(field, text)) })
    : words[fault]
}
