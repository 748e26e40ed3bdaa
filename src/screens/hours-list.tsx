import type { Locale } from '#language/locales.ts'
import { closedDateLines, openingHoursLines } from '#site/opening-hours.ts'

/** The hours of each day, and the dates ahead on which the clinic is closed. */
export function HoursList({ locale }: { locale: Locale }) {
  const lines = [
    ...openingHoursLines(locale).map(({ days, hours }) => ({ when: days, hours })),
    ...closedDateLines(locale).map(({ day, hours }) => ({ when: day, hours })),
  ]
  return (
    <dl>
      {lines.map(({ when, hours }) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  )
}
