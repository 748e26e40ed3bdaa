import { OpeningFrame } from '#screens/opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import './guide-opening.css'

/** The first words of a guide: its list of contents stands at their side, and stays. */
export const GuideOpening = (page: ScreenProps) => <OpeningFrame {...page} name="guide" lineless />
