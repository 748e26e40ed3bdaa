import { WhatToDoNow } from '#screens/now-card.tsx'
import { OpeningFrame } from '#screens/opening.tsx'
import { firstHour } from '#screens/openings/first-hour.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import './service-opening.css'

/** What the service is, with its picture, what to do now, and the first hour as stops on the line. */
export function ServiceOpening(page: ScreenProps) {
  const { locale, words } = page
  return (
    <OpeningFrame {...page} name="service" line={firstHour(page)}>
      <WhatToDoNow locale={locale} words={words} />
    </OpeningFrame>
  )
}
