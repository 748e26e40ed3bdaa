import type { CrashFigures } from '#city/crash-figures/figures.ts'
import { wholePeriod } from '#city/crash-figures/view.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { dataAddresses } from '#reports/crash-data/data-files.ts'
import { dataWords } from '#reports/crash-data/words.ts'
import { cityName } from '#site/city-name.ts'
import type { DatasetFacts } from '#site/structured-data.ts'

/** What search engines for data are told of the published counts. */
export function crashDataset(
  { years, dataThrough, source }: Pick<CrashFigures, 'years' | 'dataThrough' | 'source'>,
  locale: Locale,
): DatasetFacts {
  const { name, description } = dataWords[locale]
  const city = { city: cityName }
  const { from, to } = wholePeriod(years)
  return {
    name: fill(name, city),
    description: fill(description, city),
    from: `${from}-01-01`,
    to: `${to}-12-31`,
    city: `${cityName}, California`,
    // The Public Domain Mark: as the state's records are, so are counts of them.
    license: 'https://creativecommons.org/publicdomain/mark/1.0/',
    basedOn: source.address,
    modified: dataThrough,
    files: [
      { address: dataAddresses.countsCsv, format: 'text/csv' },
      { address: dataAddresses.streetsCsv, format: 'text/csv' },
      { address: dataAddresses.json, format: 'application/json' },
    ],
  }
}
