import { formatDate } from '#i18n/dates.ts'
import { fill } from '#i18n/fill.ts'
import type { Locale } from '#i18n/locales.ts'
import { dataAddresses } from '#reports/crash-data/data-files.ts'
import { dataWords } from '#reports/crash-data/words.ts'
import type { CrashFigures } from '#reports/crash-figures/figures.ts'
import { wholePeriod } from '#reports/crash-figures/view.ts'
import { crashWords } from '#reports/crash-figures/words.ts'
import { Fold } from '#ui/fold/fold.tsx'
import './data-links.css'

export interface DataLinksProps {
  locale: Locale
  figures: Pick<CrashFigures, 'years' | 'dataThrough'>
}

/** Where the published counts can be taken from, and on what terms. */
export function DataLinks({ locale, figures: { years, dataThrough } }: DataLinksProps) {
  const words = dataWords[locale]
  const files = ['countsCsv', 'streetsCsv', 'json'] as const
  return (
    <section className="crash-data">
      <Fold id="data" heading={words.heading}>
        <p>
          {fill(words.text, {
            period: fill(crashWords[locale].years, { ...wholePeriod(years) }),
            date: formatDate(dataThrough, locale),
          })}
        </p>
        <ul>
          {files.map((file) => (
            <li key={file}>
              <a href={dataAddresses[file]}>{words.files[file]}</a>
            </li>
          ))}
        </ul>
        <p>{words.note}</p>
      </Fold>
    </section>
  )
}
