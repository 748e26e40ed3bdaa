import { Article } from '#screens/article.tsx'
import { OpeningFrame } from '#screens/opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { placePart } from './live/crash-place-part.tsx'
import { Live } from './live/live.tsx'

/** The crash figures of one corner or street. */
export function CrashPlaceScreen(page: ScreenProps) {
  const { id, locale } = page
  return (
    <Article
      {...page}
      signs="above the rest"
      opening={<OpeningFrame {...page} name="crash-place" />}
    >
      <Live part={placePart(id)} locale={locale} />
    </Article>
  )
}
