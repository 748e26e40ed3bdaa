import type { Locale } from '#i18n/locales.ts'
import type { DiaryView } from '#tools/symptom-tracker/diary-view.tsx'
import type { DiaryWords } from '#tools/symptom-tracker/words-en.ts'

export interface LoadedDiary {
  View: typeof DiaryView
  words: DiaryWords
}

const wordsIn: Record<Locale, () => Promise<DiaryWords>> = {
  en: async () => (await import('#tools/symptom-tracker/words-en.ts')).diaryWordsEn,
  es: async () => (await import('#tools/symptom-tracker/words-es.ts')).diaryWordsEs,
}

/**
 * The diary and its words in one language. Loaded beside the danger signs, so that those are there
 * first and nobody carries the other language.
 */
export async function loadDiary(locale: Locale): Promise<LoadedDiary> {
  const [{ DiaryView: View }, words] = await Promise.all([
    import('#tools/symptom-tracker/diary-view.tsx'),
    wordsIn[locale](),
  ])
  return { View, words }
}
