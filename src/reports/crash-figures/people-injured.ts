import { formatCount } from '#i18n/counted.ts'
import { fill } from '#i18n/fill.ts'
import type { Locale } from '#i18n/locales.ts'
import type { SummedFigures } from '#reports/crash-figures/totals.ts'
import { type Area, inPeriod, wholePeriod } from '#reports/crash-figures/view.ts'
import { crashWords } from '#reports/crash-figures/words.ts'

/** The people injured in an area in all years: "19,825" and "2016 to 2024". */
export function peopleInjured({ totals, years }: SummedFigures, area: Area, locale: Locale) {
  const period = wholePeriod(years)
  return {
    count: formatCount(inPeriod(totals[area].injured, years, period)),
    years: fill(crashWords[locale].years, period),
  }
}
