import type { AstroIntegration } from 'astro'
import { buildTime } from '#clinic/clock/build-time.ts'
import { localDate } from '#clinic/clock/clock.ts'
import { findEventStops } from '#words/publishing/publish-stops.ts'

/** Says in every build when the calendar has run dry; publishing stops there. */
export function warnOfQuietCalendar(): AstroIntegration {
  return {
    name: 'events',
    hooks: {
      'astro:build:start': ({ logger }) => {
        for (const { file, text } of findEventStops(localDate(buildTime()))) {
          logger.warn(`${file}: ${text}`)
        }
      },
    },
  }
}
