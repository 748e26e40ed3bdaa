import { Article } from '#screens/article.tsx'
import { OpeningFrame } from '#screens/opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { placeAskedPart } from './live/crash-place-part.tsx'
import { Live } from './live/live.tsx'

/** The way to every corner and street, and the figures of the one that is asked for. */
export function CrashPlacesScreen(page: ScreenProps) {
  return (
    <Article
      {...page}
      signs="above the rest"
      opening={<OpeningFrame {...page} name="crash-places" />}
    >
      <Live part={placeAskedPart} locale={page.locale} />
    </Article>
  )
}
