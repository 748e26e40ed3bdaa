import { createContext, useContext } from 'react'
import type { DangerWords } from '#tools/danger-signs/words.ts'

/**
 * The words of the danger signs in the language of the page. They come with the page: a script with
 * the words themselves would carry both languages.
 */
export const DangerWordsContext = createContext<DangerWords | null>(null)

/** @throws outside of a tool, which alone hands the words down. */
export function useDangerWords() {
  const words = useContext(DangerWordsContext)
  if (!words) throw new Error('No DangerWordsContext around this component')
  return words
}
