import { CallOrText } from '#screens/call-or-text.tsx'
import { OpeningFrame } from '#screens/opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import './about-opening.css'

/** A large picture beside the first words. */
export const AboutOpening = (page: ScreenProps) => (
  <OpeningFrame
    {...page}
    name="about"
    withDrawing
    under={<CallOrText locale={page.locale} size="default" />}
  />
)
