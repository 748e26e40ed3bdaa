import type { Locale } from '#language/locales.ts'
import type { ScreenName } from '#screens/screens.ts'
import type { PageWords } from '#words/page-words.ts'
import { blocksIn, withoutLastCall } from '#words/parse-words.ts'

/** The files that draw a page, below the shell: its screen, and one for each block its words use. */
export function filesDrawing(
  screen: ScreenName | 'not-found',
  { summary, now = [], body, sources = [], file }: PageWords,
  locale: Locale,
) {
  const sourceIds = sources.map(({ id }) => id)
  const blocks = blocksIn([summary, ...now, withoutLastCall(body)], { locale, sourceIds, file })
  return [
    `src/screens/${screen}-screen.tsx`,
    ...blocks.map((block) => `src/words/blocks/${block}.tsx`),
  ]
}
