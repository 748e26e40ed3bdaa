import type { Locale } from '#language/locales.ts'
import { Live } from '#screens/live/live.tsx'
import { hoursListPart } from '#screens/live/open-part.tsx'

/** The hours of each day, and the dates ahead on which they are others. */
export const HoursList = ({ locale }: { locale: Locale }) => (
  <Live part={hoursListPart} locale={locale} />
)
