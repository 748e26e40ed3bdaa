import type { Locale } from '#i18n/locales.ts'
import { paperWords } from '#tools/symptom-tracker/paper-words.ts'

/** What to do where the diary cannot run. Beside the island, so that its script is not heavier. */
export const PaperDiary = ({ locale }: { locale: Locale }) => (
  <noscript>
    <p>{paperWords[locale]}</p>
  </noscript>
)
