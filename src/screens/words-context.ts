import type { ScreenProps } from '#screens/screen-props.ts'
import type { WordsContext } from '#words/parse-words.ts'

/** What the words of a page need to know around them. */
export const contextOf = ({
  locale,
  words,
}: Pick<ScreenProps, 'locale' | 'words'>): WordsContext => ({
  locale,
  sourceIds: words.sources?.map((source) => source.id) ?? [],
  file: words.file,
})
