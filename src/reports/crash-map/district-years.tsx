import type { SummedFigures } from '#city/crash-figures/totals.ts'
import { wholePeriod } from '#city/crash-figures/view.ts'
import { crashWords } from '#city/crash-figures/words.ts'
import { districts } from '#city/here/city.ts'
import { rounded } from '#language/counted.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { changedDistricts } from '#reports/crash-map/measures.ts'
import { crashMapWords } from '#reports/crash-map/words.ts'
import { href, page } from '#site/addresses.ts'
import './district-years.css'
import '#reports/accident-report/chart-part.css'

export interface DistrictYearsProps {
  locale: Locale
  figures: SummedFigures
}

/** Which districts changed by more than chance makes of so many: what the small charts say. */
export function changesSaid(figures: SummedFigures, locale: Locale) {
  const { changed } = crashMapWords[locale]
  const sentences = changedDistricts(figures).map(({ district, year, now, before }) =>
    fill(now < before ? changed.fewer : changed.more, {
      district: page(`district-${district}`).name[locale],
      year,
      now: rounded(now, locale),
      difference: rounded(Math.abs(now - before), locale),
    }),
  )
  return sentences.length > 0 ? `${sentences.join(' ')} ${changed.others}` : changed.none
}

const [tall, step, wide] = [48, 10, 8]

/** A small chart of injury crashes by year for each district, all on one scale. */
export function DistrictYears({ locale, figures }: DistrictYearsProps) {
  const { totals, years } = figures
  const words = crashMapWords[locale]
  const most = Math.max(1, ...districts.flatMap((district) => totals[district].injury))
  const changed = changedDistricts(figures).map(({ district }) => district)
  const bars = (counts: readonly number[]) =>
    counts
      .map((count, index) => {
        const height = Math.round((tall * count) / most)
        return `M${index * step} ${tall}v-${height}h${wide}v${height}`
      })
      .join('')
  return (
    <>
      <ul className="crash-years">
        {districts.map((district) => {
          const latest = years
            .map((year, index) => ({ year, count: totals[district].injury[index] ?? 0 }))
            .slice(-2)
            .map(({ year, count }) => fill(words.inYear, { year, count: rounded(count, locale) }))
            .join(' · ')
          return (
            <li key={district}>
              <a href={href(`district-${district}`, locale)}>
                {page(`district-${district}`).name[locale]}
              </a>
              <svg viewBox={`0 0 ${years.length * step} ${tall}`} aria-hidden="true">
                <path d={bars(totals[district].injury)} />
              </svg>
              {changed.includes(district) ? <strong>{latest}</strong> : latest}
            </li>
          )
        })}
      </ul>
      <p className="fine-print">
        {fill(words.eachBar, {
          period: fill(crashWords[locale].years, wholePeriod(years)),
        })}
      </p>
      <p className="crash-topic">{words.compare}</p>
    </>
  )
}
