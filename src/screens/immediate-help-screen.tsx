import { Article } from '#screens/article.tsx'
import { UrgentOpening } from '#screens/openings/urgent-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { FoldedSections } from '#words/folded-sections.tsx'
import type { WordsProps } from '#words/words.tsx'

/** The first hour stays open: nobody at the roadside should have to look for it. */
const FirstHourOpen = (words: WordsProps) => <FoldedSections {...words} firstOpen />

/** For somebody who stands at the roadside: 911, the danger check, the first minutes, then the rest. */
export const ImmediateHelpScreen = (page: ScreenProps) => (
  <Article {...page} opening={<UrgentOpening {...page} />} lineless body={FirstHourOpen} />
)
