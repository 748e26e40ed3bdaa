import { Article } from '#screens/article.tsx'
import { UrgentOpening } from '#screens/openings/urgent-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'

/** For somebody who stands at the roadside. */
export const ImmediateHelpScreen = (page: ScreenProps) => (
  <Article {...page} opening={<UrgentOpening {...page} />} />
)
