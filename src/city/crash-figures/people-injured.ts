import { formatCount } from '#language/counted.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import type { SummedFigures } from './totals.ts'
import { type Area, inPeriod, wholePeriod } from './view.ts'
import { crashWords } from './words.ts'

/** The people injured in an area in all years: "19,825" and "2016 to 2024". */
export function peopleInjured({ totals, years }: SummedFigures, area: Area, locale: Locale) {
  const period = wholePeriod(years)
  return {
    count: formatCount(inPeriod(totals[area].injured, years, period)),
    years: fill(crashWords[locale].years, period),
  }
}
