import type { AstroIntegration } from 'astro'
import { oaklandDate } from '#i18n/dates.ts'
import { findEventStops } from '#publishing/publish-stops.ts'

/** Says in every build when the calendar has run dry; publishing stops there. */
export function warnOfQuietCalendar(): AstroIntegration {
  return {
    name: 'events',
    hooks: {
      'astro:build:start': ({ logger }) => {
        for (const { file, text } of findEventStops(oaklandDate(Date.now()))) {
          logger.warn(`${file}: ${text}`)
        }
      },
    },
  }
}
