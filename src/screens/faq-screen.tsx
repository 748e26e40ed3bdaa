import { ArticleScreen } from '#screens/article-screen.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { FoldedWords } from '#words/folded-words.tsx'

/** Questions that open their answers. */
export function FaqScreen(page: ScreenProps) {
  return <ArticleScreen {...page} body={FoldedWords} />
}
