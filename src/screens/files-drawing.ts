import type { ScreenName } from '#screens/screens.ts'
import type { PageWords } from '#words/page-words.ts'
import { blocksIn } from '#words/parse-words.ts'

/** The files that draw a page, below the shell: its screen, and one for each block its words use. */
export function filesDrawing(screen: ScreenName | 'not-found', words: PageWords) {
  const { summary, now = [], body, sources = [] } = words
  const blocks = blocksIn(
    [summary, ...now, body].join('\n\n'),
    sources.map(({ id }) => id),
  )
  return [
    `src/screens/${screen}-screen.tsx`,
    ...blocks.map((block) => `src/words/blocks/${block}.tsx`),
  ]
}
