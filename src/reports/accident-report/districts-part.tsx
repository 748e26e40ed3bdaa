import { fill } from '#i18n/fill.ts'
import { BarList } from '#reports/accident-report/bar-list.tsx'
import { ChartPart } from '#reports/accident-report/chart-part.tsx'
import type { Report } from '#reports/accident-report/report.ts'
import type { ReportTable, Wording } from '#reports/accident-report/report-tables.ts'
import { countSaid } from '#reports/accident-report/said.ts'
import { type District, districts } from '#reports/crash-figures/figures.ts'
import { smallestShown } from '#reports/crash-figures/small-numbers.ts'
import { isDistrict } from '#reports/crash-figures/view.ts'
import { href, page } from '#site/addresses.ts'
import './districts-part.css'

export interface DistrictsPartProps extends Wording {
  report: Report
  place: string
  /** What links to other views of the report keep of the address. */
  search: string
  table: ReportTable | undefined
}

/** The districts: with counts for the city, as the way to the others elsewhere. */
export function DistrictsPart({ report, search, words, locale, ...part }: DistrictsPartProps) {
  const { districts: across, view } = report
  const nameOf = (district: District) => page(`district-${district}`).name[locale]
  const link = (district: District) => (
    <a href={href(`district-${district}`, locale) + search}>{nameOf(district)}</a>
  )

  if (!across) {
    const here = isDistrict(view.area) ? view.area : undefined
    return (
      <nav className="crash-elsewhere" aria-label={words.districts.heading}>
        {here ? null : <p>{words.districts.streetsOnly}</p>}
        <ul>
          {districts.map((district) => (
            <li key={district}>
              {district === here ? (
                <strong aria-current="page">{nameOf(district)}</strong>
              ) : (
                link(district)
              )}
            </li>
          ))}
          {here ? (
            <li>
              <a href={href('accident-report', locale) + search}>{words.districts.whole}</a>
            </li>
          ) : null}
        </ul>
      </nav>
    )
  }

  const sorted = across.rows.toSorted((one, other) => other.count - one.count)
  const [most, fewest] = [sorted[0], sorted.at(-1)]
  if (!most || !fewest) return null
  const { measure } = words
  const { notPlaced } = across

  return (
    <ChartPart
      {...part}
      id="districts"
      words={words}
      locale={locale}
      wide
      heading={words.districts.heading}
      sentence={fill(words.districts.sentence, {
        measure: measure[view.severity],
        most: nameOf(most.district),
        mostCount: countSaid(most.count),
        fewest: nameOf(fewest.district),
        fewestCount: countSaid(fewest.count),
      })}
      notes={[
        fill(words.districts.notPlaced, {
          count: notPlaced < smallestShown ? words.under : countSaid(notPlaced),
          city: countSaid(across.city),
        }),
        words.districts.population,
      ]}
    >
      <BarList
        bars={across.rows.map(({ district, count }) => ({
          key: district,
          label: link(district),
          value: countSaid(count),
          length: count / Math.max(1, most.count),
        }))}
      />
    </ChartPart>
  )
}
