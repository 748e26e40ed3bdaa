import type { Day } from '#language/dates/days.ts'
import { dayIn } from '#language/dates/wall-time.ts'
import { inEachLanguage, type Locale, languageTag } from '#language/locales.ts'

/** Dates and times on the site are those of the clinic's clocks: California's, as its address is. */
export const timeZone = 'America/Los_Angeles'

/** The date at the clinic at an instant (milliseconds): `2026-11-01`. */
export const localDate = (instant: number): Day => dayIn(instant, timeZone)

/** A script that never formats with it is not to carry it. */
const dateAndTime = /* @__PURE__ */ inEachLanguage(
  (locale) =>
    new Intl.DateTimeFormat(languageTag[locale], {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone,
    }),
)

/**
 * An instant as date and time at the clinic: "December 5, 2026 at 10:00 AM".
 * @param instant milliseconds since 1970, or as ISO 8601 writes it.
 */
export function formatDateTime(instant: number | string, locale: Locale) {
  return dateAndTime[locale].format(new Date(instant))
}
