import { Article } from '#screens/article.tsx'
import { AboutOpening } from '#screens/openings/about-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import './last-third.css'

/** About the people and the house. */
export const AboutScreen = (page: ScreenProps) => (
  <Article {...page} opening={<AboutOpening {...page} />} />
)
