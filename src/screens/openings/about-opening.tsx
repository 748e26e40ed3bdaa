import { PageDrawing } from '#design/drawings/page-drawing.tsx'
import { CallOrText } from '#screens/call-or-text.tsx'
import { OpeningFrame } from '#screens/opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import './about-opening.css'
import './large-drawing.css'

/** A large picture beside the first words. */
export const AboutOpening = (page: ScreenProps) => (
  <OpeningFrame
    {...page}
    name="about"
    drawing={<PageDrawing name={page.words.drawing} />}
    drawnLarge
    under={<CallOrText locale={page.locale} size="default" />}
  />
)
