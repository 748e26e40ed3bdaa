import { inEachLanguage, type Locale, languageTag } from './locales.ts'

const lists = inEachLanguage((locale) => new Intl.ListFormat(languageTag[locale]))

/** "e" stands before the sound of an i: English names such as High Street begin with an h that is spoken. */
const beforeSpokenH = / e (?=Hi)/

/** Phrases as "one, two, and three"; in Spanish "uno, dos y tres". */
export function formatList(phrases: readonly string[], locale: Locale) {
  const list = lists[locale].format(phrases)
  return locale === 'es' ? list.replace(beforeSpokenH, ' y ') : list
}
