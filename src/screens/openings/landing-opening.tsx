import { WhatToDoNow } from '#screens/now-card.tsx'
import { OpeningFrame } from '#screens/opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'

/** What to do now, beside the answer in two sentences. */
export const LandingOpening = (page: ScreenProps) => (
  <OpeningFrame {...page} name="landing">
    <WhatToDoNow locale={page.locale} words={page.words} />
  </OpeningFrame>
)
