import type { Locale } from '#language/locales.ts'
import type { Words } from '#tools/crash-record/people/words.en.ts'

const words: Record<Locale, () => Promise<Words>> = {
  en: async () => (await import('#tools/crash-record/people/words.en.ts')).en,
  es: async () => (await import('#tools/crash-record/people/words.es.ts')).es,
}

/** What adds and erases people, with its words: few visitors want it. */
async function loadPeople(locale: Locale) {
  const [{ PersonForm }, { EraseDialog }, said] = await Promise.all([
    import('#tools/crash-record/people/person-form.tsx'),
    import('#tools/crash-record/people/erase-dialog.tsx'),
    words[locale](),
  ])
  return { PersonForm, EraseDialog, words: said }
}

export const peopleLoaders = {
  en: () => loadPeople('en'),
  es: () => loadPeople('es'),
} as const
