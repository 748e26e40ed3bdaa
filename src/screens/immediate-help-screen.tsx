import { Article } from '#screens/article.tsx'
import { NowCard } from '#screens/now-card.tsx'
import { UrgentOpening } from '#screens/openings/urgent-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { screenWords } from '#screens/words.ts'
import { contextOf } from '#screens/words-context.ts'
import { FoldedSections } from '#words/folded-sections.tsx'
import type { WordsProps } from '#words/words.tsx'

/** The first hour stays open: nobody at the roadside should have to look for it. */
const FirstHourOpen = (words: WordsProps) => <FoldedSections {...words} firstOpen />

/** For somebody who stands at the roadside: 911, the danger check, the first minutes, then the rest. */
export const ImmediateHelpScreen = (page: ScreenProps) => (
  <Article {...page} opening={<UrgentOpening {...page} />} lineless body={FirstHourOpen}>
    <NowCard
      heading={screenWords[page.locale].whatToDoNow}
      steps={page.words.now ?? []}
      {...contextOf(page)}
    />
  </Article>
)
