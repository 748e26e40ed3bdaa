import { type Locale, locales } from '#language/locales.ts'
import { isLong } from './repeats.ts'

/** The language of a journey that runs the same code in all; `npm run test:long` walks it in each. */
export const walkedIn = (locale: Locale): readonly Locale[] => (isLong ? locales : [locale])
