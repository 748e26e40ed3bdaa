import { deathsCounted } from '#city/here/city.ts'
import { cityWords } from '#city/here/words.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { aroundWords } from '#reports/accident-report/around/words.ts'

/** The City's own count of deaths, beside the records that have another. Sources: docs/crash-figures.md. */
export function CityDeaths({ locale }: { locale: Locale }) {
  return (
    <p className="fine-print">
      {fill(aroundWords[locale].deaths, deathsCounted)}{' '}
      {fill(cityWords[locale].deathsSource, { year: deathsCounted.year })}
    </p>
  )
}
