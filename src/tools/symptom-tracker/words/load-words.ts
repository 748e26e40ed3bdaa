import type { Locale } from '#i18n/locales.ts'
import type { Words } from '#tools/symptom-tracker/words/words.en.ts'

const wordsIn: Record<Locale, () => Promise<Words>> = {
  en: async () => (await import('#tools/symptom-tracker/words/words.en.ts')).en,
  es: async () => (await import('#tools/symptom-tracker/words/words.es.ts')).es,
}

/** What the diary says in one language: nobody carries the other. */
export function loadWords(locale: Locale): Promise<Words> {
  return wordsIn[locale]()
}
