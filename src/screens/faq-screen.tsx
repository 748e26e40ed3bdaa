import { Article } from '#screens/article.tsx'
import { GuideOpening } from '#screens/openings/guide-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { FoldedWords } from '#words/folded-words.tsx'

/** Questions that open their answers. */
export function FaqScreen(page: ScreenProps) {
  return <Article {...page} opening={<GuideOpening {...page} />} body={FoldedWords} />
}
