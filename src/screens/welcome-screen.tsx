import { Article } from '#screens/article.tsx'
import { WelcomeOpening } from '#screens/openings/welcome-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { FoldedSections } from '#words/folded-sections.tsx'
import type { WordsProps } from '#words/words.tsx'
import './signs-first.css'

/** Why to come stays open; on a phone every other question is one tap away. */
const FirstOpen = (words: WordsProps) => <FoldedSections {...words} firstOpen />

/** Who speaks with you, and in which languages. */
export const WelcomeScreen = (page: ScreenProps) => (
  <Article
    {...page}
    signs="above the rest"
    opening={<WelcomeOpening {...page} />}
    body={FirstOpen}
  />
)
