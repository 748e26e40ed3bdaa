import { clinic } from '#clinic'
import { missedWordsFunction } from '#forms/missed-words/contract/missed-words.ts'
import type { Locale } from '#language/locales.ts'
import { isUnfollowed } from '#screens/unfollowed.ts'

/**
 * Tells our own server which words of ours stood in a search that no page answers whole: they are what
 * a page may be missing for. Nothing else of the search is told, and nothing for a visitor who asks
 * not to be followed.
 */
export function tellMissed(words: readonly string[], locale: Locale) {
  if (words.length === 0 || isUnfollowed()) return
  navigator.sendBeacon(
    `${clinic.functions.origin ?? ''}${missedWordsFunction}`,
    new URLSearchParams({ locale, words: words.join(' ') }),
  )
}
