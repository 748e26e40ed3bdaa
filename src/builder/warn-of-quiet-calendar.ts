import type { AstroIntegration } from 'astro'
import { localDate } from '#clinic/clock/clock.ts'
import { findEventStops } from '#words/publishing/publish-stops.ts'

/** Says in every build when the calendar has run dry; publishing stops there. */
export function warnOfQuietCalendar(): AstroIntegration {
  return {
    name: 'events',
    hooks: {
      'astro:build:start': ({ logger }) => {
        for (const { file, text } of findEventStops(localDate(Date.now()))) {
          logger.warn(`${file}: ${text}`)
        }
      },
    },
  }
}
