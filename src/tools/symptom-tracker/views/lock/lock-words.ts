import type { Locale } from '#language/locales.ts'
import type { LockWords } from '#tools/symptom-tracker/views/lock/words.en.ts'

const files: Record<Locale, () => Promise<LockWords>> = {
  en: async () => (await import('#tools/symptom-tracker/views/lock/words.en.ts')).en,
  es: async () => (await import('#tools/symptom-tracker/views/lock/words.es.ts')).es,
}

const fetched = new Map<Locale, Promise<LockWords>>()

/** The words of the lock, fetched when it is first opened: few people have one. */
export function lockWordsIn(locale: Locale) {
  const words = fetched.get(locale) ?? files[locale]()
  fetched.set(locale, words)
  return words
}
