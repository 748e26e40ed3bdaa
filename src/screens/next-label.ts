import { buildTime } from '#clinic/clock/build-time.ts'
import { localDate } from '#clinic/clock/clock.ts'
import type { Day } from '#language/dates/days.ts'
import type { Locale } from '#language/locales.ts'
import { screenWords } from './words.ts'

/** What stands before the day of the next check: that it is to come, or that it is over. */
export const nextLabel = (nextReview: Day, locale: Locale, today: Day = localDate(buildTime())) =>
  screenWords[locale].review[nextReview < today ? 'wasDue' : 'next']
