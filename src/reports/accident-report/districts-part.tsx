import { fill } from '#i18n/fill.ts'
import { BarList } from '#reports/accident-report/bar-list.tsx'
import { ChartPart } from '#reports/accident-report/chart-part.tsx'
import type { Report } from '#reports/accident-report/report.ts'
import type { ReportTable, Wording } from '#reports/accident-report/report-tables.ts'
import { countOrFew, measureSaid } from '#reports/accident-report/said.ts'
import { type District, districts } from '#reports/crash-figures/figures.ts'
import { isDistrict } from '#reports/crash-figures/view.ts'
import './districts-part.css'

export interface DistrictsPartProps extends Wording {
  report: Report
  place: string
  /** What links to other views of the report keep of the address. */
  search: string
  table: ReportTable | undefined
  asked: readonly string[]
}

/** The districts: with counts for the city, as the way to the others elsewhere. */
export function DistrictsPart({ report, search, words, links, ...part }: DistrictsPartProps) {
  const { districts: across, view } = report
  const nameOf = (district: District) => links[`district-${district}`].name
  const link = (district: District) => (
    <a href={links[`district-${district}`].href + search}>{nameOf(district)}</a>
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
              <a href={links['accident-report'].href + search}>{words.districts.whole}</a>
            </li>
          ) : null}
        </ul>
      </nav>
    )
  }

  const sorted = across.rows.toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0))
  const [most, fewest] = [sorted[0], sorted.at(-1)]
  if (!most || !fewest) return null
  const { notPlaced } = across

  return (
    <ChartPart
      {...part}
      id="districts"
      words={words}
      wide
      heading={words.districts.heading}
      sentence={fill(words.districts.sentence, {
        measure: measureSaid(view, words),
        most: nameOf(most.district),
        mostCount: countOrFew(most.count, words),
        fewest: nameOf(fewest.district),
        fewestCount: countOrFew(fewest.count, words),
      })}
      notes={[
        fill(words.districts.notPlaced, {
          count: countOrFew(notPlaced, words),
          city: countOrFew(across.city, words),
        }),
        words.districts.population,
      ]}
    >
      <BarList
        bars={across.rows.map(({ district, count }) => ({
          key: district,
          label: link(district),
          value: countOrFew(count, words),
          length: (count ?? 0) / Math.max(1, most.count ?? 0),
        }))}
      />
    </ChartPart>
  )
}
