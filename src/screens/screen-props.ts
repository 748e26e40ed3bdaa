import type { Locale } from '#language/locales.ts'
import type { PageId } from '#site/addresses.ts'
import type { PageWords } from '#words/page-words.ts'

/** What every screen is given; it reads everything else itself. */
export interface ScreenProps {
  id: PageId
  locale: Locale
  words: PageWords
}
