import { ClinicWindow } from '#screens/clinic-window.tsx'
import { Live } from '#screens/live/live.tsx'
import { hoursSignPart } from '#screens/live/open-part.tsx'
import { WhatToDoNow } from '#screens/now-card.tsx'
import { OpeningFrame } from '#screens/opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import './landing-opening.css'

/** The window of the clinic answers whether somebody is there, and beside it stands what to do now. */
export const LandingOpening = (page: ScreenProps) => (
  <OpeningFrame
    {...page}
    name="landing"
    under={
      <div className="landing-front">
        <ClinicWindow>
          <Live part={hoursSignPart} locale={page.locale} />
        </ClinicWindow>
      </div>
    }
  >
    <WhatToDoNow locale={page.locale} words={page.words} />
  </OpeningFrame>
)
