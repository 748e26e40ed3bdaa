import type { CrashFigures } from '#city/crash-figures/figures.ts'
import { wholePeriod } from '#city/crash-figures/view.ts'
import { crashWords } from '#city/crash-figures/words.ts'
import { Fold } from '#design/fold/fold.tsx'
import { formatDate } from '#language/dates/dates-in-words.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { dataAddresses } from '#reports/crash-data/data-files.ts'
import { dataWords } from '#reports/crash-data/words.ts'
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
