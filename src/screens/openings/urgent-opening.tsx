import { WhatToDoNow } from '#screens/now-card.tsx'
import { OpeningFrame } from '#screens/opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import './urgent-opening.css'
import { PageDrawing } from '#design/drawings/page-drawing.tsx'

/** What to do now, in the colour of danger: the button rings 911. */
export const UrgentOpening = (page: ScreenProps) => (
  <OpeningFrame {...page} name="urgent" drawing={<PageDrawing name={page.words.drawing} />}>
    <WhatToDoNow locale={page.locale} words={page.words} />
  </OpeningFrame>
)
