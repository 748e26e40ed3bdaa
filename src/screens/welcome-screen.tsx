import { Article } from '#screens/article.tsx'
import { WelcomeOpening } from '#screens/openings/welcome-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'

/** Who speaks with you, and in which languages. */
export const WelcomeScreen = (page: ScreenProps) => (
  <Article {...page} signs="above the rest" opening={<WelcomeOpening {...page} />} />
)
