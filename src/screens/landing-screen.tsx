import { Article } from '#screens/article.tsx'
import { LandingOpening } from '#screens/openings/landing-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import './last-third.css'
import './signs-first.css'

/** For somebody who was hurt today. */
export const LandingScreen = (page: ScreenProps) => (
  <Article {...page} signs="above the rest" opening={<LandingOpening {...page} />} />
)
