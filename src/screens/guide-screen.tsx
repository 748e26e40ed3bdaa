import { Article } from '#screens/article.tsx'
import { GuideOpening } from '#screens/openings/guide-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'

/** A guide to read through or to look things up in. */
export const GuideScreen = (page: ScreenProps) => (
  <Article {...page} opening={<GuideOpening {...page} />} />
)
