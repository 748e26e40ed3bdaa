import type { Locale } from '#i18n/locales.ts'
import type { DiaryWords } from '#tools/symptom-tracker/words-en.ts'

const wordsIn: Record<Locale, () => Promise<DiaryWords>> = {
  en: async () => (await import('#tools/symptom-tracker/words-en.ts')).diaryWordsEn,
  es: async () => (await import('#tools/symptom-tracker/words-es.ts')).diaryWordsEs,
}

/** What the diary says in one language: nobody carries the other. */
export function loadWords(locale: Locale): Promise<DiaryWords> {
  return wordsIn[locale]()
}
